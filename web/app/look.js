/**
 * Looking back: the board shows an earlier moment of the game in hand, which waits meanwhile and is not touched.
 */

/** @typedef {import("./state.js").AppState} AppState */
/** @typedef {import("../engine/shapes.js").View} View */

/**
 * @typedef {object} LookState
 * @property {number} at how many actions of the game had happened then
 * @property {number} count how many there are
 * @property {View} view
 */

/** Far from any number a game or a walk gets to. */
const FIRST_REV = 2_000_000;

/** How many actions the log tells of. @param {Pick<AppState, "log">} state */
export function actionCount({ log }) {
  return log.filter(({ kind }) => kind !== "over").length;
}

/**
 * @param {object} parts
 * @param {(request: any) => Promise<any>} parts.ask
 * @param {import("./store.js").Store<AppState>} parts.store
 * @param {(error: unknown) => void} parts.onError
 * @param {(state: AppState) => void} [parts.onLook] told each moment that is shown
 */
export function createLook({ ask, store, onError, onLook }) {
  let rev = FIRST_REV;
  let wanted = 0;

  /** Show the moment after so many actions, the nearest there is. @param {number} place */
  async function to(place) {
    const { record, walk, isFresh, look } = store.state;
    const count = actionCount(store.state);
    if (!record || walk || !isFresh || count === 0) return;
    const at = Math.min(Math.max(place, 0), count);
    wanted += 1;
    const mine = wanted;
    // Views one revision apart are shown as a motion, others as they are.
    rev += look && at === look.at + 1 ? 1 : 2;
    try {
      const { view } = await ask({ cmd: "view", record, at, rev });
      if (mine !== wanted || store.state.record !== record || store.state.walk) return;
      store.set({ look: { at, count, view } });
      onLook?.(store.state);
    } catch (error) {
      onError(error);
    }
  }

  return {
    to,
    /** @param {number} count steps forward, or back when negative */
    step: (count) => to((store.state.look?.at ?? actionCount(store.state)) + count),
    end() {
      wanted += 1;
      if (store.state.look) store.set({ look: null });
    },
  };
}
