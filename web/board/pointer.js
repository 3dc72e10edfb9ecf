/**
 * Mouse, pen and touch. A press begins and ends on the same place and acts when it ends. A pointer that goes some way
 * while it is held down carries the checker it began on. A second pointer (a pinch) ends both.
 */
import { listen } from "../dom.js";

/** How far a pointer goes, in CSS pixels, before it carries: less is the trembling of a hand. */
export const THRESHOLD = 7;

/**
 * @typedef {object} PointerActs
 * @property {(key: string) => void} press
 * @property {() => void} away a press that ended outside every place
 * @property {(key: string, event: PointerEvent) => boolean} lift whether there is a checker to carry
 * @property {(event: PointerEvent) => void} carry
 * @property {(key: string | null) => void} drop
 */

/**
 * @param {SVGSVGElement} svg
 * @param {PointerActs} act
 * @param {AbortSignal} signal
 */
export function bindPointer(svg, act, signal) {
  /** @type {{pointer: number, key: string | null, x: number, y: number, way: "press" | "carry"} | null} */
  let begun = null;

  function giveUp() {
    if (begun?.way === "carry") act.drop(null);
    begun = null;
  }

  listen(document, "pointerdown", (/** @type {PointerEvent} */ event) => {
    giveUp();
    if (!event.isPrimary || event.button !== 0) return;
    begun = { pointer: event.pointerId, key: placeAt(svg, event), x: event.clientX, y: event.clientY, way: "press" };
  }, signal);

  listen(document, "pointermove", (/** @type {PointerEvent} */ event) => {
    if (!begun || begun.pointer !== event.pointerId) return;
    if (begun.way === "press" && Math.hypot(event.clientX - begun.x, event.clientY - begun.y) >= THRESHOLD) {
      const isLifted = begun.key !== null && act.lift(begun.key, event);
      if (isLifted) begun.way = "carry";
    }
    if (begun.way === "carry") act.carry(event);
  }, signal);

  listen(document, "pointerup", (/** @type {PointerEvent} */ event) => {
    const from = begun;
    if (!from || from.pointer !== event.pointerId) return;
    begun = null;
    const key = placeAt(svg, event);
    if (from.way === "carry") act.drop(key);
    else if (key !== from.key) return;
    else if (from.key !== null) act.press(from.key);
    else act.away();
  }, signal);

  listen(document, "pointercancel", giveUp, signal);
  listen(window, "blur", giveUp, signal);
  listen(document, "keydown", (/** @type {KeyboardEvent} */ event) => {
    if (event.key === "Escape") giveUp();
  }, signal);

  // Not every browser heeds touch-action inside an SVG: one finger on a checker that can move does not scroll the page.
  listen(svg, "touchmove", (/** @type {TouchEvent} */ event) => {
    const isLifting = event.target instanceof Element && event.target.closest("[data-can]") !== null;
    if (isLifting && event.touches.length === 1 && event.cancelable) event.preventDefault();
  }, signal);

  // Assistive technology clicks without a pointer.
  listen(svg, "click", (/** @type {PointerEvent} */ event) => {
    const key = keyWithin(svg, event.target);
    if (event.detail === 0 && !event.pointerType && key !== null) act.press(key);
  }, signal);
}

/** @param {SVGSVGElement} svg @param {PointerEvent} event */
function placeAt(svg, event) {
  return keyWithin(svg, document.elementFromPoint(event.clientX, event.clientY));
}

/** @param {SVGSVGElement} svg @param {EventTarget | null} target @returns {string | null} */
function keyWithin(svg, target) {
  if (!(target instanceof Element) || !svg.contains(target)) return null;
  return target.closest("[data-place]")?.getAttribute("data-place") ?? null;
}
