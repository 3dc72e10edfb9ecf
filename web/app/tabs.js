/**
 * One tab plays, the others follow: two tabs that went on with one game would mix two histories.
 *
 * A lock of the browser says which one plays; it goes on to the next when that tab is closed. Where there are no locks (a
 * page without encryption), the tab plays that wrote last, and the one that hears of it follows.
 */

const LOCK = "acey-deucey";
/** How long a tab that wants to play waits for the one that plays to finish its step, in milliseconds. */
const PATIENCE = 1500;

/**
 * @typedef {object} Parts
 * @property {LockManager | undefined} locks
 * @property {Pick<BroadcastChannel, "postMessage"> & {onmessage: any} | null} channel to the other tabs
 * @property {(isPlaying: boolean) => void} onRole told when this tab begins to play or to follow; not at first when it plays
 * @property {() => Promise<void>} free resolves when no step is under way
 * @property {(milliseconds: number) => Promise<void>} [wait]
 */

/** @param {Parts} parts */
export function createTabs({ locks, channel, onRole, free, wait = pause }) {
  let isPlaying = true;
  let wants = 0;
  /** Lets the one waiting for an answer go on. @type {() => void} */
  let answered = () => {};

  /** @param {boolean} plays */
  function become(plays) {
    if (plays === isPlaying) return;
    isPlaying = plays;
    onRole(plays);
  }

  /** Ask for the lock; hold it until the tab is closed or another takes it. @param {LockOptions} options */
  async function hold(options) {
    wants += 1;
    const mine = wants;
    let outcome = "failed";
    try {
      await locks?.request(LOCK, options, (lock) => {
        outcome = lock ? "held" : "busy";
        if (!lock || mine !== wants) return undefined;
        become(true);
        return new Promise(() => {});
      });
    } catch {
      // Taken by another tab; or a frame that has no locks, and then no storage to share either.
      if (outcome === "held") outcome = "lost";
    }
    if (mine === wants && outcome !== "failed") follow();
  }

  /** Follow, and play as soon as no other tab does. */
  function follow() {
    become(false);
    void hold({});
  }

  /** @param {{data: string}} message */
  async function hear({ data }) {
    if (data === "hand over" && isPlaying) {
      await free();
      become(false);
      channel?.postMessage("handed over");
    }
    if (data === "handed over") answered();
  }

  return {
    start() {
      if (channel) channel.onmessage = hear;
      if (locks) void hold({ ifAvailable: true });
    },

    /** Play here; the tab that does now finishes its step first. */
    async take() {
      const handedOver = new Promise((resolve) => (answered = () => resolve(null)));
      channel?.postMessage("hand over");
      await Promise.race([handedOver, wait(PATIENCE)]);
      if (locks) void hold({ steal: true });
      else become(true);
    },

    /** Another tab wrote the game in hand. */
    hearOfSave() {
      if (!locks) become(false);
    },
  };
}

/** A channel to the other tabs, where the browser gives one. */
export function openChannel() {
  try {
    return new BroadcastChannel(LOCK);
  } catch {
    return null;
  }
}

/** @param {number} milliseconds @returns {Promise<void>} */
function pause(milliseconds) {
  return new Promise((done) => setTimeout(done, milliseconds));
}
