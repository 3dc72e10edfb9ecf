/**
 * One state object, replaced as a whole; who subscribed is called with every new one.
 */

/**
 * @template T
 * @typedef {object} Store
 * @property {T} state the state now; never changed in place
 * @property {(patch: Partial<T>) => void} set merge a patch into a new state
 * @property {(listener: (state: T) => void) => () => void} subscribe call now and on every change; returns the way out
 */

/**
 * Make a store. A listener may set state; the others then see only the newest.
 * @template {object} T
 * @param {T} initial
 * @returns {Store<T>}
 */
export function createStore(initial) {
  let state = initial;
  let isTelling = false;
  let isStale = false;
  /** @type {Set<(state: T) => void>} */
  const listeners = new Set();

  function tell() {
    isStale = true;
    if (isTelling) return;
    isTelling = true;
    try {
      while (isStale) {
        isStale = false;
        for (const listener of [...listeners]) {
          listener(state);
          if (isStale) break;
        }
      }
    } finally {
      isTelling = false;
    }
  }

  return {
    get state() {
      return state;
    },
    set(patch) {
      state = { ...state, ...patch };
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      listener(state);
      return () => listeners.delete(listener);
    },
  };
}
