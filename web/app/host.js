/**
 * Has the engine look at what the host says of its site: the rule sets it offers, and everything that is wrong.
 */

/**
 * @param {object} parts
 * @param {(request: any) => Promise<any>} parts.ask
 * @param {import("./store.js").Store<import("./state.js").AppState>} parts.store
 * @param {unknown} parts.said what `site.json` has
 * @returns {() => Promise<void>} looks, in the language of the page; never rejects
 */
export function createHost({ ask, store, said }) {
  return async () => {
    if (said === null) return;
    try {
      const { problems, presets, own, rules } = await ask({ cmd: "site", site: said });
      const { site: _, ...notices } = store.state.notices;
      const wrong = { key: "page.notice.site", params: { count: problems.length, what: problems.join(" ") } };
      store.set({
        site: { ...store.state.site, presets, own, rules },
        notices: problems.length ? { ...notices, site: wrong } : notices,
      });
    } catch (error) {
      console.warn(`what the host says could not be looked at: ${error}`);
    }
  };
}
