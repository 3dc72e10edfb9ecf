/**
 * The shelf as a dialog: all games, searched and sorted, to be resumed, replayed, named, deleted, written out and read in.
 */

import { t } from "../texts.js";
import { el, fill } from "../dom.js";
import { button, labelled, openDialog } from "./dialog.js";
import { openArrivals } from "./shelf-arrivals.js";
import { createDeeds, figuresFrom, offerGames } from "./shelf-deeds.js";
import { chosen, SHOWN, SORTS } from "./shelf-list.js";
import { createRow } from "./shelf-row.js";
import { openStatistics } from "./shelf-stats-dialog.js";
import { dateWriter } from "./shelf-words.js";

/** @typedef {import("./shelf-index.js").Line} Line */

/** So many games are put into the document at a time: a thousand would hold the page up. */
export const PAGE_SIZE = 25;

/**
 * @typedef {object} ShelfParts
 * @property {import("./store.js").Store<import("./state.js").AppState>} store
 * @property {import("./saves.js").Saves} saves
 * @property {import("./game.js").Engine} engine
 * @property {import("./controller.js").Run} run
 */

/** Hands a file to the shelf that is open. @type {((file: File) => void) | null} */
let handOver = null;

/** Open the shelf, or hand a file to the one that is open. @param {ShelfParts} parts @param {File | null} [file] */
export function openShelf(parts, file = null) {
  if (handOver) return void (file && handOver(file));
  const { store, saves, engine } = parts;
  const { shelf } = saves;
  const { language } = store.state;
  const dateText = dateWriter(language);
  const asideBefore = saves.asideCount();
  const deeds = createDeeds(parts, { dateText, say, refresh, focus, leave: () => dialog.close() });
  let lines = shelf.lines();
  const damaged = saves.asideCount() - asideBefore;
  let limit = PAGE_SIZE;

  const search = el("input", { class: "input", type: "search", autocomplete: "off", oninput: () => renew() });
  const show = select("show", SHOWN);
  const sort = select("sort", SORTS);
  const note = el("div", { class: "shelf-word", role: "status" });
  const list = el("ul", { class: "shelf-list", "aria-label": t("page.games.title") });
  const empty = el("p", { class: "dialog-note" });
  const more = button("", { "data-kind": "quiet", class: "button shelf-more", onclick: showMore });
  const picker = el("input", { type: "file", accept: ".json,application/json", hidden: true, onchange: () => bring(picker.files?.[0]) });
  const dialog = openDialog({
    title: t("page.games.title"),
    body: [
      el(
        "div",
        { class: "shelf-tools" },
        labelled(t("page.games.search"), search),
        labelled(t("page.games.show"), show),
        labelled(t("page.games.sort"), sort),
      ),
      note,
      list,
      empty,
      more,
      picker,
    ],
    foot: [
      button(t("page.games.statistics"), { "data-kind": "quiet", onclick: () => openStatistics(parts, () => dialog.close()) }),
      button(t("page.games.export-all"), { "data-kind": "quiet", onclick: () => offerGames(shelf, lines, `acey-deucey ${new Date().toISOString().slice(0, 10)}`) }),
      button(t("page.games.import"), { onclick: () => picker.click() }),
    ],
    onClose() {
      handOver = null;
    },
  });
  if (damaged > 0) say(t("page.games.damaged", { count: damaged }));
  renew();
  handOver = bring;
  if (file) void bring(file);

  /** @param {string} name @param {string[]} values */
  function select(name, values) {
    const options = values.map((value) => el("option", { value }, t(`page.games.${name}.${value}`)));
    return el("select", { class: "input", onchange: () => renew() }, ...options);
  }

  /** List anew, from the top. */
  function renew() {
    limit = PAGE_SIZE;
    draw();
  }

  function draw() {
    const found = chosen(lines, { search: search.value, show: show.value, sort: sort.value }, language);
    const inHand = shelf.running();
    const rows = found.slice(0, limit).map((line) => createRow(line, { isInHand: line.id === inHand, dateText, deeds }));
    fill(list, ...rows.map(({ element }) => element));
    list.hidden = found.length === 0;
    empty.hidden = found.length > 0;
    empty.textContent = t(lines.length === 0 ? "page.games.empty" : "page.games.not-found");
    more.hidden = found.length <= limit;
    more.textContent = t("page.games.more", { count: found.length - limit });
  }

  function showMore() {
    const first = limit;
    limit += PAGE_SIZE;
    draw();
    headOf(list.children[first])?.focus();
  }

  function refresh() {
    lines = shelf.lines();
    draw();
  }

  /** @param {string} text @param {...import("../dom.js").Child} children */
  function say(text, ...children) {
    fill(note, el("p", { class: "dialog-note" }, text, " ", ...children));
  }

  /** @param {string} id */
  function focus(id) {
    headOf([...list.children].find((row) => row.getAttribute("data-id") === id))?.focus();
  }

  /** @param {File | undefined} given */
  async function bring(given) {
    picker.value = "";
    if (!given) return;
    await openArrivals(given, { shelf, figuresOf: figuresFrom(engine), say: (...told) => fill(note, ...told) });
    refresh();
  }
}

/** The button of a game in the list. @param {Element | undefined} row @returns {HTMLElement | null} */
function headOf(row) {
  return row?.querySelector("button") ?? null;
}
