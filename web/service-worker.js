/**
 * Keeps one build of the page in the browser, so that it starts without a network. Only a built site has it: the
 * builder puts `ACEY_BUILD` before it, the list of that build's files with their digests.
 *
 * Files are kept under their digest. A build is there as a whole or not at all: it is installed when the last of its
 * files has come and is the right one, and a page is served from the list of one build only. What is not kept but
 * belongs to the build is passed on only if it is the very file; what does not belong to it is none of our business.
 * Its own words a host may change at any time: they are kept as they were last seen, and asked for again.
 */

/** @typedef {Record<string, string>} Digests by the file's address, relative to the site */
/** @typedef {{id: string, kept: Digests, later: Digests, own: string[]}} Build */

const worker = /** @type {any} */ (self);
/** @type {Build} */
const build = worker.ACEY_BUILD;
/** @type {string} */
const scope = worker.registration.scope;
const CACHE = `acey ${scope}`;
const START = "index.html";
/** How many files come at a time. */
const AT_A_TIME = 6;

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(install()));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(forgetOthers()));
worker.addEventListener("message", (/** @type {MessageEvent} */ event) => {
  if (event.data === "take over") worker.skipWaiting();
});
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const name = nameOf(event.request);
  if (name !== null && build.own.includes(name)) event.respondWith(lastSeen(name, event));
  else if (name !== null) event.respondWith(answer(name));
});

/** Fetch every file of the build that is not kept yet; the first that cannot be had, or is another one, ends it. */
async function install() {
  const cache = await caches.open(CACHE);
  const todo = Object.entries(build.kept);
  const next = async () => {
    for (let entry = todo.shift(); entry; entry = todo.shift()) {
      const [name, digest] = entry;
      if (!(await cache.match(addressOf(digest)))) await cache.put(addressOf(digest), await fetched(name, digest));
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, next));
  await Promise.all(build.own.map((name) => see(cache, name).catch(() => {})));
}

/** Forget the files of builds that are no longer served. */
async function forgetOthers() {
  const cache = await caches.open(CACHE);
  const ours = new Set([...Object.values(build.kept), ...build.own].map(addressOf));
  for (const { url } of await cache.keys()) if (!ours.has(url)) await cache.delete(url);
}

/**
 * The name of a file of this build that a request asks for, or null when it is for something else.
 * @param {Request} request
 */
function nameOf({ method, url }) {
  const address = url.split(/[?#]/)[0];
  if (method !== "GET" || !address.startsWith(scope)) return null;
  const name = decodeURI(address.slice(scope.length)) || START;
  return digestFor(name) || build.own.includes(name) ? name : null;
}

/** @param {string} name @returns {string} of a file of this build, else empty */
function digestFor(name) {
  const of = [build.kept, build.later].find((digests) => Object.hasOwn(digests, name));
  return of ? of[name] : "";
}

/** @param {string} name */
async function answer(name) {
  const digest = digestFor(name);
  const cache = await caches.open(CACHE);
  const found = await cache.match(addressOf(digest));
  return found ?? fetched(name, digest).catch(() => Response.error());
}

/**
 * Answer with a file of the host's own as it was last seen, and look at it again for the next time.
 * @param {string} name
 * @param {any} event
 */
async function lastSeen(name, event) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(addressOf(name));
  const seen = see(cache, name);
  event.waitUntil(seen.catch(() => {}));
  return found ?? seen.catch(() => Response.error());
}

/** @param {Cache} cache @param {string} name */
async function see(cache, name) {
  const response = await fetch(new URL(name, scope).href, { cache: "no-cache" });
  if (response.ok) await cache.put(addressOf(name), response.clone());
  return response;
}

/**
 * Fetch a file past what the browser remembers of it, and make sure that it is the one of this build.
 * @param {string} name
 * @param {string} digest
 */
async function fetched(name, digest) {
  const response = await fetch(new URL(name === START ? "./" : name, scope).href, { cache: "no-cache" });
  if (!response.ok) throw new Error(`${name}: status ${response.status}`);
  const content = await response.arrayBuffer();
  if ((await digestOf(content)) !== digest) throw new Error(`${name} is of another build`);
  const headers = new Headers(response.headers);
  for (const gone of ["content-encoding", "content-length"]) headers.delete(gone);
  return new Response(content, { headers });
}

/** @param {ArrayBuffer} content */
async function digestOf(content) {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Where a file is kept: an address that is nobody's. @param {string} digest */
function addressOf(digest) {
  return new URL(`.kept/${digest}`, scope).href;
}
