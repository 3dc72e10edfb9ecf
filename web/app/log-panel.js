/**
 * The log: an entry for every action of the game, the newest in sight. Each leads to the position it left.
 */

import { t } from "../texts.js";
import { el, setAttribute, setText } from "../dom.js";
import { MARKS } from "./advice-text.js";
import { diceText, playerName } from "./phrases.js";

/** @typedef {import("./state.js").AppState} AppState */
/** @typedef {import("../engine/shapes.js").LogEntry} LogEntry */

/**
 * @param {HTMLElement} root
 * @param {import("./controller.js").Run} run
 * @returns {(state: AppState) => void}
 */
export function mountLog(root, run) {
  const empty = el("p", { class: "log-empty" });
  const list = el("ol", { class: "log-list", onclick: choose, onkeydown: rove });
  root.replaceChildren(empty, list);
  /** @type {LogEntry[]} */
  let shown = [];
  /** @type {number | undefined} */
  let at;
  /** @type {unknown} */
  let reviewed;

  /** @param {Event} event */
  function choose({ target }) {
    const entry = target instanceof Element ? target.closest("button") : null;
    // A marked play is looked at before it was made, beside what would have been best.
    if (entry) run("look", Number(entry.dataset.index) + (entry.dataset.grade ? 0 : 1));
  }

  /** Arrows go from entry to entry, one of which is in the tab order. @param {KeyboardEvent} event */
  function rove(event) {
    const buttons = [...list.querySelectorAll("button")];
    const index = buttons.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    const next = event.key === "ArrowUp" ? index - 1 : event.key === "ArrowDown" ? index + 1 : -1;
    if (index < 0 || !buttons[next]) return;
    event.preventDefault();
    setCurrent(buttons, next);
    buttons[next].focus();
  }

  return (state) => {
    setAttribute(root, "aria-label", t("page.log.label"));
    setAttribute(list, "aria-label", t("page.log.label"));
    setText(empty, t("page.log.empty"));
    const answer = state.review?.answer;
    if (state.log === shown && state.look?.at === at && answer === reviewed) return;
    const isNew = state.log !== shown || answer !== reviewed;
    const isLonger = state.log !== shown;
    shown = state.log;
    reviewed = answer;
    at = state.look?.at;
    const entries = logLines(shown);
    empty.hidden = entries.length > 0;
    list.hidden = entries.length === 0;
    if (isNew) update(list, state, entries);
    if (isLonger) list.scrollTop = list.scrollHeight;
    markCurrent(list, entries, at);
  };
}

/**
 * Mark the entry that is looked back at; the newest one is first in the tab order where none is.
 * @param {HTMLElement} list
 * @param {LogEntry[]} entries
 * @param {number | undefined} at
 */
function markCurrent(list, entries, at) {
  const buttons = [...list.querySelectorAll("button")];
  const marked = buttons.findIndex(({ dataset }) => dataset.grade && Number(dataset.index) === at);
  const current = at === undefined ? -1 : marked >= 0 ? marked : entries.findLastIndex(({ index }) => index < at);
  buttons.forEach((button, index) => setAttribute(button, "aria-current", index === current ? "true" : null));
  if (current >= 0) buttons[current].scrollIntoView({ block: "nearest" });
  if (!list.contains(document.activeElement)) setCurrent(buttons, current >= 0 ? current : buttons.length - 1);
}

/** @param {HTMLElement[]} buttons @param {number} current */
function setCurrent(buttons, current) {
  buttons.forEach((button, index) => setAttribute(button, "tabindex", index === current ? "0" : "-1"));
}

/** A roll has a line of its own only until it is played. @param {LogEntry[]} log */
export function logLines(log) {
  return log.filter(({ kind }, index) => kind !== "roll" || !["play", "pass"].includes(log[index + 1]?.kind));
}

/**
 * Keep the elements that stay as they are, so that a reader's place is not lost.
 * @param {HTMLElement} list
 * @param {AppState} state
 * @param {LogEntry[]} entries
 */
function update(list, state, entries) {
  const elements = [...list.children];
  entries.forEach((entry, index) => {
    const text = entryText(state, entry) + MARKS[gradeOf(state, entry)];
    const old = elements[index];
    if (old && old.textContent === text && old.getAttribute("data-kind") === entry.kind) {
      setAttribute(/** @type {Element} */ (old.firstElementChild), "data-index", entry.index);
      return;
    }
    const made = entryElement(state, entry);
    if (old) old.replaceWith(made);
    else list.append(made);
  });
  for (const old of elements.slice(entries.length)) old.remove();
}

/** @param {AppState} state @param {LogEntry} entry */
function entryElement(state, entry) {
  const [who, dice, text] = parts(state, entry);
  const grade = gradeOf(state, entry);
  return el(
    "li",
    { class: "log-entry", "data-seat": entry.seat, "data-kind": entry.kind },
    el(
      "button",
      { type: "button", class: "log-go", "data-index": entry.index, "data-grade": grade === "good" ? null : grade, tabindex: -1 },
      el("span", { class: "only-spoken" }, who),
      el("span", { class: "log-dice" }, dice),
      el("span", { class: "log-text" }, text, grade !== "good" && el("span", { class: "log-grade", title: t(`page.grade.${grade}`) }, MARKS[grade])),
    ),
  );
}

/** What a review thinks of an entry. @param {AppState} state @param {LogEntry} entry @returns {import("../engine/shapes.js").Grade} */
function gradeOf({ review }, { index }) {
  return review?.answer?.decisions.find(({ at }) => at === index)?.grade ?? "good";
}

/** An entry as it is read out. @param {AppState} state @param {LogEntry} entry */
export function entryText(state, entry) {
  return parts(state, entry).join("");
}

/**
 * Who, with which dice, did what. A space ends each part that another follows, for those who listen or copy.
 * @param {AppState} state
 * @param {LogEntry} entry
 * @returns {[string, string, string]}
 */
function parts(state, { seat, kind, dice, text }) {
  const who = seat === null ? "" : `${playerName(state, seat)} `;
  switch (kind) {
    case "opening":
      return [who, `${diceText(dice)} `, openingText(state, dice)];
    case "roll":
      return [who, `${diceText(dice)} `, "…"];
    case "name":
      return [who, "", t("log.name", { text })];
    case "die":
      return [who, "", t("log.die", { text: dice.join() })];
    default:
      return [who, dice.length > 0 ? `${diceText(dice)} ` : "", text];
  }
}

/** @param {AppState} state @param {number[]} dice */
function openingText(state, [first, second]) {
  if (first === second) return t("page.log.tie");
  return t("page.log.starts", { player: playerName(state, first > second ? 0 : 1) });
}
