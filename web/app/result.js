/**
 * The end of a game: who won, what it is worth, how the two stand now.
 */

import { t } from "../texts.js";
import { el } from "../dom.js";
import { button, openDialog, submitButton } from "./dialog.js";
import { playerName } from "./phrases.js";
import { standing } from "./tally.js";

/** @typedef {import("./state.js").AppState} AppState */

/**
 * @param {AppState} state a game that is over
 * @param {import("./controller.js").Run} run
 */
export function openResult(state, run) {
  const { record, view } = state;
  if (!record || !view || view.winner === null) return;
  const dialog = openDialog({
    title: titleOf(state),
    size: "small",
    body: [el("p", { class: "over-text" }, worthOf(state)), standingTable(state)],
    foot: [
      button(t("page.over.look"), { "data-kind": "quiet", onclick: () => dialog.close() }),
      submitButton(t("page.action.next-game"), { autofocus: true }),
    ],
    onSubmit: () => run("next-game"),
  });
}

/** @param {AppState} state */
function titleOf(state) {
  const winner = state.view?.winner;
  if (winner === "draw") return t("page.over.draw-title");
  return t("page.over.win-title", { player: playerName(state, Number(winner)) });
}

/** @param {AppState} state */
function worthOf({ view }) {
  if (view?.winner === "draw") return t("page.over.draw");
  return t("page.over.win", { count: view?.points[Number(view.winner)] ?? 0 });
}

/** @param {AppState} state */
function standingTable(state) {
  const { record, tally } = state;
  const { points, wins, games } = standing(tally, record?.seats ?? []);
  return el(
    "table",
    { class: "standing" },
    el("caption", {}, t("page.over.standing", { count: games })),
    el("thead", {}, el("tr", {}, ...["player", "wins", "points"].map((name) => el("th", { scope: "col" }, t(`page.over.${name}`))))),
    el(
      "tbody",
      {},
      ...[0, 1].map((seat) =>
        el(
          "tr",
          {},
          el("th", { scope: "row" }, playerName(state, seat)),
          el("td", {}, String(wins[seat])),
          el("td", {}, String(points[seat])),
        ),
      ),
    ),
  );
}
