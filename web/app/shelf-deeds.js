/**
 * What can be done with a game of the shelf.
 */

import { t } from "../texts.js";
import { el, offerFile } from "../dom.js";
import { button, labelled, openDialog, submitButton } from "./dialog.js";
import { fileName } from "./file-name.js";
import { errorText } from "./phrases.js";
import { NAME_MAX } from "./save-text.js";
import { gamesText } from "./shelf-files.js";
import { titleOf } from "./shelf-words.js";
import { transcript } from "./transcript.js";

/** @typedef {import("./shelf-index.js").Line} Line */

/**
 * @param {import("./shelf-dialog.js").ShelfParts} parts
 * @param {object} view what the dialog does in turn
 * @param {(iso: string) => string} view.dateText
 * @param {(text: string, ...children: import("../dom.js").Child[]) => void} view.say
 * @param {() => void} view.refresh list anew what has changed
 * @param {(id: string) => void} view.focus
 * @param {() => void} view.leave
 * @returns {import("./shelf-row.js").Deeds}
 */
export function createDeeds({ saves, engine, run }, { dateText, say, refresh, focus, leave }) {
  const { shelf } = saves;
  const figuresOf = figuresFrom(engine);

  /** @param {string} action @param {unknown} payload */
  function go(action, payload) {
    leave();
    run(action, payload);
  }

  /** @param {Line} line */
  function openRename(line) {
    const input = el("input", { class: "input", type: "text", maxlength: NAME_MAX, value: line.name, autocomplete: "off", autofocus: true });
    openDialog({
      title: t("page.games.rename-title", { name: titleOf(line) }),
      size: "small",
      body: [labelled(t("page.games.name"), input)],
      foot: [submitButton(t("page.games.rename"))],
      onSubmit() {
        const isKept = shelf.rename(line.id, input.value.trim().slice(0, NAME_MAX));
        refresh();
        say(t(isKept ? "page.games.renamed" : "page.games.full"));
        focus(line.id);
      },
    });
  }

  /** Games that were taken off the shelf, the last one first to come back. @type {{line: Line, text: string}[]} */
  const gone = [];

  /** @param {Line} line */
  function remove(line) {
    const text = shelf.remove(line.id);
    if (text === null) return;
    gone.push({ line, text });
    refresh();
    sayGone()?.focus();
  }

  /** Say which game was deleted last, and offer to put it back. */
  function sayGone() {
    const last = gone.at(-1);
    if (!last) return null;
    const undo = undoButton();
    say(t("page.games.deleted", { name: titleOf(last.line) }), undo);
    return undo;
  }

  function undoButton() {
    return button(t("page.games.undo"), { "data-kind": "quiet", onclick: putBack });
  }

  function putBack() {
    const last = gone.at(-1);
    if (!last) return;
    if (!shelf.putBack(last.line.id, last.text)) return say(t("page.games.full"), undoButton());
    gone.pop();
    refresh();
    if (!sayGone()) say(t("page.games.back", { name: titleOf(last.line) }));
    focus(last.line.id);
  }

  return {
    resume: (line) => go("take-game", line.id),
    replay: (line) => go("replay", { id: line.id, at: 0 }),
    rename: openRename,
    exportOne: (line) => offerGames(shelf, [line], titleOf(line)),
    remove,
    async write(line) {
      const kept = shelf.read(line.id);
      if (!kept) return;
      try {
        const { log } = await engine.ask({ cmd: "log", record: kept.record });
        offerFile(`${fileName(titleOf(line), "game")}.txt`, transcript(kept, log, dateText), "text/plain");
      } catch (error) {
        say(errorText(error));
      }
    },
    async workOut(line) {
      const kept = shelf.read(line.id);
      const figures = kept && (await figuresOf(kept.record).catch(() => null));
      if (!figures) return;
      line.figures = figures;
      shelf.note(new Map([[line.id, figures]]));
    },
  };
}

/**
 * A way to have the engine work out the figures of a game; rejects for one that could not have happened.
 * @param {import("./game.js").Engine} engine
 * @returns {(record: import("./save-text.js").Kept["record"]) => Promise<import("./shelf-index.js").Figures>}
 */
export function figuresFrom(engine) {
  return async (record) => (await engine.start({ cmd: "figures", record }).done).figures;
}

/** @param {import("./shelf.js").Shelf} shelf @param {Line[]} lines @param {string} name */
export function offerGames(shelf, lines, name) {
  const games = lines.map(({ id }) => shelf.read(id)).filter((kept) => kept !== null);
  offerFile(`${fileName(name, "games")}.json`, gamesText(games));
}

/** Offer the game in hand as a file, with steps that could not be saved. @param {import("./state.js").AppState} state */
export function offerInHand({ record, pending }) {
  if (!record) return;
  const kept = { name: "", saved: new Date().toISOString(), record, pending, view: null };
  offerFile(`${fileName(titleOf({ ...record, name: "" }), "game")}.json`, gamesText([kept]));
}
