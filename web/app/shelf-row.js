/**
 * One game in the list of the shelf: a button that tells what it is, and below it what else there is to know and to do.
 */

import { t } from "../texts.js";
import { el, fill, setAttribute } from "../dom.js";
import { button } from "./dialog.js";
import { chainText, luckText, matchGameText, playersText, resultText, rulesTitle, titleOf } from "./shelf-words.js";

/** @typedef {import("./shelf-index.js").Line} Line */

/**
 * @typedef {object} Deeds what can be done with a game
 * @property {(line: Line) => void} resume
 * @property {(line: Line) => void} replay
 * @property {(line: Line) => void} rename
 * @property {(line: Line) => void} write its transcript
 * @property {(line: Line) => void} exportOne
 * @property {(line: Line) => void} remove
 * @property {(line: Line) => Promise<void>} workOut have the engine find its figures
 */

let count = 0;

/**
 * @param {Line} line
 * @param {object} parts
 * @param {boolean} parts.isInHand
 * @param {(iso: string) => string} parts.dateText
 * @param {Deeds} parts.deeds
 */
export function createRow(line, { isInHand, dateText, deeds }) {
  const id = `shelf-game-${++count}`;
  const head = el(
    "button",
    { type: "button", class: "shelf-open", "aria-expanded": "false", "aria-controls": id, onclick: toggle },
    el("span", { class: "shelf-title" }, titleOf(line)),
    " ",
    el("span", { class: "shelf-state", "data-open": line.result === null }, isInHand ? t("page.games.in-hand") : resultText(line)),
    " ",
    el("span", { class: "shelf-note" }, [rulesTitle(line.rules), matchGameText(line), dateText(line.saved)].filter(Boolean).join(" · ")),
  );
  const panel = el("div", { class: "shelf-panel", id, hidden: true });
  const element = el("li", { class: "shelf-game", "data-id": line.id }, head, panel);

  function toggle() {
    const isOpen = panel.hidden;
    panel.hidden = !isOpen;
    setAttribute(head, "aria-expanded", String(isOpen));
    if (!isOpen) return;
    show();
    panel.scrollIntoView({ block: "nearest" });
    if (!line.figures) void deeds.workOut(line).then(showFacts);
  }

  const facts = el("dl", { class: "shelf-facts" });

  function show() {
    showFacts();
    if (panel.contains(facts)) return;
    fill(panel, facts, el("div", { class: "button-row" }, ...actions()));
  }

  function showFacts() {
    const { figures } = line;
    const known = (/** @type {(of: NonNullable<typeof figures>) => unknown} */ text) => (figures ? String(text(figures)) : "…");
    fill(
      facts,
      ...(line.name ? fact("players", playersText(line)) : []),
      ...fact("begun", dateText(line.begun)),
      ...fact("turns", known(({ turns }) => turns)),
      ...fact("chain", known(({ chain }) => chainText(chain, line))),
      ...fact("luck", known(({ luck }) => luckText(luck, line))),
    );
  }

  function actions() {
    const isOver = line.result !== null;
    const deed = (/** @type {string} */ name, /** @type {(line: Line) => void} */ act, kind = "quiet") =>
      button(t(`page.games.${name}`), { "data-kind": kind === "" ? null : kind, onclick: () => act(line) });
    return [
      isOver ? deed("replay", deeds.replay, "") : deed("resume", deeds.resume, ""),
      deed("rename", deeds.rename),
      deed("transcript", deeds.write),
      deed("export", deeds.exportOne),
      !isInHand && deed("delete", deeds.remove, "danger"),
    ];
  }

  return { element, head, line };
}

/** @param {string} name @param {string} text */
function fact(name, text) {
  return [el("dt", {}, t(`page.games.${name}`)), el("dd", {}, text)];
}
