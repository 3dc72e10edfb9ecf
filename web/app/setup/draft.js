/**
 * What is being set up: the layout, who is on roll, under which rules. Each change is put to the engine, which says all
 * there is to say about it.
 */

import { rulesOf } from "../controller.js";

/** @typedef {import("../state.js").CustomRules} CustomRules */
/** @typedef {import("../../engine/shapes.js").RuleSetShape} RuleSetShape */
/** @typedef {import("../../engine/shapes.js").SetupShape} SetupShape */
/** @typedef {import("../../engine/shapes.js").Seat} Seat */

/**
 * @typedef {object} Draft
 * @property {import("./layout.js").Layout} layout
 * @property {Seat | null} seat on roll; null: one die each decides
 * @property {CustomRules} rules
 * @property {RuleSetShape | null} ruleset what they amount to
 * @property {SetupShape | null} said what the engine says to all this; null while it is being asked
 * @property {string | null} source the form of the text it was read from, until it is changed by hand
 * @property {SetupShape["warnings"]} warnings what that text could not say
 */

/**
 * @param {object} parts
 * @param {(request: any) => Promise<any>} parts.ask
 * @param {Omit<Draft, "ruleset" | "said" | "source" | "warnings">} parts.from
 * @param {Seat} parts.bottom who counts, and is written first, while nobody is on roll
 * @param {(draft: Draft) => void} parts.onChange
 * @param {(error: unknown) => void} parts.onError
 */
export function createDraft({ ask, from, bottom, onChange, onError }) {
  /** @type {Draft} */
  let draft = { ...from, ruleset: null, said: null, source: null, warnings: [] };
  let asked = 0;

  /** @param {Partial<Draft>} change */
  function show(change) {
    draft = { ...draft, ...change };
    onChange(draft);
  }

  async function check() {
    asked += 1;
    const mine = asked;
    const { layout, seat, rules } = draft;
    try {
      const ruleset = draft.ruleset ?? (await ask({ cmd: "ruleset", rules: rulesOf(rules) }));
      const said = await ask({ cmd: "setup", rules: rulesOf(rules), seat: seat ?? bottom, position: layout });
      if (mine === asked) show({ ruleset, said });
    } catch (error) {
      if (mine === asked) onError(error);
    }
  }

  return {
    get now() {
      return draft;
    },
    check,
    /** Change it by hand: what a text could not say has been seen to. @param {Partial<Draft>} change */
    change(change) {
      show({ source: null, warnings: [], ...change, said: null });
      return check();
    },
    /**
     * Take over what a text says, who is on roll with it; rejects with what the engine refused, and nothing is changed.
     * @param {string} text @param {string} form
     */
    async read(text, form) {
      const rules = rulesOf(draft.rules);
      const { seat, position, warnings } = await ask({ cmd: "setup", rules, seat: draft.seat ?? bottom, text, form });
      show({ layout: position, seat, source: form, warnings, said: null });
      return check();
    },
  };
}
