import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { PositionTextError, format, parse } from "../../web/position-text.js";

const rows = JSON.parse(readFileSync(new URL("../data/position-text.json", import.meta.url), "utf-8"));

for (const { text, position, canonical } of rows.filter((row) => row.position)) {
  test(`"${text}" is read`, () => {
    assert.deepEqual(parse(text), position);
  });

  test(`"${text}" is written as ${canonical}`, () => {
    assert.equal(format(position), canonical);
    assert.equal(format(parse(text)), canonical);
    assert.deepEqual(parse(canonical), position);
  });
}

for (const { text, error, params } of rows.filter((row) => row.error)) {
  test(`"${text}" is refused: ${error.join(", ")}`, () => {
    assert.throws(
      () => parse(text),
      (thrown) => {
        assert.ok(thrown instanceof PositionTextError);
        assert.deepEqual(thrown.problems.map(({ code }) => code), error);
        assert.deepEqual(thrown.problems.map((problem) => problem.params), params);
        for (const code of error) assert.match(thrown.message, new RegExp(code));
        return true;
      },
    );
  });
}

test("empty points and trays are left out when written", () => {
  const side = { points: { 24: 0, 3: 1 }, start: 0, bar: 0, off: 14 };
  assert.equal(format({ on_roll: side, opponent: side }), "3:1 off:14 / 3:1 off:14");
});
