/**
 * The interface of the contenders of the tree suite: closed folders with files.
 *
 * @typedef {{label: string, files: readonly string[]}} Folder
 *
 * @typedef {object} TreeContender
 * @property {string} title
 * @property {Record<string, string>} [missing] The jobs that it cannot do, and why.
 * @property {string} [note] What a reader of the numbers must know.
 * @property {(host: HTMLElement, folders: readonly Folder[]) => Tree} create Shows the closed folders.
 *
 * @typedef {object} Tree
 * @property {(label: string) => Element | null | undefined} rowOf What shows a folder, or one of the first files of the
 *   first folder.
 * @property {() => void} focus Focuses the first folder, as the Tab key does.
 * @property {() => void} open Opens the first folder, as a user does.
 * @property {() => void} [destroy] Called before its host is removed.
 */

/**
 * Returns the element with a text.
 * @param {Iterable<Element>} elements
 * @param {string} label
 */
export const withText = (elements, label) =>
  [...elements].find(({textContent}) => textContent.includes(label));
