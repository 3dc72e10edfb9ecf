/**
 * The field for commands, with the answer below it. Who listens hears it from the live region.
 */

import { t } from "../texts.js";
import { el, setAttribute, setText } from "../dom.js";

/** @typedef {import("./state.js").AppState} AppState */

/**
 * @param {HTMLElement} root
 * @param {import("./controller.js").Run} run
 * @returns {(state: AppState) => void}
 */
export function mountCommandLine(root, run) {
  const label = el("label", { class: "command-label", for: "command-input" });
  const input = el("input", {
    id: "command-input",
    class: "input command-input",
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    enterkeyhint: "go",
    maxlength: 200,
    onkeydown: (/** @type {KeyboardEvent} */ { key, repeat }) => key === "Enter" && !repeat && void enter(),
  });
  const answer = el("p", { class: "command-answer" });
  let isRunning = false;
  /** The view the answer is about. @type {unknown} */
  let shown = null;

  // No form: a frame that may only run scripts would not submit it.
  async function enter() {
    if (isRunning) return;
    isRunning = true;
    try {
      const { isTaken, text } = await run("command", input.value);
      if (isTaken) input.value = "";
      setText(answer, text);
    } finally {
      isRunning = false;
    }
  }

  root.replaceChildren(el("div", { class: "command-row" }, label, input), answer);
  return (state) => {
    if (state.view !== shown && !isRunning) setText(answer, "");
    shown = state.view;
    root.hidden = !state.view || Boolean(state.walk);
    setText(label, t("page.command.label"));
    setAttribute(input, "placeholder", t("page.command.example"));
  };
}
