/**
 * The dice: where they come from, how they fell in this game and in all that are kept, and how likely that is. The engine
 * counts; here it is shown.
 */

import { t } from "../texts.js";
import { el, fill } from "../dom.js";
import { openDialog } from "./dialog.js";
import { errorText } from "./phrases.js";

/** @typedef {import("../engine/shapes.js").RecordShape} RecordShape */
/** @typedef {import("../engine/shapes.js").SpreadShape} Spread */
/** @typedef {import("../engine/shapes.js").SpreadsShape} Spreads */

/** Games in one request: each is about a thousand characters, and the board stays alive between two requests. */
const PART = 40;
const FACES = 6;
/** Where dice come from, in the order in which they are told. */
const SOURCES = /** @type {const} */ (["drawn", "entered", "fixed"]);
/** A chance below which a remark is due. */
const RARE = 0.01;
/** Where the code is that throws, beside the page. */
const CODE = "acey/dice.py";

/**
 * @param {object} parts
 * @param {(request: any) => Promise<any>} parts.ask
 * @param {string} parts.language
 * @param {RecordShape | null} parts.record the game in hand
 * @param {(but: string | null) => Iterable<RecordShape>} parts.kept every game that is kept, but for one by its id
 */
export function openDice({ ask, language, record, kept }) {
  const now = el("section", { class: "spread", hidden: record === null });
  const all = el("section", { class: "spread" });
  let isOpen = true;
  openDialog({
    title: t("page.dice.title"),
    body: [
      el("p", {}, t("page.dice.how")),
      el("p", {}, t("page.dice.code"), " ", el("a", { href: CODE, target: "_blank", rel: "noopener" }, CODE)),
      now,
      all,
    ],
    onClose: () => (isOpen = false),
  });
  void show();

  async function show() {
    try {
      if (record) fill(now, ...parts("now", language, await ask({ cmd: "dice", records: [record] })));
      const counting = await countAll(ask, withFirst(record, kept(record?.id ?? null)), () => isOpen);
      if (counting) fill(all, ...parts("all", language, counting));
    } catch (error) {
      fill(all, el("p", { class: "dialog-problem", role: "alert" }, errorText(error)));
    }
  }
}

/**
 * Count the dice of many games, a part at a time.
 * @param {(request: any) => Promise<any>} ask
 * @param {Iterable<RecordShape>} games
 * @param {() => boolean} isWanted
 * @returns {Promise<Spreads | null>} null when nobody waits for it any more
 */
export async function countAll(ask, games, isWanted = () => true) {
  const iterator = games[Symbol.iterator]();
  /** @type {Spreads | null} */
  let found = null;
  for (;;) {
    const records = nextPart(iterator);
    if (found && records.length === 0) return found;
    if (!isWanted()) return null;
    found = await ask({ cmd: "dice", records, so_far: found });
  }
}

/** @param {Iterator<RecordShape>} games @returns {RecordShape[]} */
function nextPart(games) {
  const part = [];
  while (part.length < PART) {
    const { value, done } = games.next();
    if (done) break;
    part.push(value);
  }
  return part;
}

/** @param {RecordShape | null} first @param {Iterable<RecordShape>} others */
function* withFirst(first, others) {
  if (first) yield first;
  yield* others;
}

/** @param {"now" | "all"} which @param {string} language @param {Spreads} spreads */
function parts(which, language, spreads) {
  const thrown = SOURCES.filter((source) => spreads[source].dice > 0);
  const shown = thrown.length > 0 ? thrown : [SOURCES[0]];
  return [
    el("h3", {}, t(`page.dice.${which}`)),
    ...shown.flatMap((source) => spreadParts(source, language, spreads[source])),
    spreads.unread > 0 && el("p", {}, t("page.dice.unread", { count: spreads.unread })),
  ];
}

/** @param {(typeof SOURCES)[number]} source @param {string} language @param {Spread} spread */
function spreadParts(source, language, spread) {
  if (spread.dice === 0) return [el("p", {}, t("page.dice.none"))];
  return [
    el("p", { class: "spread-source" }, t(`page.dice.${source}`, { count: spread.dice })),
    table(spread, language),
    el("p", {}, rollsText(spread, language)),
    el("p", {}, chanceText(spread, language)),
  ];
}

/** A bar for each face, and below it the same in numbers. @param {Spread} spread @param {string} language */
function table({ faces, dice }, language) {
  const even = dice / faces.length;
  const most = Math.max(...faces, 1);
  const shown = el(
    "table",
    { class: "spread-table" },
    el("caption", { class: "only-spoken" }, t("page.dice.caption")),
    el("tbody", {}, el("tr", { class: "spread-bars", "aria-hidden": "true" }, el("td"), ...faces.map((count) => barCell(count / most)))),
    row("th", t("page.dice.face"), ["1", "2", "3", "4", "5", "6"]),
    row("td", t("page.dice.fell"), faces.map(String)),
    row("td", t("page.dice.expected"), [t("page.dice.each", { number: numberText(even, language) })]),
  );
  shown.style.setProperty("--even", String(even / most));
  return shown;
}

/** @param {number} part of the highest bar */
function barCell(part) {
  const bar = el("span", { class: "spread-bar" });
  bar.style.setProperty("--part", String(part));
  return el("td", {}, bar);
}

/** @param {"th" | "td"} tag @param {string} head @param {string[]} cells */
function row(tag, head, cells) {
  const attributes = { scope: tag === "th" && "col", colspan: cells.length === 1 && FACES };
  return el(
    "tbody",
    {},
    el("tr", {}, el("th", { scope: "row" }, head), ...cells.map((cell) => el(tag, attributes, cell))),
  );
}

/** @param {Spread} spread @param {string} language */
function rollsText({ rolls, doubles, aceys }, language) {
  const [expected, rare] = [rolls / 6, rolls / 18].map((number) => numberText(number, language));
  return t("page.dice.doubles", { count: rolls, doubles, aceys, expected, rare });
}

/**
 * How likely a spread like that is, in words.
 * @param {Pick<Spread, "chance" | "chi_square">} spread
 * @param {string} language
 */
export function chanceText({ chance, chi_square: distance }, language) {
  if (chance === null) return t("page.dice.few");
  const params = { distance: numberText(distance, language), percent: percentText(chance, language) };
  return t(chance < RARE ? "page.dice.chance.rare" : "page.dice.chance", params);
}

/** @param {number} number @param {string} language */
function numberText(number, language) {
  return number.toLocaleString(language, { maximumFractionDigits: 1 });
}

/** @param {number} part @param {string} language */
function percentText(part, language) {
  const digits = part < RARE ? { maximumSignificantDigits: 1 } : { maximumFractionDigits: part < 0.1 ? 1 : 0 };
  return part.toLocaleString(language, { style: "percent", ...digits });
}
