/**
 * The words of the page, from the catalogue the engine uses too. A text has `{param}` places, or is one string for each
 * plural form, chosen by the parameter `count`. `acey/catalogue.py` keeps the same rules.
 */

/** Address of the game's folder. It hangs on the place of this module, which a bundle has too. */
export const FOLDER = new URL("../", import.meta.url).href;

/** @typedef {string | Record<string, string>} Text */
/** @typedef {Record<string, unknown>} Params */
/** @typedef {(key: string, params?: Params) => string} Say */

/**
 * Make a function that says the texts of one language. A key without text stands for itself, and is told of once.
 * @param {Record<string, Text>} texts
 * @param {string} language
 * @returns {Say}
 */
export function sayer(texts, language) {
  const plurals = new Intl.PluralRules(language);
  const told = new Set();

  /** @param {string} key */
  function missing(key) {
    if (!told.has(key)) console.warn(`no text for ${key}`);
    told.add(key);
    return key;
  }

  return (key, params = {}) => {
    const found = Object.hasOwn(texts, key) ? texts[key] : missing(key);
    const text = typeof found === "string" ? found : found[plurals.select(Number(params.count))] ?? found.other;
    return text.replace(/\{(\w+)\}/g, (place, name) => String(params[name] ?? place));
  };
}

/** @type {Say} */
let say = sayer({}, "en");

/**
 * Fetch the texts of a language and say them from now on.
 * @param {string} language
 * @param {string} [base] address of the game's folder
 */
export async function loadTexts(language, base = FOLDER) {
  const file = `acey/text/${language}.json`;
  const response = await fetch(new URL(file, base).href).catch((error) => {
    throw new Error(`${file}: ${error.message}`);
  });
  if (!response.ok) throw new Error(`${file}: status ${response.status}`);
  useTexts(await response.json(), language);
}

/**
 * Say these texts from now on.
 * @param {Record<string, Text>} texts
 * @param {string} language
 */
export function useTexts(texts, language) {
  say = sayer(texts, language);
}

/**
 * Return the text of a key with its parameters filled in.
 * @type {Say}
 */
export function t(key, params) {
  return say(key, params);
}
