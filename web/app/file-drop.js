/**
 * A file dragged onto the page.
 */

import { setAttribute } from "../dom.js";

/** @param {(file: File) => void} onFile */
export function mountFileDrop(onFile) {
  const root = document.documentElement;
  let depth = 0;

  /** @param {number} change */
  function hover(change) {
    depth = Math.max(0, depth + change);
    setAttribute(root, "data-drop", depth > 0 ? "true" : null);
  }

  /** @param {(event: DragEvent) => void} act @returns {(event: DragEvent) => void} */
  const withFiles = (act) => (event) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    act(event);
  };

  document.addEventListener("dragenter", withFiles(() => hover(1)));
  document.addEventListener("dragleave", withFiles(() => hover(-1)));
  document.addEventListener("dragover", withFiles(({ dataTransfer }) => {
    if (dataTransfer) dataTransfer.dropEffect = "copy";
  }));
  document.addEventListener("drop", withFiles(({ dataTransfer }) => {
    hover(-depth);
    const file = dataTransfer?.files[0];
    if (file) onFile(file);
  }));
}
