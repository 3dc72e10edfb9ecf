/**
 * Reading a file of games onto the shelf, and saying in words what came of it.
 */

import { t } from "../texts.js";
import { el } from "../dom.js";
import { errorText } from "./phrases.js";
import { bringIn, FILE_MAX, GAMES_MAX, readGames, TOO_LARGE } from "./shelf-files.js";

/** @typedef {import("./shelf-files.js").Arrival} Arrival */

/** So many refusals are told one by one. */
const MOST_TOLD = 8;

/**
 * @param {File} file
 * @param {object} parts
 * @param {import("./shelf.js").Shelf} parts.shelf
 * @param {(record: any) => Promise<import("./shelf-index.js").Figures>} parts.figuresOf
 * @param {(...told: Node[]) => void} parts.say show this in place of what was said before
 */
export async function openArrivals(file, { shelf, figuresOf, say }) {
  const read = file.size > FILE_MAX ? TOO_LARGE : readGames(await file.text().catch(() => ""));
  if ("problem" in read) return say(problem(t(read.problem.key, read.problem.params)));
  const { games } = read;
  const progress = el("p", { class: "dialog-note" });
  say(progress);
  const arrivals = await bringIn(games, {
    shelf,
    figuresOf,
    errorText,
    onProgress(done) {
      progress.textContent = t("page.games.reading", { n: done + 1, count: games.length });
    },
  });
  say(...toldOf(arrivals));
}

/** @param {Arrival[]} arrivals @returns {Node[]} */
function toldOf(arrivals) {
  const count = (/** @type {Arrival["as"]} */ as) => arrivals.filter((arrival) => arrival.as === as).length;
  const added = t("page.games.came-in", { count: count("new") + count("beside") });
  const counts = [
    added,
    count("same") > 0 && t("page.games.same", { count: count("same") }),
    count("beside") > 0 && t("page.games.beside", { count: count("beside") }),
  ];
  const refused = arrivals.flatMap((arrival, index) => (arrival.as === "bad" ? [refusal(arrival, index + 1)] : []));
  return [
    el("p", { class: "dialog-note" }, counts.filter(Boolean).join(" ")),
    ...refused.slice(0, MOST_TOLD).map(problem),
    ...(refused.length > MOST_TOLD ? [problem(t("page.games.refused-more", { count: refused.length - MOST_TOLD }))] : []),
    ...(count("full") > 0 ? [problem(t("page.games.no-room", { count: count("full"), most: GAMES_MAX }))] : []),
  ];
}

/** @param {Arrival} arrival @param {number} n */
function refusal({ name, message }, n) {
  const reason = message || t("page.games.refused-form");
  return name ? t("page.games.refused-named", { n, name, message: reason }) : t("page.games.refused", { n, message: reason });
}

/** @param {string} text */
function problem(text) {
  return el("p", { class: "dialog-problem" }, text);
}
