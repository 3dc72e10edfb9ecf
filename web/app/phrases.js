/**
 * Words for what is on the table: players, places and dice as the rule set shows them, events as sentences.
 */

import { t } from "../texts.js";
import { isRefusal } from "./game.js";
import { shownRuleset } from "./state.js";

/** @typedef {import("../engine/shapes.js").Event} GameEvent */
/** @typedef {import("../engine/shapes.js").Place} Place */
/** @typedef {import("./state.js").AppState} AppState */

/** Events that deserve a moment in everyone's sight, not only a line in the log. */
const MOMENTS = ["opening", "pass", "extra", "forfeit", "script-over"];

/**
 * Say something in the words of the rule set in play.
 * @param {Pick<AppState, "ruleset" | "walk">} state
 * @param {string} key
 * @param {Record<string, unknown>} [params]
 * @returns {string}
 */
export function say(state, key, params = {}) {
  return t(key, { ...shownRuleset(state)?.words, ...params });
}

/**
 * @param {Pick<AppState, "record">} state
 * @param {number} seat
 * @returns {string}
 */
export function playerName({ record }, seat) {
  return record?.seats[seat].name || t(`side.${seat}`);
}

/**
 * A place as the rule set in play numbers or names it.
 * @param {AppState} state
 * @param {Place} place
 */
export function placeName(state, place) {
  if (typeof place !== "number") return say(state, `place.${place}`);
  const n = shownRuleset(state)?.numbering === "up" ? 25 - place : place;
  return say(state, "place.point", { n });
}

/**
 * Say which way a move goes where it had the choice of two and took the one that hits; else nothing.
 * @param {AppState} state before the move
 * @param {import("../engine/shapes.js").IntentShape} intent
 */
export function routeText(state, intent) {
  const routes = (state.view?.moves ?? []).filter(({ from, to }) => from === intent.from && to === intent.to);
  const via = intent.via ?? [];
  const taken = routes.find((route) => route.via.join() === via.join());
  if (!taken?.hit || via.length === 0 || routes.every(({ hit }) => hit)) return "";
  return say(state, "page.route.hit", { points: via.map((point) => placeName(state, point)).join(", ") });
}

/** @param {number[]} dice */
export function diceText(dice) {
  return dice.join("-");
}

/**
 * Put events into sentences: all of them to be spoken, the moments to be shown too.
 * @param {AppState} state after the events
 * @param {GameEvent[]} events
 * @returns {{spoken: string[], shown: string[]}}
 */
export function sentencesOf(state, events) {
  const isPlayed = events.some(({ type }) => type === "play");
  const told = events.filter(({ type }) => type !== "move" || !isPlayed);
  return {
    spoken: told.map((event) => sentenceOf(state, event)),
    shown: told.filter((event) => MOMENTS.includes(event.type) || isComputersName(state, event)).map((event) => sentenceOf(state, event)),
  };
}

/** Whether the computer names a double: nobody saw a hand choose it. @param {AppState} state @param {GameEvent} event */
function isComputersName({ record }, event) {
  return event.type === "name" && record?.seats[event.seat].kind === "computer";
}

/**
 * @param {AppState} state
 * @param {GameEvent} event
 * @returns {string}
 */
export function sentenceOf(state, event) {
  const player = "seat" in event && event.seat !== null ? playerName(state, event.seat) : "";
  const params = { ...event, player, dice: "dice" in event ? diceText(event.dice) : "" };
  switch (event.type) {
    case "opening":
      if (event.starter === null) return say(state, "event.opening-tie", params);
      return say(state, "event.opening", { ...params, player: playerName(state, event.starter) });
    case "roll":
      return say(state, event.extra ? "event.roll-extra" : "event.roll", params);
    case "move":
    case "unmove": {
      const key = event.type === "move" && event.hit ? "event.move-hit" : `event.${event.type}`;
      return say(state, key, { ...params, from: placeName(state, event.from), to: placeName(state, event.to) });
    }
    case "name":
      return say(state, "event.name", { ...params, text: t(`die.${event.number}`) });
    case "die":
      return say(state, "event.die", { ...params, text: String(event.number) });
    case "forfeit":
      return say(state, `event.forfeit.${event.field}`, params);
    case "over":
      if (event.winner === "draw") return say(state, "event.over-draw");
      return say(state, "event.over-win", { player: playerName(state, event.winner), count: event.points });
    case "match": {
      const { winner, score } = event;
      return say(state, "event.match", { player: playerName(state, winner), won: score[winner], lost: score[1 - winner] });
    }
    default:
      return say(state, `event.${event.type}`, params);
  }
}

/**
 * What went wrong, in words: the engine's own where it answered, else what failed.
 * @param {any} error
 * @returns {string}
 */
export function errorText(error) {
  if (isRefusal(error)) return error.reason?.message ?? error.message;
  return t(`engine.failed.${error?.code ?? "engine-failed"}`, { what: error?.what ?? "" });
}
