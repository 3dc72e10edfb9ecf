/**
 * The state the page begins with: what was saved, as far as it can be read, and what the address asks for.
 */

import { languageFor } from "./language.js";
import { KEYS } from "./saves.js";
import { preferencesIn } from "./settings.js";
import { PLAIN_SITE } from "./site.js";
import { DEFAULT_SETTINGS, initialState } from "./state.js";
import { counted, isTally } from "./tally.js";

/** @typedef {import("./state.js").AppState} AppState */

/**
 * @param {import("./saves.js").Saves} saves
 * @param {string | null} script
 * @param {readonly string[]} [languages] the browser's own
 * @param {import("./site.js").Site} [site] what the host says
 * @returns {AppState}
 */
export function restored(saves, script, languages = [], site = PLAIN_SITE) {
  const asideBefore = saves.asideCount();
  const { kept, damage } = saves.shelf.load();
  const custom = saves.load(KEYS.rules, isRulesList, /** @type {import("./state.js").CustomRules[]} */ ([]));
  const stored = saves.load(KEYS.settings, isSettings, /** @type {any} */ ({}));
  const wished = { ...(site.theme ? { theme: site.theme } : {}), ...stored };
  const settings = { ...DEFAULT_SETTINGS, ...stored, ...preferencesIn(/** @type {any} */ (wished)) };
  const language = languageFor(settings.language ?? site.language, languages);
  const tally = tallyIn(saves, kept);
  const isOtherDamaged = saves.asideCount() > asideBefore + Number(damage !== "none");
  const shown = saves.load(KEYS.shown, isShownCache, /** @type {any} */ (null));
  const isShown = kept !== null && shown?.id === kept.record.id && shown.language === language;
  /** @type {AppState["notices"]} */
  const notices = {};
  if (!saves.isKept) notices.unkept = { key: "page.notice.unkept" };
  if (damage !== "none") notices.damage = { key: damage === "whole" ? "page.notice.damaged" : "page.notice.damaged-view" };
  if (isOtherDamaged) notices.other = { key: "page.notice.damaged-other" };
  return {
    ...initialState(),
    record: kept?.record ?? null,
    pending: kept?.pending ?? [],
    view: kept?.view ? { ...kept.view, events: [] } : null,
    ruleset: isShown ? shown.ruleset : null,
    log: isShown ? shown.log : [],
    custom,
    settings,
    language,
    tally,
    notices,
    site,
    script,
  };
}

/**
 * The points so far. A game that ended just before the page did may not be counted yet.
 * @param {import("./saves.js").Saves} saves
 * @param {import("./save-text.js").Kept | null} kept
 */
function tallyIn(saves, kept) {
  const tally = saves.load(KEYS.tally, isTally, {});
  const isEnd = kept?.view?.events.some(({ type }) => type === "over");
  const now = kept && isEnd ? counted(tally, kept.record) : tally;
  if (now !== tally) saves.save(KEYS.tally, now);
  return now;
}

/** The dice of `?dice=`: digits 1 to 6, whatever stands between. @param {string} search @returns {string | null} */
export function scriptIn(search) {
  const digits = new URLSearchParams(search).get("dice")?.replace(/[^1-6]/g, "");
  return digits || null;
}

/** @param {any} shown */
function isShownCache(shown) {
  return typeof shown?.id === "string" && Array.isArray(shown.log) && Array.isArray(shown.ruleset?.fields);
}

/** @param {any} rules */
function isRulesList(rules) {
  return Array.isArray(rules) && rules.every(isRules);
}

/** @param {any} rules */
function isRules(rules) {
  return (
    typeof rules?.name === "string" &&
    typeof rules.base === "string" &&
    Array.isArray(rules.variants) &&
    typeof rules.changes === "object"
  );
}

/** @param {any} settings */
function isSettings(settings) {
  if (typeof settings !== "object" || Array.isArray(settings)) return false;
  const { choice = null, language = null } = settings;
  if (language !== null && typeof language !== "string") return false;
  return choice === null || (isRules(choice) && Array.isArray(choice.seats) && choice.seats.length === 2);
}
