/**
 * Arrows over the board: the moves that are proposed, and those that were made. Geometry only.
 */
import { stand } from "./layout.js";

/**
 * @typedef {import("./layout.js").Layout} Layout
 * @typedef {import("./layout.js").Slot} Slot
 * @typedef {import("./state.js").State} State
 * @typedef {{kind: "best" | "yours", from: string, to: string}} Arrow a move, by place keys
 */

const HEAD = 0.34;
const BEND = 0.16;

/**
 * The outlines of arrows: a bent line and a head each; the same move twice is drawn once.
 * @param {State} state
 * @param {Layout} at
 * @returns {{kind: string, line: string, head: string}[]}
 */
export function outlines(state, at) {
  const seen = new Map(state.config.arrows.map((arrow) => [`${arrow.kind} ${arrow.from} ${arrow.to}`, arrow]));
  return [...seen.values()].map(({ kind, from, to }) => ({ kind, ...outline(tip(state, at, from, 1), tip(state, at, to, 0)) }));
}

/**
 * @param {{x: number, y: number}} a
 * @param {{x: number, y: number}} b
 */
export function outline(a, b) {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const control = { x: (a.x + b.x) / 2 - dy * BEND, y: (a.y + b.y) / 2 + dx * BEND };
  const angle = Math.atan2(b.y - control.y, b.x - control.x);
  const back = (/** @type {number} */ turn) => spot({ x: b.x - HEAD * Math.cos(angle + turn), y: b.y - HEAD * Math.sin(angle + turn) });
  const neck = spot({ x: b.x - 0.7 * HEAD * Math.cos(angle), y: b.y - 0.7 * HEAD * Math.sin(angle) });
  return { line: `M${spot(a)}Q${spot(control)} ${neck}`, head: `M${spot(b)}L${back(0.5)}L${back(-0.5)}Z` };
}

/** The top checker of a place, or where the next one would stand. @param {State} state @param {Layout} at @param {string} key @param {number} less */
function tip(state, at, key, less) {
  const count = state.stacks[key]?.length ?? 0;
  const level = Math.max(0, count - less);
  return stand(/** @type {Slot} */ (at.slots.get(key)), level, Math.max(count, level + 1), at.kind);
}

/** @param {{x: number, y: number}} point */
function spot({ x, y }) {
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}
