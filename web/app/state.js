/**
 * The one state of the page. Panels read it, nothing else; only the game and the controller write it.
 */

import { DEFAULTS } from "./settings.js";
import { PLAIN_SITE } from "./site.js";

/** @typedef {import("../engine/shapes.js").RecordShape} RecordShape */
/** @typedef {import("../engine/shapes.js").View} View */
/** @typedef {import("../engine/shapes.js").RuleSetShape} RuleSetShape */
/** @typedef {import("../engine/shapes.js").SeatShape} SeatShape */
/** @typedef {import("../engine/shapes.js").PendingMove} PendingMove */
/** @typedef {import("../engine/shapes.js").IntentShape} IntentShape */
/** @typedef {import("../engine/shapes.js").LogEntry} LogEntry */
/** @typedef {import("../engine/shapes.js").Seat} Seat */

/** @typedef {import("../engine.js").EngineState} EngineState */
/** @typedef {import("./settings.js").Preferences} Preferences */

/**
 * What is agreed before a game besides its rules.
 * @typedef {object} Terms
 * @property {{points?: number, games?: number} | null} match how long the match is; null for a single game
 * @property {"drawn" | "hand"} dice whether they are thrown by hand and entered
 */

/**
 * What a player chose in the new-game dialog, kept so that it is offered first next time.
 * @typedef {object} Choice
 * @property {string} base a preset's name
 * @property {number[]} variants
 * @property {Record<string, unknown>} changes field values set by hand
 * @property {string} name of a rule set of the player's own, else empty
 * @property {SeatShape[]} seats
 * @property {Seat} bottom who sits at the near side
 * @property {Terms["match"]} [match]
 * @property {Terms["dice"]} [dice]
 */

/**
 * @typedef {object} CustomRules a rule set of the player's own
 * @property {string} name
 * @property {string} base
 * @property {number[]} variants
 * @property {Record<string, unknown>} changes
 */

/**
 * @typedef {object} Kept
 * @property {Choice | null} choice
 * @property {boolean} isWalkSeen
 * @property {boolean} isStorageAsked whether the browser was asked not to clear what is kept
 * @property {string | null} language chosen by hand; null: the first of the browser's own
 *
 * @typedef {Kept & Preferences} Settings
 */

/** @typedef {{key: string, params?: Record<string, unknown>}} Sentence a text key and what it needs */

/**
 * @typedef {object} AppState
 * @property {EngineState} engine
 * @property {RecordShape | null} record
 * @property {PendingMove[]} pending
 * @property {View | null} view
 * @property {boolean} isFresh whether the view is the engine's own, not only the painted save
 * @property {RuleSetShape | null} ruleset
 * @property {LogEntry[]} log
 * @property {CustomRules[]} custom
 * @property {Settings} settings
 * @property {string} language what the page speaks now
 * @property {import("./tally.js").Tally} tally
 * @property {boolean} isBusy an intent is with the engine
 * @property {boolean} isThinking the computer is choosing
 * @property {"computer" | "game" | null} stuck what failed and waits for a retry: the computer's choice, or the
 *   engine's look at the saved game
 * @property {IntentShape | null} waiting an intent that waits for the engine to be ready
 * @property {Record<string, Sentence>} notices standing remarks, by topic
 * @property {{id: number, text: string, isWarning: boolean} | null} toast
 * @property {{what: string, pause: number} | null} coming what is done by itself after a pause, unless it is taken back
 * @property {string | null} swapped the actions of the record at which the two dice were exchanged
 * @property {boolean} isFollowing whether another tab plays, and this one only shows what it does
 * @property {string | null} script dice asked for in the address
 * @property {import("./walk.js").WalkState | null} walk the lesson on the board, over the game in hand
 * @property {import("./site.js").Site} site what the host says
 * @property {import("./look.js").LookState | null} look an earlier moment of the game, shown in its place
 * @property {import("./coach.js").HintState | null} hint what the coach says of what is due
 * @property {import("./review.js").ReviewState | null} review the game gone through, or on the way
 */

