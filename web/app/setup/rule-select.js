/**
 * Under which rules the position is played: the presets, one's own, and those of the game in hand where they are neither.
 */

import { el } from "../../dom.js";
import { t } from "../../texts.js";
import { readRules } from "../rule-choice.js";
import { labelled } from "./tools.js";

/** @typedef {import("../state.js").AppState} AppState */
/** @typedef {import("../state.js").CustomRules} CustomRules */
/** @typedef {{title: string, rules: CustomRules}} Offer */

/** What a draft begins with until the game's own rules are read. @type {CustomRules} */
export const PLAIN = { name: "", base: "navy", variants: [], changes: {} };

/**
 * @param {(request: any) => Promise<any>} ask
 * @param {AppState} state
 * @returns {Promise<{offers: Offer[], first: Offer}>} the rule sets to choose from, and the one of the game in hand
 */
export async function rulesOffered(ask, { record, ruleset, custom, settings }) {
  const { presets } = await ask({ cmd: "presets" });
  /** @type {Offer[]} */
  const offers = [
    ...custom.map((rules) => ({ title: rules.name, rules })),
    ...presets.map((/** @type {{name: string, title: string}} */ { name, title }) => ({ title, rules: { ...PLAIN, base: name } })),
  ];
  const wanted = record ? await readRules(ask, JSON.stringify(record.rules)) : settings.choice;
  const known = offers.find(({ rules }) => wanted === null || isSame(rules, wanted));
  if (known || !wanted) return { offers, first: known ?? offers[custom.length] };
  const { name, base, variants, changes } = wanted;
  const own = { title: ruleset?.title ?? name, rules: { name: name === base ? "" : name, base, variants, changes } };
  return { offers: [own, ...offers], first: own };
}

/**
 * @param {Offer[]} offers
 * @param {Offer} first
 * @param {(rules: CustomRules) => void} onChoice
 */
export function createRuleSelect(offers, first, onChoice) {
  const options = offers.map((offer, index) => el("option", { value: index, selected: offer === first }, offer.title));
  const select = el("select", { class: "input", onchange: () => onChoice(offers[select.selectedIndex].rules) }, ...options);
  return labelled(t("page.new.rules"), select);
}

/** @param {CustomRules} a @param {CustomRules} b */
function isSame(a, b) {
  const own = (/** @type {CustomRules} */ { name, base }) => (name === base ? "" : name);
  return own(a) === own(b) && [a.base, a.variants, a.changes].every((part, index) => JSON.stringify(part) === JSON.stringify([b.base, b.variants, b.changes][index]));
}
