/**
 * Rule sets of the player's own: named, kept, changed, deleted, written to a file and read from one.
 */

import { t } from "../texts.js";
import { el, offerFile, setText } from "../dom.js";
import { button, openDialog, submitButton } from "./dialog.js";
import { fileName } from "./file-name.js";
import { errorText } from "./phrases.js";
import { readRules, rulesText } from "./rule-choice.js";

/** @typedef {import("../engine/shapes.js").RuleSetShape} RuleSetShape */
/** @typedef {import("./state.js").CustomRules} CustomRules */

export const NAME_MAX = 60;
/** A rule set file is under 2,000 characters; what is far longer is none. */
export const FILE_MAX = 20_000;

/**
 * @param {HTMLElement} root
 * @param {object} parts
 * @param {import("./store.js").Store<import("./state.js").AppState>} parts.store
 * @param {(request: any) => Promise<any>} parts.ask
 * @param {import("./controller.js").Run} parts.run
 * @param {(rules: CustomRules) => Promise<void>} parts.take choose a rule set in the dialog
 * @returns {(rules: CustomRules, ruleset: RuleSetShape) => void}
 */
export function mountOwnRules(root, { store, ask, run, take }) {
  /** @type {CustomRules | null} */
  let rules = null;
  /** @type {RuleSetShape | null} */
  let ruleset = null;
  const name = el("input", { class: "input", type: "text", maxlength: NAME_MAX, autocomplete: "off" });
  const remark = el("p", { class: "field-help", role: "status" });
  const keep = button(t("page.own.keep"), { onclick: keepRules });
  const exporting = button(t("page.own.export"), { "data-kind": "quiet", onclick: showExport });
  const remove = button(t("page.own.delete"), { "data-kind": "danger", onclick: confirmDelete });
  root.append(
    el("div", { class: "field" }, el("label", {}, el("span", { class: "field-label" }, t("page.own.name")), name)),
    el(
      "div",
      { class: "button-row" },
      keep,
      remove,
      exporting,
      button(t("page.own.import"), { "data-kind": "quiet", onclick: showImport }),
    ),
    remark,
  );
  const waiting = [name, keep, exporting];
  for (const control of waiting) control.disabled = true;

  async function keepRules() {
    const chosen = name.value.trim().slice(0, NAME_MAX);
    if (!rules) return;
    if (!chosen) {
      setText(remark, t("page.own.name-first"));
      name.focus();
      return;
    }
    const kept = { ...rules, name: chosen };
    run("keep-rules", kept);
    await take(kept);
    setText(remark, t("page.own.kept", { name: chosen }));
  }

  function confirmDelete() {
    if (!rules) return;
    const gone = rules;
    openDialog({
      title: t("page.own.delete-title", { name: gone.name }),
      size: "small",
      body: [el("p", {}, t("page.own.delete-text"))],
      foot: [submitButton(t("page.own.delete"), { "data-kind": "danger" })],
      async onSubmit() {
        run("delete-rules", gone.name);
        await take({ ...gone, name: "" });
        setText(remark, t("page.own.deleted", { name: gone.name }));
      },
    });
  }

  function showExport() {
    if (!rules || !ruleset) return;
    const title = name.value.trim() || rules.name || ruleset.title;
    const text = rulesText({ ...ruleset.rules, name: title });
    openDialog({
      title: t("page.own.export-title"),
      body: [labelledArea(t("page.own.export-text"), text, true)],
      foot: [submitButton(t("page.own.save-file"))],
      onSubmit: () => offerFile(`${fileName(title, "rules")}.json`, text),
    });
  }

  function showImport() {
    openImport(ask, async (read) => {
      run("keep-rules", read);
      await take(read);
      setText(remark, t("page.own.kept", { name: read.name }));
    });
  }

  return (newRules, newRuleset) => {
    if (rules?.name !== newRules.name || rules.base !== newRules.base) {
      name.value = newRules.name;
      if (rules && rules.name !== newRules.name) setText(remark, "");
    }
    rules = newRules;
    ruleset = newRuleset;
    for (const control of waiting) control.disabled = false;
    const isKept = store.state.custom.some((kept) => kept.name === newRules.name);
    remove.hidden = !isKept;
    setText(keep, t(isKept ? "page.own.keep-changes" : "page.own.keep"));
  };
}

/**
 * Ask for a rule set as text or as a file; say in words why one is refused.
 * @param {(request: any) => Promise<any>} ask
 * @param {(rules: CustomRules) => Promise<void>} onRead
 */
function openImport(ask, onRead) {
  const problem = el("p", { class: "dialog-problem", role: "alert" });
  const area = labelledArea(t("page.own.import-text"), "", false);
  const text = /** @type {HTMLTextAreaElement} */ (area.querySelector("textarea"));
  const file = el("input", {
    class: "input",
    type: "file",
    accept: ".json,application/json",
    onchange: async () => {
      const chosen = file.files?.[0];
      if (chosen) text.value = chosen.size > FILE_MAX ? "?" : await chosen.text();
    },
  });
  openDialog({
    title: t("page.own.import-title"),
    body: [
      el("div", { class: "field" }, el("label", {}, el("span", { class: "field-label" }, t("page.own.import-file")), file)),
      area,
      problem,
    ],
    foot: [submitButton(t("page.own.import"))],
    async onSubmit() {
      try {
        const read = text.value.length > FILE_MAX ? null : await readRules(ask, text.value);
        if (read) return onRead(read);
        setText(problem, t("page.own.unreadable"));
      } catch (error) {
        setText(problem, errorText(error));
      }
      return false;
    },
  });
}

/** @param {string} label @param {string} value @param {boolean} isReadOnly */
function labelledArea(label, value, isReadOnly) {
  const area = el("textarea", { class: "input", rows: "12", readonly: isReadOnly, spellcheck: "false" });
  area.value = value;
  return el("div", { class: "field" }, el("label", {}, el("span", { class: "field-label" }, label), area));
}
