/**
 * Watches what a thread fetches while Python loads: how many bytes came, and which file could not be had.
 */

/**
 * What the interpreter's side tells of a load: how many bytes are coming, a file's bytes so far, a file that failed, or
 * a step.
 * @typedef {{expected: number} | {file: string, bytes: number, isWhole: boolean} | {failed: string, why: string}
 *   | {step: string}} Sign
 */

/**
 * Wrap `fetch`, so that it tells of each file and refuses error pages in place of files.
 * @param {typeof fetch} get
 * @param {(sign: Sign) => void} tell
 * @returns {typeof fetch}
 */
export function metered(get, tell) {
  return async (input, init) => {
    const file = input instanceof Request ? input.url : String(input);
    tell({ file, bytes: 0, isWhole: false });
    try {
      const response = await get(input, init);
      if (!response.ok) throw new Error(`status ${response.status}`);
      count(response.clone(), file, tell);
      return response;
    } catch (error) {
      tell({ failed: file, why: String(error) });
      throw error;
    }
  };
}

/**
 * Count a response's bytes; the caller reads the other copy.
 * @param {Response} response
 * @param {string} file
 * @param {(sign: Sign) => void} tell
 */
async function count(response, file, tell) {
  const reader = response.body?.getReader();
  let bytes = 0;
  try {
    for (;;) {
      const chunk = await reader?.read();
      if (!chunk || chunk.done) break;
      bytes += chunk.value.length;
      tell({ file, bytes, isWhole: false });
    }
    tell({ file, bytes, isWhole: true });
  } catch (error) {
    tell({ failed: file, why: String(error) });
  }
}
