/**
 * Which games the shelf lists, and in which order.
 */

import { playersText, rulesTitle, titleOf } from "./shelf-words.js";

/** @typedef {import("./shelf-index.js").Line} Line */

/**
 * @typedef {object} Wish
 * @property {string} search words that all have to be found
 * @property {string} show one of SHOWN
 * @property {string} sort one of SORTS
 */

export const SHOWN = ["all", "unfinished", "finished"];
export const SORTS = ["saved", "begun", "title", "rules", "points", "turns"];

/**
 * @param {Line[]} lines
 * @param {Wish} wish
 * @param {string} language
 * @returns {Line[]}
 */
export function chosen(lines, { search, show, sort }, language) {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const found = lines.filter((line) => isShown(line, show) && isFound(line, words));
  const newest = found.sort((a, b) => compare(b.saved, a.saved));
  switch (sort) {
    case "begun":
      return newest.sort((a, b) => compare(b.begun, a.begun));
    case "title":
      return byText(newest, titleOf, language);
    case "rules":
      return byText(newest, ({ rules }) => rulesTitle(rules), language);
    case "points":
      return newest.sort((a, b) => (b.result?.points ?? -1) - (a.result?.points ?? -1));
    case "turns":
      return newest.sort((a, b) => (b.figures?.turns ?? -1) - (a.figures?.turns ?? -1));
    default:
      return newest;
  }
}

/** @param {Line[]} lines @param {(line: Line) => string} text @param {string} language */
function byText(lines, text, language) {
  const { compare: compareTexts } = new Intl.Collator(language, { numeric: true });
  return lines.sort((a, b) => compareTexts(text(a), text(b)));
}

/** @param {Line} line @param {string} show */
function isShown({ result }, show) {
  return show === "all" || (show === "finished") === (result !== null);
}

/** @param {Line} line @param {string[]} words */
function isFound(line, words) {
  if (words.length === 0) return true;
  const text = plain([line.name, playersText(line), rulesTitle(line.rules)].join(" "));
  return words.every((word) => text.includes(word));
}

/** A text as it is searched: small letters without marks. @param {string} text */
function plain(text) {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

/** Dates as they are kept sort as texts. @param {string} a @param {string} b */
function compare(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}
