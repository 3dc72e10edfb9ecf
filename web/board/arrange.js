/**
 * Put everything that does not move in its place for a layout: done when the layout changes, not at each view.
 */
import { POINT, stand } from "./layout.js";
import { setAttribute } from "../dom.js";

/**
 * @typedef {import("./skeleton.js").Dom} Dom
 * @typedef {import("./layout.js").Layout} Layout
 * @typedef {import("./layout.js").Slot} Slot
 * @typedef {import("./layout.js").Box} Box
 */

/** @param {Dom} dom @param {Layout} at */
export function arrange(dom, at) {
  setAttribute(dom.svg, "viewBox", `0 0 ${round(at.width)} ${round(at.height)}`);
  setAttribute(dom.svg, "data-kind", at.kind);
  reorder(dom, [...at.slots.keys()]);
  arrangeGround(dom, at);
  for (const slot of at.slots.values()) {
    if (slot.kind === "point") arrangePoint(dom, slot);
    if (slot.kind === "start" || slot.kind === "off") arrangeTray(dom, slot, at);
    arrangePlace(dom, slot);
  }
}

/** Keep the places in reading order; the one with the focus keeps it. @param {Dom} dom @param {string[]} keys */
function reorder(dom, keys) {
  const layer = dom.layers.places;
  const groups = keys.map((key) => /** @type {SVGElement} */ (dom.places.get(key)?.group));
  if (groups.every((group, i) => layer.children[i] === group)) return;
  const focused = groups.find((group) => group === document.activeElement);
  layer.append(...groups);
  focused?.focus({ preventScroll: true });
}

/** @param {Dom} dom @param {Layout} at */
function arrangeGround({ ground }, { frame, halves, bar }) {
  box(ground.frame, frame);
  box(ground.inlay, grown({ x: halves[0].x, y: bar.y, w: halves[1].x + 6 - halves[0].x, h: bar.h }, 0.05));
  box(ground.left, halves[0]);
  box(ground.right, halves[1]);
  box(ground.bar, bar);
  box(ground.turn, { x: frame.x + 0.16, y: frame.y, w: frame.w - 0.32, h: 0.07 });
  ground.turn.style.setProperty("--other-side", `${round(frame.h - 0.07)}px`);
  for (const [pin, y] of /** @type {[SVGElement, number][]} */ ([
    [ground.pin0, bar.y - 0.33],
    [ground.pin1, bar.y + bar.h + 0.33],
  ])) {
    setAttribute(pin, "cx", round(bar.x + bar.w / 2));
    setAttribute(pin, "cy", round(y));
  }
}

/** @param {Dom} dom @param {Slot} slot */
function arrangePoint(dom, slot) {
  const { x, y, w, h } = slot.box;
  const base = slot.grow === 1 ? y : y + h;
  const path = /** @type {SVGElement} */ (dom.points.get(slot.key));
  setAttribute(path, "d", `M${round(x + 0.03)} ${round(base)}h${round(w - 0.06)}L${round(x + w / 2)} ${round(base + slot.grow * POINT)}Z`);
  setAttribute(path, "data-tone", (slot.column + slot.row + (slot.column > 7 ? 1 : 0)) % 2 ? "a" : "b");
  text(/** @type {SVGElement} */ (dom.numbers.get(slot.key)), slot.label);
}

/** @param {Dom} dom @param {Slot} slot @param {Layout} at */
function arrangeTray(dom, slot, { kind }) {
  const parts = dom.trays.get(slot.key);
  if (!parts) return;
  const wide = kind === "wide";
  const { x, y, w, h } = slot.box;
  const room = wide
    ? { x: x + 0.04, y, w: w - 0.08, h }
    : { x: x + 1.6, y: y + 0.02, w: 3.96, h: h - 0.04 };
  box(parts.tray, room);
  parts.notches.forEach((notch, level) => {
    const place = stand(slot, level, 15, kind);
    const [w, h] = wide ? [0.94, 0.06] : [0.06, 0.84];
    box(notch, { x: place.x - w / 2, y: place.y - h / 2, w, h });
  });
  text(parts.word, slot.label);
  text(parts.count, slot.tally);
}

/** @param {Dom} dom @param {Slot} slot */
function arrangePlace(dom, slot) {
  const parts = dom.places.get(slot.key);
  if (!parts) return;
  box(parts.hit, slot.box);
  box(parts.focus, grown(slot.box, -0.05));
}

/** @param {SVGElement} rect @param {Box} at */
function box(rect, { x, y, w, h }) {
  setAttribute(rect, "x", round(x));
  setAttribute(rect, "y", round(y));
  setAttribute(rect, "width", round(w));
  setAttribute(rect, "height", round(h));
}

/** @param {SVGElement} label @param {{x: number, y: number}} at */
function text(label, { x, y }) {
  setAttribute(label, "x", round(x));
  setAttribute(label, "y", round(y));
}

/** @param {Box} from @param {number} by @returns {Box} */
function grown({ x, y, w, h }, by) {
  return { x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by };
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 1000) / 1000;
}
