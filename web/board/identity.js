/**
 * Gives each of the thirty checkers an identity and keeps it while the checker moves.
 *
 * `Stacks` holds, for each place key, the identities there from the bottom up. Identities 0 to 14 are seat 0's,
 * 15 to 29 seat 1's.
 */
import { CHECKERS, countOn, keyOf, other, places } from "./places.js";

/**
 * @typedef {import("../engine/shapes.js").Seat} Seat
 * @typedef {import("../engine/shapes.js").Place} Place
 * @typedef {import("../engine/shapes.js").SideShape} SideShape
 * @typedef {import("../engine/shapes.js").Event} Event
 * @typedef {import("../engine/shapes.js").MoveEvent} MoveEvent
 * @typedef {Record<string, number[]>} Stacks
 * @typedef {{id: number, from: string, to: string, hit: number | null, undo: boolean}} Step
 *   one checker from one place to the next; `hit` is the checker that left for its bar (or came back)
 */

/** Farther than any place is from another. */
const IN_BOX = -100;

/** The seat that owns checker `id`. @param {number} id @returns {Seat} */
export const seatOf = (id) => (id < CHECKERS ? 0 : 1);

/** Give identities to a position seen for the first time. @param {SideShape[]} position @returns {Stacks} */
export function assign(position) {
  /** @type {Stacks} */
  const stacks = {};
  for (const seat of /** @type {Seat[]} */ ([0, 1])) {
    let id = seat * CHECKERS;
    for (const place of places()) {
      for (let left = countOn(position[seat], place); left > 0; left--) push(stacks, keyOf(seat, place), id++);
    }
  }
  return stacks;
}

/**
 * Follow the moves in `events` to `position`; what they do not explain goes to the nearest place that lacks a
 * checker.
 *
 * @param {Stacks} before
 * @param {Event[]} events
 * @param {SideShape[]} position
 * @returns {{stacks: Stacks, steps: Step[]}}
 */
export function follow(before, events, position) {
  const stacks = copy(before);
  /** @type {Step[]} */
  const steps = [];
  for (const event of events) {
    if (event.type !== "move" && event.type !== "unmove") continue;
    const step = event.type === "move" ? forward(stacks, event) : back(stacks, event);
    if (!step) return { stacks: nearest(before, position), steps: [] };
    steps.push(step);
  }
  return agrees(stacks, position) ? { stacks, steps } : { stacks: nearest(stacks, position), steps };
}

/**
 * Carry identities over to a position no event explains: who need not go stays, the others go to the nearest
 * place that lacks a checker. Where a position is set up by hand, some stand nowhere: they come in last.
 *
 * @param {Stacks} before
 * @param {SideShape[]} position
 * @returns {Stacks}
 */
export function nearest(before, position) {
  const stacks = copy(before);
  for (const seat of /** @type {Seat[]} */ ([0, 1])) {
    const spare = inBox(stacks, seat).map((id) => ({ id, at: IN_BOX }));
    places().forEach((place, at) => {
      const stack = ownStack(stacks, seat, place);
      for (let left = stack.length - countOn(position[seat], place); left > 0; left--) {
        spare.push({ id: take(stacks, keyOf(seat, place), seat), at });
      }
    });
    places().forEach((place, at) => {
      const key = keyOf(seat, place);
      while (ownStack(stacks, seat, place).length < countOn(position[seat], place) && spare.length) {
        spare.sort((a, b) => Math.abs(b.at - at) - Math.abs(a.at - at));
        push(stacks, key, /** @type {{id: number}} */ (spare.pop()).id);
      }
    });
  }
  return stacks;
}

/** Whether every checker stands where `position` says. @param {Stacks} stacks @param {SideShape[]} position */
export function agrees(stacks, position) {
  return /** @type {Seat[]} */ ([0, 1]).every((seat) =>
    places().every((place) => ownStack(stacks, seat, place).length === countOn(position[seat], place)),
  );
}

/** @param {Stacks} stacks @param {MoveEvent} event @returns {Step | null} */
function forward(stacks, event) {
  const from = keyOf(event.seat, event.from);
  const to = keyOf(event.seat, event.to);
  if (top(stacks, from, event.seat) === null) return null;
  let hit = null;
  if (event.hit) {
    if (top(stacks, to, other(event.seat)) === null) return null;
    hit = pop(stacks, to);
    push(stacks, keyOf(other(event.seat), "bar"), hit);
  }
  const id = pop(stacks, from);
  push(stacks, to, id);
  return { id, from, to, hit, undo: false };
}

/** @param {Stacks} stacks @param {MoveEvent} event @returns {Step | null} */
function back(stacks, event) {
  const from = keyOf(event.seat, event.to);
  const to = keyOf(event.seat, event.from);
  if (top(stacks, from, event.seat) === null) return null;
  const id = pop(stacks, from);
  push(stacks, to, id);
  let hit = null;
  if (event.hit) {
    const bar = keyOf(other(event.seat), "bar");
    if (top(stacks, bar, other(event.seat)) === null) return null;
    hit = pop(stacks, bar);
    push(stacks, from, hit);
  }
  return { id, from, to, hit, undo: true };
}

/** @param {Stacks} stacks @param {string} key @param {Seat} seat */
function top(stacks, key, seat) {
  const id = stacks[key]?.at(-1);
  return id === undefined || seatOf(id) !== seat ? null : id;
}

/** @param {Stacks} stacks @param {Seat} seat @param {Place} place */
function ownStack(stacks, seat, place) {
  return (stacks[keyOf(seat, place)] ?? []).filter((id) => seatOf(id) === seat);
}

/** @param {Stacks} stacks @param {string} key @param {number} id */
function push(stacks, key, id) {
  (stacks[key] ??= []).push(id);
}

/** @param {Stacks} stacks @param {string} key */
function pop(stacks, key) {
  return /** @type {number} */ (stacks[key].pop());
}

/** Take the topmost checker of `seat`, whoever stands over it. @param {Stacks} stacks @param {string} key @param {Seat} seat */
function take(stacks, key, seat) {
  const at = stacks[key].findLastIndex((id) => seatOf(id) === seat);
  return stacks[key].splice(at, 1)[0];
}

/** Checkers of a seat that stand nowhere. @param {Stacks} stacks @param {Seat} seat */
function inBox(stacks, seat) {
  const placed = new Set(Object.values(stacks).flat());
  return Array.from({ length: CHECKERS }, (_, index) => seat * CHECKERS + index).filter((id) => !placed.has(id));
}

/** @param {Stacks} stacks @returns {Stacks} */
function copy(stacks) {
  return Object.fromEntries(Object.entries(stacks).map(([key, ids]) => [key, [...ids]]));
}
