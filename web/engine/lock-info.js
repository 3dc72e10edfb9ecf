/** What `pyodide-lock.json` of this very Pyodide says of itself, so that the file itself is not needed. */
export const LOCK_INFO = { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" };

/** The lock of a Pyodide without packages, as its loader takes it. */
export const EMPTY_LOCK = JSON.stringify({ info: LOCK_INFO, packages: {} });
