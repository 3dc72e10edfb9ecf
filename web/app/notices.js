/**
 * Standing remarks in the masthead: scripted dice, a game that is not kept, a save that was damaged.
 */

import { t } from "../texts.js";
import { el, fill } from "../dom.js";

/** @typedef {import("./state.js").AppState} AppState */

/** Remarks that stay as long as they are true; the others can be put away. */
const LASTING = ["script", "unkept", "full", "tab"];

/** Remarks that something can be done about: the action, whose button says `page.action.<action>`. */
const ACTIONS = new Map([["update", "update"], ["full", "export-game"], ["tab", "play-here"]]);

/**
 * @param {HTMLElement} root
 * @param {import("./controller.js").Run} run
 * @returns {(state: AppState) => void}
 */
export function mountNotices(root, run) {
  let shown = "";
  return (state) => {
    const notices = noticesOf(state);
    const key = JSON.stringify([state.language, notices]);
    if (key === shown) return;
    shown = key;
    root.hidden = notices.length === 0;
    fill(root, ...notices.flatMap(([topic, { key: text, params }]) => [
      el("span", { class: "notice", "data-topic": topic }, t(text, params)),
      " ",
      ACTIONS.has(topic) && actionButton(/** @type {string} */ (ACTIONS.get(topic)), run),
      " ",
      !LASTING.includes(topic) && dismissButton(topic, run),
    ]));
  };
}

/** @param {AppState} state @returns {[string, import("./state.js").Sentence][]} */
function noticesOf({ notices, record, script }) {
  const isScripted = record?.dice.source === "script";
  const offered = script !== null && !isScripted;
  return [
    ...Object.entries(notices).filter(([topic]) => topic !== "update" || mayLeave(notices)),
    ...(isScripted ? [/** @type {[string, any]} */ (["script", { key: "page.notice.script" }])] : []),
    ...(offered ? [/** @type {[string, any]} */ (["script", { key: "page.notice.script-offered" }])] : []),
  ];
}

/** Whether all there is of a game is kept, so that the page may be loaded anew. @param {AppState["notices"]} notices */
function mayLeave(notices) {
  return !notices.unkept && !notices.full;
}

/** @param {string} action @param {import("./controller.js").Run} run */
function actionButton(action, run) {
  return el(
    "button",
    { type: "button", class: "button", "data-kind": "due", onclick: () => run(action) },
    t(`page.action.${action}`),
  );
}

/** @param {string} topic @param {import("./controller.js").Run} run */
function dismissButton(topic, run) {
  return el(
    "button",
    { type: "button", class: "button", "data-kind": "quiet", onclick: () => run("dismiss", topic) },
    t("page.action.dismiss"),
  );
}
