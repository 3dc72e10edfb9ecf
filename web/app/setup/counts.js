/**
 * The layout by number: a field for each place and side, for those who would rather type.
 */

import { countOn, places } from "../../board/places.js";
import { el, setAttribute, setText } from "../../dom.js";
import { t } from "../../texts.js";
import { counted, left } from "./layout.js";

/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("../../engine/shapes.js").Seat} Seat */
/** @typedef {import("../../engine/shapes.js").Place} Place */

const SEATS = /** @type {Seat[]} */ ([0, 1]);

/**
 * @param {Seat} bottom who counts while nobody is on roll
 * @param {(layout: Draft["layout"]) => void} onChange
 * @param {(seat: Seat) => void} onTooMany told when more were asked for than there are
 * @returns {{element: HTMLElement, update: (draft: Draft) => void}}
 */
export function createCounts(bottom, onChange, onTooMany) {
  /** @type {Draft | null} */
  let shown = null;
  // A row is a place of the board; it is numbered as the side on roll counts.
  const rows = places().map((place) => ({ place, head: el("th", { scope: "row" }), inputs: SEATS.map((seat) => input(seat, place)) }));
  const element = el(
    "table",
    { class: "rules-table setup-counts" },
    el("thead", {}, el("tr", {}, el("th", { scope: "col" }, t("page.setup.place")), ...SEATS.map((seat) => el("th", { scope: "col" }, t(`side.${seat}`))))),
    el("tbody", {}, ...rows.map(({ head, inputs }) => el("tr", {}, head, ...inputs.map((field) => el("td", {}, field))))),
  );

  /** @param {Seat} seat @param {Place} place */
  function input(seat, place) {
    const field = el("input", { class: "input", type: "number", min: 0, step: 1, inputmode: "numeric", onchange: take });
    return field;

    function take() {
      if (!shown) return;
      const own = ownPlace(seat, place, shown);
      const layout = counted(shown.layout, seat, own, Number(field.value));
      const isLess = Number(field.value) > countOn(layout[seat], own);
      if (layout === shown.layout) field.value = String(countOn(layout[seat], own));
      else onChange(layout);
      if (isLess) onTooMany(seat);
    }
  }

  /** A row's place as a seat has it. @param {Seat} seat @param {Place} place @param {Draft} draft @returns {Place} */
  function ownPlace(seat, place, draft) {
    return typeof place === "number" && seat !== (draft.seat ?? bottom) ? 25 - place : place;
  }

  return {
    element,
    update(draft) {
      shown = draft;
      const { layout, ruleset } = draft;
      for (const { place, head, inputs } of rows) {
        const name = placeName(place, ruleset);
        setText(head, name);
        inputs.forEach((field, index) => {
          const seat = /** @type {Seat} */ (index);
          const count = countOn(layout[seat], ownPlace(seat, place, draft));
          setAttribute(field, "aria-label", t("page.setup.count", { side: t(`side.${seat}`), place: name }));
          setAttribute(field, "max", count + left(layout, seat));
          // Only what changed is written, so that no answer of the engine falls into what is being typed.
          if (field.dataset.count === String(count)) return;
          field.dataset.count = field.value = String(count);
        });
      }
    },
  };
}

/** @param {Place} place @param {Draft["ruleset"]} ruleset */
function placeName(place, ruleset) {
  if (typeof place === "number") return t("board.point", { n: ruleset?.numbering === "up" ? 25 - place : place });
  const words = /** @type {Record<string, string>} */ (ruleset?.words ?? {});
  return words[place] ?? t(`board.word.${place}`);
}
