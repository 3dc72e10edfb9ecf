/**
 * Dice, and the six doubles that may be named after a 1-2: two small components beside the board.
 */
import { listen, setAttribute, setText } from "../dom.js";
import { svg } from "./skeleton.js";

/**
 * @typedef {import("../engine/shapes.js").Seat} Seat
 * @typedef {import("../engine/shapes.js").View} View
 * @typedef {import("../engine/shapes.js").StageKind} StageKind
 * @typedef {import("../engine/shapes.js").DieShape} DieShape
 * @typedef {import("../engine/shapes.js").NameShape} NameShape
 * @typedef {import("./defaults.js").Texts} Texts
 *
 * @typedef {object} DiceConfig
 * @property {DieShape[]} dice
 * @property {(Seat | null)[]} seats whose colour each die has
 * @property {StageKind | null} stage
 * @property {boolean} fresh just thrown: they tumble once
 * @property {boolean} [swaps] whether a click exchanges the two
 * @property {boolean} [swapped] whether they are shown exchanged
 * @property {Texts} t
 *
 * @typedef {object} NamingConfig
 * @property {NameShape[]} names
 * @property {Seat} seat
 * @property {(number: number) => void} onName
 * @property {Texts} t
 */

const PIPS = [
  [],
  [[50, 50]],
  [[28, 28], [72, 72]],
  [[27, 27], [50, 50], [73, 73]],
  [[28, 28], [72, 28], [28, 72], [72, 72]],
  [[27, 27], [73, 27], [50, 50], [27, 73], [73, 73]],
  [[28, 24], [72, 24], [28, 50], [72, 50], [28, 76], [72, 76]],
];
const TURNS = [-7, 5, -3, 8, 4, -6, 6, -4]; // degrees, how thrown dice come to lie

/**
 * What the dice of a view are: those of the stage in hand, or the opening dice, one of each player.
 *
 * @param {View} view
 * @returns {Omit<DiceConfig, "t">}
 */
export function diceOf(view) {
  const thrown = view.events.some((event) => ["roll", "opening", "die", "name"].includes(event.type));
  if (view.dice.length > 0) {
    return { dice: view.dice, seats: view.dice.map(() => view.seat), stage: view.stage, fresh: thrown };
  }
  const opening = view.phase === "opening" ? (view.opening ?? []) : [];
  return { dice: opening.map((n) => ({ n, used: false })), seats: [0, 1], stage: null, fresh: thrown };
}

/**
 * @param {HTMLElement} element
 * @param {() => void} [onSwap] the two dice are to be exchanged
 * @returns {{set: (config: DiceConfig) => void}}
 */
export function createDice(element, onSwap = () => {}) {
  element.setAttribute("role", "group");
  const swap = document.createElement("button");
  swap.type = "button";
  swap.className = "button dice-swap";
  swap.dataset.kind = "quiet";
  /** @type {SVGElement[]} */
  let shown = [];
  let maySwap = false;
  element.addEventListener("click", () => maySwap && onSwap());
  return {
    set({ dice: given, seats, stage, fresh, swaps = false, swapped = false, t }) {
      const dice = swapped ? [...given].reverse() : given;
      maySwap = swaps;
      setAttribute(element, "aria-label", t("board.dice"));
      setAttribute(element, "data-stage", stage);
      setAttribute(element, "data-many", String(dice.length > 4));
      setAttribute(element, "data-swaps", swaps);
      setText(swap, t("board.dice.swap"));
      if (fresh || shown.length !== dice.length) {
        shown = dice.map(() => svg("svg", { class: "die", role: "img", viewBox: "-4 -4 108 108" }));
        element.replaceChildren(...shown);
      }
      if (swaps && !swap.isConnected) element.append(swap);
      if (!swaps) swap.remove();
      dice.forEach(({ n, used }, i) => {
        const die = shown[i];
        face(die, n);
        setAttribute(die, "aria-label", t(used ? "board.die.used" : "board.die", { n }));
        setAttribute(die, "data-seat", seats[i] ?? 0);
        setAttribute(die, "data-used", used);
        setAttribute(die, "data-fresh", fresh);
        die.style.setProperty("--turn", `${TURNS[i % TURNS.length]}deg`);
      });
    },
  };
}

