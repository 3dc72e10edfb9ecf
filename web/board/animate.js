/**
 * Motion: from where the checkers were to where they are now. Rendering has already put everything in its final
 * place, so an animation that is cut short, or never runs, changes nothing, and no turn waits for one.
 */

/**
 * @typedef {import("./state.js").State} State
 * @typedef {import("./identity.js").Step} Step
 * @typedef {import("./layout.js").Layout} Layout
 * @typedef {import("./layout.js").Slot} Slot
 * @typedef {{x: number, y: number}} Spot
 * @typedef {{id: number, path: Spot[], delay: number, knock: boolean}} Motion
 */

const STAGGER = 0.55; // of a motion's time, before the next checker sets out

/** Whether the reader of this page wants things to move; the one place that asks. */
export function calm() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * What has to move: along its steps where the events told them, straight otherwise.
 *
 * @param {Spot[]} before by identity
 * @param {Spot[]} after by identity
 * @param {Step[]} steps
 * @param {(key: string) => Spot} landing where a checker touches a place on its way
 * @returns {Motion[]} delays in parts of a motion's time
 */
export function motions(before, after, steps, landing) {
  /** @type {Map<number, Motion>} */
  const found = new Map();
  let clock = -STAGGER;
  let last = -1;
  for (const step of steps) {
    if (step.id !== last) clock += STAGGER;
    last = step.id;
    extend(step.id, step.to, clock, false);
    if (step.hit !== null) extend(step.hit, null, clock + (step.undo ? 0 : 0.75), !step.undo);
  }
  after.forEach((spot, id) => {
    if (!found.has(id) && before[id] && far(before[id], spot)) {
      found.set(id, { id, path: [before[id], spot], delay: 0, knock: false });
    }
  });
  for (const motion of found.values()) motion.path[motion.path.length - 1] = after[motion.id];
  return [...found.values()].filter((motion) => motion.path.length > 2 || far(motion.path[0], motion.path[1]));

  /** @param {number} id @param {string | null} to @param {number} delay @param {boolean} knock */
  function extend(id, to, delay, knock) {
    const motion = found.get(id) ?? { id, path: [before[id] ?? after[id]], delay, knock };
    motion.path.push(to === null ? after[id] : landing(to));
    found.set(id, motion);
  }
}

/**
 * Set the checkers on their way.
 *
 * @param {SVGElement[]} checkers by identity
 * @param {Motion[]} moving
 * @param {{duration: number, middle: number}} how `middle` is the height of the board's centre line, over which
 *   a hand carries
 */
export function play(checkers, moving, { duration, middle }) {
  const time = calm() ? 0 : duration;
  for (const { id, path, delay, knock } of moving) {
    const node = checkers[id];
    for (const running of node.getAnimations()) running.cancel();
    if (time === 0) continue;
    node.animate(keyframes(path, middle, knock), {
      duration: time,
      delay: delay * time,
      easing: "cubic-bezier(.2,.7,.25,1)",
      fill: "backwards",
    });
    node.style.setProperty("--wait", `${Math.round(delay * time)}ms`);
  }
}

/** @param {Spot[]} path @param {number} middle @param {boolean} knock */
function keyframes(path, middle, knock) {
  const frames = [frame(path[0], 1)];
  if (knock) frames.push({ ...frame({ x: path[0].x + 0.07, y: path[0].y }, 0.97), offset: 0.16 });
  for (let i = 1; i < path.length; i++) {
    frames.push(frame(over(path[i - 1], path[i], middle), 1.12));
    frames.push(frame(path[i], 1));
  }
  return frames;
}

/** The top of the arc between two spots: drawn towards the middle of the board. @param {Spot} a @param {Spot} b @param {number} middle @returns {Spot} */
function over(a, b, middle) {
  const x = (a.x + b.x) / 2;
  const y = (a.y + b.y) / 2;
  const reach = Math.min(1, Math.hypot(a.x - b.x, a.y - b.y) / 12);
  return { x, y: y + (middle - y) * reach * 0.45 };
}

/** @param {Spot} spot @param {number} scale @returns {Keyframe} */
function frame({ x, y }, scale) {
  return { transform: `translate(${x.toFixed(3)}px, ${y.toFixed(3)}px) scale(${scale})` };
}

/** @param {Spot} a @param {Spot} b */
function far(a, b) {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y) > 0.01;
}
