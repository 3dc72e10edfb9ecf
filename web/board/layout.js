/**
 * Where everything stands, in board units: a point is one unit wide. Pure geometry; the page's pixels are the
 * business of the one `viewBox`.
 *
 * Wide: start trays at one end, off trays at the other. Tall: trays above and below the field.
 */
import { keyOf } from "./places.js";

/**
 * @typedef {import("../engine/shapes.js").Seat} Seat
 * @typedef {"wide" | "tall"} Kind
 * @typedef {{x: number, y: number, w: number, h: number}} Box
 * @typedef {object} Slot one of the thirty places
 * @property {string} key
 * @property {"point" | "start" | "bar" | "off"} kind
 * @property {Seat | null} seat the owner of a tray or bar
 * @property {number} n a point's number as the bottom seat counts, otherwise 0
 * @property {Box} box what can be pressed
 * @property {number} row 0 above, 1 below
 * @property {number} column 0 to 14 from the left, as the arrow keys go
 * @property {1 | -1} grow whether a stack grows downwards (1) or upwards
 * @property {{x: number, y: number}} label where its number or word stands
 * @property {{x: number, y: number}} tally where a tray's count stands
 *
 * @typedef {object} Layout
 * @property {Kind} kind
 * @property {number} width
 * @property {number} height
 * @property {Box} frame the rail around the field
 * @property {Box[]} halves the two halves of the field
 * @property {Box} bar
 * @property {Map<string, Slot>} slots in the order in which they are read: the bottom seat's way, then the other's trays
 */

export const DIAMETER = 0.9;
const PITCH = 0.93; // between two checkers that stand clear
const CLEAR = 5; // checkers that stand clear
export const POINT = 5.05; // a point's length
const MARGIN = 0.1; // outside a tray
const GAP = 0.07; // between the rail and the first checker

const SIZES = {
  wide: { rail: 0.26, edge: 0.66, half: 5.55, bar: 1.16, tray: 1.26, strip: 0 },
  tall: { rail: 0.1, edge: 0.62, half: 5.45, bar: 1.02, tray: 0, strip: 1.3 },
};

/**
 * The layout for an element of this size in CSS pixels: wide, unless its points would be narrower than 24 pixels
 * or tall shows a clearly larger board.
 *
 * @param {number} width @param {number} height
 * @returns {Kind}
 */
export function chooseKind(width, height) {
  const scale = (/** @type {Kind} */ kind) => {
    const size = measure(kind);
    return Math.min(width / size.width, height / size.height);
  };
  const gain = scale("tall") / scale("wide");
  return gain > 1.25 || (gain > 1 && scale("wide") < 24) ? "tall" : "wide";
}

/** @param {Kind} kind */
function measure(kind) {
  const s = SIZES[kind];
  return {
    width: 12 + s.bar + 2 * (s.rail + s.tray) + (s.tray ? 2 * s.rail : 0),
    height: 2 * (s.half + s.edge + s.strip),
  };
}

/**
 * @param {Kind} kind
 * @param {Seat} orientation the seat at the bottom
 * @param {"left" | "right"} home the side of the home points and off trays
 * @returns {Layout}
 */
export function layout(kind, orientation, home) {
  const s = SIZES[kind];
  const { width, height } = measure(kind);
  const left = kind === "wide" ? 2 * s.rail + s.tray : s.rail;
  const top = s.strip + s.edge;
  const tall = 2 * s.half;
  const bar = { x: left + 6, y: top, w: s.bar, h: tall };
  const halves = [
    { x: left, y: top, w: 6, h: tall },
    { x: bar.x + s.bar, y: top, w: 6, h: tall },
  ];
  const frame = { x: left - s.rail, y: s.strip, w: 12 + s.bar + 2 * s.rail, h: tall + 2 * s.edge };
  const around = { kind, home, width, height, halves, bar, s, top };
  /** @type {Slot[]} */
  const slots = [];
  for (const [row, seat] of /** @type {[number, Seat][]} */ ([[1, orientation], [0, orientation === 0 ? 1 : 0]])) {
    slots.push(tray("start", seat, row, around), barSlot(seat, row, around));
    if (row === 1) for (let n = 24; n >= 1; n--) slots.push(point(n, orientation, around));
    slots.push(tray("off", seat, row, around));
  }
  return { kind, width, height, frame, halves, bar, slots: new Map(slots.map((slot) => [slot.key, slot])) };
}

