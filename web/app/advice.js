/**
 * The card of the coach: a hint for what is due, or, looking back with a review, what was played beside what was best.
 */

import { t } from "../texts.js";
import { el, fill, setAttribute, setText } from "../dom.js";
import { MARKS, bestText, choiceText, gainText, lossText, reasonTexts, signedPoints } from "./advice-text.js";
import { decisionAt, nextMistake } from "./review.js";

/** @typedef {import("./state.js").AppState} AppState */
/** @typedef {import("../engine/shapes.js").HintShape} HintShape */
/** @typedef {import("../engine/shapes.js").DecisionShape} DecisionShape */

/**
 * @param {HTMLElement} root
 * @param {import("./controller.js").Run} run
 * @returns {(state: AppState) => void}
 */
export function mountAdvice(root, run) {
  const title = el("h2", { class: "advice-title" });
  const body = el("div", { class: "advice-body" });
  const close = el("button", { type: "button", class: "button", "data-kind": "quiet", onclick: () => run("hint-end") });
  const next = el("button", { type: "button", class: "button", "data-kind": "quiet", onclick: () => run("review-next") });
  root.replaceChildren(title, body, el("footer", { class: "advice-foot" }, close, next));
  /** @type {unknown[]} */
  let shown = [];

  return (state) => {
    const decision = decisionAt(state);
    const { hint } = state;
    root.hidden = !decision && !hint;
    setAttribute(root, "aria-label", t(decision ? "page.review.title" : "page.hint.title"));
    setText(close, t("page.action.close"));
    setText(next, t("page.review.next"));
    close.hidden = decision !== null;
    next.hidden = decision === null || nextMistake(state) === null;
    const now = [decision, hint, state.language, state.ruleset];
    if (root.hidden || now.every((part, index) => part === shown[index])) return;
    shown = now;
    if (decision) {
      setText(title, lossText(state, decision));
      fill(body, ...decisionParts(state, decision));
    } else {
      setText(title, t("page.hint.title"));
      fill(body, ...hintParts(state, hint?.answer ?? null));
    }
  };
}

/** @param {AppState} state @param {HintShape | null} answer */
function hintParts(state, answer) {
  if (!answer) return [el("p", { class: "advice-note" }, t("page.hint.thinking"))];
  const gain = gainText(state, answer);
  return [
    el("p", { class: "advice-best" }, bestText(answer)),
    el("p", { class: "advice-note" }, t("page.hint.value", { value: signedPoints(state, answer.best[0].value) })),
    gain && el("p", { class: "advice-note" }, gain),
    reasonList(state, answer),
  ];
}

/** @param {AppState} state @param {DecisionShape} decision */
function decisionParts(state, decision) {
  const { yours, best, grade } = decision;
  const played = yours?.number === null ? t("page.review.played", { text: yours.text }) : t("page.review.named", { double: yours ? choiceText(yours) : "" });
  return [
    el("p", { class: "advice-yours" }, `${played} ${MARKS[grade]}`.trim()),
    el(
      "ol",
      { class: "advice-choices" },
      ...best.slice(0, 3).map((choice) =>
        el(
          "li",
          { "data-yours": choice.text === yours?.text && choice.number === yours.number },
          el("span", {}, choiceText(choice)),
          el("span", { class: "advice-value" }, ` ${signedPoints(state, choice.value)}`),
        ),
      ),
    ),
    reasonList(state, decision),
  ];
}

/** @param {AppState} state @param {HintShape} hint */
function reasonList(state, hint) {
  const reasons = reasonTexts(state, hint);
  return reasons.length > 0 && el("ul", { class: "advice-reasons" }, ...reasons.map((text) => el("li", {}, text)));
}
