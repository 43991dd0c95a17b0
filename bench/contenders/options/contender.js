/**
 * The interface of the contenders of the suite of long lists: a field that filters its options while the user types.
 *
 * @typedef {{value: string, label: string}} Option
 *
 * @typedef {object} OptionsContender
 * @property {string} title
 * @property {string[]} kinds The kinds that it has: `select`, `datalist`, and `multi-select`.
 * @property {string} [note] What a reader of the numbers must know.
 * @property {string} [option] The selector of a visible option. Default `[role=option]`.
 * @property {(host: HTMLElement, kind: string, options: readonly Option[]) => void | (() => void)} create Shows a field
 *   with a closed list. It may return a function that ends it.
 */

/**
 * Returns a contender whose kinds are functions that return an element.
 * @param {{title: string, note?: string}} about
 * @param {Record<string, (options: readonly Option[]) => Element>} kinds
 * @returns {OptionsContender}
 */
export const elementOptions = (about, kinds) => ({
  ...about,
  kinds: Object.keys(kinds),
  create: (host, kind, options) => host.append(kinds[kind](options)),
});
