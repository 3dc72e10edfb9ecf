/**
 * How a match stands, in words and numbers. What it comes to is worked out by the engine.
 */

import { t } from "../texts.js";
import { LAID_OUT } from "./state.js";

/** @typedef {import("../engine/shapes.js").StandingShape} Standing */
/** @typedef {import("../engine/shapes.js").View} View */

/** A view kept by an earlier version does not know of matches. @param {View | null} view @returns {Standing} */
export function standingIn(view) {
  return view?.match ?? LAID_OUT.match;
}

/** What is counted in the match, by seat: games won where it is the best of some, else points. @param {Standing} match */
export function countedIn({ games, wins, score }) {
  return games ? wins : score;
}

/** What the match is, and which of its games this is; empty for a single game. @param {Standing} match */
export function matchText({ points, games, game }) {
  if (games) return t("page.match.games", { count: games, game });
  if (points) return t("page.match.points", { count: points, game });
  return game > 1 ? t("page.match.open", { game }) : "";
}

/** What stands beside a number of the match: of how many, or simply what it counts. @param {Standing} match @param {number} count */
export function unitIn({ target }, count) {
  return target ? t("page.match.of", { count: target }) : t("page.unit.points", { count });
}

/** What the next game is called: one of this match, or the first of another. @param {View | null} view */
export function nextAction(view) {
  return standingIn(view).winner === null ? "page.action.next-game" : "page.action.next-match";
}
