/**
 * What is said of events: a sentence each. What the computer does is said once, as a whole, when its turn is over.
 */

import { sentencesOf } from "./phrases.js";
import { isComputerDue } from "./state.js";

/** @typedef {import("./state.js").AppState} AppState */
/** @typedef {import("../engine/shapes.js").Event} GameEvent */

/**
 * @param {(text: string) => void} announce
 * @returns {(state: AppState, events: GameEvent[]) => {shown: string[], spoken: string[]}}
 */
export function createNarrator(announce) {
  /** @type {string[]} */
  let held = [];
  let game = "";

  return (state, events) => {
    const sentences = sentencesOf(state, events);
    if (state.record?.id !== game) held = [];
    game = state.record?.id ?? "";
    if (!isComputers(state, events)) {
      const before = held.splice(0);
      if (before.length > 0) announce(before.join(" "));
      sentences.spoken.forEach(announce);
      return sentences;
    }
    held.push(...sentences.spoken);
    const isOver = events.some(({ type }) => type === "turn" || type === "over") || !isComputerDue(state);
    if (isOver) announce(held.splice(0).join(" "));
    return sentences;
  };
}

/** Whether it was the computer that acted. @param {AppState} state @param {GameEvent[]} events */
function isComputers({ record }, events) {
  const actor = events.find((event) => "seat" in event && event.type !== "script-over");
  return actor !== undefined && "seat" in actor && actor.seat !== null && record?.seats[actor.seat].kind === "computer";
}
