/**
 * Words for what the coach says: choices, what they are worth, why one is better.
 */

import { t } from "../texts.js";
import { say } from "./phrases.js";

/** @typedef {import("./state.js").AppState} AppState */
/** @typedef {import("../engine/shapes.js").HintShape} HintShape */
/** @typedef {import("../engine/shapes.js").ChoiceShape} ChoiceShape */
/** @typedef {import("../engine/shapes.js").FactShape} FactShape */
/** @typedef {import("../engine/shapes.js").Grade} Grade */

/** Signs beside a play, as chess players write them. @type {Record<Grade, string>} */
export const MARKS = Object.freeze({ good: "", doubtful: "?!", error: "?", blunder: "??" });
export const SERIOUS = /** @type {readonly Grade[]} */ (Object.freeze(["error", "blunder"]));

/**
 * Points in the language of the page: "+0.24".
 * @param {Pick<AppState, "language">} state
 * @param {number} value
 */
export function signedPoints({ language }, value) {
  return number(language, value, "exceptZero");
}

/** Points lost: "0.24". @param {Pick<AppState, "language">} state @param {number} value */
export function plainPoints({ language }, value) {
  return number(language, value, "auto");
}

/** @param {string} language @param {number} value @param {"auto" | "exceptZero"} signDisplay */
function number(language, value, signDisplay) {
  return new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay }).format(value);
}

/** A choice as it is written: a play, or a double with its play. @param {ChoiceShape} choice */
export function choiceText(choice) {
  if (choice.number === null) return choice.text;
  return `${t(`die.${choice.number}`)}, ${choice.text}`;
}

/** The best of a hint, in a sentence. @param {HintShape} hint */
export function bestText({ best: [best] }) {
  if (best.number === null) return t("page.hint.play", { text: best.text });
  return t("page.hint.name", { double: t(`die.${best.number}`), text: best.text });
}

/**
 * Reasons in the words of the rule set in play; one sentence says so where no count decides.
 * @param {AppState} state
 * @param {HintShape} hint
 * @returns {string[]}
 */
export function reasonTexts(state, { reasons, loss }) {
  if (reasons.length === 0) return loss > 0 ? [t("fact.none")] : [];
  return reasons.map(({ fact, count, other }) => say(state, other === null ? `fact.${fact}` : `fact.${fact}.than`, { count, other }));
}

/** What a hint gains over what was begun; nothing before anything was. @param {AppState} state @param {HintShape} hint */
export function gainText(state, { yours, loss }) {
  if (!yours) return "";
  if (loss === 0) return t("page.hint.same");
  return t("page.hint.gain", { value: plainPoints(state, loss), text: choiceText(yours) });
}

/** What a decision gave up, with its grade. @param {AppState} state @param {HintShape} hint */
export function lossText(state, { grade, loss }) {
  return t("page.review.loss", { grade: t(`page.grade.${grade}`), value: plainPoints(state, loss) });
}

/** A hint as it is read out. @param {AppState} state @param {HintShape} hint */
export function adviceText(state, hint) {
  const value = t("page.hint.value", { value: signedPoints(state, hint.best[0].value) });
  return [`${bestText(hint)}.`, `${value}.`, gainText(state, hint), ...reasonTexts(state, hint)].filter(Boolean).join(" ");
}
