/** The first script of the one file: unpacks the page's, which the content policy knows by its digest, and starts it. */

import { embedded } from "./embedded.js";

const page = await embedded("page.js");
const script = document.createElement("script");
script.type = "module";
script.textContent = page ? await page.text() : "";
document.head.append(script);
