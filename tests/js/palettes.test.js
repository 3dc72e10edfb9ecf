/** What can be told from the palettes alone: whoever has good eyes or poor ones can tell a checker from what it lies on. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const raw = readFileSync(new URL("../../web/css/tokens-raw.css", import.meta.url), "utf8");
const PALETTES = ["wardroom", "chart", "contrast", "plain"];

/** @param {string} palette @param {string} name */
const colour = (palette, name) => {
  const found = raw.match(new RegExp(`--${palette}-${name}: (#[0-9a-f]{6});`));
  assert.ok(found, `no colour ${palette}-${name}`);
  return found[1];
};

/** WCAG's relative luminance. @param {string} hex */
function luminance(hex) {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** @param {string} a @param {string} b */
function contrast(a, b) {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

test("black on white is 21 to 1", () => assert.equal(contrast("#000000", "#ffffff"), 21));

for (const palette of PALETTES) {
  const of = (/** @type {string} */ name) => colour(palette, name);

  test(`${palette}: every checker stands out from every ground, by its fill or its rim, at 3 to 1`, () => {
    for (const ground of ["field", "point-a", "point-b", "rail", "page"]) {
      for (const checker of ["light", "dark"]) {
        const best = Math.max(contrast(of(checker), of(ground)), contrast(of(`${checker}-rim`), of(ground)));
        assert.ok(best >= 3, `${checker} on ${ground}: ${best.toFixed(2)}`);
      }
    }
  });

  test(`${palette}: the mark and the number on a checker, and the pips of a die, can be read`, () => {
    for (const checker of ["light", "dark"]) assert.ok(contrast(of(checker), of(`${checker}-rim`)) >= 4.5, checker);
  });

  test(`${palette}: text is 4.5 to 1 on page and panel, and on the due action`, () => {
    for (const ground of ["page", "panel"]) {
      for (const ink of ["text", "muted", "danger"]) {
        const ratio = contrast(of(ink), of(ground));
        assert.ok(ratio >= 4.5, `${ink} on ${ground}: ${ratio.toFixed(2)}`);
      }
    }
    assert.ok(contrast(of("on-accent"), of("accent")) >= 4.5);
    assert.ok(contrast(of("number"), of("rail")) >= 4.5);
  });

  test(`${palette}: what is due and what has the focus stand out at 3 to 1`, () => {
    for (const [ink, ground] of [["accent", "page"], ["accent", "panel"], ["accent", "field"], ["focus", "page"], ["focus", "panel"], ["focus", "field"]]) {
      const ratio = contrast(of(ink), of(ground));
      assert.ok(ratio >= 3, `${ink} on ${ground}: ${ratio.toFixed(2)}`);
    }
    assert.ok(contrast(of("accent"), of("ring-ground")) >= 3, "the ring of a checker that can move has a ground of its own");
  });
}
