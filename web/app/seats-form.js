/**
 * Who plays, in the new-game dialog: names, person or computer, and who sits at the near side.
 */

import { t } from "../texts.js";
import { el } from "../dom.js";

/** @typedef {import("../engine/shapes.js").SeatShape} SeatShape */
/** @typedef {import("../engine/shapes.js").Seat} Seat */

/** The levels of the computer, the weakest first. */
export const LEVELS = ["novice", "simple", "strong", "expert"];
const NAME_MAX = 24;

/**
 * @param {HTMLElement} root
 * @param {{seats: SeatShape[], bottom: Seat}} start
 * @returns {() => {seats: SeatShape[], bottom: Seat}} what is chosen now
 */
export function mountSeats(root, start) {
  const seats = start.seats.map((seat, index) => mountSeat(root, seat, index));
  const bottom = el(
    "select",
    { class: "input" },
    ...[0, 1].map((seat) => el("option", { value: seat, selected: seat === start.bottom }, t(`page.seat.${seat}`))),
  );
  root.append(
    el("div", { class: "field" }, el("label", {}, el("span", { class: "field-label" }, t("page.seat.bottom")), bottom)),
  );
  return () => ({
    seats: seats.map((read) => read()),
    bottom: /** @type {Seat} */ (bottom.selectedIndex),
  });
}

/** Two people whom the page gives their names, in the language it speaks then. @returns {SeatShape[]} */
export function plainSeats() {
  return [person(""), person("")];
}

/** @param {string} name @returns {SeatShape} */
function person(name) {
  return { kind: "person", name, level: null };
}

/**
 * @param {HTMLElement} root
 * @param {SeatShape} seat
 * @param {number} index
 * @returns {() => SeatShape}
 */
function mountSeat(root, seat, index) {
  const name = el("input", { class: "input", type: "text", maxlength: NAME_MAX, value: seat.name || t(`side.${index}`), autocomplete: "off" });
  const kind = el(
    "select",
    { class: "input" },
    el("option", { value: "", selected: seat.level === null }, t("page.seat.person")),
    ...LEVELS.map((level) => el("option", { value: level, selected: seat.level === level }, t(`page.seat.level.${level}`))),
  );
  root.append(
    el(
      "fieldset",
      { class: "seat", "data-seat": index },
      el("legend", {}, el("span", { class: "status-mark", "aria-hidden": "true" }), " ", t(`page.seat.${index}`)),
      labelled(t("page.seat.name"), name),
      labelled(t("page.seat.kind"), kind),
    ),
  );
  return () => {
    const level = kind.value || null;
    const given = name.value.trim().slice(0, NAME_MAX);
    return {
      kind: level ? "computer" : "person",
      name: given === t(`side.${index}`) ? "" : given,
      level,
    };
  };
}

/** @param {string} label @param {HTMLElement} input */
function labelled(label, input) {
  return el("div", { class: "field" }, el("label", {}, el("span", { class: "field-label" }, label), input));
}
