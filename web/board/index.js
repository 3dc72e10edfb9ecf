/**
 * The board: an element and a config in, intents out. It shows the view it is given and moves no checker by
 * itself; what it holds of its own is the picked-up or carried checker, focus and motion.
 */
import { motions, play } from "./animate.js";
import { arrange } from "./arrange.js";
import { createCarry, spotOf } from "./carry.js";
import { dropEdit, liftEdit, pressEdit, removeEdit } from "./edit.js";
import { bindKeyboard } from "./keyboard.js";
import { chooseKind, layout, stand } from "./layout.js";
import { bindPointer } from "./pointer.js";
import { render, stands } from "./render.js";
import { build } from "./skeleton.js";
import { configure, deselect, drop, initial, lift, press, sources } from "./state.js";

/**
 * @typedef {import("./defaults.js").BoardConfig} BoardConfig
 * @typedef {import("./layout.js").Slot} Slot
 * @typedef {object} Board
 * @property {(change: Partial<BoardConfig>) => void} set show what changed; also the answer to an intent: until the
 *   next `set`, the board sends no second one
 * @property {() => void} focus put the keyboard on the board, on a checker that can move where there is one
 * @property {() => void} destroy
 */

/**
 * @param {HTMLElement} element
 * @param {Partial<BoardConfig>} [config]
 * @returns {Board}
 */
export function createBoard(element, config = {}) {
  const end = new AbortController();
  let state = configure(initial(), config);
  let at = currentLayout();
  const dom = build(element, [...at.slots.keys()]);
  arrange(dom, at);
  render(dom, state, at);

  const act = {
    /** @param {string} key */
    press: (key) => take(isEditor() ? pressEdit(state, key) : press(state, key)),
    /** @param {string} key */
    remove(key) {
      if (isEditor()) take(removeEdit(state, key));
      return isEditor();
    },
    away() {
      const wasSelected = state.selected !== null;
      if (wasSelected) show(deselect(state));
      return wasSelected;
    },
    /** @param {string} key @param {PointerEvent} event */
    lift(key, event) {
      const next = isEditor() ? liftEdit(state, key) : lift(state, key);
      if (!next) return false;
      show(next);
      carry.lift(/** @type {number} */ (state.stacks[key].at(-1)), spotOf(dom.svg, event));
      return true;
    },
    /** @param {PointerEvent} event */
    carry: (event) => state.carried && carry.move(spotOf(dom.svg, event)),
    /** @param {string | null} key */
    drop: (key) => take(isEditor() ? dropEdit(state, key) : drop(state, key)),
  };
  const carry = createCarry(dom);
  bindPointer(dom.svg, act, end.signal);
  const keyboard = bindKeyboard(dom, () => at, act, end.signal);

  const observer = new ResizeObserver(() => {
    if (currentLayout().kind !== at.kind) relayout();
  });
  observer.observe(element);
  end.signal.addEventListener("abort", () => observer.disconnect());

  function currentLayout() {
    const { orientation, home } = state.config;
    return layout(chooseKind(element.clientWidth, element.clientHeight), orientation, home);
  }

  function isEditor() {
    return state.config.brush !== null;
  }

  /** @param {import("./state.js").Outcome & import("./edit.js").Edited} outcome */
  function take({ state: next, intent, refused, edit }) {
    show(next);
    if (edit) state.config.onEdit(edit);
    if (intent) state.config.onIntent(intent);
    if (refused) state.config.onRefused(refused.from, refused.to);
  }

  function relayout() {
    at = currentLayout();
    arrange(dom, at);
    render(dom, { ...state, steps: [] }, at);
  }

  /** @param {import("./state.js").State} next */
  function show(next) {
    const before = stands(state, at);
    const turned = next.config.orientation !== state.config.orientation || next.config.home !== state.config.home;
    const isOnItsWay = next.carried || next.sent || (next.config.view === state.config.view && !next.config.interactive);
    const carried = isOnItsWay ? null : carry.end();
    state = next;
    if (turned) return relayout();
    render(dom, state, at);
    keyboard.aim(sources(state).keys().next().value);
    const after = stands(state, at);
    const moving = motions(before, after, state.steps, landing).filter(({ id }) => id !== carried?.id);
    if (carried && after[carried.id]) moving.push({ id: carried.id, path: [carried.spot, after[carried.id]], delay: 0, knock: false });
    play(dom.checkers, moving, { duration: state.config.duration, middle: at.height / 2 });
  }

  /** @param {string} key */
  function landing(key) {
    const level = Math.max(0, (state.stacks[key]?.length ?? 0) - 1);
    return stand(/** @type {Slot} */ (at.slots.get(key)), level, level + 1, at.kind);
  }

  return {
    set: (change) => show(configure(state, change)),
    focus: () => keyboard.focus(sources(state).keys().next().value),
    destroy() {
      end.abort();
      dom.svg.remove();
    },
  };
}
