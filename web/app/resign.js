/**
 * Giving up, asked for once more before it counts.
 */

import { t } from "../texts.js";
import { el } from "../dom.js";
import { openDialog, submitButton } from "./dialog.js";
import { playerName } from "./phrases.js";

/** @typedef {import("./state.js").AppState} AppState */
/** @typedef {import("../engine/shapes.js").Seat} Seat */

/**
 * @param {AppState} state
 * @param {import("./controller.js").Run} run
 */
export function openResign(state, run) {
  const persons = personsIn(state);
  if (persons.length === 0) return;
  let seat = persons.includes(/** @type {Seat} */ (state.view?.seat)) ? /** @type {Seat} */ (state.view?.seat) : persons[0];
  const choice =
    persons.length > 1 &&
    el(
      "fieldset",
      { class: "choices" },
      el("legend", {}, t("page.resign.who")),
      ...persons.map((person) => {
        const input = el("input", { type: "radio", name: "resign", onchange: () => (seat = person) });
        input.checked = person === seat;
        return el("label", { class: "choice" }, input, el("span", { class: "choice-title" }, playerName(state, person)));
      }),
    );
  openDialog({
    title: t("page.resign.title"),
    size: "small",
    body: [el("p", {}, t("page.resign.text")), choice],
    foot: [submitButton(t("page.resign.do"), { "data-kind": "danger" })],
    onSubmit: () => void run("resign", seat),
  });
}

/**
 * Seats of people, who alone can be asked whether they give up.
 * @param {AppState} state
 * @returns {Seat[]}
 */
export function personsIn({ record }) {
  return /** @type {Seat[]} */ ([0, 1]).filter((seat) => record?.seats[seat].kind === "person");
}
