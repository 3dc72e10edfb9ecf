/**
 * The board as an editor: a press adds or takes away, a checker can be carried anywhere.
 */

import { createBoard } from "../../board/index.js";
import { el, setText } from "../../dom.js";
import { t } from "../../texts.js";
import { durationOf } from "../settings.js";
import { LAID_OUT } from "../state.js";

/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("../../board/edit.js").Brush} Brush */
/** @typedef {import("../../board/edit.js").Edit} Edit */

/** Far from any number of another board. */
const FIRST_REV = 3_000_000;

/**
 * @param {object} parts
 * @param {import("../state.js").Settings} parts.settings
 * @param {import("../../engine/shapes.js").Seat} parts.bottom who sits at the near side
 * @param {(edit: Edit) => void} parts.onEdit
 */
export function createSetupBoard({ settings, bottom, onEdit }) {
  const spoken = el("p", { class: "only-spoken", role: "status" });
  const root = el("section", { class: "setup-board", "aria-label": t("page.board.label") });
  const board = createBoard(root, { t, home: settings.home, orientation: bottom, duration: durationOf(settings), onEdit: edit });
  let rev = FIRST_REV;
  /** @type {Draft["layout"] | null} */
  let shown = null;

  /** What stands there now is said to those who listen. @param {Edit} change */
  function edit(change) {
    onEdit(change);
    board.set({});
    setText(spoken, document.activeElement?.closest("[data-place]")?.getAttribute("aria-label") ?? "");
  }

  return {
    elements: [root, spoken],
    /** @param {Draft} draft @param {Brush} brush */
    update({ layout, seat, ruleset }, brush) {
      // Views two revisions apart have no events between them: who need not go stays where it is.
      if (layout !== shown) rev += 2;
      shown = layout;
      board.set({
        view: { ...LAID_OUT, rev, position: layout },
        counts: seat ?? bottom,
        numbering: ruleset?.numbering ?? "down",
        words: ruleset?.words ?? {},
        interactive: true,
        brush,
      });
    },
    destroy: () => board.destroy(),
  };
}
