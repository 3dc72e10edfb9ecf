/**
 * What can be done at the page: a table of action names and functions. Panels run actions by name.
 */

import { commandIn } from "./commands.js";
import { routeText, sentencesOf } from "./phrases.js";
import { nextMistake } from "./review.js";
import { KEYS } from "./saves.js";
import { offerInHand } from "./shelf-deeds.js";
import { isSwapped } from "./state.js";
import { takeBack } from "./take-back.js";

/** @typedef {import("./state.js").AppState} AppState */
/** @typedef {import("./state.js").Choice} Choice */
/** @typedef {import("./state.js").CustomRules} CustomRules */
/** @typedef {import("./state.js").Settings} Settings */
/** @typedef {import("../engine/shapes.js").IntentShape} IntentShape */
/** @typedef {import("../engine/shapes.js").Place} Place */
/** @typedef {import("../engine/shapes.js").Seat} Seat */

/** @typedef {(action: string, payload?: any) => any} Run */

/**
 * @param {object} parts
 * @param {import("./store.js").Store<AppState>} parts.store
 * @param {import("./saves.js").Saves} parts.saves
 * @param {import("./game.js").Game} parts.game
 * @param {{retry: () => void, cancel: () => void}} parts.computer
 * @param {ReturnType<typeof import("./walk.js").createWalk>} parts.walk
 * @param {ReturnType<typeof import("./look.js").createLook>} parts.look
 * @param {ReturnType<typeof import("./coach.js").createCoach>} parts.coach
 * @param {ReturnType<typeof import("./tutor.js").createTutor>} parts.tutor
 * @param {ReturnType<typeof import("./review.js").createReview>} parts.review
 * @param {(from: Place, to: Place | null) => void} parts.explain say why a move is refused
 * @param {(text: string) => void} parts.tell show and say a sentence
 * @param {(text: string) => void} parts.say say it to who listens
 * @param {(error: unknown) => void} parts.onError
 * @param {(language: string) => Promise<boolean>} parts.speak
 * @param {() => void} parts.reload load the rules again after a failure
 * @param {() => unknown} parts.playHere have this tab play, and the one that does follow
 * @param {() => void} parts.update take the newer build of the page that waits
 * @param {Record<string, () => void>} parts.dialogs by name
 * @returns {Run}
 */
