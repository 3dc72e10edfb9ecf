/**
 * The score panel: pips to go in this game, and how the match stands.
 */

import { t } from "../texts.js";
import { el, setAttribute, setText } from "../dom.js";
import { countedIn, matchText, standingIn, unitIn } from "./match.js";
import { playerName } from "./phrases.js";
import { shownView } from "./state.js";

/** @typedef {import("./state.js").AppState} AppState */

/**
 * @param {HTMLElement} root a `dl`
 * @param {HTMLElement} title what the match is
 * @returns {(state: AppState) => void}
 */
export function mountScore(root, title) {
  const seats = [0, 1].map((seat) => mountSeat(root, seat));
  return (state) => {
    root.hidden = !state.record;
    const text = state.record ? matchText(standingIn(state.view)) : "";
    title.hidden = text === "";
    setText(title, text);
    if (state.record) for (const update of seats) update(state);
  };
}

/**
 * @param {HTMLElement} root
 * @param {number} seat
 * @returns {(state: AppState) => void}
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

  return (state) => {
    const match = standingIn(state.view);
    const count = countedIn(match)[seat];
    const view = state.walk ? state.view : shownView(state);
    setAttribute(made, "data-turn", view?.seat === seat ? "true" : null);
    setText(name, playerName(state, seat));
    setText(pips, String(view?.pips[seat] ?? ""));
    setText(pipsUnit, t("page.unit.pips", { count: view?.pips[seat] ?? 0 }));
    setText(points, String(count));
    setText(pointsUnit, unitIn(match, count));
  };
}
