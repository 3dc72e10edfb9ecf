/**
 * The light runtime: Pyodide's files packed, its standard library cut down and compiled. `tools/light.py` makes it and
 * writes its index; what does not come as the index says is refused, and the plain files take its place.
 */

/** @typedef {{file: string, sha256: string, bytes: number}} PackedFile */

const INTERPRETER = "pyodide.asm.mjs";

/**
 * What Pyodide's loader is given: the interpreter's factory, and a `fetch` that has the packed files at hand.
 * @typedef {{createPyodideModule: Function, fetch: typeof fetch}} Light
 */

/**
 * Fetch and unpack all of it.
 * @param {string} folder address of the packed files
 * @param {typeof fetch} get
 * @param {(bytes: number) => void} expect told how much is coming
 * @returns {Promise<Light>}
 */
export async function fetchLight(folder, get, expect) {
  /** @type {{FILES: Record<string, PackedFile>}} */
  const { FILES } = await import(`${folder}index.js`);
  expect(Object.values(FILES).reduce((sum, { bytes }) => sum + bytes, 0));
  const names = Object.keys(FILES);
  const bodies = await Promise.all(names.map((name) => fetchPacked(folder, FILES[name], get)));
  const files = new Map(names.map((name, index) => [name, bodies[index]]));
  const createPyodideModule = evaluate(await new Response(files.get(INTERPRETER)).text(), folder);
  return { createPyodideModule, fetch: handing(files, get) };
}

/**
 * @param {string} folder
 * @param {PackedFile} packed
 * @param {typeof fetch} get
 * @returns {Promise<Blob>}
 */
async function fetchPacked(folder, { file, sha256, bytes }, get) {
  const content = await (await get(folder + file)).arrayBuffer();
  const digest = await digestOf(content);
  if (content.byteLength !== bytes || (digest ?? sha256) !== sha256) throw new Error(`${file} is another file`);
  const unpacked = new Blob([content]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(unpacked).blob();
}

/**
 * Return the digest of a content as an index has it; null on a host without https, where browsers make none. There the
 * packing's own checksum has to do.
 * @param {ArrayBuffer} content
 */
async function digestOf(content) {
  const digest = await globalThis.crypto?.subtle?.digest("SHA-256", content);
  if (!digest) return null;
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

/**
 * Run the interpreter's module, which has no address of its own to be imported from.
 * @param {string} text
 * @param {string} address
 * @returns {Function}
 */
function evaluate(text, address) {
  const body = text.replaceAll("import.meta.url", JSON.stringify(address)).replace("export default ", "return ");
  return new Function(body)();
}

/**
 * @param {Map<string, Blob>} files
 * @param {typeof fetch} get
 * @returns {typeof fetch}
 */
function handing(files, get) {
  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const name = address.slice(address.lastIndexOf("/") + 1);
    const file = files.get(name);
    if (!file) return get(input, init);
    const type = name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
    return new Response(file, { headers: { "Content-Type": type } });
  };
}
