/**
 * The rules of the game in hand, as its rule set says them: every sentence, its tables and its tips.
 */

import { t } from "../texts.js";
import { el } from "../dom.js";
import { openDialog } from "./dialog.js";

/** @typedef {import("./state.js").AppState} AppState */
/** @typedef {import("../engine/shapes.js").RuleSetShape} RuleSetShape */

/** @param {AppState} state */
export function openRules({ ruleset }) {
  if (!ruleset) return;
  openDialog({
    title: t("page.rules.title", { title: ruleset.title }),
    body: [
      el("p", { class: "rules-summary" }, ruleset.summary),
      el("ul", { class: "rules-list" }, ...ruleset.fields.map(({ text }) => el("li", {}, text))),
      ruleset.order_table.length > 0 && orderTable(ruleset),
      ruleset.off_table.length > 0 && offTable(ruleset),
      ruleset.tips.length > 0 && el("h3", {}, t("page.rules.tips")),
      ruleset.tips.length > 0 && el("ul", { class: "rules-list" }, ...ruleset.tips.map((tip) => el("li", {}, tip))),
    ],
  });
}

/** @param {RuleSetShape} ruleset */
function orderTable({ order_table: rows }) {
  return table(
    t("page.rules.order"),
    [t("page.rules.double"), t("page.rules.numbers")],
    rows.map((row) => [t(`die.${row.double}`), row.numbers.join(" ")]),
  );
}

/** @param {RuleSetShape} ruleset */
function offTable({ off_table: rows }) {
  return table(
    t("page.rules.off"),
    [t("page.rules.point"), t("page.rules.number")],
    rows.map((row) => [String(row.point), String(row.number)]),
  );
}

/** @param {string} caption @param {string[]} head @param {string[][]} rows */
function table(caption, head, rows) {
  return el(
    "table",
    { class: "rules-table" },
    el("caption", {}, caption),
    el("thead", {}, el("tr", {}, ...head.map((cell) => el("th", { scope: "col" }, cell)))),
    el("tbody", {}, ...rows.map(([first, ...rest]) => el("tr", {}, el("th", { scope: "row" }, first), ...rest.map((cell) => el("td", {}, cell))))),
  );
}
