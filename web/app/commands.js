/**
 * The command line: words and notation instead of pointing. Plays are read by the engine, in the numbering shown.
 */

import { t } from "../texts.js";
import { dueAction } from "./actions.js";
import { diceIn, entryDue } from "./entry-panel.js";
import { placeName, playerName, say } from "./phrases.js";
import { isPersonDue } from "./state.js";
import { takeBack } from "./take-back.js";
import { countingSeat } from "./table.js";

/** @typedef {import("./state.js").AppState} AppState */
/** @typedef {import("../engine/shapes.js").Seat} Seat */

/** Words that are commands, in English and in the language of the page. */
const WORDS = Object.freeze(["roll", "done", "undo", "name", "board", "hint", "help"]);

/** @typedef {{action: string, payload?: any}} Act something to be done; what comes of it is told as always */
/** @typedef {{answer: string}} Told */

/**
 * What a line stands for now.
 * @param {AppState} state
 * @param {string} line
 * @returns {Act | Told}
 */
export function commandIn(state, line) {
  const [first = "", ...rest] = line.trim().toLowerCase().split(/\s+/);
  const word = WORDS.find((known) => first === known || first === t(`page.command.word.${known}`)) ?? first;
  if (first === "" || word === "help" || first === "?") return { answer: say(state, "page.command.help") };
  if (!state.view || !state.record) return { answer: t("page.command.no-game") };
  if (word === "pips") return { answer: pipsText(state) };
  if (word === "board") return { answer: boardText(state) };
  if (word === "roll") return rollIn(state, rest.join(" "));
  if (word === "undo" && takeBack(state)) return { action: "undo" };
  if (!isPersonDue(state)) return { answer: t("page.command.not-now") };
  if (word === "done" || word === "undo" || word === "hint") return { action: word };
  if (word === "name") return nameIn(rest[0]);
  return { action: "text", payload: line.trim() };
}

/**
 * Rolling, with the dice that were thrown where they are entered by hand.
 * @param {AppState} state
 * @param {string} thrown
 * @returns {Act | Told}
 */
function rollIn(state, thrown) {
  const entry = entryDue(state);
  if (entry) {
    const payload = diceIn(thrown, entry.count);
    return payload ? { action: entry.action, payload } : { answer: t(`page.command.dice-how.${entry.count}`) };
  }
  const due = dueAction(state)?.action ?? "";
  if (!["open", "roll", "die"].includes(due) && !isPersonDue(state)) return { answer: t("page.command.not-now") };
  const action = ["open", "die"].includes(due) ? due : "roll";
  return thrown ? { action, payload: diceIn(thrown, action === "die" ? 1 : 2) ?? [] } : { action };
}

/** @param {string | undefined} number @returns {Act | Told} */
function nameIn(number) {
  return /^[1-6]$/.test(number ?? "") ? { action: "name", payload: Number(number) } : { answer: t("page.command.name-how") };
}

/** @param {AppState} state */
function pipsText(state) {
  return [0, 1]
    .map((seat) => {
      const count = state.view?.pips[seat] ?? 0;
      return t("page.command.pips", { player: playerName(state, seat), count: `${count} ${t("page.unit.pips", { count })}` });
    })
    .join(" ");
}

/**
 * The position: each side from start to off, in the numbering of who reads the board.
 * @param {AppState} state
 */
export function boardText(state) {
  const { view } = state;
  if (!view) return "";
  const reader = countingSeat(state) ?? view.seat ?? 0;
  const seats = /** @type {Seat[]} */ (reader === 0 ? [0, 1] : [1, 0]);
  const sides = seats.map((seat) => {
    const { points, start, bar, off } = view.position[seat];
    const own = Object.entries(points).map(([point, count]) => /** @type {const} */ ([Number(point), count]));
    own.sort(([a], [b]) => b - a);
    const shown = own.map(([point, count]) => /** @type {const} */ ([seat === reader ? point : 25 - point, count]));
    const all = [/** @type {const} */ (["start", start]), /** @type {const} */ (["bar", bar]), ...shown, /** @type {const} */ (["off", off])];
    const list = all.filter(([, count]) => count > 0).map(([place, count]) => `${placeName(state, place)}: ${count}`);
    return t("page.command.side", { player: playerName(state, seat), list: list.join(", ") });
  });
  const left = view.dice.filter(({ used }) => !used).map(({ n }) => n);
  const dice = left.length > 0 ? [t("page.command.dice", { dice: left.join(", ") })] : [];
  return [...sides, ...dice].join(" ");
}
