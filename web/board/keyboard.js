/**
 * The keyboard: the places form two rows of fifteen (start, six points, bar, six points, off); one of them is in
 * the tab order, arrows go on from there. With Shift, left and right go to where something can be done.
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

/**
 * The next place, or with `step` -1 the one before, where something can be done; the same place where there is none.
 * The places are gone through in the order in which checkers pass them.
 *
 * @param {string[]} keys @param {string} key @param {(key: string) => boolean} isLive @param {1 | -1} step
 */
export function nextLive(keys, key, isLive, step) {
  const ahead = step === 1 ? keys : [...keys].reverse();
  const at = ahead.indexOf(key);
  return [...ahead.slice(at + 1), ...ahead.slice(0, at)].find(isLive) ?? key;
}

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"];
/** @type {Record<string, 1 | -1>} */
const JUMPS = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * @param {Dom} dom
 * @param {() => Layout} layout
 * @param {{press: (key: string) => void, remove: (key: string) => boolean, away: () => boolean}} act the last two tell whether
 *   there was something to do
 * @param {AbortSignal} signal
 * @returns {{focus: (key?: string) => void, aim: (key: string | undefined) => void}}
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
    const jump = event.shiftKey ? JUMPS[event.key] : undefined;
    if (jump) focus(nextLive([...layout().slots.keys()], key, isLive, jump));
    else if (ARROWS.includes(event.key)) focus(neighbour(layout(), key, event.key));
    else if (event.key === "Enter" || event.key === " ") {
      if (!event.repeat) act.press(key);
    } else if (event.key === "Delete" || event.key === "Backspace") {
      if (!act.remove(key)) return;
    } else if (event.key !== "Escape" || !act.away()) return;
    event.preventDefault();
  }, signal);

  /** @param {string} key */
  function isLive(key) {
    return dom.places.get(key)?.group.hasAttribute("data-live") ?? false;
  }

  /** Let Tab lead to a place where something can be done, unless the focus is on the board already. @param {string | undefined} key */
  function aim(key) {
    if (key && !isLive(current) && !dom.svg.contains(document.activeElement)) rove(key);
  }

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

  return { focus, aim };
}

/** @param {EventTarget | null} target */
function placeOf(target) {
  return target instanceof Element ? (target.closest("[data-place]")?.getAttribute("data-place") ?? null) : null;
}
