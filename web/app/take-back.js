/**
 * What taking back means now: a step of the turn, the turn that has just ended, or dice entered by hand.
 */

import { isPersonDue } from "./state.js";

/** @typedef {import("./state.js").AppState} AppState */

/**
 * Return which intent takes back, or null when there is nothing to take back. A turn that is over can be taken up again
 * where it ended without being asked, and a person played it.
 * @param {AppState} state
 * @returns {"undo" | "reopen" | "correct" | null}
 */
export function takeBack(state) {
  const { view, record, settings } = state;
  if (!view || !record) return null;
  if (view.may.undo && isPersonDue(state)) return "undo";
  if (view.may.correct) return "correct";
  const before = view.seat === 0 ? 1 : 0;
  const mayReopen = view.may.reopen && !settings.confirm && record.seats[before].kind === "person";
  return mayReopen ? "reopen" : null;
}
