/**
 * The table: board, dice and naming, fed from the state; what a hand does there becomes an action.
 */

import { createDice, createNaming, diceOf } from "../board/dice.js";
import { createBoard } from "../board/index.js";
import { keyOf } from "../board/places.js";
import { setAttribute } from "../dom.js";
import { t } from "../texts.js";
import { personsIn } from "./resign.js";
import { decisionAt } from "./review.js";
import { durationOf } from "./settings.js";
import { bottomSeat, isPersonDue, isSwapped, LAID_OUT, shownRuleset, shownView } from "./state.js";

/** @typedef {import("./state.js").AppState} AppState */

/** @typedef {import("../engine/shapes.js").Seat} Seat */
/** @typedef {import("../board/arrows.js").Arrow} Arrow */

/** @type {Record<string, string>} */
const NO_WORDS = {};
/** @type {ReturnType<typeof diceOf>} */
const NO_DICE = { dice: [], seats: [], stage: null, fresh: false };

/**
 * @param {HTMLElement} root
 * @param {import("./controller.js").Run} run
 * @returns {(state: AppState) => void}
 */
export function mountBoard(root, run) {
  const board = createBoard(root, {
    t,
    onIntent: (intent) => run("move", intent),
    onRefused: (from, to) => run("why", { from, to }),
  });
  /** @type {Record<string, unknown>} */
  let shown = {};
  let language = "";

  return (state) => {
    setAttribute(root, "aria-label", t("page.board.label"));
    const next = {
      view: shownView(state) ?? LAID_OUT,
      orientation: state.walk ? 0 : bottomSeat(state),
      numbering: shownRuleset(state)?.numbering ?? "down",
      counts: countingSeat(state),
      words: shownRuleset(state)?.words ?? NO_WORDS,
      interactive: isInteractive(state),
      home: state.settings.home,
      quick: quickNumbers(state),
      arrows: arrowsOf(state),
      duration: durationOf(state.settings),
    };
    if (state.language === language && isSame(shown, next)) return;
    shown = next;
    language = state.language;
    board.set(next);
  };
}

/** @type {Arrow[]} */
const NO_ARROWS = [];
/** @type {WeakMap<object, Arrow[]>} */
const drawn = new WeakMap();

/** The best moves that are told, and beside them those that were made. @param {AppState} state @returns {Arrow[]} */
function arrowsOf(state) {
  const told = decisionAt(state) ?? state.hint?.answer;
  if (!told) return NO_ARROWS;
  const known = drawn.get(told);
  if (known) return known;
  const { seat, best, yours, loss } = told;
  /** @param {Arrow["kind"]} kind @param {import("../engine/shapes.js").Place[][]} moves */
  const arrows = (kind, moves) => moves.map(([from, to]) => ({ kind, from: keyOf(seat, from), to: keyOf(seat, to) }));
  const made = "at" in told && loss > 0 ? arrows("yours", yours?.moves ?? []) : [];
  const found = [...made, ...arrows("best", best[0].moves)];
  drawn.set(told, found);
  return found;
}

/** The numbers a single click plays, the left die first; empty where a click picks up. @param {AppState} state */
function quickNumbers(state) {
  const view = shownView(state);
  if (state.walk || !view || state.settings.clicks !== "one") return "";
  const left = view.dice.filter(({ used }) => !used).map(({ n }) => n);
  return (isSwapped(state) ? left.reverse() : left).join("");
}

/**
 * @param {HTMLElement} root
 * @param {import("./controller.js").Run} run
 * @returns {(state: AppState) => void}
 */
export function mountDice(root, run) {
  const dice = createDice(root, () => run("swap-dice"));
  /** @type {import("../engine/shapes.js").View | null} */
  let shown = null;
  let last = NO_DICE;
  let shownWith = "";

  return (state) => {
    const view = shownView(state);
    const swaps = isInteractive(state) && view?.dice.length === 2 && view.due === "move" && quickNumbers(state) !== "";
    const swapped = swaps && isSwapped(state);
    const settled = `${state.language} ${swaps} ${swapped}`;
    if (view === shown && settled === shownWith && (view?.dice.length || last.dice.length)) return;
    const isNew = view !== shown;
    shown = view;
    shownWith = settled;
    const now = view ? diceOf(view) : NO_DICE;
    last = view?.phase === "over" ? NO_DICE : now.dice.length > 0 ? now : (lastThrow(state) ?? last);
    dice.set({ ...last, fresh: isNew && last.fresh, swaps, swapped, t });
  };
}

/**
 * The dice that lie on the table once they are played: the last ones rolled.
 * @param {AppState} state
 * @returns {typeof NO_DICE | null}
 */
function lastThrow(state) {
  const view = shownView(state);
  if (!view) return null;
  if (state.look) return lastIn(state.log.slice(0, state.look.at)) ?? NO_DICE;
  const thrown = view.events.findLast(({ type }) => ["roll", "die", "opening", "play"].includes(type));
  if (thrown?.type === "opening") return openingDice(thrown.dice);
  if (thrown?.type === "roll" || thrown?.type === "play") return usedDice(thrown.dice, thrown.seat, thrown.type === "roll");
  if (view.events.length > 0 || state.walk) return null;
  return lastIn(state.log);
}

/** @param {AppState["log"]} log @returns {typeof NO_DICE | null} */
function lastIn(log) {
  const entry = log.findLast(({ dice }) => dice.length > 0);
  if (!entry) return null;
  return entry.seat === null ? openingDice(entry.dice) : usedDice(entry.dice, entry.seat, false);
}

/** @param {number[]} dice @returns {typeof NO_DICE} */
function openingDice(dice) {
  return { dice: dice.map((n) => ({ n, used: false })), seats: [0, 1], stage: null, fresh: true };
}

/** @param {number[]} dice @param {Seat} seat @param {boolean} fresh @returns {typeof NO_DICE} */
function usedDice(dice, seat, fresh) {
  return { dice: dice.map((n) => ({ n, used: true })), seats: dice.map(() => seat), stage: null, fresh };
}

/**
 * @param {HTMLElement} root
 * @param {import("./controller.js").Run} run
 * @returns {(state: AppState) => void}
 */
export function mountNaming(root, run) {
  const naming = createNaming(root);
  return (state) => {
    const view = shownView(state);
    const isDue = Boolean(view && view.phase === "name" && view.may.name && (state.walk || isPersonDue(state)));
    const wasHidden = root.hidden;
    const hadFocus = root.contains(document.activeElement);
    root.hidden = !isDue;
    if (hadFocus && !isDue) document.getElementById("due")?.focus();
    if (!view || view.seat === null || !isDue) return;
    root.style.setProperty("--undo", `${document.getElementById("undo")?.offsetWidth ?? 0}px`);
    naming.set({ names: view.names, seat: view.seat, onName: (number) => run("name", number), t });
    if (wasHidden && document.activeElement === document.body) naming.focus();
  };
}

/** The one person at the table always counts from their own side. @param {AppState} state */
export function countingSeat(state) {
  if (state.walk) return 0;
  const persons = personsIn(state);
  return persons.length === 1 ? persons[0] : null;
}

/** @param {AppState} state */
export function isInteractive(state) {
  if (state.walk) return !state.walk.isBusy;
  return isPersonDue(state) && !state.isBusy && !state.waiting && !state.look;
}

/** @param {Record<string, unknown>} a @param {Record<string, unknown>} b */
function isSame(a, b) {
  return Object.keys(b).every((key) => a[key] === b[key]);
}
