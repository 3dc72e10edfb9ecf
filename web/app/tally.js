/**
 * The points two players have won from one another, over all their games at this page. People without a name are nobody
 * in particular: their games count in the match they belong to, and nowhere else.
 */

/** @typedef {import("../engine/shapes.js").RecordShape} RecordShape */
/** @typedef {import("../engine/shapes.js").SeatShape} SeatShape */

/**
 * @typedef {object} Pair
 * @property {number[]} points by player, in the order of the pair's key
 * @property {number[]} wins
 * @property {number} draws
 * @property {string} last the id of the game counted last
 */

/** @typedef {Record<string, Pair>} Tally by the pair's key */

/**
 * Count a finished game in, once however often it is asked for. One that was set up by hand is not counted.
 * @param {Tally} tally
 * @param {RecordShape} record
 * @returns {Tally} the same one when there is nothing to count
 */
export function counted(tally, record) {
  if (!record.result || record.start || !record.seats.every(isSomebody)) return tally;
  const { key, order } = pairOf(record.seats);
  const pair = tally[key] ?? { points: [0, 0], wins: [0, 0], draws: 0, last: "" };
  if (pair.last === record.id) return tally;
  const points = [...pair.points];
  const wins = [...pair.wins];
  const { winner } = record.result;
  if (winner !== "draw") {
    const place = order.indexOf(winner);
    points[place] += record.result.points;
    wins[place] += 1;
  }
  return { ...tally, [key]: { points, wins, draws: pair.draws + Number(winner === "draw"), last: record.id } };
}

/**
 * Return what two seats have won from one another, by seat.
 * @param {Tally} tally
 * @param {SeatShape[]} seats
 */
export function standing(tally, seats) {
  const { key, order } = pairOf(seats);
  const pair = seats.every(isSomebody) ? tally[key] : undefined;
  if (!pair) return { points: [0, 0], wins: [0, 0], draws: 0, games: 0 };
  const [a, b] = [order.indexOf(0), order.indexOf(1)];
  return {
    points: [pair.points[a], pair.points[b]],
    wins: [pair.wins[a], pair.wins[b]],
    draws: pair.draws,
    games: pair.wins[0] + pair.wins[1] + pair.draws,
  };
}

/**
 * Whether stored data is a tally.
 * @param {any} value
 */
export function isTally(value) {
  return typeof value === "object" && !Array.isArray(value) && Object.values(value).every(isPair);
}

/** @param {SeatShape} seat */
function isSomebody({ kind, name }) {
  return kind === "computer" || name !== "";
}

/** @param {any} pair */
function isPair(pair) {
  return [pair?.points, pair?.wins].every((list) => Array.isArray(list) && list.length === 2 && list.every(Number.isFinite));
}

/**
 * A pair's key does not depend on who sits where; `order` holds the seats in its order.
 * @param {SeatShape[]} seats
 */
export function pairOf(seats) {
  const names = seats.map(({ kind, name, level }) => JSON.stringify([kind, name, level]));
  const order = names[0] <= names[1] ? [0, 1] : [1, 0];
  return { key: order.map((seat) => names[seat]).join(), order };
}
