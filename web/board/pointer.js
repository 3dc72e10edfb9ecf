/**
 * Mouse, pen and touch: a press begins and ends on the same place and acts when it ends. What lies between the two
 * (a drag) is left to others.
 */
import { listen } from "../dom.js";

/**
 * @param {SVGSVGElement} svg
 * @param {{press: (key: string) => void, away: () => void}} act `away`: a press that ends outside every place
 * @param {AbortSignal} signal
 */
export function bindPointer(svg, act, signal) {
  /** @type {{pointer: number, key: string | null} | null} */
  let begun = null;

  listen(document, "pointerdown", (/** @type {PointerEvent} */ event) => {
    if (!event.isPrimary || event.button !== 0) return;
    begun = { pointer: event.pointerId, key: placeAt(svg, event) };
  }, signal);

  listen(document, "pointerup", (/** @type {PointerEvent} */ event) => {
    const from = begun;
    if (!from || from.pointer !== event.pointerId) return;
    begun = null;
    if (placeAt(svg, event) !== from.key) return;
    if (from.key !== null) act.press(from.key);
    else act.away();
  }, signal);

  listen(document, "pointercancel", () => (begun = null), signal);

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
