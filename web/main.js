/** Where the page begins. Without its texts it cannot; then it says so in words of its own. */

import { start } from "./app/start.js";
import { byId, el, fill } from "./dom.js";

/** @param {unknown} error */
function tell(error) {
  console.error(error);
  const root = byId("loading");
  root.setAttribute("role", "alert");
  const text = `The game could not be started: ${error instanceof Error ? error.message : error}`;
  const again = { type: "button", class: "button", "data-kind": "due", onclick: () => location.reload() };
  fill(root, el("p", { class: "loading-text" }, text), el("button", again, "Try again"));
}

document.documentElement.setAttribute("data-begun", ""); // what web/missing.js looks for
await start().catch(tell);
