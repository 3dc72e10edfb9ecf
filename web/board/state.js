/**
 * What the board knows, as one value, and how it changes: by a new config from its owner, or by a press on a
 * place. Nothing here touches the document.
 */
import { defaults } from "./defaults.js";
import { agrees, assign, follow, nearest } from "./identity.js";
import { countOn, keyOf, placeOf } from "./places.js";

/**
 * @typedef {import("./defaults.js").BoardConfig} BoardConfig
 * @typedef {import("./identity.js").Stacks} Stacks
 * @typedef {import("./identity.js").Step} Step
 * @typedef {import("../engine/shapes.js").View} View
 * @typedef {import("../engine/shapes.js").Seat} Seat
 * @typedef {import("../engine/shapes.js").Place} Place
 * @typedef {import("../engine/shapes.js").MoveShape} MoveShape
 * @typedef {import("../engine/shapes.js").IntentShape} IntentShape
 *
 * @typedef {{from: string, to: string}} Trail one move of the last turn, by place keys
 * @typedef {object} State
 * @property {BoardConfig} config
 * @property {Stacks} stacks who stands where
 * @property {Step[]} steps how the checkers came from the view before
 * @property {{seat: Seat | null, ended: boolean, trails: Trail[]}} last the last turn's moves, kept until the next
 * @property {WeakMap<View, State["last"]>} told the last turn as it was at each view, for when one comes back to it
 * @property {string | null} selected the place whose checker was picked up
 * @property {boolean} carried whether the picked-up checker is in the air, under a pointer that is held down
 * @property {boolean} sent an intent is on its way: presses wait for the owner's answer
 *
 * @typedef {{from: Place, to: Place | null}} Refused
 * @typedef {{state: State, intent?: IntentShape, refused?: Refused}} Outcome
 */

/** @returns {State} */
export function initial() {
  return {
    config: defaults(),
    stacks: {},
    steps: [],
    last: { seat: null, ended: false, trails: [] },
    told: new WeakMap(),
    selected: null,
    carried: false,
    sent: false,
  };
}

/**
 * Take what the owner sets. A view is followed by its events once, when it is the next one; any other view is
 * simply shown.
 *
 * @param {State} state
 * @param {Partial<BoardConfig>} change
 * @returns {State}
 */
export function configure(state, change) {
  const config = { ...state.config, ...change };
  const before = state.config.view;
  const view = config.view;
  const next = { ...state, config, sent: false, steps: /** @type {Step[]} */ ([]) };
  if (view && view !== before) {
    Object.assign(next, succeed(state, before, view));
    next.told.set(view, next.last);
  }
  if (next.selected && !(config.interactive && sources(next).has(next.selected))) next.selected = null;
  next.carried &&= next.selected === state.selected;
  return next;
}

/**
 * @param {State} state @param {View | null} before @param {View} view
 * @returns {Partial<State>}
 */
function succeed(state, before, view) {
  const fresh = state.told.get(view) ?? remember(initial().last, view);
  if (!before) return { stacks: assign(view.position), last: fresh };
  const selected = null;
  if (view.rev === before.rev + 1) {
    return { ...follow(state.stacks, view.events, view.position), last: remember(state.last, view), selected };
  }
  if (agrees(state.stacks, view.position)) {
    return view.rev === before.rev ? {} : { selected, last: state.told.get(view) ?? state.last };
  }
  return { stacks: nearest(state.stacks, view.position), last: fresh, selected };
}

/**
 * The moves of the last turn, after the events of `view`.
 *
 * @param {State["last"]} last @param {View} view
 * @returns {State["last"]}
 */
function remember(last, view) {
  let { seat, ended, trails } = last;
  for (const event of view.events) {
    if (event.type === "turn" || event.type === "over") ended = true;
    if (event.type === "unmove") trails = trails.slice(0, -1);
    if (event.type !== "move") continue;
    const trail = { from: keyOf(event.seat, event.from), to: keyOf(event.seat, event.to) };
    trails = ended || seat !== event.seat ? [trail] : [...trails, trail];
    seat = event.seat;
    ended = false;
  }
  return { seat, ended, trails };
}

