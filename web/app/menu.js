/**
 * What can be done beside the turn: another game, the rules, the walk, giving up.
 */

import { t } from "../texts.js";
import { el, setAttribute, setText } from "../dom.js";
import { LANGUAGES } from "./language.js";
import { actionCount } from "./look.js";
import { personsIn } from "./resign.js";
import { isBehind } from "./review.js";

/** @typedef {import("./state.js").AppState} AppState */

/**
 * @param {HTMLElement} root
 * @param {import("./controller.js").Run} run
 * @returns {(state: AppState) => void}
 */
export function mountMenu(root, run) {
  const newGame = item("new-game", () => run("show", "new-game"));
  const games = item("games", () => run("show", "games"));
  const rules = item("rules", () => run("show", "rules"));
  const setup = item("setup", () => run("show", "setup"));
  const walk = item("walk", () => run("walk"));
  const dice = item("dice", () => run("show", "dice"));
  const review = item("review", () => run("review"));
  const settings = item("settings", () => run("show", "settings"));
  const resign = item("resign", () => run("show", "resign"));
  const language = languageSelect((chosen) => run("language", chosen));
  const line = () => el("hr", { class: "menu-line" });
  root.replaceChildren(
    newGame.button, games.button, review.button, setup.button, line(),
    rules.button, walk.button, dice.button, line(),
    settings.button, language.select, line(),
    resign.button,
  );

  return (state) => {
    setAttribute(root, "aria-label", t("page.menu.label"));
    newGame.update(!state.isFollowing);
    newGame.button.hidden = state.view === null;
    games.update(!state.isFollowing);
    rules.update(state.ruleset !== null);
    dice.update(state.engine.state === "ready");
    settings.update(true);
    const isAtHand = state.engine.state === "ready" && !state.walk && !state.isFollowing;
    setup.update(isAtHand, state.look ? "setup-here" : "setup");
    walk.update(isAtHand);
    review.update(state.engine.state === "ready" && state.isFresh && actionCount(state) > 0 && (state.review === null || isBehind(state)));
    resign.update(!state.isFollowing && state.isFresh && state.view !== null && state.view.phase !== "over" && personsIn(state).length > 0);
    language.update(state.language);
  };
}

/** Each language is offered under its own name. @param {(language: string) => void} onChoice */
function languageSelect(onChoice) {
  const options = LANGUAGES.map((language) => el("option", { value: language, lang: language }));
  const select = el("select", { class: "menu-language", onchange: () => onChoice(select.value) }, ...options);
  return {
    select,
    /** @param {string} language */
    update(language) {
      setAttribute(select, "aria-label", t("page.menu.language"));
      for (const option of options) setText(option, t(`page.language.${option.value}`));
      select.value = language;
    },
  };
}

/** @param {string} name @param {() => void} onclick */
function item(name, onclick) {
  const button = el("button", { type: "button", class: "button", "data-kind": "quiet", onclick });
  return {
    button,
    /** @param {boolean} isReady @param {string} [now] what it is called now */
    update(isReady, now = name) {
      setText(button, t(`page.menu.${now}`));
      button.disabled = !isReady;
    },
  };
}

/**
 * The button that opens the menu: a list below it, or a sheet with score and log too where there is no room for them.
 * @param {HTMLElement} button
 * @param {HTMLElement} page
 * @param {HTMLElement} sheet
 * @param {HTMLElement} menu
 */
export function mountMoreButton(button, page, sheet, menu) {
  const isOpen = () => page.dataset.more === "open";
  /** @param {boolean} open */
  function show(open) {
    setAttribute(page, "data-more", open ? "open" : null);
    setAttribute(button, "aria-expanded", String(open));
    update();
    if (open) menu.querySelector("button")?.focus({ preventScroll: true });
    else if (inside().contains(document.activeElement)) button.focus({ preventScroll: true });
  }
  /** What the button opens. */
  const inside = () => (getComputedStyle(sheet).position === "fixed" ? sheet : menu);
  const update = () => setText(button, t(isOpen() ? "page.action.close" : "page.menu.more"));
  /** What is pressed or focused beside it closes it. @param {Event} event */
  function look(event) {
    const target = /** @type {Node} */ (event.target);
    if (isOpen() && !inside().contains(target) && !button.contains(target)) show(false);
  }
  button.addEventListener("click", () => show(!isOpen()));
  document.addEventListener("pointerdown", look);
  document.addEventListener("focusin", look);
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !isOpen() || document.querySelector("dialog[open]")) return;
    show(false);
    button.focus();
  });
  return {
    update,
    close: () => show(false),
  };
}
