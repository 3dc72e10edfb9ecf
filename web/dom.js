/**
 * Small helpers for the document. Words reach it as text, never as markup.
 */

/** @typedef {Node | string | null | false | undefined} Child */

/** Two dice as they are written, which no line may break. */
const ROLL = /\b([1-6]-[1-6])\b/;

/**
 * Make an element with attributes and children. `true` sets an empty attribute; `false`, `null` and
 * `undefined` leave it out; a function under an `on…` name listens to that event.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, unknown>} [attributes]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function el(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") made.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    else setAttribute(made, name, value);
  }
  made.append(...present(children));
  return made;
}

/**
 * Set, or with `false`, `null` or `undefined` remove, one attribute; leave it alone when nothing changes.
 * @param {Element} element
 * @param {string} name
 * @param {unknown} value
 */
export function setAttribute(element, name, value) {
  if (value === false || value === null || value === undefined) element.removeAttribute(name);
  else {
    const text = value === true ? "" : String(value);
    if (element.getAttribute(name) !== text) element.setAttribute(name, text);
  }
}

/**
 * Set an element's text, only when it changes, so that live regions speak once.
 * @param {Element} element
 * @param {string} text
 */
export function setText(element, text) {
  if (element.textContent !== text) element.replaceChildren(...whole(text));
}

/**
 * Replace an element's children.
 * @param {Element} element
 * @param {...Child} children
 */
export function fill(element, ...children) {
  element.replaceChildren(...present(children));
}

/**
 * Listen to an event until the signal says stop.
 * @param {EventTarget} target
 * @param {string} type
 * @param {(event: any) => void} listener
 * @param {AbortSignal} [signal]
 */
export function listen(target, type, listener, signal) {
  target.addEventListener(type, listener, { signal });
}

/**
 * Return the one element with this id.
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page lacks #${id}`);
  return found;
}

/**
 * Offer text as a file to keep.
 * @param {string} name
 * @param {string} text
 * @param {string} [type]
 */
export function offerFile(name, text, type = "application/json") {
  const address = URL.createObjectURL(new Blob([text], { type }));
  el("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/**
 * @param {Child[]} children
 * @returns {(Node | string)[]}
 */
function present(children) {
  return children.flatMap((child) => {
    if (child === null || child === false || child === undefined) return [];
    return typeof child === "string" ? whole(child) : [child];
  });
}

/**
 * A text in whose lines a roll such as 1-2 stays in one piece. The words remain what they are.
 * @param {string} text
 * @returns {(Node | string)[]}
 */
function whole(text) {
  return text.split(ROLL).map((part, index) => (index % 2 === 1 ? el("span", { class: "roll" }, document.createTextNode(part)) : part));
}
