/**
 * The tutor: before a serious error is done it asks whether that is meant. It is off unless somebody wants it.
 */

import { t } from "../texts.js";
import { el } from "../dom.js";
import { SERIOUS, lossText } from "./advice-text.js";
import { button, openDialog, submitButton } from "./dialog.js";
import { mayHint } from "./coach.js";

/** @typedef {import("./state.js").AppState} AppState */
/** @typedef {import("../engine/shapes.js").HintShape} HintShape */
/** @typedef {"again" | "anyway" | "show"} Reply */

/**
 * @param {object} parts
 * @param {import("./store.js").Store<AppState>} parts.store
 * @param {(named?: {name?: number}) => Promise<HintShape>} parts.weigh
 * @param {() => unknown} parts.show show the best
 * @param {(state: AppState, found: HintShape) => Promise<Reply>} [parts.ask]
 * @param {(error: unknown) => void} parts.onError
 */
export function createTutor({ store, weigh, show, ask = openTutor, onError }) {
  let isAsking = false;

  /**
   * Whether what is about to be done may be: the play in hand, or naming a double.
   * @param {{name?: number}} [named]
   * @returns {Promise<boolean>}
   */
  async function agrees(named) {
    const { state } = store;
    if (!state.settings.tutor || !mayHint(state)) return true;
    if (isAsking) return false;
    isAsking = true;
    try {
      const found = await weigh(named);
      if (store.state.record !== state.record || store.state.pending !== state.pending) return false;
      if (!SERIOUS.includes(found.grade)) return true;
      const reply = await ask(store.state, found);
      if (reply === "show") show();
      return reply === "anyway" && store.state.record === state.record && store.state.pending === state.pending;
    } catch (error) {
      // A tutor who cannot think does not stand in the way.
      onError(error);
      return true;
    } finally {
      isAsking = false;
    }
  }

  return { agrees };
}

/** @param {AppState} state @param {HintShape} found @returns {Promise<Reply>} */
function openTutor(state, found) {
  return new Promise((reply) => {
    /** @type {Reply} */
    let answer = "again";
    const choose = (/** @type {Reply} */ chosen) => () => {
      answer = chosen;
      dialog.close();
    };
    const dialog = openDialog({
      title: t("page.tutor.title"),
      size: "small",
      body: [el("p", {}, `${lossText(state, found)}.`)],
      foot: [
        button(t("page.tutor.anyway"), { "data-kind": "quiet", onclick: choose("anyway") }),
        button(t("page.tutor.show"), { onclick: choose("show") }),
        submitButton(t("page.tutor.again"), { autofocus: true }),
      ],
      onClose: () => reply(answer),
    });
  });
}
