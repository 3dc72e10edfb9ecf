/**
 * The language of the page: which there are, which one somebody gets first, and the change to another.
 */

import { loadTexts } from "../texts.js";

/** Languages with a file in `acey/text/`, in the order of their own names. */
export const LANGUAGES = Object.freeze(["de", "en", "es", "fr"]);
const PLAIN = "en";

/**
 * The language chosen, or else the first of one's own that the page speaks.
 * @param {string | null} chosen
 * @param {readonly string[]} own as in `navigator.languages`
 * @returns {string}
 */
export function languageFor(chosen, own) {
  const wanted = [chosen ?? "", ...own].map((tag) => tag.toLowerCase().split("-")[0]);
  return wanted.find((language) => LANGUAGES.includes(language)) ?? PLAIN;
}

/**
 * Make the page speak: texts, engine and the document's own language together. One change follows the other.
 * @param {object} parts
 * @param {(language: string) => void} parts.onSpoken told each language once its texts are there
 * @param {(error: unknown) => void} parts.onError told when a language's texts cannot be had
 * @param {(language: string) => Promise<void>} [parts.load]
 * @returns {(language: string) => Promise<boolean>} whether the page speaks it now
 */
export function createSpeaker({ onSpoken, onError, load = loadTexts }) {
  /** @type {Promise<boolean>} */
  let last = Promise.resolve(true);

  /** @param {string} language */
  async function speak(language) {
    try {
      await load(language);
    } catch {
      onError({ code: "no-data", what: `acey/text/${language}.json` });
      return false;
    }
    onSpoken(language);
    return true;
  }

  return (language) => (last = last.then(() => speak(language)));
}
