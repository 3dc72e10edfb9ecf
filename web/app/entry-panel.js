/**
 * Entering dice that were thrown by hand: by a touch on the faces, or by typing digits wherever the focus is.
 */

import { createEntry } from "../board/entry.js";
import { t } from "../texts.js";
import { playerName } from "./phrases.js";
import { isEntering } from "./state.js";

/** @typedef {import("./state.js").AppState} AppState */
/** @typedef {import("../engine/shapes.js").Seat} Seat */

/** Which dice are due in which phase, and the intent that takes them. */
const DUE = /** @type {Record<string, {action: "open" | "roll" | "die", count: number}>} */ ({
  opening: { action: "open", count: 2 },
  roll: { action: "roll", count: 2 },
  "roll-double": { action: "die", count: 1 },
});

/**
 * What is to be entered now, null when nothing is.
 * @param {AppState} state
 */
export function entryDue(state) {
  return isEntering(state) && state.view ? DUE[state.view.phase] : null;
}

/**
 * The dice in what was typed, as many as are due, however they are divided; null when it is anything else.
 * @param {string} text
 * @param {number} count
 */
export function diceIn(text, count) {
  const digits = text.replace(/[\s,;-]/g, "");
  return /^[1-6]+$/.test(digits) && digits.length === count ? [...digits].map(Number) : null;
}

/**
 * Faces chosen so far after a key: a digit chooses for the first die that has none, Backspace and Escape take the last
 * choice back. Null when the key is none of this.
 * @param {(number | null)[]} picked
 * @param {string} key
 */
export function pickedAfter(picked, key) {
  const free = picked.indexOf(null);
  if (/^[1-6]$/.test(key)) return free < 0 ? null : picked.with(free, Number(key));
  const last = picked.findLastIndex((number) => number !== null);
  return last >= 0 && (key === "Backspace" || key === "Escape") ? picked.with(last, null) : null;
}

/**
 * @param {HTMLElement} root
 * @param {import("./controller.js").Run} run
 * @returns {(state: AppState) => void}
 */
export function mountEntry(root, run) {
  /** @type {(number | null)[]} */
  let picked = [];
  /** @type {AppState | null} */
  let now = null;
  /** @type {unknown} */
  let shown = null;
  const entry = createEntry(root, (row, number) => take(picked.with(row, picked[row] === number ? null : number)));

  document.addEventListener(
    "keydown",
    (event) => {
      if (root.hidden || event.repeat || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return;
      const next = pickedAfter(picked, event.key);
      if (!next) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      take(next);
    },
    { capture: true },
  );

  /** @param {(number | null)[]} next */
  function take(next) {
    if (!now || now.isBusy || now.waiting) return;
    picked = next;
    show(now);
    const due = entryDue(now);
    const dice = /** @type {number[]} */ (picked.filter((number) => number !== null));
    if (due && dice.length === due.count) run(due.action, dice);
  }

  /** @param {AppState} state */
  function show(state) {
    const phase = state.view?.phase;
    const seats = phase === "opening" ? [0, 1] : picked.map(() => state.view?.seat ?? 0);
    entry.set({
      label: t("page.enter.label"),
      told: phase === "opening",
      rows: picked.map((number, row) => ({ seat: /** @type {Seat} */ (seats[row]), label: rowLabel(state, row), picked: number })),
      t,
    });
  }

  return (state) => {
    const due = entryDue(state);
    const wasHidden = root.hidden;
    const hadFocus = root.contains(document.activeElement);
    root.hidden = due === null;
    if (hadFocus && !due) document.getElementById("due")?.focus();
    if (due && state.view !== shown) picked = Array(due.count).fill(null);
    shown = state.view;
    now = state;
    if (!due) return;
    show(state);
    const focus = document.activeElement;
    if (wasHidden && (focus === document.body || focus?.id === "due")) entry.focus();
  };
}

/** @param {AppState} state @param {number} row */
function rowLabel(state, row) {
  const phase = state.view?.phase;
  if (phase === "opening") return t("page.enter.of", { player: playerName(state, row) });
  return t(phase === "roll-double" ? "page.enter.one" : `page.enter.${row}`);
}

/** Whether a key belongs to a text, or to a dialog. @param {EventTarget | null} target */
function isElsewhere(target) {
  if (document.querySelector("dialog[open]")) return true;
  return target instanceof Element && target.closest("input, select, textarea") !== null;
}
