/** Where the one file begins: the page as ever, but for where its files and its engine come from. */

import { openBy } from "../engine/open.js";
import { embeddedFetch } from "./embedded.js";
import { openOneFile } from "./transport.js";

globalThis.fetch = embeddedFetch(new URL("../", import.meta.url).href);
openBy(openOneFile);
await import("../main.js");
