import assert from "node:assert/strict";
import test from "node:test";
import { createRuleChoice, readRules, rulesText } from "../../web/app/rule-choice.js";

const NAVY = { acey_double: "named", bear_off: "exact", enter_all_first: false };
const VARIANTS = { 1: ["acey_double", "rolled"], 6: ["bear_off", "exact"] };

/** An engine that knows three fields and two variants of one preset. */
async function ask({ rules }) {
  if (rules === "navy") return shape({ name: "navy", base: "navy", fields: NAVY });
  if (rules.fields) {
    if (rules.fields.bear_off === undefined) throw Object.assign(new Error("lacks bear_off"), { code: "bad-rules" });
    return shape(rules);
  }
  const varied = Object.fromEntries(rules.variants.map((number) => VARIANTS[number]));
  return shape({ name: "navy", base: "navy", fields: { ...NAVY, ...varied, ...rules.changes } });
}

function shape(rules) {
  const isIdle = (number) => rules.fields[VARIANTS[number][0]] === VARIANTS[number][1];
  return { rules, variants: [1, 6].map((number) => ({ number, text: "", idle: isIdle(number) })) };
}

function chosen() {
  const told = [];
  const start = { name: "", base: "navy", variants: [], changes: {} };
  const choice = createRuleChoice(ask, start, (rules, ruleset, idle) => told.push({ rules, ruleset, idle }), assert.fail);
  return { choice, last: () => told.at(-1) };
}

test("a variant that the rule set plays already is said to change nothing, before and after it is switched", async () => {
  const { choice, last } = chosen();
  await choice.toggle(1, true);
  assert.deepEqual(last().idle, [6]);
  await choice.toggle(6, true);
  assert.deepEqual([last().idle, last().rules.variants], [[6], [1, 6]]);
});

test("a field set back to what base and variants have is no change any more", async () => {
  const { choice } = chosen();
  await choice.take(choice.rules);
  await choice.change("enter_all_first", true);
  assert.deepEqual(choice.rules.changes, { enter_all_first: true });
  await choice.change("enter_all_first", false);
  assert.deepEqual(choice.rules.changes, {});
});

test("switching a variant wins over the field it decides, set by hand before", async () => {
  const { choice, last } = chosen();
  await choice.take(choice.rules);
  await choice.change("acey_double", "rolled");
  await choice.change("enter_all_first", true);
  await choice.toggle(1, true);
  await choice.toggle(1, false);

  assert.equal(last().ruleset.rules.fields.acey_double, "named");
  assert.deepEqual(choice.rules.changes, { enter_all_first: true });
});

test("a rule set written to a file is read back as changes to its base", async () => {
  const fields = { ...NAVY, bear_off: "standard" };

  assert.deepEqual(await readRules(ask, rulesText({ name: "Deck", base: "navy", fields })), {
    name: "Deck", base: "navy", variants: [], changes: { bear_off: "standard" },
  });
});

test("what is no rule set file is refused; what the engine refuses is told in its words", async () => {
  for (const text of ["", "nonsense", "[]", "null", '{"format": "acey-rules-9"}']) {
    assert.equal(await readRules(ask, text), null, text);
  }
  await assert.rejects(readRules(ask, '{"name": "x", "base": "navy", "fields": {}}'), /lacks bear_off/);
});
