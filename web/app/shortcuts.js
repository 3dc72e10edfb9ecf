/**
 * Keys that work wherever the focus is: Backspace and Ctrl+Z take back, Enter finishes what is all played, H on the board gives a hint.
 */

import { mayHint } from "./coach.js";
import { isPersonDue } from "./state.js";
import { takeBack } from "./take-back.js";

/** @typedef {import("./state.js").AppState} AppState */

/**
 * @typedef {object} Pressed
 * @property {string} key
 * @property {boolean} isCommand Ctrl, or Cmd on a Mac
 * @property {boolean} isShifted Shift or Alt
 * @property {"text" | "control" | "place" | "page"} where what has the focus
 */

/**
 * What a key does now, as the name of an action; null when it is left to the page.
 * @param {AppState} state
 * @param {Pressed} pressed
 * @returns {"undo" | "done" | "hint" | null}
 */
export function shortcut(state, { key, isCommand, isShifted, where }) {
  const { view, walk, look, isBusy } = state;
  if (where === "text" || isShifted || walk || look || isBusy || !view) return null;
  const isUndo = isCommand ? key.toLowerCase() === "z" : key === "Backspace";
  if (isUndo) return takeBack(state) && "undo";
  if (!isPersonDue(state)) return null;
  if (key === "Escape" && state.hint) return "hint";
  // A letter alone counts on the board only: who speaks to the page, or slips, asks for nothing elsewhere.
  if (key.toLowerCase() === "h" && !isCommand && where === "place") return mayHint(state) ? "hint" : null;
  // On the board Enter has nothing else to do once all is played.
  return key === "Enter" && !isCommand && where !== "control" && view.may.done ? "done" : null;
}

/**
 * Listen to the keys. A key that is held down does nothing twice, on a button neither.
 * @param {() => AppState} state
 * @param {import("./controller.js").Run} run
 */
export function mountShortcuts(state, run) {
  document.addEventListener(
    "keydown",
    (event) => {
      if (event.repeat) {
        if (event.key === "Enter" && whereIs(event.target) === "control") event.preventDefault();
        return;
      }
      if (document.querySelector("dialog[open]")) return;
      const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
      const where = whereIs(target);
      const action = shortcut(state(), { key, isCommand: ctrlKey || metaKey, isShifted: shiftKey || altKey, where });
      if (!action) return;
      event.preventDefault();
      event.stopPropagation();
      run(action);
    },
    { capture: true },
  );
}

/** @param {EventTarget | null} target @returns {Pressed["where"]} */
function whereIs(target) {
  if (!(target instanceof Element)) return "page";
  if (target.closest("[data-place]")) return "place";
  if (target.closest("textarea, select, input:not([type=checkbox], [type=radio], [type=button])")) return "text";
  return target.closest("button, a[href], summary, input") ? "control" : "page";
}
