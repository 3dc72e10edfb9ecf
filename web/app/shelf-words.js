/**
 * What a line of the shelf says: players, rule set, result, dates, in the language of the page.
 */

import { t } from "../texts.js";
import { playerName } from "./phrases.js";

/** @typedef {import("./shelf-index.js").Line} Line */

/** @param {Pick<Line, "seats">} line @param {number} seat */
export function sideName(line, seat) {
  return playerName(/** @type {any} */ ({ record: line }), seat);
}

/** @param {Pick<Line, "seats">} line */
export function playersText(line) {
  return t("page.games.pair", { first: sideName(line, 0), second: sideName(line, 1) });
}

/** @param {Pick<Line, "name" | "seats">} line */
export function titleOf(line) {
  return line.name || playersText(line);
}

/** A preset under its own name is spoken of as the texts have it. @param {Line["rules"]} rules */
export function rulesTitle({ name, base }) {
  return name === base ? t(`preset.${base}.title`) : name;
}

/** @param {Pick<Line, "result" | "seats">} line */
export function resultText(line) {
  const { result } = line;
  if (!result) return t("page.games.unfinished");
  if (result.winner === "draw") return t("page.games.draw");
  return t("page.games.won", { player: sideName(line, result.winner), count: result.points });
}

/** Which game of a match it is; empty for a single game. @param {Pick<Line, "match">} line */
export function matchGameText({ match }) {
  if (!match) return "";
  return t("page.games.match", { game: 1 + match.wins[0] + match.wins[1] + match.draws, first: match.score[0], second: match.score[1] });
}

/** @param {NonNullable<Line["figures"]>["chain"]} chain @param {Pick<Line, "seats">} line */
export function chainText(chain, line) {
  return chain ? t("page.games.by", { what: chain.count, player: sideName(line, chain.seat) }) : t("page.games.none");
}

/** @param {NonNullable<Line["figures"]>["luck"]} luck @param {Pick<Line, "seats">} line */
export function luckText(luck, line) {
  if (!luck) return t("page.games.none");
  const what = t("page.games.luck-roll", { dice: luck.dice.join("-"), count: luck.pips });
  return t("page.games.by", { what, player: sideName(line, luck.seat) });
}

/**
 * A way to write dates and times of a language; what is no date stays as it is.
 * @param {string} language
 * @returns {(iso: string) => string}
 */
export function dateWriter(language) {
  const format = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  return (iso) => {
    const date = new Date(iso);
    return Number.isNaN(date.getTime()) ? iso : format.format(date);
  };
}
