/**
 * Has the browser keep the page, where it was built for that, and takes a newer build when the player says so.
 *
 * A build names its service worker in a `<meta name="service-worker">`; without one, as in the sources, nothing is
 * kept. A new build waits, complete, until it is taken or every tab is closed.
 */

/** How often, in milliseconds, a page that stays open asks for a newer build at most. */
const HOUR = 3_600_000;

/**
 * The part of `navigator.serviceWorker` that is used.
 * @typedef {Pick<ServiceWorkerContainer, "register" | "controller" | "addEventListener">} Container
 *
 * @typedef {object} Updates
 * @property {() => Promise<void>} start keep this build and look for a newer one; never rejects
 * @property {() => void} take go over to the build that waits
 */

/**
 * @param {object} parts
 * @param {() => Container | undefined} parts.container merely reading it throws in some frames
 * @param {() => string | null} parts.address of the service worker, or null where there is none
 * @param {() => void} parts.onWaiting told when a newer build is complete
 * @param {() => void} parts.reload
 * @param {(listener: () => void) => void} [parts.onSeen] calls the listener whenever the page comes into sight
 * @param {() => number} [parts.now]
 * @returns {Updates}
 */
export function createUpdates({ container, address, onWaiting, reload, onSeen = whenSeen, now = Date.now }) {
  /** @type {ServiceWorkerRegistration | null} */
  let registration = null;
  let isStarted = false;
  let looked = now();

  /** @param {ServiceWorkerContainer} workers @param {string} from */
  async function keep(workers, from) {
    const isKept = workers.controller !== null;
    registration = await workers.register(from, { updateViaCache: "none" });
    // The build this page came with takes over by itself; only a later one changes what is on the screen.
    if (isKept) workers.addEventListener("controllerchange", reload, { once: true });
    if (registration.waiting && isKept) onWaiting();
    registration.addEventListener("updatefound", () => follow(registration?.installing ?? null, workers));
    follow(registration.installing, workers);
    onSeen(look);
  }

  /** @param {ServiceWorker | null} coming @param {Container} workers */
  function follow(coming, workers) {
    coming?.addEventListener("statechange", () => {
      if (coming.state === "installed" && workers.controller) onWaiting();
    });
  }

  function look() {
    if (now() - looked < HOUR) return;
    looked = now();
    registration?.update().catch(() => {});
  }

  return {
    async start() {
      if (isStarted) return;
      isStarted = true;
      try {
        const [workers, from] = [container(), address()];
        if (workers && from) await keep(/** @type {ServiceWorkerContainer} */ (workers), from);
      } catch (error) {
        console.warn(`the page is not kept for use without a network: ${error}`);
      }
    },
    take: () => registration?.waiting?.postMessage("take over"),
  };
}

/** The service worker this page was built with. */
export function serviceWorkerAddress() {
  return document.querySelector('meta[name="service-worker"]')?.getAttribute("content") ?? null;
}

/** @param {() => void} listener */
function whenSeen(listener) {
  document.addEventListener("visibilitychange", () => document.hidden || listener());
}
