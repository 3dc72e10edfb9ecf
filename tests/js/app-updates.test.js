import assert from "node:assert/strict";
import { test } from "node:test";

import { createUpdates } from "../../web/app/updates.js";

/** A browser's side of service workers, made by hand. */
function workers({ controller = null, waiting = null } = {}) {
  const container = new EventTarget();
  const registration = Object.assign(new EventTarget(), {
    waiting,
    installing: null,
    looks: 0,
    async update() {
      this.looks += 1;
    },
  });
  const registered = [];
  return Object.assign(container, {
    controller,
    registration,
    registered,
    async register(...given) {
      registered.push(given);
      return registration;
    },
    /** A newer build is fetched and complete. */
    complete() {
      const coming = Object.assign(new EventTarget(), { state: "installing", told: [], postMessage: (what) => coming.told.push(what) });
      registration.installing = coming;
      registration.dispatchEvent(new Event("updatefound"));
      coming.state = "installed";
      registration.waiting = coming;
      coming.dispatchEvent(new Event("statechange"));
      return coming;
    },
  });
}

function updates(container, { address = "service-worker.js", time = { now: 0 } } = {}) {
  const told = { waiting: 0, reloads: 0, see: () => {} };
  const made = createUpdates({
    container: () => container,
    address: () => address,
    onWaiting: () => (told.waiting += 1),
    reload: () => (told.reloads += 1),
    onSeen: (listener) => (told.see = listener),
    now: () => time.now,
  });
  return { ...made, told };
}

test("a page that was not built for it keeps nothing", async () => {
  const container = workers();
  await updates(container, { address: null }).start();
  assert.deepEqual(container.registered, []);
});

test("where the browser refuses, the game goes on", async () => {
  const refusing = createUpdates({
    container: () => {
      throw new Error("sandboxed");
    },
    address: () => "service-worker.js",
    onWaiting: assert.fail,
    reload: assert.fail,
  });
  await refusing.start();
  await updates(undefined).start();
});

test("the first build of a page tells nothing and reloads nothing", async () => {
  const container = workers();
  const page = updates(container);
  await page.start();
  await page.start();
  assert.deepEqual(container.registered, [["service-worker.js", { updateViaCache: "none" }]]);
  container.complete();
  container.dispatchEvent(new Event("controllerchange"));
  assert.deepEqual([page.told.waiting, page.told.reloads], [0, 0]);
});

test("a newer build is told, waits until it is taken, and then the page is loaded anew, once", async () => {
  const container = workers({ controller: {} });
  const page = updates(container);
  await page.start();
  page.take();
  const coming = container.complete();
  assert.deepEqual([page.told.waiting, page.told.reloads], [1, 0]);
  page.take();
  assert.deepEqual(coming.told, ["take over"]);
  container.dispatchEvent(new Event("controllerchange"));
  container.dispatchEvent(new Event("controllerchange"));
  assert.equal(page.told.reloads, 1);
});

test("a build that has waited since the last visit is told at once", async () => {
  const page = updates(workers({ controller: {}, waiting: {} }));
  await page.start();
  assert.equal(page.told.waiting, 1);
});

test("a page that stays open looks for a newer build when it is seen, once an hour at most", async () => {
  const container = workers({ controller: {} });
  const time = { now: 0 };
  const page = updates(container, { time });
  await page.start();
  page.told.see();
  time.now = 3_600_000;
  page.told.see();
  page.told.see();
  assert.equal(container.registration.looks, 1);
});
