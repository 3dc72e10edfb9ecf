/**
 * The score panel: pips to go in this game, points won over all games of these two.
 */

import { t } from "../texts.js";
import { el, setAttribute, setText } from "../dom.js";
import { playerName } from "./phrases.js";
import { shownView } from "./state.js";
import { standing } from "./tally.js";

/** @typedef {import("./state.js").AppState} AppState */

/**
 * @param {HTMLElement} root a `dl`
 * @returns {(state: AppState) => void}
 */
export function mountScore(root) {
  const seats = [0, 1].map((seat) => mountSeat(root, seat));
  return (state) => {
    root.hidden = !state.record;
    if (!state.record) return;
    const { points } = standing(state.tally, state.record.seats);
    seats.forEach((update, seat) => update(state, points[seat]));
  };
}

/**
 * @param {HTMLElement} root
 * @param {number} seat
 * @returns {(state: AppState, points: number) => void}
 */
function mountSeat(root, seat) {
  const name = el("span");
  const pips = el("span");
  const pipsUnit = el("span", { class: "unit" });
  const points = el("span");
  const pointsUnit = el("span", { class: "unit" });
  const made = el(
    "div",
    { class: "score-seat", "data-seat": seat },
    el("dt", { class: "score-name" }, el("span", { class: "status-mark", "aria-hidden": "true" }), name),
    el("dd", { class: "score-pips" }, pips, " ", pipsUnit),
    el("dd", { class: "score-points" }, points, " ", pointsUnit),
  );
  root.append(made);

  return (state, count) => {
    const view = state.walk ? state.view : shownView(state);
    setAttribute(made, "data-turn", view?.seat === seat ? "true" : null);
    setText(name, playerName(state, seat));
    setText(pips, String(view?.pips[seat] ?? ""));
    setText(pipsUnit, t("page.unit.pips", { count: view?.pips[seat] ?? 0 }));
    setText(points, String(count));
    setText(pointsUnit, t("page.unit.points", { count }));
  };
}
