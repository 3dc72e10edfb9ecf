/**
 * Dialogs: native, so that focus goes in and back and Escape closes them.
 */

import { t } from "../texts.js";
import { el } from "../dom.js";

let count = 0;

/**
 * @typedef {object} Opened
 * @property {HTMLDialogElement} element
 * @property {() => void} close
 */

/**
 * Open a dialog. Submitting calls `onSubmit`; the dialog closes unless that says false.
 * @param {object} parts
 * @param {string} parts.title
 * @param {import("../dom.js").Child[]} parts.body
 * @param {import("../dom.js").Child[]} [parts.foot] buttons, the due one last
 * @param {"small" | "full"} [parts.size]
 * @param {() => boolean | void | Promise<boolean | void>} [parts.onSubmit]
 * @param {() => void} [parts.onClose]
 * @returns {Opened}
 */
export function openDialog({ title, body, foot = [], size, onSubmit, onClose }) {
  const id = `dialog-title-${++count}`;
  const closeButton = el(
    "button",
    { type: "button", class: "button dialog-close", "data-kind": "quiet", onclick: close },
    t("page.action.close"),
  );
  const inner = el("div", { class: "dialog-body" }, ...body);
  // Where there is nothing to go to, the arrow keys scroll the body itself.
  if (!inner.querySelector("a[href], button, input, select, summary, textarea")) {
    for (const [name, value] of [["role", "group"], ["tabindex", "0"], ["aria-labelledby", id]]) inner.setAttribute(name, value);
  }
  const form = el(
    "form",
    { method: "dialog", class: "dialog-form", novalidate: true, onsubmit: submit, onclick: submitByClick },
    el("header", { class: "dialog-head" }, el("h2", { class: "dialog-title", id }, title), closeButton),
    inner,
    foot.length > 0 && el("footer", { class: "dialog-foot" }, ...foot),
  );
  const element = el("dialog", { class: "dialog", "aria-labelledby": id, "data-size": size, onclose: closed }, form);
  const opener = document.activeElement;
  document.body.append(element);
  element.showModal();

  /** A frame that may only run scripts submits no form: the click, Enter's too, has to do. @param {Event} event */
  function submitByClick(event) {
    if (event.target instanceof Element && event.target.closest("button[type=submit]")) void submit(event);
  }

  /** @param {Event} event */
  async function submit(event) {
    event.preventDefault();
    if ((await onSubmit?.()) !== false) close();
  }

  function close() {
    element.close();
  }

  function closed() {
    element.remove();
    if (opener instanceof HTMLElement) opener.focus();
    for (const stand of ["due", "more-button"]) {
      if (document.activeElement === document.body) document.getElementById(stand)?.focus();
    }
    onClose?.();
  }

  return { element, close };
}

/**
 * A button for a dialog's foot.
 * @param {string} label
 * @param {Record<string, unknown>} [attributes]
 */
export function button(label, attributes = {}) {
  return el("button", { type: "button", class: "button", ...attributes }, label);
}

/**
 * The button that submits a dialog.
 * @param {string} label
 * @param {Record<string, unknown>} [attributes]
 */
export function submitButton(label, attributes = {}) {
  return button(label, { type: "submit", "data-kind": "due", ...attributes });
}

/**
 * A control with its label above it.
 * @param {string} label
 * @param {HTMLElement} control
 */
export function labelled(label, control) {
  return el("label", { class: "field" }, el("span", { class: "field-label" }, label), control);
}
