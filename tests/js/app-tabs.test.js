import assert from "node:assert/strict";
import test from "node:test";
import { createGame } from "../../web/app/game.js";
import { createMirror, isOfGame } from "../../web/app/mirror.js";
import { createPersistence } from "../../web/app/persistence.js";
import { createSaves } from "../../web/app/saves.js";
import { initialState, isComputerDue, isPersonDue } from "../../web/app/state.js";
import { createStore } from "../../web/app/store.js";
import { createTabs } from "../../web/app/tabs.js";
import { computer, fakeEngine, record, settled, view } from "./app-kit.js";
import { createMemory } from "./shelf-kit.js";

/** The locks of a browser: who holds one, and who waits for it. */
function createLocks() {
  let holder = null;
  const queue = [];
  const grant = () => {
    if (holder || queue.length === 0) return;
    const next = queue.shift();
    holder = next;
    Promise.resolve(next.use({ name: "lock" })).then(() => release(next), next.fail).then(next.end);
  };
  const release = (one) => {
    if (holder === one) holder = null;
    queueMicrotask(grant);
  };
  return {
    request(_, { ifAvailable, steal }, use) {
      if (ifAvailable && (holder || queue.length > 0)) return Promise.resolve(use(null));
      return new Promise((end, fail) => {
        const one = { use, end, fail, close: () => release(one) };
        if (steal) {
          holder?.fail(new DOMException("stolen", "AbortError"));
          holder = null;
          queue.unshift(one);
        } else queue.push(one);
        queueMicrotask(grant);
      });
    },
    closeHolder: () => holder.close(),
  };
}

/** Tabs of one browser. */
function browser({ locks = createLocks() } = {}) {
  const channels = [];
  const open = (free = async () => {}) => {
    const channel = { onmessage: null, postMessage: (data) => channels.forEach((other) => other !== channel && other.onmessage?.({ data })) };
    channels.push(channel);
    const tab = { plays: true, told: [] };
    const onRole = (plays) => tab.told.push((tab.plays = plays));
    Object.assign(tab, createTabs({ locks, channel, free, onRole, wait: () => new Promise(() => {}) }));
    tab.start();
    return tab;
  };
  return { open, locks };
}

test("the first tab plays, and every other one follows", async () => {
  const { open } = browser();
  const [first, second, third] = [open(), open(), open()];
  await settled();

  assert.deepEqual([first, second, third].map(({ plays }) => plays), [true, false, false]);
  assert.deepEqual(first.told, []);
});

test("when the tab that plays is closed, the next one plays", async () => {
  const { open, locks } = browser();
  const [, second, third] = [open(), open(), open()];
  await settled();
  locks.closeHolder();
  await settled();

  assert.deepEqual([second.plays, third.plays], [true, false]);
});

test("a tab that takes over waits until the other has finished its step, which then follows", async () => {
  const { open } = browser();
  let finish = () => {};
  const first = open(() => new Promise((go) => (finish = () => go())));
  const second = open();
  await settled();
  const taken = second.take();
  await settled();
  assert.deepEqual([first.plays, second.plays], [true, false], "the step is still under way");
  finish();
  await taken;
  await settled();

  assert.deepEqual([first.plays, second.plays], [false, true]);
  const back = first.take();
  await back;
  await settled();
  assert.deepEqual([first.plays, second.plays], [true, false]);
});

test("a tab that does not answer loses the game to the one that wants it", async () => {
  const locks = createLocks();
  const roles = {};
  const tab = (name) => createTabs({ locks, channel: null, free: async () => {}, onRole: (plays) => (roles[name] = plays), wait: async () => {} });
  const [first, second] = [tab("first"), tab("second")];
  first.start();
  second.start();
  await settled();
  await second.take();
  await settled();

  assert.deepEqual(roles, { first: false, second: true });
});

test("without locks the tab that wrote last plays", async () => {
  const { open } = browser({ locks: null });
  const [first, second] = [open(), open()];
  await settled();
  assert.ok(first.plays && second.plays);
  first.hearOfSave();
  assert.equal(first.plays, false);
  await Promise.all([first.take(), settled()]);
  assert.deepEqual([first.plays, second.plays], [true, false]);
});

