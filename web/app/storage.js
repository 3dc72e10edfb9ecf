/**
 * The browser's storage, which may be refused, full or damaged. Nothing here throws.
 */

/**
 * @typedef {object} Storage
 * @property {boolean} isKept whether anything written outlives the page
 * @property {(key: string) => string | null} read
 * @property {(key: string, text: string) => boolean} write false when it was not kept; what was there stays
 * @property {(key: string) => void} remove
 * @property {() => string[]} keys
 */

/**
 * Open the storage a getter offers, or a memory that lasts as long as the page where it is refused.
 * Merely reading `localStorage` can throw, hence the getter.
 * @param {() => globalThis.Storage} getter
 * @returns {Storage}
 */
export function openStorage(getter) {
  const store = usable(getter);
  return store ? kept(store) : memory();
}

/**
 * @param {() => globalThis.Storage} getter
 * @returns {globalThis.Storage | null}
 */
function usable(getter) {
  try {
    const store = getter();
    store.getItem("acey.game");
    return store;
  } catch {
    return null;
  }
}

/**
 * @param {globalThis.Storage} store
 * @returns {Storage}
 */
function kept(store) {
  return {
    isKept: true,
    read: (key) => attempt(() => store.getItem(key), null),
    write: (key, text) =>
      attempt(() => {
        store.setItem(key, text);
        return true;
      }, false),
    remove: (key) => attempt(() => store.removeItem(key), undefined),
    keys: () => attempt(() => Object.keys(store), []),
  };
}

/** @returns {Storage} */
function memory() {
  /** @type {Map<string, string>} */
  const held = new Map();
  return {
    isKept: false,
    read: (key) => held.get(key) ?? null,
    write(key, text) {
      held.set(key, text);
      return true;
    },
    remove: (key) => void held.delete(key),
    keys: () => [...held.keys()],
  };
}

/**
 * @template T
 * @param {() => T} action
 * @param {T} otherwise
 * @returns {T}
 */
function attempt(action, otherwise) {
  try {
    return action();
  } catch {
    return otherwise;
  }
}
