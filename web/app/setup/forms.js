/**
 * The position as text in three forms: to copy, and to paste any of them into any field.
 */

import { el, setAttribute, setText } from "../../dom.js";
import { t } from "../../texts.js";
import { button } from "../dialog.js";
import { errorText } from "../phrases.js";

/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {"text" | "position_id" | "xgid"} Form */

const FORMS = /** @type {Form[]} */ (["text", "position_id", "xgid"]);

/**
 * @param {(text: string, form: Form) => Promise<void>} read rejects with what is wrong with the text
 * @param {(text: string) => void} say
 * @returns {{element: HTMLElement, update: (draft: Draft) => void}}
 */
export function createForms(read, say) {
  const unsaid = el("p", { class: "field-help" });
  const fields = FORMS.map((form) => createField(form, read, say));
  const element = el("div", { class: "fields" }, el("p", { class: "field-help" }, t("page.setup.forms.help")), ...fields.map((field) => field.element), unsaid);
  return {
    element,
    update({ said, source }) {
      if (!said) return;
      // A text that says no position yet is left to be mended.
      for (const field of fields) if (said.forms[field.form] !== null || field.form !== source) field.show(said.forms[field.form]);
      setText(unsaid, said.unsaid.map(({ message }) => message).join(" "));
      unsaid.hidden = said.unsaid.length === 0;
    },
  };
}

/** @param {Form} form @param {(text: string, form: Form) => Promise<void>} read @param {(text: string) => void} say */
function createField(form, read, say) {
  let written = "";
  /** What the field was told to show last; undefined: it shows what was pasted. @type {string | null | undefined} */
  let told;
  const id = `setup-${form}`;
  const input = el("input", {
    class: "input setup-text", type: "text", id, readonly: true, spellcheck: "false", autocomplete: "off", autocapitalize: "off",
    onchange: take, onpaste: () => setTimeout(take), onkeydown: takeByEnter,
  });
  const problem = el("p", { class: "field-help setup-problem", id: `${id}-problem`, role: "alert", hidden: true });
  const copy = button(t("page.setup.copy"), { onclick: copyOut });
  setAttribute(copy, "aria-label", t("page.setup.copy.form", { form: t(`page.setup.form.${form}`) }));
  const label = el("label", { class: "field-label", for: id }, t(`page.setup.form.${form}`));
  const element = el("div", { class: "field" }, label, el("div", { class: "setup-line" }, input, copy), problem);

  /** Enter reads; it does not begin the game. @param {KeyboardEvent} event */
  function takeByEnter(event) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    void take();
  }

  async function take() {
    if (input.value === written) return;
    written = input.value;
    told = undefined;
    tell("");
    try {
      if (written.trim()) await read(written, form);
    } catch (error) {
      tell(errorText(error));
    }
  }

  /** @param {string} text */
  function tell(text) {
    setText(problem, text);
    problem.hidden = text === "";
    setAttribute(input, "aria-invalid", text === "" ? null : "true");
    setAttribute(input, "aria-describedby", text === "" ? null : problem.id);
    if (text !== "") element.scrollIntoView({ block: "nearest" });
  }

  async function copyOut() {
    input.select();
    const isCopied = await navigator.clipboard?.writeText(input.value).then(() => true, () => false);
    if (isCopied ?? document.execCommand("copy")) say(t("page.setup.copied"));
  }

  return {
    form,
    element,
    /** @param {string | null} text null: there is no position to write */
    show(text) {
      input.readOnly = false;
      copy.disabled = text === null;
      if (text === told) return;
      told = text;
      written = text ?? "";
      if (input.value !== written) input.value = written;
      tell("");
    },
  };
}
