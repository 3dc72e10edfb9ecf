/**
 * The tools of the editor: whose checker a press adds, who is on roll, the rule set, and the board emptied, laid out or
 * turned about at once.
 */

import { el, setText } from "../../dom.js";
import { t } from "../../texts.js";
import { button } from "../dialog.js";
import { empty, left, swapped, unentered } from "./layout.js";

/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("../../board/edit.js").Brush} Brush */
/** @typedef {import("../../engine/shapes.js").Seat} Seat */

const SEATS = /** @type {Seat[]} */ ([0, 1]);

/**
 * @param {(brush: Brush) => void} onBrush
 * @returns {{element: HTMLElement, update: (draft: Draft) => void}}
 */
export function createBrushes(onBrush) {
  const counts = SEATS.map(() => el("span", { class: "brush-count" }));
  const element = el(
    "fieldset",
    { class: "brushes" },
    el("legend", {}, t("page.setup.brush")),
    ...SEATS.map((seat) => brush(seat, [t(`side.${seat}`), counts[seat]], seat === 0)),
    brush("remove", [t("page.setup.brush.remove")], false),
  );

  /** @param {Brush} value @param {(string | HTMLElement)[]} words @param {boolean} checked */
  function brush(value, words, checked) {
    const input = el("input", { type: "radio", name: "brush", value, onchange: () => onBrush(value) });
    input.checked = checked;
    const mark = el("span", { class: value === "remove" ? "brush-remove" : "status-mark", "aria-hidden": "true" });
    return el("label", { class: "brush", "data-seat": value === "remove" ? null : value }, input, mark, el("span", {}, words[0]), words[1]);
  }

  return {
    element,
    update({ layout }) {
      counts.forEach((count, seat) => setText(count, t("page.setup.left", { count: left(layout, /** @type {Seat} */ (seat)) })));
    },
  };
}

/**
 * @param {(change: Partial<Draft>) => void} change
 * @param {() => Draft} now
 */
export function createQuickButtons(change, now) {
  return el(
    "div",
    { class: "button-row" },
    button(t("page.setup.empty"), { onclick: () => change({ layout: empty() }) }),
    button(t("page.setup.unentered"), { onclick: () => change({ layout: unentered() }) }),
    button(t("page.setup.swap"), { onclick: () => change({ layout: swapped(now().layout) }) }),
  );
}

/** @param {(seat: Seat | null) => void} onChange @returns {{element: HTMLElement, update: (draft: Draft) => void}} */
export function createTurn(onChange) {
  const options = [...SEATS, null].map((seat) => el("option", { value: seat ?? "" }, seat === null ? t("page.setup.turn.opening") : t(`side.${seat}`)));
  const select = el("select", { class: "input", onchange: () => onChange(select.value === "" ? null : /** @type {Seat} */ (Number(select.value))) }, ...options);
  return {
    element: labelled(t("page.setup.turn"), select),
    update({ seat }) {
      select.value = seat === null ? "" : String(seat);
    },
  };
}

/** @param {string} label @param {HTMLElement} input */
export function labelled(label, input) {
  return el("div", { class: "field" }, el("label", {}, el("span", { class: "field-label" }, label), input));
}
