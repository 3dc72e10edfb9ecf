/** Where the page begins: words first, then everything else. */

import { start } from "./app/start.js";
import { loadTexts } from "./texts.js";

await loadTexts("en");
start();
