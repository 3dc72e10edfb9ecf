/**
 * The panel of a review: how far it is, then both sides summed up, and the curve.
 */

import { t } from "../texts.js";
import { el, fill, setAttribute, setText } from "../dom.js";
import { MARKS, plainPoints, signedPoints } from "./advice-text.js";
import { createCurve } from "./curve.js";
import { playerName } from "./phrases.js";
import { isBehind, nextMistake } from "./review.js";

/** @typedef {import("./state.js").AppState} AppState */
/** @typedef {import("../engine/shapes.js").ReviewShape} ReviewShape */

const GRADES = /** @type {const} */ (["doubtful", "error", "blunder"]);

/**
 * @param {HTMLElement} root
 * @param {import("./controller.js").Run} run
 * @param {import("./controller.js").Run} runAndClose
 * @returns {(state: AppState) => void}
 */
export function mountReview(root, run, runAndClose) {
  const text = el("p", { class: "review-text", id: "review-text" });
  const bar = el("progress", { class: "review-bar", max: 1, "aria-labelledby": "review-text" });
  const table = el("table", { class: "review-table" });
  const curve = createCurve((at) => runAndClose("look", at));
  const stop = quiet(() => run("review-stop"));
  const again = quiet(() => run("review"));
  const next = quiet(() => runAndClose("review-next"));
  const drop = quiet(() => run("review-drop"));
  root.replaceChildren(text, bar, table, /** @type {any} */ (curve.element), el("div", { class: "review-foot" }, stop, next, again, drop));
  /** @type {unknown[]} */
  let shown = [];

  return (state) => {
    const { review } = state;
    root.hidden = !review;
    if (!review) return;
    const { answer, progress } = review;
    const isClean = answer !== null && nextMistake(state) === null;
    setAttribute(root, "aria-label", t("page.review.title"));
    setText(text, t(answer ? "page.review.clean" : "page.review.running"));
    text.hidden = answer !== null && !isClean;
    bar.hidden = answer !== null;
    bar.value = progress ?? 0;
    stop.hidden = answer !== null;
    next.hidden = answer === null || isClean;
    again.hidden = !isBehind(state);
    drop.hidden = answer === null;
    table.hidden = answer === null;
    setAttribute(curve.element, "hidden", answer === null);
    for (const [button, name] of /** @type {const} */ ([[stop, "stop"], [next, "next"], [again, "again"], [drop, "drop"]])) {
      setText(button, t(`page.review.${name}`));
    }
    curve.update(state);
    const now = [answer, state.language, state.record?.seats];
    if (!answer || now.every((part, index) => part === shown[index])) return;
    shown = now;
    fill(table, ...summary(state, answer));
  };
}

/** @param {() => void} onclick */
function quiet(onclick) {
  return el("button", { type: "button", class: "button", "data-kind": "quiet", onclick });
}

/** @param {AppState} state @param {ReviewShape} answer */
function summary(state, { seats }) {
  const head = (/** @type {string} */ text, /** @type {string} */ title) => el("th", { scope: "col" }, el("abbr", { title }, text));
  const rows = seats.map((side, seat) =>
    el(
      "tr",
      { "data-seat": seat },
      el("th", { scope: "row" }, el("span", { class: "status-mark", "aria-hidden": "true" }), el("span", {}, playerName(state, seat))),
      el("td", {}, plainPoints(state, side.loss / Math.max(1, side.decisions))),
      ...GRADES.map((grade) => el("td", {}, String(side[grade]))),
      el("td", {}, signedPoints(state, side.luck)),
    ),
  );
  const heads = [
    el("td", {}),
    head(t("page.review.rate"), t("page.review.rate.long")),
    ...GRADES.map((grade) => head(MARKS[grade], t(`page.grade.${grade}`))),
    head(t("page.review.luck"), t("page.review.luck.long")),
  ];
  return [el("thead", {}, el("tr", {}, ...heads)), el("tbody", {}, ...rows)];
}
