/**
 * The status panel: whose turn it is, and what is due, in words.
 */

import { t } from "../texts.js";
import { el, setAttribute, setText } from "../dom.js";
import { countedIn, matchText, standingIn } from "./match.js";
import { diceText, playerName, say } from "./phrases.js";
import { isComputerDue, isEntering } from "./state.js";

/** @typedef {import("./state.js").AppState} AppState */

/**
 * @param {HTMLElement} root
 * @returns {(state: AppState) => void}
 */
export function mountStatus(root) {
  const name = el("span");
  const mark = el("span", { class: "status-mark", "aria-hidden": "true" });
  const turn = el("p", { class: "status-turn" }, mark, name);
  const due = el("p", { class: "status-due" });
  const match = el("p", { class: "status-match" });
  root.replaceChildren(turn, due, match);

  return (state) => {
    const seat = shownSeat(state);
    setAttribute(root, "aria-label", t("page.status.label"));
    setAttribute(turn, "data-seat", seat);
    mark.hidden = seat === null;
    setText(name, seat === null ? titleOf(state) : playerName(state, seat));
    setText(due, dueText(state));
    setText(match, scoreText(state));
  };
}

/** Who stands in the panel: the seat on turn, or at the end the winner. @param {AppState} state */
function shownSeat({ view: now, walk, look }) {
  const view = look ? look.view : now;
  if (!view || walk) return null;
  return view.phase === "over" ? (view.winner === "draw" ? null : view.winner) : view.seat;
}

/** @param {AppState} state */
function titleOf({ view, walk, look }) {
  if (look) return t("page.look.title");
  if (walk) return t("page.walk.label");
  if (!view) return t("page.status.none");
  return t(view.phase === "over" ? "page.status.draw" : "page.status.opening");
}

/** The score of the match in short, for where the score panel is out of sight. @param {AppState} state */
function scoreText({ record, view, walk }) {
  const match = standingIn(view);
  if (!record || walk || !matchText(match)) return "";
  const [first, second] = countedIn(match);
  return t(match.target ? "page.match.short-of" : "page.match.short", { first, second, target: match.target });
}

/** @param {AppState} state @returns {string} */
function dueText(state) {
  const { view, isThinking, stuck, waiting } = state;
  if (state.walk) return t("page.due.walk");
  if (state.look) return t("page.look.at", { at: state.look.at, all: state.look.count });
  if (!view) return t("page.due.none");
  if (waiting) return t("page.due.waiting");
  if (stuck) return t(`page.due.stuck.${stuck}`);
  if (view.phase === "over") return overText(state);
  if (isEntering(state)) return enterText(state);
  if (isThinking) return t("page.due.thinking");
  if (isComputerDue(state)) return t(`page.due.computer.${view.phase}`);
  if (state.coming && view.may.undo && state.coming.what !== "move") return t(`page.due.coming.${state.coming.what}`);
  if (view.due === "open-again") return t("page.due.open-again", { dice: diceText(view.opening ?? []) });
  if (view.due === "roll" && view.opening) return startText(state);
  if (view.due === "move") return moveText(state);
  return say(state, `page.due.${view.due}`);
}

/** What is to be thrown and entered. @param {AppState} state */
function enterText({ view, record }) {
  const dice = diceText(view?.opening ?? []);
  if (view?.due === "open-again") return t("page.due.enter.open-again", { dice });
  if (view?.seat != null && record?.seats[view.seat].kind === "computer") return t("page.due.enter.computer");
  if (view?.due === "roll" && view.opening) return t("page.due.enter.first-roll", { dice });
  return t(`page.due.enter.${view?.due}`);
}

/** @param {AppState} state */
function startText({ view }) {
  return t("page.due.first-roll", { dice: diceText(view?.opening ?? []) });
}

/** @param {AppState} state */
function moveText(state) {
  const { view } = state;
  const stage = view?.stage ?? "normal";
  const count = view?.dice.filter(({ used }) => !used).length ?? 0;
  if (stage === "acey") return say(state, "page.due.move.acey");
  if (stage === "named") return say(state, "page.due.move.named", { count });
  return say(state, "page.due.move", { count });
}

/** @param {AppState} state */
function overText(state) {
  const { view, record } = state;
  if (!view || view.winner === null) return "";
  if (view.winner === "draw") return t("page.over.draw");
  const count = record?.result?.points ?? view.points[view.winner];
  return t("page.over.win", { count });
}
