/**
 * The settings: everything takes effect at once, and is kept.
 */

import { t } from "../texts.js";
import { el } from "../dom.js";
import { canStayAwake } from "./awake.js";
import { openDialog } from "./dialog.js";
import { VALUES } from "./settings.js";

/** @typedef {import("./state.js").AppState} AppState */
/** @typedef {import("./settings.js").Preferences} Preferences */
/** @typedef {keyof Preferences} Name */

/** Values in the order in which they are offered, where that is not the order of the table. @type {Partial<Record<Name, any[]>>} */
const OFFERED = { pace: [0, 0.4, 1, 2], hold: [700, 1500, 3000, 6000] };

/**
 * @param {AppState} state
 * @param {import("./controller.js").Run} run
 */
export function openSettings({ settings }, run) {
  /** @param {Name} name @param {unknown} value */
  const set = (name, value) => run("set", { [name]: value });
  const toggle = (/** @type {Name} */ name) => switchFor(settings, name, set);
  const list = (/** @type {Name} */ name) => listFor(settings, name, set);
  openDialog({
    title: t("page.settings.title"),
    body: [
      group("play", toggle("confirm"), list("hold"), toggle("autoRoll"), toggle("autoForced"), toggle("autoOff"), toggle("tutor"), list("clicks")),
      group("look", list("theme"), list("pace"), list("home"), toggle("turnBoard"), toggle("numbers")),
      group("device", toggle("sound"), canStayAwake() && toggle("awake")),
    ],
  });
}

/** @param {string} name @param {...import("../dom.js").Child} fields */
function group(name, ...fields) {
  return el(
    "fieldset",
    { class: "settings-group" },
    el("legend", { class: "settings-legend" }, t(`page.settings.group.${name}`)),
    ...fields,
  );
}

/** @param {Preferences} settings @param {Name} name @param {(name: Name, value: unknown) => void} set */
function switchFor(settings, name, set) {
  const input = el("input", { type: "checkbox", role: "switch", onchange: () => set(name, input.checked) });
  input.checked = Boolean(settings[name]);
  return el("label", { class: "switch" }, input, el("span", { class: "switch-text" }, t(`page.settings.${name}`)));
}

/** @param {Preferences} settings @param {Name} name @param {(name: Name, value: unknown) => void} set */
function listFor(settings, name, set) {
  const values = OFFERED[name] ?? VALUES[name];
  const options = values.map((value, index) => el("option", { value: index }, t(`page.settings.${name}.${value}`)));
  const select = el("select", { class: "input", onchange: () => set(name, values[Number(select.value)]) }, ...options);
  select.value = String(values.indexOf(settings[name]));
  return el("label", { class: "settings-list" }, el("span", {}, t(`page.settings.${name}`)), select);
}
