/**
 * Names of files from what players call things.
 */

/**
 * @param {string} title
 * @param {string} otherwise for a title without letters or digits
 */
export function fileName(title, otherwise) {
  return title.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || otherwise;
}
