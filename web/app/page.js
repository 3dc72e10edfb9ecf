/**
 * The page: every panel mounted once, all of them shown anew with every state.
 */

import { byId, setAttribute, setText } from "../dom.js";
import { t } from "../texts.js";
import { mountActions } from "./actions.js";
import { mountAdvice } from "./advice.js";
import { mountCommandLine } from "./command-line.js";
import { mountEntry } from "./entry-panel.js";
import { mountLoading } from "./loading.js";
import { mountLog } from "./log-panel.js";
import { mountMenu, mountMoreButton } from "./menu.js";
import { mountNotices } from "./notices.js";
import { mountScore } from "./score.js";
import { mountStatus } from "./status.js";
import { mountReview } from "./review-panel.js";
import { shownView } from "./state.js";
import { mountBoard, mountDice, mountNaming } from "./table.js";
import { mountToast } from "./toast.js";
import { mountWalkCard } from "./walk-card.js";

/** @typedef {import("./state.js").AppState} AppState */

/** Whether score, log and menu are a sheet over the page. */
function isSheet() {
  return getComputedStyle(byId("more")).position === "fixed";
}

/**
 * @param {import("./controller.js").Run} run
 * @returns {(state: AppState) => void}
 */
export function mountPage(run) {
  const page = byId("page");
  const title = byId("title");
  const text = byId("site-text");
  const more = mountMoreButton(byId("more-button"), page, byId("more"), byId("menu"));
  /** @type {import("./controller.js").Run} */
  const runAndClose = (action, payload) => {
    // A review is shown in the sheet where there is one; a menu that lies over it closes.
    if (action !== "review" || !isSheet()) more.close();
    return run(action, payload);
  };
  const panels = [
    mountStatus(byId("status")),
    mountBoard(byId("board"), run),
    mountDice(byId("dice"), run),
    mountActions(byId("actions"), run),
    mountNaming(byId("naming"), run),
    mountEntry(byId("entry"), run),
    mountScore(byId("score"), byId("match")),
    mountReview(byId("review"), run, runAndClose),
    mountLog(byId("log"), runAndClose),
    mountCommandLine(byId("command"), run),
    mountMenu(byId("menu"), runAndClose),
    mountNotices(byId("notice"), run),
    mountToast(byId("toast")),
    mountLoading(byId("loading"), run),
    mountWalkCard(byId("walk"), run),
    mountAdvice(byId("advice"), run),
    more.update,
  ];
  return (state) => {
    const view = shownView(state);
    setAttribute(page, "data-phase", view?.phase);
    setAttribute(page, "data-due", view?.due);
    setAttribute(page, "data-turn", view?.seat);
    setAttribute(document.documentElement, "data-engine", state.engine.state);
    setAttribute(document.documentElement, "lang", state.language);
    setAttribute(document.documentElement, "data-theme", state.settings.theme === "system" ? null : state.settings.theme);
    setAttribute(document.documentElement, "data-numbers", state.settings.numbers ? null : "hidden");
    setText(title, state.ruleset ? t("page.title.game", { site: titleOf(state), title: state.ruleset.title }) : titleOf(state));
    document.title = title.textContent ?? "";
    setText(text, state.site.text ?? "");
    text.hidden = state.site.text === null;
    for (const update of panels) update(state);
  };
}

/** @param {AppState} state */
function titleOf({ site }) {
  return site.title ?? t("page.title");
}
