/**
 * The statistics of the shelf, as tables: what the games say themselves at once, what the engine has to find out as it comes.
 */

import { t } from "../texts.js";
import { el, fill } from "../dom.js";
import { button, openDialog } from "./dialog.js";
import { figuresFrom } from "./shelf-deeds.js";
import { statistics } from "./shelf-stats.js";
import { chainText, luckText, playersText, rulesTitle, sideName } from "./shelf-words.js";

/** @typedef {import("./shelf-index.js").Line} Line */

/** So many games are written down at a time, so that little is lost when the page is left. */
const BATCH = 25;

/**
 * @param {import("./shelf-dialog.js").ShelfParts} parts
 * @param {() => void} leave close what is below
 */
export function openStatistics({ saves, engine, run, store }, leave) {
  const { shelf } = saves;
  const { language } = store.state;
  const figuresOf = figuresFrom(engine);
  const lines = shelf.lines();
  const note = el("p", { class: "dialog-note", role: "status", hidden: true });
  const tables = el("div", { class: "shelf-tables" });
  let isOpen = true;
  const dialog = openDialog({
    title: t("page.games.statistics"),
    body: [note, tables],
    onClose() {
      isOpen = false;
    },
  });
  draw();
  void workOut();

  /** Have the engine find the figures that are missing. */
  async function workOut() {
    const missing = lines.filter(({ result, figures }) => result && !figures);
    /** @type {Map<string, import("./shelf-index.js").Figures>} */
    const found = new Map();
    for (const [done, line] of missing.entries()) {
      if (!isOpen) break;
      note.hidden = false;
      note.textContent = t("page.games.working-out", { n: done + 1, count: missing.length });
      const kept = shelf.read(line.id);
      if (!kept) continue;
      const figures = await figuresOf(kept.record).catch(() => null);
      if (!figures) continue;
      line.figures = figures;
      found.set(line.id, figures);
      if (found.size % BATCH > 0) continue;
      shelf.note(found);
      draw();
    }
    if (found.size > 0) shelf.note(found);
    note.hidden = true;
    if (isOpen) draw();
  }

  function draw() {
    const { games, byRules, byPair, chain, luck } = statistics(lines);
    if (games === 0) return fill(tables, el("p", { class: "dialog-note" }, t("page.games.none-finished")));
    const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
    fill(
      tables,
      el(
        "dl",
        { class: "shelf-facts" },
        ...best("chain", chain, (line) => [chainText(line.figures?.chain ?? null, line), line.figures?.chain?.at]),
        ...best("luck", luck, (line) => [luckText(line.figures?.luck ?? null, line), line.figures?.luck?.at]),
      ),
      table(
        "by-rules",
        ["rules", "games", "turns", "chain-short", "luck-short"],
        byRules.map((row) => [
          rulesTitle(row.rules),
          ...[row.games, row.turns, row.chain || null, row.luck || null].map((value) => (value === null ? "–" : number.format(value))),
        ]),
      ),
      table(
        "by-players",
        ["players", "games", "wins", "points"],
        byPair.map(({ line, games: count, wins, points, draws }) => [
          playersText(line),
          draws > 0 ? t("page.games.with-draws", { games: count, count: draws }) : String(count),
          score(line, wins),
          score(line, points),
        ]),
      ),
      el("p", { class: "shelf-note" }, t("page.games.luck-means")),
    );
  }

  /** @param {string} name @param {Line | null} line @param {(line: Line) => [string, number | undefined]} told */
  function best(name, line, told) {
    if (!line) return [];
    const [text, at] = told(line);
    const look = button(t("page.games.look"), {
      "data-kind": "quiet",
      "aria-label": t("page.games.look-at", { what: t(`page.games.${name}`) }),
      onclick() {
        dialog.close();
        leave();
        run("replay", { id: line.id, at });
      },
    });
    return [el("dt", {}, t(`page.games.${name}`)), el("dd", {}, text, " ", look)];
  }
}

/** Both numbers by seat, with a name for who listens. @param {Line} line @param {number[]} numbers */
function score(line, numbers) {
  return el("span", { title: numbers.map((number, seat) => `${sideName(line, seat)}: ${number}`).join(", ") }, numbers.join(" : "));
}

/** @param {string} name @param {string[]} heads @param {(string | HTMLElement)[][]} rows */
function table(name, heads, rows) {
  return el(
    "table",
    { class: "standing" },
    el("caption", {}, t(`page.games.${name}`)),
    el("thead", {}, el("tr", {}, ...heads.map((head) => el("th", { scope: "col" }, t(`page.games.${head}`))))),
    el(
      "tbody",
      {},
      ...rows.map(([first, ...others]) => el("tr", {}, el("th", { scope: "row" }, first), ...others.map((cell) => el("td", {}, cell)))),
    ),
  );
}
