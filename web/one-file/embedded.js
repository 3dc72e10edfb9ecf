/**
 * The files that the one file carries: each in an element of its own, packed, in 85 characters that mean nothing in HTML.
 * Four bytes take five of them, where base64 would take five and a third.
 */

const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;,=>?@^_`{|}~";
const BYTES = 4;
const CHARACTERS = 5;

/** The value of each character, by its code. */
const VALUES = new Uint8Array(128);
for (const [value, digit] of [...DIGITS].entries()) VALUES[digit.charCodeAt(0)] = value;

/**
 * Return the bytes that a text stands for; what is missing of the last five characters is understood.
 * @param {string} text
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function decode(text) {
  const length = Math.floor((text.length * BYTES) / CHARACTERS);
  const groups = Math.ceil(text.length / CHARACTERS);
  const view = new DataView(new ArrayBuffer(groups * BYTES));
  const padded = text.padEnd(groups * CHARACTERS, DIGITS.at(-1));
  for (let group = 0; group < groups; group += 1) {
    let value = 0;
    for (let at = group * CHARACTERS; at < (group + 1) * CHARACTERS; at += 1) value = value * 85 + VALUES[padded.charCodeAt(at)];
    view.setUint32(group * BYTES, value);
  }
  return new Uint8Array(view.buffer, 0, length);
}

/**
 * Return an embedded file unpacked; null where there is none by this name.
 * @param {string} name
 * @returns {Promise<Response | null>}
 */
export async function embedded(name) {
  const element = document.querySelector(`script[data-file="${CSS.escape(name)}"]`);
  if (!element) return null;
  const packed = new Blob([decode((element.textContent ?? "").trim())]);
  return new Response(packed.stream().pipeThrough(new DecompressionStream("gzip")));
}

/**
 * A `fetch` of the embedded files, by the end of their address.
 * @param {string} base the address they seem to lie under
 * @returns {typeof fetch}
 */
export function embeddedFetch(base) {
  return async (input) => {
    const address = String(input);
    const name = address.startsWith(base) ? address.slice(base.length) : address;
    return (await embedded(name)) ?? new Response("", { status: 404 });
  };
}
