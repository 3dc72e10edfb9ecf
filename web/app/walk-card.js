/**
 * The card of the walk: what the lesson shows, the rules it belongs to, the way on and the way out.
 */

import { t } from "../texts.js";
import { el, fill, setAttribute, setText } from "../dom.js";
import { LESSONS } from "./lessons.js";
import { say } from "./phrases.js";

/** @typedef {import("./state.js").AppState} AppState */

/**
 * @param {HTMLElement} root
 * @param {import("./controller.js").Run} run
 * @returns {(state: AppState) => void}
 */
export function mountWalkCard(root, run) {
  const title = el("h2", { class: "walk-title", tabindex: "-1", "aria-describedby": "walk-text" });
  const text = el("p", { class: "walk-text", id: "walk-text" });
  const rules = el("ul", { class: "walk-rules" });
  const skip = el("button", { type: "button", class: "button", "data-kind": "quiet", onclick: () => run("walk-end") });
  const next = el("button", { type: "button", class: "button", "data-kind": "due", onclick: () => run("walk-next") });
  root.replaceChildren(title, text, rules, el("footer", { class: "walk-foot" }, skip, next));
  let step = -1;
  /** @type {unknown[]} */
  let shown = [];

  return (state) => {
    const { walk } = state;
    root.hidden = !walk;
    if (!walk) {
      step = -1;
      return;
    }
    setAttribute(root, "aria-label", t("page.walk.label"));
    const isNew = walk.step !== step;
    if (!isNew && shown[0] === state.language && shown[1] === walk.ruleset) return;
    step = walk.step;
    shown = [state.language, walk.ruleset];
    setText(title, t("page.walk.title", { n: step + 1, count: LESSONS.length, title: say(state, `page.walk.${walk.lesson.name}.title`) }));
    setText(text, say(state, `page.walk.${walk.lesson.name}`));
    fill(rules, ...sentences(state).map((sentence) => el("li", {}, sentence)));
    setText(skip, t("page.walk.skip"));
    skip.hidden = step + 1 === LESSONS.length;
    setText(next, t(step + 1 === LESSONS.length ? "page.walk.end" : "page.walk.next"));
    if (isNew) title.focus();
  };
}

/** @param {AppState} state */
function sentences({ walk }) {
  const wanted = walk?.lesson.fields ?? [];
  return (walk?.ruleset.fields ?? []).filter(({ name }) => wanted.includes(name)).map(({ text }) => text);
}
