/**
 * The curve of a review: what each side could expect, moment by moment. A press, or an arrow key, leads to a moment.
 */

import { svg } from "../board/skeleton.js";
import { setAttribute } from "../dom.js";
import { t } from "../texts.js";
import { signedPoints } from "./advice-text.js";
import { playerName } from "./phrases.js";

/** @typedef {import("./state.js").AppState} AppState */
/** @typedef {import("../engine/shapes.js").ReviewShape} ReviewShape */

const WIDTH = 300;
const HEIGHT = 84;
const MARGIN = 6;
/** @type {Record<string, number>} */
const KEYS = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, Home: -Infinity, End: Infinity };

/**
 * Where a moment stands in the picture. Seat 0's good fortune is above the line.
 * @param {ReviewShape} review
 * @param {{at: number, value: number}} moment
 */
export function spot({ count, curve }, { at, value }) {
  const most = Math.max(0.1, ...curve.map((moment) => Math.abs(moment.value)));
  const x = MARGIN + (at / Math.max(1, count)) * (WIDTH - 2 * MARGIN);
  const y = HEIGHT / 2 - (value / most) * (HEIGHT / 2 - MARGIN);
  return { x: Number(x.toFixed(1)), y: Number(y.toFixed(1)) };
}

/**
 * The moment of the curve nearest to a place across, from 0 to 1.
 * @param {ReviewShape} review
 * @param {number} across
 */
export function momentAt({ count, curve }, across) {
  const at = ((across * WIDTH - MARGIN) / (WIDTH - 2 * MARGIN)) * count;
  return curve.reduce((best, moment) => (Math.abs(moment.at - at) < Math.abs(best.at - at) ? moment : best), curve[0]);
}

/**
 * @param {(at: number) => void} onMoment
 * @returns {{element: SVGElement, update: (state: AppState) => void}}
 */
export function createCurve(onMoment) {
  const zero = svg("path", { class: "curve-zero", d: `M0 ${HEIGHT / 2}H${WIDTH}` });
  const line = svg("path", { class: "curve-line" });
  const marks = svg("g", { class: "curve-marks" });
  const cursor = svg("path", { class: "curve-cursor" });
  const attributes = { class: "curve", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: "none", role: "slider", tabindex: 0 };
  const element = svg("svg", attributes, zero, line, marks, cursor);
  /** @type {ReviewShape | null} */
  let review = null;
  /** @type {ReviewShape | null} */
  let drawn = null;
  let here = 0;

  element.addEventListener("click", (event) => {
    const box = element.getBoundingClientRect();
    if (review?.curve.length) onMoment(momentAt(review, (event.clientX - box.left) / box.width).at);
  });
  element.addEventListener("keydown", (event) => {
    if (!review?.curve.length || !Object.hasOwn(KEYS, event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const index = review.curve.findLastIndex(({ at }) => at <= here) + KEYS[event.key];
    onMoment(review.curve[Math.min(Math.max(index, 0), review.curve.length - 1)].at);
  });

  /** @param {ReviewShape} found */
  function draw(found) {
    setAttribute(line, "d", found.curve.map((moment, index) => `${index ? "L" : "M"}${Object.values(spot(found, moment)).join(" ")}`).join(""));
    const bad = found.decisions.filter(({ grade }) => grade === "error" || grade === "blunder");
    marks.replaceChildren(
      ...bad.map(({ at, seat, grade }) => {
        const moment = found.curve.find((one) => one.at === at) ?? { at, value: 0 };
        const { x, y } = spot(found, moment);
        // The picture is stretched: a line without length and with round ends stays a dot.
        return svg("path", { class: "curve-mark", "data-seat": seat, "data-grade": grade, d: `M${x} ${y}h0` });
      }),
    );
  }

  return {
    element,
    update(state) {
      review = state.review?.answer ?? null;
      if (!review) return;
      if (review !== drawn) draw(review);
      drawn = review;
      here = state.look?.at ?? review.count;
      const moment = review.curve.findLast(({ at }) => at <= here) ?? { at: 0, value: 0 };
      const { x } = spot(review, { at: here, value: 0 });
      setAttribute(cursor, "d", `M${x} 0V${HEIGHT}`);
      cursor.style.visibility = state.look ? "visible" : "hidden";
      setAttribute(element, "aria-label", t("page.review.curve"));
      setAttribute(element, "aria-valuemin", 0);
      setAttribute(element, "aria-valuemax", review.count);
      setAttribute(element, "aria-valuenow", here);
      const value = signedPoints(state, moment.value);
      setAttribute(element, "aria-valuetext", t("page.review.moment", { at: here, all: review.count, player: playerName(state, 0), value }));
    },
  };
}
