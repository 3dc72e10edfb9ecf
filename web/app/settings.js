/**
 * What a player can set, which values there are, and what stands where nothing was set.
 */

/**
 * @typedef {object} Preferences
 * @property {boolean} confirm whether a whole stage waits for "Done"
 * @property {number} hold milliseconds in which a stage that is done by itself can still be taken back
 * @property {boolean} autoRoll
 * @property {boolean} autoForced whether what leaves no choice is played by itself
 * @property {boolean} autoOff whether checkers are borne off by themselves once nothing can be hit any more
 * @property {boolean} tutor whether the page asks before a serious error is done
 * @property {number} pace how long pauses are: 0 instant, 1 normal
 * @property {"two" | "one"} clicks a checker and its target, or the checker alone by the left die
 * @property {"right" | "left"} home
 * @property {boolean} turnBoard whether the player on turn always sits at the near side
 * @property {boolean} numbers
 * @property {"system" | "wardroom" | "chart" | "contrast" | "plain"} theme
 * @property {boolean} sound
 * @property {boolean} awake whether the screen is kept on
 */

/** Every value of every setting, the first being that of someone who set nothing. @type {Record<keyof Preferences, readonly any[]>} */
export const VALUES = Object.freeze({
  confirm: [true, false],
  hold: [1500, 700, 3000, 6000],
  autoRoll: [false, true],
  autoForced: [false, true],
  autoOff: [false, true],
  tutor: [false, true],
  pace: [1, 0, 0.4, 2],
  clicks: ["two", "one"],
  home: ["right", "left"],
  turnBoard: [false, true],
  numbers: [true, false],
  theme: ["system", "wardroom", "chart", "contrast", "plain"],
  sound: [false, true],
  awake: [false, true],
});

const NAMES = /** @type {(keyof Preferences)[]} */ (Object.keys(VALUES));

/** @type {Preferences} */
export const DEFAULTS = Object.freeze(/** @type {any} */ (Object.fromEntries(NAMES.map((name) => [name, VALUES[name][0]]))));

/**
 * The settings in what was stored; a value nobody can choose gives way to the first.
 * @param {Record<string, unknown>} stored
 * @returns {Preferences}
 */
export function preferencesIn(stored) {
  const found = NAMES.map((name) => [name, VALUES[name].includes(stored[name]) ? stored[name] : VALUES[name][0]]);
  return /** @type {any} */ (Object.fromEntries(found));
}

/** How long a checker is on its way, in milliseconds. @param {Pick<Preferences, "pace">} preferences */
export function durationOf({ pace }) {
  return pace > 1 ? 600 : Math.round(260 * Math.sqrt(pace));
}