/**
 * The centre of the checker at `level` (0 at the base) of a stack of `count`.
 *
 * @param {Slot} slot @param {number} level @param {number} count @param {Kind} kind
 * @returns {{x: number, y: number, form: "face" | "edge"}}
 */
export function stand(slot, level, count, kind) {
  const { box, grow } = slot;
  if (slot.kind === "start" || slot.kind === "off") return onEdge(slot, level, kind);
  const x = box.x + box.w / 2;
  if (slot.kind === "bar") {
    const pitch = Math.min(PITCH, 3.2 / Math.max(1, count - 1));
    const centre = grow === 1 ? box.y + box.h : box.y;
    return { x, y: centre - grow * (DIAMETER / 2 + 0.08 + level * pitch), form: "face" };
  }
  const pitch = count <= CLEAR ? PITCH : ((CLEAR - 1) * PITCH) / (count - 1);
  const base = grow === 1 ? box.y : box.y + box.h;
  return { x, y: base + grow * (GAP + DIAMETER / 2 + level * pitch), form: "face" };
}

/** Where notch `level` of a tray is. @param {Slot} slot @param {number} level @param {Kind} kind @returns {{x: number, y: number, form: "edge"}} */
function onEdge({ box, kind: place, grow }, level, kind) {
  const pitch = place === "start" ? 0.312 : 0.268;
  if (kind === "wide") {
    const base = grow === 1 ? box.y + 0.22 : box.y + box.h - 0.22;
    return { x: box.x + box.w / 2, y: base + grow * level * pitch, form: "edge" };
  }
  return { x: box.x + 1.78 + level * 0.257, y: box.y + box.h / 2, form: "edge" };
}

/** @typedef {{kind: Kind, home: string, width: number, height: number, halves: Box[], bar: Box, s: typeof SIZES.wide, top: number}} Around */

/** @param {number} n @param {Seat} orientation @param {Around} around @returns {Slot} */
function point(n, orientation, { home, halves, s, top }) {
  const row = n <= 12 ? 1 : 0;
  const across = row === 1 ? 12 - n : n - 13;
  const column = home === "right" ? across : 11 - across;
  const x = column < 6 ? halves[0].x + column : halves[1].x + column - 6;
  const box = { x, y: row === 0 ? top : top + s.half, w: 1, h: s.half };
  return {
    key: keyOf(orientation, n),
    kind: "point",
    seat: null,
    n,
    box,
    row,
    column: column < 6 ? column + 1 : column + 2,
    grow: row === 0 ? 1 : -1,
    label: { x: x + 0.5, y: row === 0 ? top - s.edge / 2 : top + 2 * s.half + s.edge / 2 },
    tally: { x, y: box.y },
  };
}

/** @param {Seat} seat @param {number} row @param {Around} around @returns {Slot} */
function barSlot(seat, row, { bar, s }) {
  const box = { x: bar.x, y: bar.y + row * s.half, w: bar.w, h: s.half };
  const grow = row === 0 ? 1 : -1;
  const label = { x: bar.x + bar.w / 2, y: box.y };
  return { key: keyOf(seat, "bar"), kind: "bar", seat, n: 0, box, row, column: 7, grow, label, tally: label };
}

/** @param {"start" | "off"} kind @param {Seat} seat @param {number} row @param {Around} around @returns {Slot} */
function tray(kind, seat, row, { kind: shape, home, width, height, s, top }) {
  const atLeft = (kind === "start") === (home === "right");
  const wide = shape === "wide";
  const strip = (width - 2 * s.rail - s.bar) / 2 + 0.4;
  /** @type {Box} */
  const box = wide
    ? { x: atLeft ? MARGIN : width - MARGIN - s.tray, y: row === 0 ? top : top + s.half + 0.08, w: s.tray, h: s.half - 0.08 }
    : { x: atLeft ? s.rail : width - s.rail - strip, y: row === 0 ? 0.1 : height - s.strip + 0.1, w: strip, h: s.strip - 0.2 };
  const edge = row === 0 ? top - s.edge / 2 : top + 2 * s.half + s.edge / 2;
  const label = wide ? { x: box.x + box.w / 2, y: edge } : { x: box.x + 0.77, y: box.y + box.h / 2 };
  const grow = row === 0 ? 1 : -1;
  const tally = wide
    ? { x: label.x, y: row === 0 ? box.y + box.h - 0.34 : box.y + 0.34 }
    : { x: box.x + box.w - 0.4, y: label.y };
  return { key: keyOf(seat, kind), kind, seat, n: 0, box, row, column: atLeft ? 0 : 14, grow, label, tally };
}
