/**
 * The rule set being put together in the new-game dialog: a base, variants, changes by hand, a name.
 * What they amount to is always the engine's answer.
 */

import { rulesOf } from "./controller.js";

/** @typedef {import("../engine/shapes.js").RuleSetShape} RuleSetShape */
/** @typedef {import("../engine/shapes.js").RulesShape} RulesShape */
/** @typedef {import("./state.js").CustomRules} CustomRules */

export const RULES_FORMAT = "acey-rules-1";

/**
 * @param {(request: any) => Promise<any>} ask
 * @param {CustomRules} start
 * @param {(rules: CustomRules, ruleset: RuleSetShape, idle: number[]) => void} onAnswer told what was chosen, what it
 *   amounts to, and which variants change nothing
 * @param {(error: unknown) => void} onError
 */
export function createRuleChoice(ask, start, onAnswer, onError) {
  let rules = start;
  /** Fields as base and variants have them, without changes by hand. @type {Record<string, unknown>} */
  let plain = {};
  let asked = 0;

  /** @param {CustomRules} next */
  async function take(next) {
    rules = next;
    const turn = ++asked;
    try {
      const [ruleset, unchanged, unvaried] = await Promise.all([
        ask({ cmd: "ruleset", rules: rulesOf({ ...rules, name: "" }) }),
        ask({ cmd: "ruleset", rules: rulesOf({ ...rules, changes: {}, name: "" }) }),
        ask({ cmd: "ruleset", rules: rulesOf({ ...rules, variants: [], name: "" }) }),
      ]);
      if (turn !== asked) return;
      plain = unchanged.rules.fields;
      onAnswer(rules, ruleset, idleIn(unvaried));
    } catch (error) {
      onError(error);
    }
  }

  return {
    get rules() {
      return rules;
    },
    take,
    /** Switch a variant; what it decides is no longer as set by hand. @param {number} number @param {boolean} isOn */
    async toggle(number, isOn) {
      const variants = rules.variants.filter((other) => other !== number).concat(isOn ? [number] : []).sort();
      const before = plain;
      const { rules: after } = await ask({ cmd: "ruleset", rules: rulesOf({ ...rules, variants, changes: {}, name: "" }) });
      const changes = without(rules.changes, (field) => before[field] !== after.fields[field]);
      await take({ ...rules, variants, changes });
    },
    /** Set a field by hand. @param {string} field @param {unknown} value */
    change(field, value) {
      const changes = { ...rules.changes, [field]: value };
      return take({ ...rules, changes: without(changes, (name) => changes[name] === plain[name]) });
    },
  };
}

/** @param {RuleSetShape} ruleset a rule set without variants @returns {number[]} */
function idleIn({ variants }) {
  return variants.filter(({ idle }) => idle).map(({ number }) => number);
}

/**
 * Write a rule set as a file.
 * @param {RulesShape} rules
 * @returns {string}
 */
export function rulesText(rules) {
  return `${JSON.stringify({ format: RULES_FORMAT, ...rules }, null, 1)}\n`;
}

/**
 * Read a rule set someone hands in. The engine validates it; its refusal is thrown on.
 * @param {(request: any) => Promise<any>} ask
 * @param {string} text
 * @returns {Promise<CustomRules | null>} null when it is no rule set file at all
 */
export async function readRules(ask, text) {
  const value = parsed(text);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  const { format, ...handed } = value;
  if (format !== undefined && format !== RULES_FORMAT) return null;
  const { rules } = await ask({ cmd: "ruleset", rules: handed });
  const { rules: base } = await ask({ cmd: "ruleset", rules: rules.base });
  const changes = without(rules.fields, (field) => rules.fields[field] === base.fields[field]);
  return { name: rules.name, base: rules.base, variants: [], changes };
}

/** @param {string} text @returns {any} */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * @param {Record<string, unknown>} fields
 * @param {(field: string) => boolean} isGone
 */
function without(fields, isGone) {
  return Object.fromEntries(Object.entries(fields).filter(([field]) => !isGone(field)));
}
