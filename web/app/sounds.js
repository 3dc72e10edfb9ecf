/**
 * Sounds made on the spot, soft and short: dice on wood, a checker set down, a knock for a hit, a chord at the end.
 */

/** @typedef {import("../engine/shapes.js").Event} GameEvent */
/** @typedef {"dice" | "move" | "hit" | "off" | "win"} Sound */

const APART = 0.12; // seconds between two checkers

/**
 * Which sounds go with events, and when, in seconds.
 * @param {GameEvent[]} events
 * @returns {{sound: Sound, at: number}[]}
 */
export function soundsOf(events) {
  /** @type {{sound: Sound, at: number}[]} */
  const found = [];
  let at = 0;
  for (const event of events) {
    const sound = soundOf(event);
    if (!sound) continue;
    found.push({ sound, at });
    at += sound === "dice" ? 0.35 : APART;
  }
  return found;
}

/** @param {GameEvent} event @returns {Sound | null} */
function soundOf(event) {
  switch (event.type) {
    case "opening":
    case "roll":
    case "die":
      return "dice";
    case "move":
      return event.hit ? "hit" : event.to === "off" ? "off" : "move";
    case "unmove":
      return "move";
    case "over":
      return "win";
    default:
      return null;
  }
}

/** @returns {(events: GameEvent[]) => void} plays what goes with events, where the browser can */
export function createSounds() {
  /** @type {AudioContext | null} */
  let context = null;

  return (events) => {
    const sounds = soundsOf(events);
    if (sounds.length === 0 || typeof AudioContext === "undefined") return;
    context ??= new AudioContext();
    void context.resume();
    for (const { sound, at } of sounds) PLAYED[sound](context, context.currentTime + 0.02 + at);
  };
}

/** @type {Record<Sound, (context: AudioContext, at: number) => void>} */
const PLAYED = {
  dice(context, at) {
    for (const [later, pitch] of [[0, 2100], [0.07, 1700], [0.12, 2300], [0.19, 1500]]) rattle(context, at + later, pitch);
  },
  move(context, at) {
    tone(context, at, { pitch: 190, falls: 120, time: 0.09, loud: 0.12 });
    rattle(context, at, 900);
  },
  hit(context, at) {
    tone(context, at, { pitch: 130, falls: 60, time: 0.18, loud: 0.22 });
    rattle(context, at, 700);
    rattle(context, at + 0.06, 1200);
  },
  off(context, at) {
    tone(context, at, { pitch: 440, falls: 620, time: 0.14, loud: 0.07 });
  },
  win(context, at) {
    [392, 494, 587, 784].forEach((pitch, n) => tone(context, at + n * 0.13, { pitch, falls: pitch, time: 0.5, loud: 0.08 }));
  },
};

/**
 * @param {AudioContext} context @param {number} at
 * @param {{pitch: number, falls: number, time: number, loud: number}} how
 */
function tone(context, at, { pitch, falls, time, loud }) {
  const source = context.createOscillator();
  source.type = "sine";
  source.frequency.setValueAtTime(pitch, at);
  source.frequency.exponentialRampToValueAtTime(falls, at + time);
  source.connect(fading(context, at, time, loud));
  source.start(at);
  source.stop(at + time);
}

/** A click of wood. @param {AudioContext} context @param {number} at @param {number} pitch */
function rattle(context, at, pitch) {
  const time = 0.04;
  const noise = context.createBuffer(1, Math.ceil(context.sampleRate * time), context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = noise;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 4;
  source.connect(filter).connect(fading(context, at, time, 0.18));
  source.start(at);
}

/** @param {AudioContext} context @param {number} at @param {number} time @param {number} loud */
function fading(context, at, time, loud) {
  const gain = context.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + time);
  gain.connect(context.destination);
  return gain;
}