/** @type {Settings} */
export const DEFAULT_SETTINGS = Object.freeze({ choice: null, isWalkSeen: false, isStorageAsked: false, language: null, ...DEFAULTS });

/** @returns {AppState} */
export function initialState() {
  return {
    engine: { state: "loading", progress: 0, what: "files" },
    record: null,
    pending: [],
    view: null,
    isFresh: false,
    ruleset: null,
    log: [],
    custom: [],
    settings: DEFAULT_SETTINGS,
    language: "en",
    tally: {},
    isBusy: false,
    isThinking: false,
    stuck: null,
    waiting: null,
    notices: {},
    toast: null,
    coming: null,
    swapped: null,
    isFollowing: false,
    script: null,
    walk: null,
    look: null,
    hint: null,
    review: null,
    site: PLAIN_SITE,
  };
}

/**
 * Whether the person at the screen may act for the seat on turn.
 * @param {AppState} state
 */
export function isPersonDue({ record, view, isFollowing }) {
  if (isFollowing) return false;
  return Boolean(record && view && view.seat !== null && record.seats[view.seat].kind === "person");
}

/**
 * What the board shows: the walk's lesson while there is one, or what is looked back at, else the game.
 * @param {Pick<AppState, "view" | "walk" | "look">} state
 */
export function shownView({ view, walk, look }) {
  return walk ? walk.view : look ? look.view : view;
}

/**
 * The rule set whose words and numbering are shown.
 * @param {Pick<AppState, "ruleset" | "walk">} state
 */
export function shownRuleset({ ruleset, walk }) {
  return walk ? walk.ruleset : ruleset;
}

/** A table laid out before a game: what a board shows while there is nothing else. @type {View} */
export const LAID_OUT = Object.freeze({
  rev: -1, phase: "opening", seat: null, due: "open", position: [laidOut(), laidOut()], pips: [0, 0], contact: true, pending: [],
  stage: null, rolled: null, opening: null, dice: [], moves: [], forced: false, names: [],
  may: { roll: false, undo: false, reopen: false, correct: false, done: false, name: false, resign: false }, events: [], winner: null, points: [0, 0],
  match: { points: null, games: null, target: null, game: 1, score: [0, 0], wins: [0, 0], draws: 0, winner: null },
});

function laidOut() {
  return { points: {}, start: 15, bar: 0, off: 0 };
}

/**
 * Whether dice that were thrown by hand are to be entered, a computer's too.
 * @param {AppState} state
 */
export function isEntering({ record, view, walk, look, stuck }) {
  return Boolean(record?.dice?.source === "hand" && view?.may.roll && !walk && !look && !stuck);
}

/**
 * Whether the computer is to act: it is on turn, or only computers sit at the table.
 * @param {AppState} state
 */
export function isComputerDue({ record, view, isFollowing }) {
  if (isFollowing) return false;
  if (!record || !view || view.phase === "over" || (record.dice.source === "hand" && view.may.roll)) return false;
  if (view.seat !== null) return record.seats[view.seat].kind === "computer";
  return record.seats.every(({ kind }) => kind === "computer");
}

/**
 * Whether the two dice were exchanged, so that a click plays the other one.
 * @param {Pick<AppState, "record" | "swapped">} state
 */
export function isSwapped({ record, swapped }) {
  return record !== null && record.actions === swapped;
}

/**
 * Who sits at the near side of the board: who is on turn where the board is to be turned, else always the same one.
 * @param {AppState} state
 * @returns {Seat}
 */
export function bottomSeat({ record, settings, view }) {
  const { choice } = settings;
  const seat = view?.seat ?? null;
  if (settings.turnBoard && seat !== null && record?.seats.every(({ kind }) => kind === "person")) return seat;
  if (choice && (!record || JSON.stringify(choice.seats) === JSON.stringify(record.seats))) return choice.bottom;
  return record?.seats[0].kind === "computer" && record.seats[1].kind === "person" ? 1 : 0;
}
