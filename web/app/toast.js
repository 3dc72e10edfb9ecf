/**
 * What is said for a moment: shown in the toast, spoken by the live region, each sentence once.
 */

import { el, setAttribute, setText } from "../dom.js";

/** @typedef {import("./state.js").AppState} AppState */

/** How long a toast stays, in milliseconds: a while to look up, then a while for each character. */
export const TOAST_TIME = 2200;
export const TOAST_TIME_EACH = 35;

/**
 * @param {HTMLElement} root
 * @returns {(state: AppState) => void}
 */
export function mountToast(root) {
  let shownId = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  return ({ toast }) => {
    if (!toast || toast.id === shownId) return;
    shownId = toast.id;
    clearTimeout(timer);
    setText(root, toast.text);
    setAttribute(root, "data-show", "true");
    setAttribute(root, "data-kind", toast.isWarning ? "warning" : null);
    timer = setTimeout(() => setAttribute(root, "data-show", null), TOAST_TIME + TOAST_TIME_EACH * toast.text.length);
  };
}

/**
 * Mount the live region. Each call adds one sentence; old ones leave, so that nothing is read twice.
 * @param {HTMLElement} root a polite live region
 * @param {number} [keep] how many sentences stay
 * @returns {(text: string) => void}
 */
export function mountAnnouncer(root, keep = 6) {
  return (text) => {
    root.append(el("p", {}, text));
    while (root.childElementCount > keep) root.firstElementChild?.remove();
  };
}
