/**
 * Dice to be entered by hand: a row of six faces for each die that was thrown, one touch a die.
 */
import { listen, setAttribute } from "../dom.js";
import { face } from "./dice.js";
import { svg } from "./skeleton.js";

/**
 * @typedef {object} EntryRow
 * @property {import("../engine/shapes.js").Seat} seat whose colour the faces have
 * @property {string} label what the row is called
 * @property {number | null} picked the face that was chosen
 *
 * @typedef {object} EntryConfig
 * @property {EntryRow[]} rows
 * @property {string} label
 * @property {boolean} told whether each row is told apart by the mark of its seat
 * @property {import("./defaults.js").Texts} t
 */

const FACES = [1, 2, 3, 4, 5, 6];

/**
 * @param {HTMLElement} element hidden by its owner while no dice are to be entered
 * @param {(row: number, number: number) => void} onPick
 * @returns {{set: (config: EntryConfig) => void, focus: () => void, destroy: () => void}}
 */
export function createEntry(element, onPick) {
  const end = new AbortController();
  const rows = [0, 1].map(entryRow);
  element.setAttribute("role", "group");
  element.replaceChildren(...rows);
  listen(element, "click", (event) => pick(event.target), end.signal);

  /** @param {EventTarget | null} target */
  function pick(target) {
    const button = target instanceof Element ? target.closest("button") : null;
    if (button) onPick(Number(button.dataset.row), Number(button.dataset.number));
  }

  return {
    set({ rows: shown, label, told, t }) {
      setAttribute(element, "aria-label", label);
      setAttribute(element, "data-told", told);
      rows.forEach((row, i) => {
        row.hidden = i >= shown.length;
        if (!row.hidden) showRow(row, shown[i], t);
      });
    },
    focus: () => rows[0].querySelector("button")?.focus(),
    destroy() {
      end.abort();
      element.replaceChildren();
    },
  };
}

/** @param {number} i */
function entryRow(i) {
  const row = document.createElement("div");
  row.className = "entry-row";
  row.setAttribute("role", "group");
  const mark = document.createElement("span");
  mark.className = "status-mark";
  mark.setAttribute("aria-hidden", "true");
  row.append(mark, ...FACES.map((n) => entryFace(i, n)));
  return row;
}

/** @param {number} row @param {number} n */
function entryFace(row, n) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "entry-face";
  button.dataset.row = String(row);
  button.dataset.number = String(n);
  const die = svg("svg", { class: "die", viewBox: "-4 -4 108 108", "aria-hidden": "true" });
  face(die, n);
  button.append(die);
  return button;
}

/** @param {HTMLElement} row @param {EntryRow} shown @param {import("./defaults.js").Texts} t */
function showRow(row, { seat, label, picked }, t) {
  setAttribute(row, "aria-label", label);
  setAttribute(row, "data-seat", seat);
  setAttribute(row, "data-picked", picked !== null);
  for (const button of row.querySelectorAll("button")) {
    const n = Number(button.dataset.number);
    setAttribute(button, "aria-label", t("board.die", { n }));
    setAttribute(button, "aria-pressed", String(picked === n));
    setAttribute(/** @type {Element} */ (button.firstElementChild), "data-seat", seat);
  }
}
