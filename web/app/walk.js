/**
 * The walk: four short lessons on the real board, with the real engine, in the rule set in play.
 * Nothing of it is saved; the game in hand waits behind it.
 */

import { rulesOf } from "./controller.js";
import { LESSONS } from "./lessons.js";
import { LAID_OUT } from "./state.js";

/** @typedef {import("../engine/shapes.js").View} View */
/** @typedef {import("../engine/shapes.js").IntentShape} IntentShape */
/** @typedef {import("../engine/shapes.js").RulesShape} RulesShape */
/** @typedef {import("../engine/shapes.js").StateAnswer} StateAnswer */
/** @typedef {import("./lessons.js").Lesson} Lesson */

/**
 * @typedef {object} WalkState
 * @property {number} step
 * @property {Lesson} lesson
 * @property {import("../engine/shapes.js").RuleSetShape} ruleset
 * @property {View} view
 * @property {boolean} isBusy
 */

/** Far from any number a game gets to. */
const FIRST_REV = 1_000_000;

/** @typedef {{view: View, act: (intent: IntentShape) => Promise<View>}} Scene one lesson under way */

/**
 * @param {object} parts
 * @param {(request: any) => Promise<any>} parts.ask
 * @param {import("./store.js").Store<import("./state.js").AppState>} parts.store
 * @param {() => void} parts.onSeen
 * @param {(events: import("../engine/shapes.js").Event[]) => void} parts.onEvents told what a move led to
 * @param {(error: unknown) => void} parts.onError
 */
export function createWalk({ ask, store, onSeen, onEvents, onError }) {
  /** @type {Scene | null} */
  let scene = null;
  let rev = FIRST_REV;

  /** @param {number} step */
  async function show(step) {
    rev += 1;
    const lesson = LESSONS[step];
    try {
      const ruleset = store.state.ruleset ?? (await ask({ cmd: "ruleset", rules: wantedRules(store.state) }));
      const { rules } = ruleset;
      scene = await (lesson.script ? gameScene(ask, rules, lesson.script) : positionScene(ask, rules, lesson));
      put({ step, lesson, ruleset, view: scene.view, isBusy: false });
    } catch (error) {
      end();
      onError(error);
    }
  }

  /** Number the views on within a lesson only: a board animates from one to the next. @param {WalkState} walk */
  function put(walk) {
    rev += 1;
    store.set({ walk: { ...walk, view: { ...walk.view, rev } } });
  }

  function end() {
    scene = null;
    store.set({ walk: null });
    onSeen();
  }

  return {
    start: () => show(0),
    async next() {
      const { walk } = store.state;
      if (!walk) return;
      if (walk.step + 1 < LESSONS.length) await show(walk.step + 1);
      else end();
    },
    end,
    /** Fetch the rules of the lesson anew, for another language. */
    async refresh() {
      const { walk } = store.state;
      if (!walk) return;
      const ruleset = await ask({ cmd: "ruleset", rules: walk.ruleset.rules });
      const now = store.state.walk;
      if (now?.lesson === walk.lesson) store.set({ walk: { ...now, ruleset } });
    },
    /** @param {IntentShape} intent */
    async act(intent) {
      const { walk } = store.state;
      if (!walk || !scene || walk.isBusy) return;
      store.set({ walk: { ...walk, isBusy: true } });
      const current = scene;
      try {
        const view = await current.act(intent);
        if (scene !== current) return;
        put({ ...walk, view });
        onEvents(view.events);
      } catch (error) {
        if (scene === current) store.set({ walk });
        onError(error);
      }
    },
  };
}

/**
 * The rules a player without a game would play by: those chosen last, else the first offered.
 * @param {import("./state.js").AppState} state
 */
function wantedRules({ settings }) {
  return settings.choice ? rulesOf(settings.choice) : "navy";
}

/**
 * A game of its own, rolled up to the roll that the lesson is about.
 * @param {(request: any) => Promise<any>} ask
 * @param {RulesShape} rules
 * @param {string} script
 * @returns {Promise<Scene>}
 */
async function gameScene(ask, rules, script) {
  const seats = [0, 1].map((seat) => ({ kind: "person", name: `${seat}`, level: null }));
  const date = "2000-01-01T00:00:00.000Z";
  const dice = { source: "script", script };
  /** @type {StateAnswer} */
  let answer = await ask({ cmd: "new", rules, seats, dice, id: "walk", date });

  /** @param {IntentShape} intent */
  async function act(intent) {
    const { record, pending, view } = answer;
    answer = await ask({ cmd: "act", record, pending, rev: view.rev, intent, date });
    const { events } = answer.view;
    if (answer.view.due === "done") await act({ do: "done" });
    return { ...answer.view, events };
  }
  await act({ do: "open" });
  await act({ do: "roll" });
  return { view: { ...answer.view, events: [] }, act };
}

/**
 * A position of its own, its next moves told by the engine.
 * @param {(request: any) => Promise<any>} ask
 * @param {RulesShape} rules
 * @param {Lesson} lesson
 * @returns {Promise<Scene>}
 */
async function positionScene(ask, rules, { position = [], dice = [] }) {
  /** @type {[import("../engine/shapes.js").Place, import("../engine/shapes.js").Place][]} */
  const played = [];
  const request = { cmd: "moves", rules, position: { on_roll: position[0], opponent: position[1] }, dice };
  const { moves } = await ask({ ...request, played });
  let view = viewOf(position, dice, moves);

  return {
    view,
    async act({ from = "start", to = "off" }) {
      const move = view.moves.find((listed) => listed.from === from && listed.to === to);
      if (!move) return view;
      played.push([from, to]);
      const { moves: rest } = await ask({ ...request, played });
      const [mine, theirs] = view.position;
      const die = view.dice.findIndex(({ n, used }) => !used && n === move.number);
      view = {
        ...viewOf([moved(mine, from, to), theirs], dice, rest),
        dice: view.dice.map((shown, index) => (index === die ? { ...shown, used: true } : shown)),
        events: [{ type: "move", seat: 0, ...move }],
      };
      return view;
    },
  };
}

/** @param {import("../engine/shapes.js").SideShape[]} position @param {number[]} dice @param {any[]} moves @returns {View} */
function viewOf(position, dice, moves) {
  return {
    rev: 0, phase: "play", seat: 0, due: "move", position, pips: [0, 0], contact: true, pending: [], stage: "normal", rolled: dice,
    opening: null, dice: dice.map((n) => ({ n, used: false })), moves: moves.map((move) => ({ ...move, via: [] })),
    forced: false, names: [], may: { roll: false, undo: false, reopen: false, correct: false, done: false, name: false, resign: false }, events: [],
    winner: null, points: [0, 0], match: LAID_OUT.match,
  };
}

/**
 * Carry one checker from a place to another.
 * @param {import("../engine/shapes.js").SideShape} side
 * @param {import("../engine/shapes.js").Place} from
 * @param {import("../engine/shapes.js").Place} to
 */
function moved(side, from, to) {
  const next = { ...side, points: { ...side.points } };
  for (const [place, change] of /** @type {const} */ ([[from, -1], [to, 1]])) {
    if (typeof place === "number") next.points[place] = (next.points[place] ?? 0) + change;
    else next[place] += change;
  }
  next.points = Object.fromEntries(Object.entries(next.points).filter(([, count]) => count > 0));
  return next;
}
