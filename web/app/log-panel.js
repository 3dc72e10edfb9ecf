/**
 * The log: an entry for every action of the game, the newest in sight.
 */

import { t } from "../texts.js";
import { el, setAttribute, setText } from "../dom.js";
import { diceText, playerName } from "./phrases.js";

/** @typedef {import("./state.js").AppState} AppState */
/** @typedef {import("../engine/shapes.js").LogEntry} LogEntry */

/**
 * @param {HTMLElement} root
 * @returns {(state: AppState) => void}
 */
export function mountLog(root) {
  const empty = el("p", { class: "log-empty" });
  const list = el("ol", { class: "log-list", tabindex: "0" });
  root.replaceChildren(empty, list);
  /** @type {LogEntry[]} */
  let shown = [];

  return (state) => {
    setAttribute(root, "aria-label", t("page.log.label"));
    setAttribute(list, "aria-label", t("page.log.label"));
    setText(empty, t("page.log.empty"));
    if (state.log === shown && list.childElementCount === shown.length) return;
    shown = state.log;
    empty.hidden = shown.length > 0;
    list.hidden = shown.length === 0;
    update(list, state);
    list.scrollTop = list.scrollHeight;
  };
}

/**
 * Keep the entries that stay, so that a reader's place is not lost.
 * @param {HTMLElement} list
 * @param {AppState} state
 */
function update(list, state) {
  const entries = [...list.children];
  state.log.forEach((entry, index) => {
    const text = entryText(state, entry);
    const old = entries[index];
    if (old && old.textContent === text && old.getAttribute("data-kind") === entry.kind) return;
    const made = entryElement(state, entry);
    if (old) old.replaceWith(made);
    else list.append(made);
  });
  for (const old of entries.slice(state.log.length)) old.remove();
}

/** @param {AppState} state @param {LogEntry} entry */
function entryElement(state, entry) {
  const [who, dice, text] = parts(state, entry);
  return el(
    "li",
    { class: "log-entry", "data-seat": entry.seat, "data-kind": entry.kind },
    el("span", { class: "log-name" }, who),
    " ",
    el("span", { class: "log-dice" }, dice),
    " ",
    el("span", { class: "log-text" }, text),
  );
}

/** @param {AppState} state @param {LogEntry} entry */
function entryText(state, entry) {
  return parts(state, entry).join(" ");
}

/** @param {AppState} state @param {LogEntry} entry @returns {string[]} */
function parts(state, { seat, dice, text }) {
  return [seat === null ? "" : playerName(state, seat), diceText(dice), text];
}
