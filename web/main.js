/** Where the page begins. */

import { start } from "./app/start.js";

await start();
