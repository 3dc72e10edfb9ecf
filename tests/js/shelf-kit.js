/** Storages for tests of the shelf: one that counts and can be full, one in which the page dies. */

/** @param {Record<string, string>} [start] */
export function createMemory(start = {}) {
  const held = new Map(Object.entries(start));
  const counts = { read: 0, write: 0 };
  const memory = {
    isKept: true,
    isFull: false,
    read(key) {
      counts.read += 1;
      return held.get(key) ?? null;
    },
    write(key, text) {
      counts.write += 1;
      if (memory.isFull) return false;
      held.set(key, text);
      return true;
    },
    remove: (key) => void held.delete(key),
    keys: () => [...held.keys()],
    /** How often something is done while `action` runs. */
    count(what, action) {
      const before = counts[what];
      action();
      return counts[what] - before;
    },
  };
  return memory;
}

export class PageDied extends Error {}

/** The same storage for a page that ends before it changes something for the nth time, counted from 0. */
export function dyingAt(memory, nth) {
  let left = nth;
  const alive = (change) => (...given) => {
    if (left === 0) throw new PageDied();
    left -= 1;
    return change(...given);
  };
  return { ...memory, read: memory.read, write: alive(memory.write), remove: alive(memory.remove) };
}
