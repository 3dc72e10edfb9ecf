/**
 * Show a state: complete and idempotent, so that rendering twice changes nothing the second time. Checkers are
 * found again by identity.
 */
import { outlines } from "./arrows.js";
import { seatOf } from "./identity.js";
import { isPoint } from "./places.js";
import { describe, shownNumber } from "./describe.js";
import { topmost } from "./edit.js";
import { DIAMETER, stand } from "./layout.js";
import { sources, targets } from "./state.js";
import { svg } from "./skeleton.js";
import { setAttribute, setText } from "../dom.js";

/**
 * @typedef {import("./skeleton.js").Dom} Dom
 * @typedef {import("./layout.js").Layout} Layout
 * @typedef {import("./layout.js").Slot} Slot
 * @typedef {import("./state.js").State} State
 * @typedef {import("../engine/shapes.js").MoveShape} MoveShape
 * @typedef {{x: number, y: number, form: "face" | "edge"}} Stand
 */

const HEAP = 7; // checkers on a point beyond which those below show their rims only

/** @param {Dom} dom @param {State} state @param {Layout} at */
export function render(dom, state, at) {
  const can = sources(state);
  const open = targets(state);
  renderRoot(dom, state);
  renderNumbers(dom, state, at);
  renderTrays(dom, state, at, can, open);
  renderPoints(dom, open);
  renderMarks(dom, state, at);
  renderCheckers(dom, state, at, can);
  renderArrows(dom, state, at);
  renderTargets(dom, state, at, open);
  renderPlaces(dom, state, can, open);
}

/** Where each checker stands. @param {State} state @param {Layout} at @returns {Stand[]} by identity */
export function stands(state, at) {
  /** @type {Stand[]} */
  const found = [];
  for (const [key, ids] of Object.entries(state.stacks)) {
    const slot = /** @type {Slot} */ (at.slots.get(key));
    ids.forEach((id, level) => (found[id] = stand(slot, level, ids.length, at.kind)));
  }
  return found;
}

/** @param {Dom} dom @param {State} state */
function renderRoot(dom, state) {
  const { view, t } = state.config;
  setAttribute(dom.svg, "aria-label", t("board.label"));
  setAttribute(dom.svg, "data-turn", view?.seat ?? null);
  setAttribute(dom.ground.turn, "data-row", view?.seat === null || !view ? null : view.seat === state.config.orientation ? 1 : 0);
  setAttribute(dom.svg, "data-picked", state.selected !== null);
}

/** @param {Dom} dom @param {State} state @param {Layout} at */
function renderNumbers(dom, state, at) {
  for (const [key, label] of dom.numbers) {
    setText(label, String(shownNumber(state, key)));
    setAttribute(label, "data-row", at.slots.get(key)?.row);
  }
}

/** @param {Dom} dom @param {State} state @param {Layout} at @param {Map<string, MoveShape[]>} can @param {Map<string, MoveShape>} open */
function renderTrays(dom, state, at, can, open) {
  const { words, t } = state.config;
  for (const [key, parts] of dom.trays) {
    const kind = /** @type {"start" | "off"} */ (key.slice(0, -1));
    const count = state.stacks[key]?.length ?? 0;
    const slot = /** @type {Slot} */ (at.slots.get(key));
    setAttribute(parts.tray, "data-lit", open.has(key));
    setAttribute(parts.tray, "data-can", can.has(key));
    setText(parts.count, String(count));
    setAttribute(parts.count, "data-lit", open.has(key));
    const word = titled(words[kind] ?? t(`board.word.${kind}`));
    if (parts.word.getAttribute("data-word") === word + at.kind) continue;
    setAttribute(parts.word, "data-word", word + at.kind);
    const lines = word.split(" ");
    setAttribute(parts.word, "data-long", lines.some((line) => line.length > 5));
    parts.word.replaceChildren(
      ...lines.map((line, i) => {
        const pitch = at.kind === "tall" ? 0.38 : 0.27;
        const dy = i === 0 ? ((1 - lines.length) * pitch) / 2 : pitch;
        const span = svg("tspan", { x: slot.label.x, dy });
        span.textContent = line;
        return span;
      }),
    );
  }
}

/** @param {string} word */
const titled = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** @param {Dom} dom @param {Map<string, MoveShape>} open */
function renderPoints(dom, open) {
  for (const [key, path] of dom.points) setAttribute(path, "data-lit", open.has(key));
}

