/**
 * A game as a text to read: who played what, in the words and the numbering of its rule set.
 */

import { format } from "../position-text.js";
import { t } from "../texts.js";
import { entryText, logLines } from "./log-panel.js";
import { matchGameText, playersText, rulesTitle } from "./shelf-words.js";

/**
 * @param {import("./save-text.js").Kept} kept
 * @param {import("../engine/shapes.js").LogEntry[]} log
 * @param {(iso: string) => string} dateText
 */
export function transcript({ name, record }, log, dateText) {
  const state = /** @type {any} */ ({ record });
  const head = [
    name,
    playersText(record),
    `${rulesTitle(record.rules)}, ${dateText(record.begun)}`,
    matchGameText(record),
    record.dice.source === "script" ? t("page.notice.script") : "",
    record.start ? t("page.games.start", { position: startText(record.start) }) : "",
  ].filter(Boolean);
  return [...head, "", ...logLines(log).map((entry) => entryText(state, entry)), ""].join("\n");
}

/** Who is on roll first, as everywhere in that text. @param {import("../engine/shapes.js").StartShape} start */
function startText({ seat, position: [first, second] }) {
  return seat === 1 ? format({ on_roll: second, opponent: first }) : format({ on_roll: first, opponent: second });
}
