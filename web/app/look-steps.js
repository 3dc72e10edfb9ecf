/**
 * The steps through a game that is looked back at: first, previous, next, last; by arrow keys too.
 */

import { svg } from "../board/skeleton.js";
import { el, setAttribute } from "../dom.js";
import { t } from "../texts.js";

/** @typedef {import("./state.js").AppState} AppState */

/** Names of the steps with how far each goes, and how it is drawn. @type {[string, number, string][]} */
const STEPS = [
  ["first", -Infinity, "M6 5v14M18 5l-8 7 8 7"],
  ["previous", -1, "M15 5l-8 7 8 7"],
  ["next", 1, "M9 5l8 7-8 7"],
  ["last", Infinity, "M18 5v14M6 5l8 7-8 7"],
];
/** @type {Record<string, number>} */
const KEYS = { Home: -Infinity, ArrowLeft: -1, ArrowRight: 1, End: Infinity };

/**
 * @param {import("./controller.js").Run} run
 * @returns {{element: HTMLElement, update: (state: AppState) => void}}
 */
export function createLookSteps(run) {
  const buttons = STEPS.map(([, by, path]) =>
    el(
      "button",
      { type: "button", class: "button look-step", "data-kind": "quiet", onclick: () => run("look-step", by) },
      /** @type {any} */ (svg("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("path", { d: path }))),
    ),
  );
  const element = el("div", { class: "look-steps", role: "group" }, ...buttons);
  element.hidden = true;

  return {
    element,
    update({ look }) {
      element.hidden = !look;
      setAttribute(element, "aria-label", t("page.look.steps"));
      buttons.forEach((button, index) => {
        const [name, by] = STEPS[index];
        setAttribute(button, "aria-label", t(`page.look.${name}`));
        const isEnd = look && (by < 0 ? look.at === 0 : look.at === look.count);
        setAttribute(button, "aria-disabled", isEnd ? "true" : null);
      });
    },
  };
}

/**
 * Step by arrow keys and leave by Escape, wherever they have nothing else to do.
 * @param {() => AppState} state
 * @param {import("./controller.js").Run} run
 */
export function mountLookKeys(state, run) {
  document.addEventListener("keydown", (event) => {
    const { key, defaultPrevented, ctrlKey, metaKey, altKey, shiftKey, target } = event;
    if (!state().look || defaultPrevented || ctrlKey || metaKey || altKey || shiftKey) return;
    if (document.querySelector("dialog[open]")) return;
    if (target instanceof Element && target.closest("input, select, textarea")) return;
    if (key === "Escape") run("look-end");
    else if (Object.hasOwn(KEYS, key)) run("look-step", KEYS[key]);
    else return;
    event.preventDefault();
  });
}