/** @param {Dom} dom @param {State} state @param {Layout} at */
function renderMarks(dom, state, at) {
  const to = new Set(state.last.trails.map((trail) => trail.to));
  const from = new Set(state.last.trails.map((trail) => trail.from).filter((key) => !to.has(key)));
  const wanted = [...[...from].map((key) => ({ key, end: "from" })), ...[...to].map((key) => ({ key, end: "to" }))];
  const marks = wanted
    .filter(({ key }) => isPoint(key))
    .map(({ key, end }) => {
      const { box, grow } = /** @type {Slot} */ (at.slots.get(key));
      const y = grow === 1 ? box.y : box.y + box.h;
      return `${end}|M${(box.x + 0.25).toFixed(2)} ${(y - grow * 0.05).toFixed(2)}h.5`;
    });
  const key = marks.join(";");
  if (dom.layers.marks.getAttribute("data-marks") === key) return;
  setAttribute(dom.layers.marks, "data-marks", key);
  dom.layers.marks.replaceChildren(
    ...marks.map((mark) => {
      const [end, d] = mark.split("|");
      return svg("path", { class: "last-mark", "data-end": end, d });
    }),
  );
}

/** @param {Dom} dom @param {State} state @param {Layout} at @param {Map<string, MoveShape[]>} can */
function renderCheckers(dom, state, at, can) {
  const placed = stands(state, at);
  const seat = state.config.view?.seat;
  const moved = new Set(state.steps.flatMap((step) => [step.hit, step.id]));
  /** @type {{id: number, rank: number}[]} */
  const order = [];
  for (const [key, ids] of Object.entries(state.stacks)) {
    ids.forEach((id, level) => {
      const node = dom.checkers[id];
      const { x, y, form } = placed[id];
      const top = level === ids.length - 1;
      node.style.transform = `translate(${x.toFixed(3)}px, ${y.toFixed(3)}px)`;
      setAttribute(node, "data-form", form);
      setAttribute(node, "data-can", top && can.has(key) && seatOf(id) === seat);
      setAttribute(node, "data-selected", top && state.selected === key);
      const count = node.querySelector(".checker-count");
      const told = top && form === "face" && ids.length > (key.startsWith("bar") ? 4 : 5);
      setAttribute(node, "data-told", told);
      setAttribute(node, "data-covered", !top && ids.length > HEAP);
      if (count) setText(count, told ? String(ids.length) : "");
      order.push({ id, rank: (moved.has(id) ? 1000 : 0) + level });
    });
  }
  dom.checkers.forEach((node, id) => setAttribute(node, "data-boxed", placed[id] === undefined));
  order.sort((a, b) => a.rank - b.rank || a.id - b.id);
  order.forEach(({ id }, i) => {
    const node = dom.checkers[id];
    const there = dom.layers.checkers.children[i];
    if (there !== node) dom.layers.checkers.insertBefore(node, there ?? null);
  });
}

/** @param {Dom} dom @param {State} state @param {Layout} at */
function renderArrows(dom, state, at) {
  const drawn = outlines(state, at);
  const key = JSON.stringify(drawn);
  if (dom.layers.arrows.getAttribute("data-arrows") === key) return;
  setAttribute(dom.layers.arrows, "data-arrows", key);
  dom.layers.arrows.replaceChildren(
    ...drawn.map(({ kind, line, head }) =>
      svg("g", { class: "arrow", "data-kind": kind }, svg("path", { class: "arrow-line", d: line }), svg("path", { class: "arrow-head", d: head })),
    ),
  );
}

/** @param {Dom} dom @param {State} state @param {Layout} at @param {Map<string, MoveShape>} open */
function renderTargets(dom, state, at, open) {
  const seat = state.config.view?.seat ?? 0;
  const rings = [...open].map(([key, move]) => {
    const slot = /** @type {Slot} */ (at.slots.get(key));
    const here = state.stacks[key] ?? [];
    const hits = here.length > 0 && seatOf(here[0]) !== seat;
    const level = hits ? 0 : here.length;
    const { x, y, form } = stand(slot, level, hits ? 1 : Math.max(level + 1, 1), at.kind);
    const attributes = { class: "target", "data-form": form, "data-via": String(move.via.length > 0), "data-hit": String(hits) };
    if (form === "face") return svg("circle", { ...attributes, cx: x, cy: y, r: DIAMETER / 2 + (hits ? 0.03 : -0.05) });
    const [w, h] = at.kind === "wide" ? [1.02, 0.24] : [0.24, 0.94];
    return svg("rect", { ...attributes, x: x - w / 2, y: y - h / 2, width: w, height: h, rx: 0.08 });
  });
  dom.layers.targets.replaceChildren(...rings);
}

/** @param {Dom} dom @param {State} state @param {Map<string, MoveShape[]>} can @param {Map<string, MoveShape>} open */
function renderPlaces(dom, state, can, open) {
  for (const [key, { group }] of dom.places) {
    setAttribute(group, "aria-label", describe(state, key));
    setAttribute(group, "aria-pressed", state.selected === key ? "true" : null);
    const isSetUp = state.config.brush !== null;
    setAttribute(group, "data-live", isSetUp || can.has(key) || open.has(key));
    setAttribute(group, "data-can", can.has(key) || (isSetUp && topmost(state, key) !== null));
  }
}

