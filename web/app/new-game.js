/**
 * The new-game dialog: rule set, variants, every rule under "custom", and who plays.
 */

import { t } from "../texts.js";
import { el, fill, setText } from "../dom.js";
import { button, openDialog, submitButton } from "./dialog.js";
import { createRuleChoice } from "./rule-choice.js";
import { mountOwnRules } from "./own-rules.js";
import { errorText } from "./phrases.js";
import { mountFields, mountVariants } from "./rule-fields.js";
import { mountSeats, plainSeats } from "./seats-form.js";
import { mountTerms } from "./terms-form.js";

/** @typedef {import("./state.js").AppState} AppState */
/** @typedef {import("./state.js").Choice} Choice */
/** @typedef {import("./state.js").CustomRules} CustomRules */
/** @typedef {import("../engine/shapes.js").PresetShape} PresetShape */

/**
 * @param {object} parts
 * @param {import("./store.js").Store<AppState>} parts.store
 * @param {(request: any) => Promise<any>} parts.ask
 * @param {import("./controller.js").Run} parts.run
 */
export function openNewGame({ store, ask, run }) {
  const { settings, view, script } = store.state;
  const wanted = settings.choice ?? firstChoice(store.state.site);
  const loading = el("p", { class: "dialog-note", role: "status" }, t("page.new.loading"));
  const problem = el("p", { class: "dialog-problem", role: "alert", hidden: true });
  const cards = el("fieldset", { class: "choices" }, el("legend", {}, t("page.new.rules")));
  const variants = el("fieldset", { class: "choices" }, el("legend", {}, t("page.new.variants")));
  const fields = el("div", { class: "fields" });
  const own = el("div", { class: "fields own-rules" });
  const custom = el("details", { class: "custom" }, el("summary", {}, t("page.new.custom")), fields, own);
  const seats = el("fieldset", { class: "choices seats" }, el("legend", {}, t("page.new.seats")));
  const terms = el("fieldset", { class: "choices seats" }, el("legend", {}, t("page.terms.title")));
  const begin = submitButton(t("page.new.begin"), { disabled: true });
  const walk = !settings.isWalkSeen && button(t("page.new.begin-walk"), { "data-kind": "quiet", disabled: true, onclick: beginWithWalk });

  /** @type {PresetShape[]} */
  let presets = [];
  const seatsForm = mountSeats(seats, wanted);
  const readTerms = mountTerms(terms, wanted);
  const showVariants = mountVariants(variants, (number, isOn) => choice.toggle(number, isOn).catch(tell));
  const showFields = mountFields(fields, (field, value) => choice.change(field, value));
  const showOwn = mountOwnRules(own, { store, ask, run, take: (rules) => choice.take(rules) });
  const choice = createRuleChoice(ask, rulesIn(wanted), answered, tell);

  const isUnfinished = view !== null && view.phase !== "over";
  const dialog = openDialog({
    title: t("page.new.title"),
    body: [
      script !== null && el("p", { class: "dialog-note" }, t("page.new.script")),
      isUnfinished && el("p", { class: "dialog-note" }, t("page.new.kept")),
      loading, cards, variants, custom, seats, terms, problem,
    ],
    foot: [walk, begin],
    onSubmit: start,
    onClose: () => stop(),
  });
  const stop = store.subscribe(() => showCards());
  void load();

  async function load() {
    try {
      ({ presets } = await ask({ cmd: "presets" }));
      await choice.take(choice.rules);
    } catch (error) {
      tell(error);
    }
  }

  /** @returns {Promise<boolean>} */
  async function start() {
    try {
      return await run("begin", { ...choice.rules, ...seatsForm.read(), ...readTerms() });
    } catch (error) {
      tell(error);
      return false;
    }
  }

  async function beginWithWalk() {
    if (!(await start())) return;
    dialog.close();
    run("walk");
  }

  /** @param {CustomRules} rules @param {import("../engine/shapes.js").RuleSetShape} ruleset @param {number[]} idle */
  function answered(rules, ruleset, idle) {
    loading.hidden = problem.hidden = true;
    for (const waiting of [begin, walk]) if (waiting) waiting.disabled = false;
    showCards();
    seatsForm.showGains(gainsUnder(rules));
    showVariants(ruleset, rules.variants, idle);
    showFields(ruleset);
    showOwn(rules, ruleset);
  }

  function showCards() {
    if (presets.length === 0) return;
    const focused = cards.contains(document.activeElement);
    fill(
      cards,
      cards.querySelector("legend"),
      ...store.state.custom.map((rules) => card(rules.name, t("page.new.own", { base: titleOf(rules.base) }), rules.name === choice.rules.name, () => choice.take(rules))),
      ...store.state.site.own.map((rules) => card(rules.name, rules.text || t("page.new.host", { base: titleOf(rules.base) }), rules.name === choice.rules.name, () => choice.take(ownRules(rules)))),
      ...presets.filter((preset) => isShown(preset) && !preset.source).map(presetCard),
      others(presets.filter((preset) => isShown(preset) && preset.source)),
    );
    if (focused) /** @type {HTMLElement | null} */ (cards.querySelector("input:checked"))?.focus();
  }

  /** What was measured of the levels holds for the rules it was measured under. @param {CustomRules} rules */
  function gainsUnder({ base, variants, changes }) {
    const isPlain = variants.length === 0 && Object.keys(changes).length === 0;
    return (isPlain && presets.find(({ name }) => name === base)?.gains) || {};
  }

  /** @param {PresetShape} preset */
  function presetCard({ name, title, summary }) {
    return card(title, summary, isChosen(name), () => choice.take(presetRules(name)));
  }

  /** What others published is folded away until it is asked for or chosen. @param {PresetShape[]} published */
  function others(published) {
    const open = cards.querySelector("details")?.open || published.some(({ name }) => isChosen(name));
    return published.length > 0 && el("details", { class: "more-rules", open }, el("summary", {}, t("page.new.published")), ...published.map(presetCard));
  }

  /** @param {string} preset */
  const isChosen = (preset) => !isOwn(choice.rules.name) && preset === choice.rules.base;
  /** @param {string} name */
  const isOwn = (name) => [...store.state.custom, ...store.state.site.own].some((rules) => rules.name === name);
  /** @param {PresetShape} preset */
  const isShown = ({ name }) => store.state.site.presets?.includes(name) ?? true;
  /** @param {string} base */
  const titleOf = (base) => presets.find(({ name }) => name === base)?.title ?? base;

  /** @param {unknown} error */
  function tell(error) {
    setText(problem, errorText(error));
    problem.hidden = false;
    loading.hidden = true;
  }
}