/**
 * @param {HTMLElement} element hidden by its owner while nothing is to be named
 * @returns {{set: (config: NamingConfig) => void, focus: () => void, destroy: () => void}}
 */
export function createNaming(element) {
  const end = new AbortController();
  /** @type {NamingConfig | null} */
  let config = null;
  const buttons = Array.from({ length: 6 }, (_, i) => namingButton(i));
  const note = document.createElement("p");
  note.className = "naming-note";
  note.id = `${element.id || "naming"}-note`;
  element.setAttribute("role", "group");
  element.replaceChildren(...buttons, note);
  listen(element, "click", (event) => config && act(event, (n) => config?.onName(n)), end.signal);
  listen(element, "pointerover", (event) => act(event, tell), end.signal);
  listen(element, "focusin", (event) => act(event, tell), end.signal);
  for (const leave of ["pointerout", "focusout"]) listen(element, leave, () => tell(null), end.signal);

  /** @param {number | null} number */
  function tell(number) {
    if (!config) return;
    const name = config.names.find((one) => one.number === number);
    setText(note, name ? noteOf(name, config.t) || config.t("board.naming.full") : legendOf(config));
  }

  return {
    set(next) {
      config = next;
      setAttribute(element, "aria-label", next.t("board.naming"));
      buttons.forEach((button, i) => showDouble(button, next, i + 1));
      tell(null);
    },
    focus: () => buttons[0].focus(),
    destroy() {
      end.abort();
      element.replaceChildren();
    },
  };
}

/** @param {number} i */
function namingButton(i) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "naming-double";
  button.style.setProperty("--place", String(i));
  button.style.setProperty("--from-x", String((1 - (i % 3)) * 100));
  button.style.setProperty("--from-y", String(i < 3 ? 50 : -50));
  for (let die = 0; die < 2; die++) {
    const made = svg("svg", { class: "die", viewBox: "-4 -4 108 108", "aria-hidden": "true" });
    face(made, i + 1);
    button.append(made);
  }
  const part = document.createElement("span");
  part.className = "naming-part";
  part.setAttribute("aria-hidden", "true");
  button.append(part);
  button.dataset.number = String(i + 1);
  return button;
}

/** @param {HTMLButtonElement} button @param {NamingConfig} config @param {number} number */
function showDouble(button, { names, seat, t }, number) {
  const name = names.find((one) => one.number === number);
  const part = name?.full === false;
  button.disabled = !name;
  setAttribute(button, "data-part", part);
  for (const die of button.querySelectorAll(".die")) setAttribute(die, "data-seat", seat);
  const written = part ? t("board.naming.part", { most: name.most, of: name.of }) : "";
  setText(/** @type {Element} */ (button.lastElementChild), written);
  const told = name ? noteOf(name, t) : "";
  const label = [t(`board.naming.${number}`), written].filter(Boolean).join(" ");
  setAttribute(button, "aria-label", [label, told].filter(Boolean).join(". "));
}

/** What is to be known before naming a double that cannot be played in full; empty for one that can. @param {NameShape} name @param {Texts} t */
function noteOf(name, t) {
  if (name.full === true) return "";
  if (name.full === null) return t("board.naming.unknown");
  const told = t("board.naming.not-full", { most: name.most, of: name.of });
  return name.follows === name.follows_full ? told : `${told} ${t("board.naming.ends")}`;
}

/** @param {NamingConfig} config */
function legendOf({ names, t }) {
  const part = names.filter((name) => name.full === false);
  if (part.length === 0) return "";
  const { most, of } = part[0];
  const ends = part.some((name) => name.follows !== name.follows_full);
  return t(ends ? "board.naming.legend-ends" : "board.naming.legend", { most, of });
}

/** @param {Event} event @param {(number: number) => void} on */
function act(event, on) {
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  if (button && !button.disabled) on(Number(button.dataset.number));
}

/** Draw a die's face `n`. @param {Element} die @param {number} n */
export function face(die, n) {
  if (die.getAttribute("data-n") === String(n)) return;
  die.setAttribute("data-n", String(n));
  die.replaceChildren(
    svg("rect", { class: "die-body", width: 100, height: 100, rx: 22 }),
    ...PIPS[n].map(([cx, cy]) => svg("circle", { class: "die-pip", cx, cy, r: 9.5 })),
  );
}
