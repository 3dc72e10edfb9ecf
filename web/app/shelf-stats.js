/**
 * Statistics of the finished games on the shelf: by rule set, by who played, and the records among them.
 */

import { pairOf } from "./tally.js";

/** @typedef {import("./shelf-index.js").Line} Line */

/**
 * @typedef {object} RulesRow
 * @property {Line["rules"]} rules
 * @property {number} games
 * @property {number | null} turns of a game, on average; null where they are not known
 * @property {number} chain the longest
 * @property {number} luck the most pips a roll brought
 *
 * @typedef {object} PairRow
 * @property {Line} line one of their games; wins and points are by its seats
 * @property {number} games
 * @property {number[]} wins
 * @property {number[]} points
 * @property {number} draws
 *
 * @typedef {object} Statistics
 * @property {number} games
 * @property {RulesRow[]} byRules the most played first
 * @property {PairRow[]} byPair the most frequent first
 * @property {Line | null} chain the game with the longest chain of 1-2
 * @property {Line | null} luck the game with the roll that brought most
 */

/** @param {Line[]} lines @returns {Statistics} */
export function statistics(lines) {
  const finished = lines.filter(({ result }) => result !== null);
  return {
    games: finished.length,
    byRules: grouped(finished, ({ rules }) => JSON.stringify([rules.base, rules.name])).map(rulesRow),
    byPair: grouped(finished, ({ seats }) => pairOf(seats).key).map(pairRow),
    chain: most(finished, chainOf),
    luck: most(finished, luckOf),
  };
}

/** @param {Line} line */
const chainOf = ({ figures }) => figures?.chain?.count ?? 0;
/** @param {Line} line */
const luckOf = ({ figures }) => figures?.luck?.pips ?? 0;

/** @param {Line[]} lines @returns {RulesRow} */
function rulesRow(lines) {
  const turns = lines.flatMap(({ figures }) => (figures ? [figures.turns] : []));
  return {
    rules: lines[0].rules,
    games: lines.length,
    turns: turns.length > 0 ? sum(turns) / turns.length : null,
    chain: Math.max(...lines.map(chainOf)),
    luck: Math.max(...lines.map(luckOf)),
  };
}

/** @param {Line[]} lines @returns {PairRow} */
function pairRow(lines) {
  const [line] = lines;
  const row = { line, games: lines.length, wins: [0, 0], points: [0, 0], draws: 0 };
  for (const { seats, result } of lines) {
    if (result?.winner === "draw") row.draws += 1;
    else if (result) {
      const place = placeIn(line, seats, result.winner);
      row.wins[place] += 1;
      row.points[place] += result.points;
    }
  }
  return row;
}

/** The seat in `line` of who sits at a seat of another game of the same two. @param {Line} line @param {Line["seats"]} seats @param {number} seat */
function placeIn(line, seats, seat) {
  return pairOf(line.seats).order[pairOf(seats).order.indexOf(seat)];
}

/** @param {Line[]} lines @param {(line: Line) => string} key @returns {Line[][]} the largest group first */
function grouped(lines, key) {
  /** @type {Map<string, Line[]>} */
  const groups = new Map();
  for (const line of lines) {
    const of = key(line);
    const group = groups.get(of);
    if (group) group.push(line);
    else groups.set(of, [line]);
  }
  return [...groups.values()].sort((a, b) => b.length - a.length);
}

/** @param {Line[]} lines @param {(line: Line) => number} count @returns {Line | null} the first of those that have most */
function most(lines, count) {
  const best = Math.max(0, ...lines.map(count));
  return best === 0 ? null : (lines.find((line) => count(line) === best) ?? null);
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((all, number) => all + number, 0);
}
