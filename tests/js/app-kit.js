/** What the tests of the page share: a storage, a view, an engine that answers from a list. */

/** @param {Record<string, string>} [start] */
export function fakeStorage(start = {}) {
  const held = new Map(Object.entries(start));
  const store = {
    isFull: false,
    getItem: (key) => held.get(key) ?? null,
    setItem(key, text) {
      if (store.isFull) throw new DOMException("full", "QuotaExceededError");
      held.set(key, text);
      store[key] = text;
    },
    removeItem(key) {
      held.delete(key);
      delete store[key];
    },
    ...start,
  };
  return store;
}

const side = () => ({ points: {}, start: 15, bar: 0, off: 0 });

/** How a match stands: one without an end, at its first game. */
export const standing = (changes = {}) => ({
  points: null, games: null, target: null, game: 1, score: [0, 0], wins: [0, 0], draws: 0, winner: null, ...changes,
});

export function view(changes = {}) {
  return {
    rev: 0, phase: "opening", seat: null, due: "open", position: [side(), side()], pips: [375, 375], pending: [],
    stage: null, rolled: null, opening: null, dice: [], moves: [], forced: false, names: [],
    may: { roll: true, undo: false, reopen: false, correct: false, done: false, name: false, resign: true }, events: [], winner: null, points: [0, 0],
    match: standing(),
    ...changes,
  };
}

export function record(changes = {}) {
  return {
    format: "acey-record-1", id: "game-1", rules: { name: "navy", base: "navy", fields: {} },
    seats: [person("Ann"), person("Bob")], dice: { source: "system" }, match: null, begun: "", ended: null,
    result: null, actions: "", ...changes,
  };
}

export const person = (name) => ({ kind: "person", name, level: null });
export const computer = (name) => ({ kind: "computer", name, level: "simple" });

/**
 * An engine that answers by command; each answer waits until `release` when `isHeld`.
 * @param {Record<string, (request: any) => any>} answers
 */
export function fakeEngine(answers) {
  const asked = [];
  const held = [];
  const engine = {
    asked,
    isHeld: false,
    async ask(request) {
      asked.push(request);
      if (engine.isHeld) await new Promise((go) => held.push(go));
      const answer = answers[request.cmd];
      if (!answer) return { cmd: request.cmd, log: [], rules: request.rules };
      return answer(request);
    },
    start: (job) => ({ id: 1, done: engine.ask(job) }),
    cancel() {},
    release: () => held.splice(0).forEach((go) => go()),
  };
  return engine;
}

/** Let everything that waits on settled promises run. */
export function settled() {
  return new Promise((go) => setTimeout(go, 5));
}
