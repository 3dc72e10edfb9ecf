/**
 * One request, one answer, over any line; data files the engine lacks are fetched and handed over on the way.
 */

import { EngineError } from "./errors.js";

/** @typedef {Record<string, any>} Request */
/** @typedef {Record<string, any>} Answer */

/**
 * Ask once. An answer that carries an error rejects with it.
 * @param {(text: string) => Promise<string>} call
 * @param {Request} request
 * @param {(name: string) => Promise<string>} fetchData
 * @returns {Promise<Answer>}
 */
export async function converse(call, request, fetchData) {
  const given = new Set();
  for (;;) {
    const answer = await exchange(call, request);
    if (typeof answer.need !== "string") return answer;
    const name = answer.need;
    if (given.has(name)) throw new EngineError("no-data", `the engine asks twice for ${name}`, null, null, name);
    given.add(name);
    await exchange(call, { cmd: "provide", name, data: await fetchData(name) });
  }
}

/**
 * @param {(text: string) => Promise<string>} call
 * @param {Request} request
 * @returns {Promise<Answer>}
 */
async function exchange(call, request) {
  const text = await call(JSON.stringify(request));
  const answer = read(text);
  if (answer.error) throw EngineError.of(answer.error);
  return answer;
}

/**
 * @param {string} text
 * @returns {Answer}
 */
function read(text) {
  try {
    const answer = JSON.parse(text);
    if (answer && typeof answer === "object") return answer;
  } catch {
    // told below
  }
  throw new EngineError("engine-failed", `the engine answered what is not an object: ${String(text).slice(0, 80)}`);
}

/**
 * Make a reader of the engine's data files, which lie beside it. Each is fetched once at a time.
 * @param {string} base address of the game's folder
 * @param {typeof fetch} [get]
 * @returns {(name: string) => Promise<string>}
 */
export function dataReader(base, get = (...request) => fetch(...request)) {
  /** @type {Map<string, Promise<string>>} */
  const running = new Map();
  return (name) => {
    let text = running.get(name);
    if (!text) {
      text = readData(base, name, get).finally(() => running.delete(name));
      running.set(name, text);
    }
    return text;
  };
}

/**
 * @param {string} base
 * @param {string} name
 * @param {typeof fetch} get
 */
async function readData(base, name, get) {
  const file = `acey/${name}`;
  if (!/^\w[\w-]*(\/\w[\w-]*)*\.\w+$/.test(name)) throw noData(file, "not a name of a data file");
  let why;
  try {
    const response = await get(new URL(file, base).href);
    if (response.ok) return await response.text();
    why = `status ${response.status}`;
  } catch (error) {
    why = String(error);
  }
  throw noData(file, why);
}

/**
 * @param {string} file
 * @param {string} why
 */
function noData(file, why) {
  return new EngineError("no-data", `${file}: ${why}`, null, null, file);
}