/** What is offered first where nobody says otherwise. */
const FIRST = "navy";

let cards = 0;

/**
 * @param {string} title
 * @param {string} text
 * @param {boolean} checked
 * @param {() => void} onchange
 */
function card(title, text, checked, onchange) {
  cards += 1;
  const [titleId, textId] = [`rule-set-${cards}`, `rule-set-${cards}-text`];
  const input = el("input", {
    type: "radio",
    name: "rule-set",
    "aria-labelledby": titleId,
    "aria-describedby": textId,
    onchange,
  });
  input.checked = checked;
  return el(
    "label",
    { class: "choice" },
    input,
    el("span", { class: "choice-title", id: titleId }, title),
    el("span", { class: "choice-text", id: textId }, text),
  );
}

/** What somebody who never chose is offered first: what the host says, or the first rule set it shows. @param {AppState["site"]} site @returns {Choice} */
function firstChoice({ rules, own, presets }) {
  const theirs = own.find(({ name }) => name === rules) ?? (presets?.length === 0 ? own[0] : undefined);
  const preset = rules ?? (presets?.includes(FIRST) ? FIRST : presets?.[0]) ?? FIRST;
  return { ...(theirs ? ownRules(theirs) : presetRules(preset)), seats: plainSeats(), bottom: 0 };
}

/** A rule set of the host's, as one of the player's own is. @param {CustomRules} rules @returns {CustomRules} */
function ownRules({ name, base, variants, changes }) {
  return { name, base, variants, changes };
}

/** @param {string} base @returns {CustomRules} */
function presetRules(base) {
  return { name: "", base, variants: [], changes: {} };
}

/** @param {Choice} choice @returns {CustomRules} */
function rulesIn({ name, base, variants, changes }) {
  return { name, base, variants, changes };
}
