/**
 * What is agreed before a game, in the new-game dialog: how long the match is, and whose dice are thrown.
 */

import { t } from "../texts.js";
import { el } from "../dom.js";

/** @typedef {import("./state.js").Terms} Terms */

const LENGTHS = /** @type {const} */ (["single", "points", "games"]);
const DICE = /** @type {const} */ (["drawn", "hand"]);
/** What is offered first; games go in twos, so that nobody can be level at the end. */
const FIRST = Object.freeze({ points: 7, games: 3 });
const MOST = 999;

/**
 * @param {HTMLElement} root
 * @param {Partial<Terms>} start
 * @returns {() => Terms} what is chosen now; whether it can be played says the engine
 */
export function mountTerms(root, { match = null, dice = "drawn" }) {
  const length = select(LENGTHS, match ? (match.games ? "games" : "points") : "single", "page.terms.length", () => show());
  const count = el("input", { class: "input", type: "number", inputmode: "numeric", min: 1, max: MOST, value: countIn(match) });
  const counted = el("span", { class: "field-label" });
  const countField = el("div", { class: "field" }, el("label", {}, counted, count));
  const source = select(DICE, dice, "page.terms.dice", () => show());
  const note = el("p", { class: "field-help" });
  root.append(field("page.terms.length", length), countField, field("page.terms.dice", source), note);
  let kind = length.value;
  show();

  function show() {
    if (length.value !== kind && length.value !== "single") count.value = String(FIRST[/** @type {"points" | "games"} */ (length.value)]);
    kind = length.value;
    countField.hidden = kind === "single";
    count.step = kind === "games" ? "2" : "1";
    counted.textContent = kind === "single" ? "" : t(`page.terms.count.${kind}`);
    note.textContent = t(`page.terms.dice.${source.value}.note`);
  }

  return () => ({
    match: kind === "single" ? null : { [kind]: Number(count.value) },
    dice: source.value === "hand" ? "hand" : "drawn",
  });
}

/** @param {Terms["match"]} match */
function countIn(match) {
  return match?.games ?? match?.points ?? FIRST.points;
}

/** @param {readonly string[]} values @param {string} chosen @param {string} key @param {() => void} onchange */
function select(values, chosen, key, onchange) {
  const options = values.map((value) => el("option", { value, selected: value === chosen }, t(`${key}.${value}`)));
  return el("select", { class: "input", onchange }, ...options);
}

/** @param {string} key @param {HTMLElement} input */
function field(key, input) {
  return el("div", { class: "field" }, el("label", {}, el("span", { class: "field-label" }, t(key)), input));
}
