/**
 * Keep the screen on while a game is played, where the browser can. It lets go by itself when the page is hidden.
 */

/** @typedef {import("./state.js").AppState} AppState */

/** Whether this browser can keep the screen on. */
export const canStayAwake = () => "wakeLock" in globalThis.navigator;

/** @returns {(state: AppState) => void} */
export function createAwake() {
  let isWanted = false;
  /** @type {Promise<WakeLockSentinel | null> | null} */
  let lock = null;

  function update() {
    const isDue = isWanted && document.visibilityState === "visible";
    if (isDue && !lock) {
      lock = navigator.wakeLock.request("screen").catch(() => null);
      void lock.then((sentinel) => sentinel?.addEventListener("release", () => (lock = null)));
    } else if (!isDue && lock) {
      void lock.then((sentinel) => sentinel?.release());
      lock = null;
    }
  }

  document.addEventListener("visibilitychange", update);
  return ({ settings, view }) => {
    const isNow = settings.awake && canStayAwake() && view !== null && view.phase !== "over";
    if (isNow === isWanted) return;
    isWanted = isNow;
    update();
  };
}