test("a frame that may have no locks plays for itself", async () => {
  const denied = { request: () => Promise.reject(new DOMException("denied", "SecurityError")) };
  const tab = browser({ locks: denied }).open();
  await settled();

  assert.equal(tab.plays, true);
});

/** Two tabs at one storage: one plays, the other shows what it wrote. */
function pair() {
  const memory = createMemory();
  const make = () => {
    const answers = {
      act: ({ record: before, rev }) => ({ record: { ...before, actions: `${before.actions}52` }, pending: [], view: view({ rev: rev + 1 }) }),
      view: ({ record: same }) => ({ record: same, pending: [], view: view() }),
    };
    const engine = fakeEngine(answers);
    const saves = createSaves(memory, () => 1);
    const start = { engine: { state: "ready" }, record: record({ actions: "#61" }), view: view(), isFresh: true };
    const store = createStore({ ...initialState(), ...start });
    const game = createGame({ engine, store, saves });
    return { engine, saves, store, game, mirror: createMirror({ store, saves, game }) };
  };
  const [plays, follows] = [make(), make()];
  plays.saves.shelf.keep({ record: record({ actions: "#61" }), pending: [], view: view() });
  follows.mirror.follow();
  return { memory, plays, follows };
}

test("a tab that follows shows each step of the one that plays, and writes nothing", async () => {
  const { memory, plays, follows } = pair();
  await plays.game.act({ do: "roll" });
  const before = memory.read("acey.game.game-1");
  await follows.mirror.update();

  assert.equal(follows.store.state.record?.actions, "#6152");
  assert.equal(await follows.game.act({ do: "roll" }), false);
  assert.equal(await follows.game.begin({ rules: "navy", seats: [] }), false);
  assert.equal(await follows.game.take("game-1"), false);
  assert.equal(follows.store.state.notices.tab.key, "page.notice.tab");
  assert.equal(memory.read("acey.game.game-1"), before);
});

test("a step that was under way when another tab took over is neither kept nor shown", async () => {
  const { memory, plays } = pair();
  const before = memory.read("acey.game.game-1");
  plays.engine.isHeld = true;
  const step = plays.game.act({ do: "roll" });
  plays.mirror.follow();
  plays.engine.release();
  await step;

  assert.equal(memory.read("acey.game.game-1"), before);
  assert.equal(plays.store.state.record?.actions, "#61");
  assert.equal(plays.store.state.isBusy, false);
});

test("a tab that takes over goes on from what was written last", async () => {
  const { memory, plays, follows } = pair();
  await plays.game.act({ do: "roll" });
  plays.mirror.follow();
  await follows.mirror.takeOver();
  assert.equal(follows.store.state.isFollowing, false);
  await follows.game.act({ do: "roll" });

  assert.equal(JSON.parse(memory.read("acey.game.game-1")).record.actions, "#615252");
  assert.equal(follows.store.state.notices.tab, undefined);
});

test("nobody is on turn in a tab that follows", () => {
  const at = (seats) => ({ ...initialState(), record: record({ seats }), view: view({ phase: "roll", seat: 0 }), isFollowing: true });

  assert.equal(isPersonDue(at(record().seats)), false);
  assert.equal(isComputerDue(at([computer("A"), computer("B")])), false);
});

test("only changes of the game in hand are followed", () => {
  assert.deepEqual(["acey.game.x", "acey.running", null, "acey.settings", "acey.games"].map(isOfGame), [true, true, true, false, false]);
});

test("the browser is asked once not to clear what is kept, when there is something to lose", async () => {
  const asked = [];
  const manager = { persisted: async () => false, persist: async () => asked.push("persist") };
  const watch = createPersistence({ manager, isKept: true, onAsked: () => asked.push("noted") });
  const state = (actions, more = {}) => ({ ...initialState(), record: record({ actions }), isFresh: true, ...more });
  watch(initialState());
  watch(state(""));
  assert.deepEqual(asked, []);
  watch(state("#61"));
  watch(state("#6152"));
  await settled();

  assert.deepEqual(asked, ["noted", "persist"]);
  const again = createPersistence({ manager, isKept: true, onAsked: () => asked.push("noted") });
  again(state("#61", { settings: { ...initialState().settings, isStorageAsked: true } }));
  assert.equal(asked.length, 2);
});
