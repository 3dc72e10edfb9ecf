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
    if (state.log === shown) return;
    shown = state.log;
    const entries = lines(shown);
    empty.hidden = entries.length > 0;
    list.hidden = entries.length === 0;
    update(list, state, entries);
    list.scrollTop = list.scrollHeight;
  };
}

/** A roll has a line of its own only until it is played. @param {LogEntry[]} log */
function lines(log) {
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
    const text = entryText(state, entry);
    const old = elements[index];
    if (old && old.textContent === text && old.getAttribute("data-kind") === entry.kind) return;
    const made = entryElement(state, entry);
    if (old) old.replaceWith(made);
    else list.append(made);
  });
  for (const old of elements.slice(entries.length)) old.remove();
}

/** @param {AppState} state @param {LogEntry} entry */
function entryElement(state, entry) {
  const [who, dice, text] = parts(state, entry);
  return el(
    "li",
    { class: "log-entry", "data-seat": entry.seat, "data-kind": entry.kind },
    el("span", { class: "only-spoken" }, who),
    el("span", { class: "log-dice" }, dice),
    el("span", { class: "log-text" }, text),
  );
}

/** @param {AppState} state @param {LogEntry} entry */
function entryText(state, entry) {
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
