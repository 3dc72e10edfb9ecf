import assert from "node:assert/strict";
import test from "node:test";
import { scriptIn } from "../../web/app/restore.js";
import { createStore } from "../../web/app/store.js";
import { counted, standing } from "../../web/app/tally.js";
import { computer, person, record } from "./app-kit.js";

test("a listener is called at once and with every new state, until it leaves", () => {
  const store = createStore({ n: 1 });
  const seen = [];
  const leave = store.subscribe(({ n }) => seen.push(n));
  store.set({ n: 2 });
  leave();
  store.set({ n: 3 });

  assert.deepEqual(seen, [1, 2]);
});

test("a listener that sets state leaves the others with the newest only", () => {
  const store = createStore({ n: 0, double: 0 });
  const seen = [];
  store.subscribe(({ n, double }) => double !== 2 * n && store.set({ double: 2 * n }));
  store.subscribe(({ n, double }) => seen.push([n, double]));
  store.set({ n: 4 });

  assert.deepEqual(seen, [[0, 0], [4, 8]]);
});

test("points follow the player, not the seat", () => {
  const [ann, bob] = [person("Ann"), person("Bob")];
  const first = counted({}, record({ id: "1", seats: [ann, bob], result: { winner: 0, points: 3 } }));
  const second = counted(first, record({ id: "2", seats: [bob, ann], result: { winner: 1, points: 2 } }));

  assert.deepEqual(standing(second, [ann, bob]), { points: [5, 0], wins: [2, 0], draws: 0, games: 2 });
  assert.deepEqual(standing(second, [bob, ann]).points, [0, 5]);
});

test("a draw counts as a game and gives no point; another pair starts from nothing", () => {
  const seats = [person("Ann"), person("Bob")];
  const tally = counted({}, record({ seats, result: { winner: "draw", points: 0 } }));

  assert.deepEqual(standing(tally, seats), { points: [0, 0], wins: [0, 0], draws: 1, games: 1 });
  assert.equal(standing(tally, [person("Ann"), computer("Bob")]).games, 0);
});

test("a dice script is the digits 1 to 6, whatever stands between them", () => {
  assert.equal(scriptIn("?dice=6-3,1-2,6-6"), "631266");
  assert.equal(scriptIn("?dice=907"), null);
  assert.equal(scriptIn(""), null);
});
