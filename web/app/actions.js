/**
 * The one action that is due, and undo. A button that cannot be used keeps the focus it has.
 */

import { t } from "../texts.js";
import { el, setAttribute, setText } from "../dom.js";
import { svg } from "../board/skeleton.js";
import { mayHint } from "./coach.js";
import { createLookSteps } from "./look-steps.js";
import { nextAction } from "./match.js";
import { isComputerDue, isEntering } from "./state.js";
import { takeBack } from "./take-back.js";

/** @typedef {import("./state.js").AppState} AppState */
/** A lamp, drawn in a square of 24. */
const LAMP = "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.6.5.9 1.1.9 1.9h5.4c0-.8.3-1.4.9-1.9A6 6 0 0 0 12 3z";

/** @typedef {{action: string, payload?: any, label: string, isReady: boolean}} Due */

/**
 * @param {HTMLElement} root
 * @param {import("./controller.js").Run} run
 * @returns {(state: AppState) => void}
 */
export function mountActions(root, run) {
  /** @type {Due | null} */
  let due = null;
  let mayUndo = false;
  let isHintable = false;
  const dueButton = el("button", {
    id: "due",
    type: "button",
    class: "button",
    "data-kind": "due",
    // The second click of a double one was not meant for what is due by then.
    onclick: (/** @type {MouseEvent} */ { detail }) => detail < 2 && due?.isReady && run(due.action, due.payload),
  });
  const undoButton = el("button", {
    id: "undo",
    type: "button",
    class: "button",
    "data-kind": "quiet",
    onclick: () => mayUndo && run("undo"),
  });
  const hintButton = el(
    "button",
    { id: "hint", type: "button", class: "button hint-button", "data-kind": "quiet", onclick: () => isHintable && run("hint") },
    /** @type {any} */ (svg("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("path", { d: LAMP }))),
  );
  const steps = createLookSteps(run);
  root.replaceChildren(dueButton, undoButton, hintButton, steps.element);

  return (state) => {
    due = dueAction(state);
    dueButton.hidden = due === null;
    if (due) setText(dueButton, due.label);
    setAttribute(dueButton, "aria-disabled", due && !due.isReady ? "true" : null);
    setAttribute(dueButton, "aria-busy", state.waiting ? "true" : null);
    const isComing = state.coming !== null && state.coming.what === due?.action;
    setAttribute(dueButton, "data-coming", isComing);
    if (isComing) dueButton.style.setProperty("--pause", `${state.coming?.pause}ms`);
    setAttribute(dueButton, "data-kind", due?.isReady ? "due" : null);
    steps.update(state);
    const back = takeBack(state);
    mayUndo = back !== null;
    undoButton.hidden = Boolean(state.walk || state.look) || !(mayUndo || hasUndo(state));
    setAttribute(undoButton, "aria-disabled", mayUndo ? null : "true");
    setText(undoButton, t(back === "correct" ? "page.action.correct" : "page.action.undo"));
    hintButton.hidden = undoButton.hidden;
    isHintable = mayHint(state);
    setAttribute(hintButton, "aria-disabled", isHintable ? null : "true");
    setAttribute(hintButton, "aria-label", t("page.action.hint"));
    setAttribute(hintButton, "title", t("page.action.hint"));
    setAttribute(hintButton, "aria-pressed", state.hint ? "true" : "false");
  };
}

/** Whether there is something to take back in this phase, if not yet. @param {AppState} state */
function hasUndo({ view }) {
  return view !== null && view.phase !== "over" && view.phase !== "opening";
}

/**
 * Return what the one button does now, or null when the board or the naming has the turn's action.
 * @param {AppState} state
 * @returns {Due | null}
 */
export function dueAction(state) {
  const { view, walk, look, stuck, waiting } = state;
  if (walk) return null;
  if (look) return { action: "look-end", label: t("page.look.end"), isReady: true };
  if (state.isFollowing) return null;
  if (!view) return { action: "show", payload: "new-game", label: t("page.action.new-game"), isReady: true };
  if (stuck) return { action: `retry-${stuck}`, label: t("page.action.retry"), isReady: true };
  if (view.phase === "over") return { action: "next-game", label: t(nextAction(view)), isReady: state.isFresh };
  if (isComputerDue(state) || isEntering(state)) return null;
  const isReady = !waiting;
  switch (view.phase) {
    case "opening":
      return { action: "open", label: t(`page.action.${view.due}`), isReady };
    case "roll":
      return { action: "roll", label: t("page.action.roll"), isReady };
    case "roll-double":
      return { action: "die", label: t("page.action.roll-double"), isReady };
    case "play":
      return { action: "done", label: t("page.action.done"), isReady: isReady && view.may.done };
    default:
      return null;
  }
}
