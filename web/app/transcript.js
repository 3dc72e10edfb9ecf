/**
 * A game as a text to read: who played what, in the words and the numbering of its rule set.
 */

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
  ].filter(Boolean);
  return [...head, "", ...logLines(log).map((entry) => entryText(state, entry)), ""].join("\n");
}
