/**
 * The keyboard: the places form two rows of fifteen (start, six points, bar, six points, off); one of them is in
 * the tab order, arrows go on from there.
 */
import { listen } from "../dom.js";

/**
 * @typedef {import("./layout.js").Layout} Layout
 * @typedef {import("./layout.js").Slot} Slot
 * @typedef {import("./skeleton.js").Dom} Dom
 */

/**
 * The place an arrow key leads to; the same place at an end.
 *
 * @param {Layout} at @param {string} key @param {string} arrow a `KeyboardEvent.key`
 * @returns {string}
 */
export function neighbour(at, key, arrow) {
  const slot = /** @type {Slot} */ (at.slots.get(key));
  let { row, column } = slot;
  if (arrow === "ArrowLeft") column -= 1;
  if (arrow === "ArrowRight") column += 1;
  if (arrow === "ArrowUp") row = 0;
  if (arrow === "ArrowDown") row = 1;
  if (arrow === "Home") column = 0;
  if (arrow === "End") column = 14;
  for (const there of at.slots.values()) if (there.row === row && there.column === column) return there.key;
  return key;
}

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"];

/**
 * @param {Dom} dom
 * @param {() => Layout} layout
 * @param {{press: (key: string) => void, remove: (key: string) => boolean, away: () => boolean}} act the last two tell whether
 *   there was something to do
 * @param {AbortSignal} signal
 * @returns {{focus: (key?: string) => void}}
 */
export function bindKeyboard(dom, layout, act, signal) {
  let current = dom.places.keys().next().value ?? "";
  rove(current);

  listen(dom.svg, "focusin", (/** @type {FocusEvent} */ event) => {
    const key = placeOf(event.target);
    if (key) rove(key);
  }, signal);

  listen(dom.svg, "keydown", (/** @type {KeyboardEvent} */ event) => {
    const key = placeOf(event.target);
    if (!key || event.ctrlKey || event.metaKey || event.altKey) return;
    if (ARROWS.includes(event.key)) focus(neighbour(layout(), key, event.key));
    else if (event.key === "Enter" || event.key === " ") {
      if (!event.repeat) act.press(key);
    } else if (event.key === "Delete" || event.key === "Backspace") {
      if (!act.remove(key)) return;
    } else if (event.key !== "Escape" || !act.away()) return;
    event.preventDefault();
  }, signal);

  /** @param {string} key */
  function rove(key) {
    dom.places.get(current)?.group.setAttribute("tabindex", "-1");
    dom.places.get(key)?.group.setAttribute("tabindex", "0");
    current = key;
  }

  /** @param {string} [key] */
  function focus(key = current) {
    rove(key);
    dom.places.get(key)?.group.focus({ preventScroll: true });
  }

  return { focus };
}

/** @param {EventTarget | null} target */
function placeOf(target) {
  return target instanceof Element ? (target.closest("[data-place]")?.getAttribute("data-place") ?? null) : null;
}
