/**
 * The board's SVG, built once: named layers in a fixed order, and in them everything that is always there.
 *
 *     svg.board-svg
 *       g.layer-ground     rail, field, bar, trays and their notches
 *       g.layer-points     24 triangles
 *       g.layer-marks      where the last turn's checkers came from and went
 *       g.layer-numbers    point numbers, tray words, counts
 *       g.layer-checkers   30 checkers, keyed by identity
 *       g.layer-arrows     moves that are proposed
 *       g.layer-targets    landing rings
 *       g.layer-carried    the checker under a pointer that is held down
 *       g.layer-places     30 buttons over it all: hit areas and focus rings
 */
import { CHECKERS } from "./places.js";
import { seatOf } from "./identity.js";
import { anchor, star } from "./drawings.js";
import { DIAMETER } from "./layout.js";

/**
 * @typedef {import("./layout.js").Slot} Slot
 * @typedef {"ground" | "points" | "marks" | "numbers" | "checkers" | "arrows" | "targets" | "carried" | "places"} LayerName
 *
 * @typedef {object} Dom
 * @property {SVGSVGElement} svg
 * @property {Record<LayerName, SVGGElement>} layers
 * @property {Record<string, SVGElement>} ground frame, inlay, left, right, bar, turn, pin0, pin1
 * @property {Map<string, SVGElement>} points by place key
 * @property {Map<string, {tray: SVGElement, notches: SVGElement[], word: SVGElement, count: SVGElement}>} trays
 * @property {Map<string, SVGElement>} numbers by place key
 * @property {SVGElement[]} checkers by identity
 * @property {Map<string, {group: SVGElement, hit: SVGElement, focus: SVGElement}>} places by place key
 */

const LAYERS = /** @type {LayerName[]} */ (["ground", "points", "marks", "numbers", "checkers", "arrows", "targets", "carried", "places"]);

/**
 * Make an SVG element. @param {string} tag @param {Record<string, string | number>} [attributes]
 * @param {...SVGElement} children @returns {SVGElement}
 */
export function svg(tag, attributes = {}, ...children) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  made.append(...children);
  return made;
}

/** Build the board into `element`. @param {HTMLElement} element @param {string[]} keys place keys in reading order @returns {Dom} */
export function build(element, keys) {
  const root = /** @type {SVGSVGElement} */ (svg("svg", { class: "board-svg", role: "group" }));
  const layers = /** @type {Record<LayerName, SVGGElement>} */ ({});
  for (const name of LAYERS) {
    layers[name] = /** @type {SVGGElement} */ (svg("g", { class: `layer-${name}` }));
    if (name !== "places") layers[name].setAttribute("aria-hidden", "true");
    root.append(layers[name]);
  }
  const pointKeys = keys.filter((key) => key.startsWith("p"));
  const trayKeys = keys.filter((key) => /^(start|off)/.test(key));
  const dom = {
    svg: root,
    layers,
    ground: ground(layers.ground),
    trays: new Map(trayKeys.map((key) => [key, tray(layers, key)])),
    points: each(layers.points, pointKeys, () => svg("path", { class: "point" })),
    numbers: each(layers.numbers, pointKeys, () => svg("text", { class: "point-number" })),
    checkers: Array.from({ length: 2 * CHECKERS }, (_, id) => checker(id)),
    places: new Map(keys.map((key) => [key, place(layers.places, key)])),
  };
  layers.checkers.append(...dom.checkers);
  element.append(root);
  return dom;
}

/** @param {SVGElement} layer @param {string[]} keys @param {() => SVGElement} make */
function each(layer, keys, make) {
  const made = new Map(keys.map((key) => [key, make()]));
  layer.append(...made.values());
  return made;
}

/** @param {SVGElement} layer */
function ground(layer) {
  const parts = {
    frame: svg("rect", { class: "board-frame", rx: 0.16 }),
    inlay: svg("rect", { class: "board-inlay", rx: 0.08 }),
    left: svg("rect", { class: "board-field" }),
    right: svg("rect", { class: "board-field" }),
    bar: svg("rect", { class: "board-bar" }),
    turn: svg("rect", { class: "board-turn", rx: 0.03 }),
    pin0: svg("circle", { class: "board-pin", r: 0.1 }),
    pin1: svg("circle", { class: "board-pin", r: 0.1 }),
  };
  layer.append(...Object.values(parts));
  return parts;
}

/** @param {Record<LayerName, SVGGElement>} layers @param {string} key */
function tray(layers, key) {
  const kind = key.slice(0, -1);
  const made = svg("rect", { class: "tray", "data-kind": kind, rx: 0.12 });
  const notches = Array.from({ length: CHECKERS }, () => svg("rect", { class: "tray-notch", "data-kind": kind, rx: 0.04 }));
  const word = svg("text", { class: "tray-word" });
  const count = svg("text", { class: "tray-count", "data-kind": kind });
  layers.ground.append(made, ...notches);
  layers.numbers.append(word, count);
  return { tray: made, notches, word, count };
}

/** @param {number} id */
function checker(id) {
  const seat = seatOf(id);
  const r = DIAMETER / 2;
  const face = svg(
    "g",
    { class: "checker-face" },
    svg("circle", { class: "checker-disc", r: r - 0.03 }),
    svg("circle", { class: "checker-inner", r: r * 0.72 }),
    svg("path", { class: "checker-mark", d: seat === 0 ? anchor(r * 0.46) : star(r * 0.56) }),
    svg("text", { class: "checker-count" }),
    svg("circle", { class: "checker-ring-ground", r: r - 0.055 }),
    svg("circle", { class: "checker-ring", r: r - 0.055 }),
  );
  const edge = svg(
    "g",
    { class: "checker-edge" },
    svg("rect", { class: "checker-slat", x: -0.48, y: -0.09, width: 0.96, height: 0.18, rx: 0.05 }),
    svg("path", { class: "checker-groove", d: "M-.36 0H.36" }),
  );
  const shadow = svg("circle", { class: "checker-shadow", r: r - 0.02 });
  return svg("g", { class: "checker", "data-seat": seat, "data-id": id }, svg("g", { class: "checker-body" }, shadow, face, edge));
}

/** @param {SVGElement} layer @param {string} key */
function place(layer, key) {
  const hit = svg("rect", { class: "place-hit" });
  const focus = svg("rect", { class: "place-focus", rx: 0.12 });
  const group = svg("g", { class: "place", role: "button", tabindex: -1, "data-place": key }, hit, focus);
  layer.append(group);
  return { group, hit, focus };
}
