/**
 * What the host says of its site in `site.json`. Title, text, language and colours are needed before the engine is
 * there and are taken as far as they can be; rule sets, and everything that is wrong, are the engine's to tell.
 */

import { FOLDER } from "../texts.js";
import { LANGUAGES } from "./language.js";
import { VALUES } from "./settings.js";

/** @typedef {import("./state.js").CustomRules & {text: string}} OwnRules */

/**
 * @typedef {object} Site
 * @property {string | null} title
 * @property {string | null} text
 * @property {string | null} language
 * @property {string | null} theme
 * @property {string[] | null} presets which show; null until the engine has told
 * @property {OwnRules[]} own
 * @property {string | null} rules the name of the rule set offered first
 */

const LONGEST = { title: 40, text: 400 };
const FILE = "./site.json";

/** @type {Site} */
export const PLAIN_SITE = Object.freeze({ title: null, text: null, language: null, theme: null, presets: null, own: [], rules: null });

/**
 * Fetch what the host says. A site without it is as it comes; what is no JSON stays text, for the engine to tell.
 * @param {string} [base] address of the game's folder
 * @param {typeof fetch} [get]
 * @returns {Promise<unknown>} null when there is nothing
 */
export async function fetchSite(base = FOLDER, get = (...request) => fetch(...request)) {
  let text;
  try {
    const response = await get(new URL(FILE, base).href);
    if (!response.ok) return null;
    text = await response.text();
  } catch {
    return null;
  }
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * What can be shown before the engine has looked at it.
 * @param {any} said
 * @returns {Site}
 */
export function siteIn(said) {
  return {
    ...PLAIN_SITE,
    title: textIn(said?.title, LONGEST.title),
    text: textIn(said?.text, LONGEST.text),
    language: LANGUAGES.includes(said?.language) ? said.language : null,
    theme: VALUES.theme.includes(said?.theme) ? said.theme : null,
  };
}

/** @param {unknown} value @param {number} most @returns {string | null} */
function textIn(value, most) {
  const text = typeof value === "string" ? value.trim() : "";
  return text && text.length <= most ? text : null;
}
