/**
 * PyScript opens IndexedDB before it loads Python and dies where that is refused, though the game has no use for
 * it. This stands in for it: databases without content, that last as long as the page.
 */

/** Put the stand-in where `indexedDB` is, for good. */
export function installStandIn() {
  const standIn = { isStandIn: true, open: () => opened(), deleteDatabase() {} };
  Object.defineProperty(globalThis, "indexedDB", { configurable: true, value: standIn });
}

/**
 * Whether IndexedDB is refused here; a browser that does not say so in a second counts as refusing.
 * @returns {Promise<boolean>}
 */
export function isStorageRefused() {
  return new Promise((resolve) => {
    setTimeout(resolve, 1000, true);
    try {
      const request = indexedDB.open("acey-probe");
      request.onerror = () => resolve(true);
      request.onsuccess = () => {
        request.result.close();
        indexedDB.deleteDatabase("acey-probe");
        resolve(false);
      };
    } catch {
      resolve(true);
    }
  });
}

function opened() {
  const database = {
    objectStoreNames: ["entries"],
    close() {},
    transaction: () => ({ objectStore: () => store }),
  };
  /** @type {Map<unknown, unknown>} */
  const entries = new Map();
  const store = {
    count: () => answered(entries.size),
    clear: () => answered(entries.clear()),
    delete: (/** @type {unknown} */ key) => answered(entries.delete(key)),
    get: (/** @type {unknown} */ key) => answered(entries.get(key)),
    getKey: (/** @type {unknown} */ key) => answered(entries.has(key) ? key : undefined),
    getAllKeys: () => answered([...entries.keys()]),
    put: (/** @type {unknown} */ value, /** @type {unknown} */ key) => answered(entries.set(key, value)),
  };
  return answered(database);
}

/**
 * A request that succeeds once its handlers can be there.
 * @param {unknown} result
 */
function answered(result) {
  const request = { result, onsuccess: (/** @type {unknown} */ _event) => {} };
  queueMicrotask(() => request.onsuccess({ type: "success", target: request }));
  return request;
}
