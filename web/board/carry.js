/**
 * The checker in the air: a copy of the topmost one that follows the pointer, while the checker itself stays faintly
 * where it stands.
 */
import { setAttribute } from "../dom.js";

/**
 * @typedef {import("./skeleton.js").Dom} Dom
 * @typedef {{x: number, y: number}} Spot in board units
 * @typedef {{id: number, spot: Spot}} Carried
 *
 * @typedef {object} Carry
 * @property {(id: number, spot: Spot) => void} lift
 * @property {(spot: Spot) => void} move
 * @property {() => Carried | null} end put the copy away; returns what was carried, and where it was last
 */

/** @param {Dom} dom @returns {Carry} */
export function createCarry(dom) {
  const layer = dom.layers.carried;
  /** @type {Carried | null} */
  let carried = null;
  /** @type {SVGElement | null} */
  let copy = null;

  /** @param {Spot} spot */
  function move(spot) {
    if (!carried || !copy) return;
    carried.spot = spot;
    copy.style.transform = `translate(${spot.x.toFixed(3)}px, ${spot.y.toFixed(3)}px)`;
  }

  function end() {
    const was = carried;
    if (was) setAttribute(dom.checkers[was.id], "data-away", null);
    layer.replaceChildren();
    carried = null;
    copy = null;
    return was;
  }

  return {
    lift(id, spot) {
      end();
      copy = /** @type {SVGElement} */ (dom.checkers[id].cloneNode(true));
      for (const name of ["data-told", "data-covered", "data-can"]) setAttribute(copy, name, null);
      setAttribute(copy, "data-form", "face");
      setAttribute(copy, "data-selected", true);
      copy.querySelector(".checker-count")?.replaceChildren();
      setAttribute(dom.checkers[id], "data-away", true);
      carried = { id, spot };
      layer.append(copy);
      move(spot);
    },
    move,
    end,
  };
}

/** A point of the screen in board units. @param {SVGSVGElement} svg @param {{clientX: number, clientY: number}} event @returns {Spot} */
export function spotOf(svg, { clientX, clientY }) {
  const matrix = svg.getScreenCTM();
  const { x, y } = matrix ? new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse()) : { x: 0, y: 0 };
  return { x, y };
}