export function createController({ store, saves, game, computer, walk, look, coach, tutor, review, explain, tell, say, speak, onError, reload, playHere, update, dialogs }) {
  /** @param {Partial<Settings>} patch */
  function setSettings(patch) {
    const settings = { ...store.state.settings, ...patch };
    saves.save(KEYS.settings, settings);
    store.set({ settings });
  }

  /** @param {CustomRules[]} custom */
  function setCustom(custom) {
    saves.save(KEYS.rules, custom);
    store.set({ custom });
  }

  /** @param {Choice & {start?: import("../engine/shapes.js").StartShape}} wanted */
  async function begin({ start, ...choice }) {
    computer.cancel();
    const terms = { match: start ? null : choice.match, dice: choice.dice, start };
    const hasBegun = await game.begin({ rules: rulesOf(choice), seats: choice.seats, ...terms });
    if (hasBegun) setSettings({ choice });
    return hasBegun;
  }

  /** What a hand does on the board belongs to the walk while there is one. @param {IntentShape} intent */
  function play(intent) {
    look.end();
    return store.state.walk ? walk.act(intent) : game.act(intent);
  }

  /** A game of the shelf could not be read and was set aside. */
  function tellLost() {
    store.set({ notices: { ...store.state.notices, damage: { key: "page.notice.damaged" } } });
  }

  /** @type {Record<string, (payload: any) => any>} */
  const table = {
    open: (/** @type {number[] | undefined} */ dice) => play({ do: "open", dice }),
    roll: (/** @type {number[] | undefined} */ dice) => play({ do: "roll", dice }),
    die: (/** @type {number[] | undefined} */ dice) => play({ do: "die", dice }),
    async move(/** @type {IntentShape} */ intent) {
      const route = store.state.walk ? "" : routeText(store.state, intent);
      const hasMoved = await play(intent);
      if (hasMoved && route) tell(route);
      return hasMoved;
    },
    text: (/** @type {string} */ text) => play({ do: "text", text }),
    async undo() {
      const what = takeBack(store.state) ?? "undo";
      const hasTakenBack = await play({ do: what });
      // What the computer thinks about with dice that were corrected is of no use.
      if (what === "correct") computer.cancel();
      return hasTakenBack;
    },
    done: async () => (await tutor.agrees()) && play({ do: "done" }),
    name: async (/** @type {number} */ number) => (await tutor.agrees({ name: number })) && play({ do: "name", number }),
    hint: () => coach.hint(),
    "hint-end": () => coach.end(),
    async resign(/** @type {Seat} */ seat) {
      computer.cancel();
      await game.free();
      return game.act({ do: "resign", seat });
    },
    async command(/** @type {string} */ line) {
      const wanted = commandIn(store.state, line);
      if ("answer" in wanted) {
        say(wanted.answer);
        return { isTaken: true, text: wanted.answer };
      }
      const isTaken = await table[wanted.action](wanted.payload);
      const events = store.state.view?.events ?? [];
      return { isTaken, text: isTaken ? sentencesOf(store.state, events).spoken.join(" ") : "" };
    },
    look: (/** @type {number} */ at) => look.to(at),
    "look-step": (/** @type {number} */ count) => look.step(count),
    "look-end": () => look.end(),
    review: () => review.start(),
    "review-stop": () => review.stop(),
    "review-drop": () => review.drop(),
    "review-next"() {
      const at = nextMistake(store.state);
      return at === null ? undefined : look.to(at);
    },
    why: (/** @type {{from: Place, to: Place | null}} */ { from, to }) => explain(from, to),

    begin,
    "next-game": () => {
      if (!store.state.record) return dialogs["new-game"]();
      return game.next().catch(onError);
    },
    async "take-game"(/** @type {string} */ id) {
      computer.cancel();
      if (!(await game.take(id))) tellLost();
    },
    async replay(/** @type {{id: string, at: number}} */ { id, at }) {
      computer.cancel();
      if (!(await game.take(id))) return tellLost();
      await game.refresh();
      return look.to(at);
    },

    "keep-rules": (/** @type {CustomRules} */ rules) =>
      setCustom([rules, ...store.state.custom.filter(({ name }) => name !== rules.name)]),
    "delete-rules": (/** @type {string} */ gone) =>
      setCustom(store.state.custom.filter(({ name }) => name !== gone)),

    "export-game": () => offerInHand(store.state),
    "play-here": () => playHere(),
    "retry-load": () => reload(),
    async update() {
      await game.free();
      update();
    },
    "retry-computer": () => computer.retry(),
    "retry-game"() {
      store.set({ stuck: null });
      return game.resume();
    },
    walk() {
      look.end();
      return walk.start();
    },
    "walk-next": () => walk.next(),
    "walk-end": () => walk.end(),
    set: (/** @type {Partial<Settings>} */ patch) => setSettings(patch),
    "swap-dice": () => store.set({ swapped: isSwapped(store.state) ? null : (store.state.record?.actions ?? null) }),
    "walk-seen": () => setSettings({ isWalkSeen: true }),
    async language(/** @type {string} */ language) {
      if (!(await speak(language))) return;
      setSettings({ language });
      await Promise.all([game.refresh(), walk.refresh()]).catch(onError);
    },
    dismiss: (/** @type {string} */ topic) => {
      const { [topic]: _, ...notices } = store.state.notices;
      store.set({ notices });
    },
    show: (/** @type {string} */ dialog) => dialogs[dialog](),
  };

  return (action, payload) => {
    if (!Object.hasOwn(table, action)) throw new Error(`there is no action "${action}"`);
    return table[action](payload);
  };
}

/**
 * Put a choice of rules the way the engine reads it.
 * @param {Pick<Choice, "base" | "variants" | "changes" | "name">} choice
 */
export function rulesOf({ base, variants, changes, name }) {
  return { base, variants, changes, ...(name ? { name } : {}) };
}
