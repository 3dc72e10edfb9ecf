import assert from "node:assert/strict";
import { test } from "node:test";

import { decode } from "../../web/one-file/embedded.js";

/** What Python's `base64.b85encode` makes of the first bytes of 255, 218, 181, …, a comma in place of "<". */
const ENCODED = ["", "{{", "|Jn", "|Jt,", "|Jt>X", "|Jt>XYX"];

test("what the one file carries is read as it was written, whatever its length", () => {
  for (const [length, text] of ENCODED.entries()) {
    assert.deepEqual([...decode(text)], Array.from({ length }, (_, at) => 255 - 37 * at), text);
  }
  assert.deepEqual([...decode("00000")], [0, 0, 0, 0]);
  assert.deepEqual([...decode("|NsC0")], [255, 255, 255, 255]);
});
