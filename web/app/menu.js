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
  const walk = item("walk", () => run("walk"));
  const dice = item("dice", () => run("show", "dice"));
  const review = item("review", () => run("review"));
  const settings = item("settings", () => run("show", "settings"));
  const resign = item("resign", () => run("show", "resign"));
  const language = languageSelect((chosen) => run("language", chosen));
  root.replaceChildren(newGame.button, games.button, rules.button, walk.button, review.button, dice.button, settings.button, resign.button, language.select);

  return (state) => {
    setAttribute(root, "aria-label", t("page.menu.label"));
    newGame.update(true);
    newGame.button.hidden = state.view === null;
    games.update(true);
    rules.update(state.ruleset !== null);
    dice.update(state.engine.state === "ready");
    settings.update(true);
    walk.update(state.engine.state === "ready" && !state.walk);
    review.update(state.engine.state === "ready" && state.isFresh && actionCount(state) > 0 && (state.review === null || isBehind(state)));
    resign.update(state.isFresh && state.view !== null && state.view.phase !== "over" && personsIn(state).length > 0);
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
    /** @param {boolean} isReady */
    update(isReady) {
      setText(button, t(`page.menu.${name}`));
      button.disabled = !isReady;
    },
  };
}

/**
 * The button that opens the sheet with score, log and menu where there is no room for them.
 * @param {HTMLElement} button
 * @param {HTMLElement} page
 */
export function mountMoreButton(button, page) {
  /** @param {boolean} isOpen */
  function show(isOpen) {
    setAttribute(page, "data-more", isOpen ? "open" : null);
    setAttribute(button, "aria-expanded", String(isOpen));
    update();
  }
  const update = () => setText(button, t(page.dataset.more === "open" ? "page.action.close" : "page.menu.more"));
  button.addEventListener("click", () => show(page.dataset.more !== "open"));
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || page.dataset.more !== "open" || document.querySelector("dialog[open]")) return;
    show(false);
    button.focus();
  });
  return {
    update,
    close: () => show(false),
  };
}
