/**
 * How far the rules are loaded; if they cannot be, what failed and a way to try again.
 */

import { t } from "../texts.js";
import { el, setText } from "../dom.js";
import { serviceWorkerAddress } from "./updates.js";

/** @typedef {import("./state.js").AppState} AppState */

/**
 * @param {HTMLElement} root
 * @param {import("./controller.js").Run} run
 * @returns {(state: AppState) => void}
 */
export function mountLoading(root, run) {
  const text = el("p", { class: "loading-text" });
  const bar = el("progress", { class: "loading-bar", max: "1" });
  const again = el("button", {
    type: "button",
    class: "button",
    "data-kind": "due",
    onclick: () => run("retry-load"),
  });
  const help = el("a", { class: "loading-text", href: "docs/hosting.md", hidden: true });
  root.replaceChildren(text, help, bar, again);

  return ({ engine }) => {
    const hasFailed = engine.state === "failed";
    root.hidden = engine.state === "ready";
    bar.hidden = hasFailed;
    help.hidden = !lacksRuntime(engine);
    setText(help, t("page.loading.sources"));
    again.hidden = !hasFailed;
    root.setAttribute("role", hasFailed ? "alert" : "status");
    bar.setAttribute("aria-label", t("page.loading.label"));
    if (engine.state === "loading") bar.value = engine.progress;
    setText(text, textOf(engine));
    setText(again, t(engine.state === "failed" && engine.reload ? "page.action.reload" : "page.action.retry"));
  };
}

/** @param {AppState["engine"]} engine @returns {string} */
function textOf(engine) {
  if (engine.state === "loading") return t(`engine.loading.${engine.what}`);
  if (engine.state === "ready") return "";
  const { code, what } = engine.error;
  return t(`engine.failed.${code}`, { what: what ?? "" });
}

/**
 * Whether these are the sources, served without what `make play` and `make build` put beside them.
 * @param {AppState["engine"]} engine
 */
function lacksRuntime(engine) {
  const isRuntime = engine.state === "failed" && Boolean(engine.error.what?.startsWith("vendor/"));
  return isRuntime && serviceWorkerAddress() === null;
}
