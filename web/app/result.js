/**
 * The end of a game: who won, what it is worth, how the match stands now, or who has won it.
 */

import { t } from "../texts.js";
import { el } from "../dom.js";
import { button, openDialog, submitButton } from "./dialog.js";
import { countedIn, matchText, nextAction, standingIn } from "./match.js";
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
    body: [el("p", { class: "over-text" }, worthOf(state)), standingTable(state), everText(state)],
    foot: [
      button(t("page.over.look"), { "data-kind": "quiet", onclick: () => dialog.close() }),
      submitButton(t(nextAction(view)), { autofocus: true }),
    ],
    onSubmit: () => run("next-game"),
  });
}

/** @param {AppState} state */
function titleOf({ record, view }) {
  const match = standingIn(view).winner;
  if (match !== null) return t("page.over.match-title", { player: playerName({ record }, match) });
  if (view?.winner === "draw") return t("page.over.draw-title");
  return t("page.over.win-title", { player: playerName({ record }, Number(view?.winner)) });
}

/** @param {AppState} state */
function worthOf({ record, view }) {
  if (view?.winner === "draw") return t("page.over.draw");
  const worth = t("page.over.win", { count: view?.points[Number(view.winner)] ?? 0 });
  const match = standingIn(view);
  if (match.winner === null) return worth;
  const counted = countedIn(match);
  const score = { won: counted[match.winner], lost: counted[1 - match.winner] };
  return `${worth}. ${t("event.match", { player: playerName({ record }, match.winner), ...score })}`;
}

/** @param {AppState} state */
function standingTable(state) {
  const match = standingIn(state.view);
  return el(
    "table",
    { class: "standing" },
    el("caption", {}, match.target ? matchText(match) : t("page.over.standing", { count: match.game })),
    el("thead", {}, el("tr", {}, ...["player", "wins", "points"].map((name) => el("th", { scope: "col" }, t(`page.over.${name}`))))),
    el(
      "tbody",
      {},
      ...[0, 1].map((seat) =>
        el(
          "tr",
          {},
          el("th", { scope: "row" }, playerName(state, seat)),
          el("td", {}, String(match.wins[seat])),
          el("td", {}, String(match.score[seat])),
        ),
      ),
    ),
  );
}

/** What these two have won from one another before, too; nothing where this match is all there was. @param {AppState} state */
function everText({ record, view, tally }) {
  const { wins, games } = standing(tally, record?.seats ?? []);
  if (games <= standingIn(view).game) return null;
  const names = [0, 1].map((seat) => playerName({ record }, seat));
  return el("p", {}, t("page.over.ever", { count: games, first: names[0], second: names[1], won: wins[0], lost: wins[1] }));
}
