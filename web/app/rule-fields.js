/**
 * A rule set in the new-game dialog: its variants as switches, every field with its sentence.
 */

import { t } from "../texts.js";
import { el, setText } from "../dom.js";

/** @typedef {import("../engine/shapes.js").RuleSetShape} RuleSetShape */
/** @typedef {import("../engine/shapes.js").FieldShape} FieldShape */

/**
 * Mount the eight switches.
 * @param {HTMLElement} root
 * @param {(number: number, isOn: boolean) => void} onToggle
 * @returns {(ruleset: RuleSetShape, chosen: number[], idle: number[]) => void}
 */
export function mountVariants(root, onToggle) {
  /** @type {Map<number, {input: HTMLInputElement, text: HTMLElement, note: HTMLElement}>} */
  const switches = new Map();

  /** @param {number} number */
  function made(number) {
    const input = el("input", {
      type: "checkbox",
      role: "switch",
      onchange: (/** @type {Event} */ event) =>
        onToggle(number, /** @type {HTMLInputElement} */ (event.currentTarget).checked),
    });
    const text = el("span", { class: "switch-text" });
    const note = el("span", { class: "switch-note" });
    root.append(el("label", { class: "switch" }, input, text, note));
    const parts = { input, text, note };
    switches.set(number, parts);
    return parts;
  }

  return ({ variants }, chosen, idle) => {
    for (const { number, text } of variants) {
      const parts = switches.get(number) ?? made(number);
      parts.input.checked = chosen.includes(number);
      setText(parts.text, text);
      const isIdle = idle.includes(number);
      setText(parts.note, isIdle ? t("variant.idle") : "");
      parts.note.hidden = !isIdle;
    }
  };
}

/**
 * Mount every field: a switch for yes and no, one sentence to choose among where there are more values.
 * @param {HTMLElement} root
 * @param {(name: string, value: unknown) => void} onChange
 * @returns {(ruleset: RuleSetShape) => void}
 */
export function mountFields(root, onChange) {
  /** @type {Map<string, (field: FieldShape) => void>} */
  const updates = new Map();

  return ({ fields }) => {
    for (const field of fields) {
      let update = updates.get(field.name);
      if (!update) {
        const isSwitch = field.values.every((value) => typeof value === "boolean");
        update = (isSwitch ? mountSwitch : mountList)(root, field.name, onChange);
        updates.set(field.name, update);
      }
      update(field);
    }
  };
}

/**
 * @param {HTMLElement} root
 * @param {string} name
 * @param {(name: string, value: unknown) => void} onChange
 * @returns {(field: FieldShape) => void}
 */
function mountSwitch(root, name, onChange) {
  const help = `field-help-${name}`;
  const input = el("input", {
    type: "checkbox",
    role: "switch",
    "aria-describedby": help,
    onchange: () => onChange(name, input.checked),
  });
  const label = el("span", { class: "switch-text" });
  const text = el("span", { class: "field-help", id: help });
  root.append(el("div", { class: "field" }, el("label", { class: "switch" }, input, label), text));
  return (field) => {
    input.checked = Boolean(field.value);
    setText(label, field.label);
    setText(text, field.text);
  };
}

/**
 * @param {HTMLElement} root
 * @param {string} name
 * @param {(name: string, value: unknown) => void} onChange
 * @returns {(field: FieldShape) => void}
 */
function mountList(root, name, onChange) {
  const legend = el("legend");
  const group = el("fieldset", { class: "choices", "data-kind": "field" }, legend);
  root.append(group);
  /** @type {{input: HTMLInputElement, text: HTMLElement}[]} */
  let radios = [];

  /** @param {unknown} value */
  function made(value) {
    const input = el("input", { type: "radio", name: `field-${name}`, onchange: () => onChange(name, value) });
    const text = el("span", { class: "choice-text" });
    group.append(el("label", { class: "choice" }, input, text));
    return { input, text };
  }

  return ({ label, values, value, texts }) => {
    setText(legend, label);
    if (radios.length === 0) radios = values.map(made);
    radios.forEach(({ input, text }, index) => {
      input.checked = values[index] === value;
      setText(text, texts[index]);
    });
  };
}
