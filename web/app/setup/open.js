/**
 * The position editor: the board to set up by hand, all that is wrong with it at once, and a game from there. The game
 * in hand stays as it is until that one begins.
 */

import { el, fill, setText } from "../../dom.js";
import { t } from "../../texts.js";
import { button, openDialog, submitButton } from "../dialog.js";
import { errorText } from "../phrases.js";
import { mountSeats, plainSeats } from "../seats-form.js";
import { bottomSeat, LAID_OUT, shownView } from "../state.js";
import { createSetupBoard } from "./board.js";
import { createCounts } from "./counts.js";
import { createDraft } from "./draft.js";
import { createForms } from "./forms.js";
import { edited } from "./layout.js";
import { createRuleSelect, PLAIN, rulesOffered } from "./rule-select.js";
import { createBrushes, createQuickButtons, createTurn } from "./tools.js";

/** @typedef {import("../state.js").AppState} AppState */
/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("../../board/edit.js").Brush} Brush */
/** @typedef {import("../../engine/shapes.js").Seat} Seat */

/**
 * @param {object} parts
 * @param {import("../store.js").Store<AppState>} parts.store
 * @param {(request: any) => Promise<any>} parts.ask
 * @param {import("../controller.js").Run} parts.run
 */
export function openSetup({ store, ask, run }) {
  const { state } = store;
  const view = shownView({ ...state, walk: null }) ?? LAID_OUT;
  const bottom = bottomSeat(state);
  /** @type {Brush} */
  let brush = 0;

  const isOpening = view.phase === "opening" && view !== LAID_OUT;
  const from = { layout: view.position, seat: isOpening ? null : (view.seat ?? bottom), rules: PLAIN };
  const draft = createDraft({ ask, from, bottom, onChange: show, onError: (error) => tell(errorText(error)) });
  const board = createSetupBoard({ settings: state.settings, bottom, onEdit });
  const brushes = createBrushes((chosen) => {
    brush = chosen;
    board.update(draft.now, brush);
  });
  const turn = createTurn((seat) => draft.change({ seat }));
  const choices = el("div", { class: "setup-choices" }, turn.element);
  const checks = el("ul", { class: "setup-checks" });
  const checked = el("div", { role: "status", "aria-label": t("page.setup.checks") }, checks);
  const counts = createCounts(bottom, (layout) => draft.change({ layout }), tellBoxEmpty);
  const forms = createForms(draft.read, tell);
  const seats = el("fieldset", { class: "choices seats" }, el("legend", { class: "only-spoken" }, t("page.new.seats")));
  const seatsForm = mountSeats(seats, state.settings.choice ?? { seats: plainSeats(), bottom: 0 });
  const said = el("p", { class: "setup-said", role: "status" });
  const begin = submitButton(t("page.setup.play"), { disabled: true });
  const cancel = button(t("page.setup.cancel"), { onclick: () => dialog.close() });
  const panel = el(
    "div",
    { class: "setup-panel" },
    brushes.element, checked, said, choices, createQuickButtons(draft.change, () => draft.now),
    section("page.setup.forms", forms.element, true), section("page.setup.counts", counts.element), section("page.new.seats", seats),
  );
  const dialog = openDialog({
    title: t(state.look ? "page.menu.setup-here" : "page.menu.setup"),
    size: "full",
    body: [el("div", { class: "setup" }, ...board.elements, panel)],
    foot: [cancel, begin],
    onSubmit: start,
    onClose: board.destroy,
  });
  show(draft.now);
  void load();

  async function load() {
    try {
      const { offers, first } = await rulesOffered(ask, state);
      choices.append(createRuleSelect(offers, first, (rules) => draft.change({ rules, ruleset: null })));
      await draft.change({ rules: first.rules, ruleset: null });
    } catch (error) {
      tell(errorText(error));
    }
  }

  /** @param {import("../../board/edit.js").Edit} edit */
  function onEdit(edit) {
    const layout = edited(draft.now.layout, edit);
    tell("");
    if (layout !== draft.now.layout) draft.change({ layout });
    else if (edit.from === null) tellBoxEmpty(edit.seat);
  }

  /** @param {Seat} seat */
  function tellBoxEmpty(seat) {
    tell(t("page.setup.box-empty", { side: t(`side.${seat}`) }));
  }

  /** @param {string} text */
  function tell(text) {
    setText(said, text);
  }

  /** @param {Draft} now */
  function show(now) {
    board.update(now, brush);
    for (const part of [brushes, turn, counts, forms]) part.update(now);
    begin.disabled = now.said === null || now.said.problems.length > 0;
    if (now.said) showChecks(checks, now);
  }

  async function start() {
    const { layout, seat, rules, said: found } = draft.now;
    if (!found || found.problems.length > 0) return false;
    try {
      const where = { seat, phase: seat === null ? "opening" : "roll", position: layout };
      const { match, dice } = state.settings.choice ?? {};
      return await run("begin", { ...rules, ...seatsForm.read(), match, dice, start: where });
    } catch (error) {
      tell(errorText(error));
      return false;
    }
  }
}

/** All problems and warnings, or that there are none. @param {HTMLElement} list @param {Draft} now */
function showChecks(list, { said, warnings }) {
  const problems = said?.problems ?? [];
  const lines = [
    ...problems.map(({ message }) => ["problem", message]),
    ...warnings.map(({ message }) => ["warning", message]),
    ...(problems.length === 0 ? [["fine", t("page.setup.fine")]] : []),
  ];
  if (list.dataset.shown === JSON.stringify(lines)) return;
  list.dataset.shown = JSON.stringify(lines);
  fill(list, ...lines.map(([kind, message]) => el("li", { "data-kind": kind }, message)));
}

/** @param {string} title @param {HTMLElement} content @param {boolean} [open] */
function section(title, content, open = false) {
  return el("details", { class: "custom", open }, el("summary", {}, t(title)), content);
}
