/**
 * Reads `pyscript.toml`: strings, lists of strings, and one level of tables, each entry on a line of its own. Doing
 * this here spares the page a parser, and lets every address be made absolute before PyScript sees it.
 */

/** @typedef {{interpreter: string, files: Record<string, string>, [key: string]: unknown}} Config */

/**
 * @param {string} text
 * @returns {Record<string, any>}
 */
export function parseToml(text) {
  /** @type {Record<string, any>} */
  const whole = {};
  let table = whole;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const heading = /^\s*\[([\w-]+)\]\s*(#.*)?$/.exec(line);
    const entry = /^\s*([\w-]+|"[^"\\]*")\s*=\s*("[^"\\]*"|\[(?:\s*"[^"\\]*"\s*,?)*\s*\])\s*(#.*)?$/.exec(line);
    if (heading) table = whole[heading[1]] = {};
    else if (entry) table[entry[1].replaceAll('"', "")] = JSON.parse(entry[2].replace(/,\s*\]$/, "]"));
    else if (!/^\s*(#.*)?$/.test(line)) throw new SyntaxError(`line ${index + 1}: ${line}`);
  }
  return whole;
}

/**
 * Read the configuration, the addresses in it made absolute.
 * @param {string} text
 * @param {string} base
 * @returns {Config}
 */
export function readConfig(text, base) {
  const { interpreter, files = {}, ...rest } = parseToml(text);
  if (typeof interpreter !== "string") throw new SyntaxError("no interpreter");
  const entries = Object.entries(files).map(([from, to]) => [new URL(from, base).href, to]);
  return { ...rest, interpreter: new URL(interpreter, base).href, files: Object.fromEntries(entries) };
}