/** The seat that may move now, or null. @param {State} state @returns {Seat | null} */
export function mover(state) {
  const { view, interactive } = state.config;
  return interactive && !state.sent && view ? view.seat : null;
}

/** Places a checker may leave now, with its moves. @param {State} state @returns {Map<string, MoveShape[]>} */
export function sources(state) {
  /** @type {Map<string, MoveShape[]>} */
  const found = new Map();
  const seat = mover(state);
  if (seat === null) return found;
  for (const move of state.config.view?.moves ?? []) {
    const key = keyOf(seat, move.from);
    found.set(key, [...(found.get(key) ?? []), move]);
  }
  return found;
}

/**
 * Places the selected checker may go to, each with the move that a press plays: the engine's first for it, one
 * of a single number before one of several.
 *
 * @param {State} state
 * @returns {Map<string, MoveShape>}
 */
export function targets(state) {
  /** @type {Map<string, MoveShape>} */
  const found = new Map();
  const seat = mover(state);
  if (seat === null || state.selected === null) return found;
  for (const move of sources(state).get(state.selected) ?? []) {
    const key = keyOf(seat, move.to);
    const known = found.get(key);
    if (!known || (known.via.length > 0 && move.via.length === 0)) found.set(key, move);
  }
  return found;
}

/** Answer a press (a click, a tap, Enter) on the place `key`. @param {State} state @param {string} key @returns {Outcome} */
export function press(state, key) {
  const seat = mover(state);
  if (seat === null) return { state };
  const still = { ...state, steps: [] };
  const quick = quickMove(state, key);
  if (quick) return { state: { ...still, sent: true }, intent: intentOf(quick) };
  if (state.selected === key) return { state: { ...still, selected: null } };
  const move = targets(state).get(key);
  if (move) return { state: { ...still, selected: null, sent: true }, intent: intentOf(move) };
  if (sources(state).has(key)) return { state: { ...still, selected: key } };
  if (state.selected !== null) return refuse(state, seat, key);
  const from = placeOf(seat, key);
  const held = from !== null && from !== "off" && countOn(/** @type {View} */ (state.config.view).position[seat], from) > 0;
  return held ? { state: still, refused: { from, to: null } } : { state: still };
}

/** What a press on a checker plays at once: the first of the quick numbers it can move by. @param {State} state @param {string} key */
function quickMove(state, key) {
  if (state.selected !== null) return undefined;
  const moves = (sources(state).get(key) ?? []).filter(({ via }) => via.length === 0);
  for (const digit of state.config.quick) {
    const move = moves.find(({ number }) => number === Number(digit));
    if (move) return move;
  }
  return undefined;
}

/** Take a checker up to carry it; null where none can move. @param {State} state @param {string} key @returns {State | null} */
export function lift(state, key) {
  return sources(state).has(key) ? { ...state, steps: [], selected: key, carried: true } : null;
}

/**
 * Let a carried checker go over a place (null: beside every place). Where it may not go it returns.
 *
 * @param {State} state @param {string | null} key @returns {Outcome}
 */
export function drop(state, key) {
  const seat = mover(state);
  if (!state.carried || seat === null || key === null || key === state.selected) return { state: deselect(state) };
  const move = targets(state).get(key);
  if (!move) return refuse(state, seat, key);
  return { state: { ...deselect(state), sent: true }, intent: intentOf(move) };
}

/** A picked-up checker was tried where it may not go. @param {State} state @param {Seat} seat @param {string} key @returns {Outcome} */
function refuse(state, seat, key) {
  const from = state.selected === null ? null : placeOf(seat, state.selected);
  const to = placeOf(seat, key);
  const idle = deselect(state);
  const tried = from !== null && to !== null && to !== "start" && to !== "bar";
  return tried ? { state: idle, refused: { from, to } } : { state: idle };
}

/** Put the checker down again. @param {State} state @returns {State} */
export function deselect(state) {
  return { ...state, steps: [], selected: null, carried: false };
}

/** @param {MoveShape} move @returns {IntentShape} */
function intentOf(move) {
  return { do: "move", from: move.from, to: move.to, via: move.via, number: move.number };
}
