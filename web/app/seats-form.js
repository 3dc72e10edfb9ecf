/**
 * Who plays, in the new-game dialog: names, person or computer, and who sits at the near side.
 */

import { t } from "../texts.js";
import { el, setAttribute, setText } from "../dom.js";

/** @typedef {import("../engine/shapes.js").SeatShape} SeatShape */
/** @typedef {import("../engine/shapes.js").Seat} Seat */

/** The levels of the computer, the weakest first. */
export const LEVELS = ["novice", "simple", "strong", "expert"];
const NAME_MAX = 24;

/**
 * @param {HTMLElement} root
 * @param {{seats: SeatShape[], bottom: Seat}} start
 * @returns {{read: () => {seats: SeatShape[], bottom: Seat}, showGains: (gains: Record<string, number>) => void}} what is chosen now, and
 *   how to tell what each level gains on the next weaker one under the rules chosen
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
  return {
    read: () => ({
      seats: seats.map(({ read }) => read()),
      bottom: /** @type {Seat} */ (bottom.selectedIndex),
    }),
    showGains(gains) {
      for (const seat of seats) seat.showGains(gains);
    },
  };
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
 */
function mountSeat(root, seat, index) {
  const name = el("input", { class: "input", type: "text", maxlength: NAME_MAX, value: seat.name || t(`side.${index}`), autocomplete: "off" });
  const kind = el(
    "select",
    { class: "input" },
    el("option", { value: "", selected: seat.level === null }, t("page.seat.person")),
    ...LEVELS.map((level) => el("option", { value: level, selected: seat.level === level }, t(`page.seat.level.${level}`))),
  );
  const note = el("p", { class: "field-help", id: `seat-note-${index}` });
  /** @type {Record<string, number>} */
  let gains = {};
  const tellGain = () => {
    const gain = gains[kind.value];
    const weaker = LEVELS[LEVELS.indexOf(kind.value) - 1];
    setText(note, gain === undefined ? "" : gainText(gain, t(`page.seat.level.${weaker}`)));
  };
  setAttribute(kind, "aria-describedby", note.id);
  kind.addEventListener("change", tellGain);
  root.append(
    el(
      "fieldset",
      { class: "seat", "data-seat": index },
      el("legend", {}, el("span", { class: "status-mark", "aria-hidden": "true" }), " ", t(`page.seat.${index}`)),
      labelled(t("page.seat.name"), name),
      labelled(t("page.seat.kind"), kind),
      note,
    ),
  );
  return {
    /** @returns {SeatShape} */
    read() {
      const level = kind.value || null;
      const given = name.value.trim().slice(0, NAME_MAX);
      return {
        kind: level ? "computer" : "person",
        name: given === t(`side.${index}`) ? "" : given,
        level,
      };
    },
    /** @param {Record<string, number>} measured */
    showGains(measured) {
      gains = measured;
      tellGain();
    },
  };
}

/** @param {number} gain @param {string} level */
function gainText(gain, level) {
  const value = new Intl.NumberFormat(document.documentElement.lang, { maximumFractionDigits: 2 }).format(gain);
  return t("page.seat.gain", { value, level });
}

/** @param {string} label @param {HTMLElement} input */
function labelled(label, input) {
  return el("div", { class: "field" }, el("label", {}, el("span", { class: "field-label" }, label), input));
}
