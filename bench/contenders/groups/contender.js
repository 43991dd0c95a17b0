/**
 * The interface of the contenders of the groups suite. Each module of this folder has a contender as its default export.
 *
 * @typedef {import('../../page/group-data.js').GroupedRow} GroupedRow
 *
 * @typedef {object} GroupsContender
 * @property {string} title
 * @property {Record<string, string>} [missing] What it cannot do, and why. Such jobs are not run.
 * @property {string} [note] What a reader of the numbers must know.
 * @property {(host: HTMLElement, rows: GroupedRow[]) => GroupsInstance | Promise<GroupsInstance>} mount Shows ten rows per
 *   page, without groups.
 *
 * @typedef {object} GroupsInstance
 * @property {() => Line[]} lines The headers of groups and the rows that are shown, from the top.
 * @property {() => void} group Groups the rows by account. All groups are closed.
 * @property {() => void} ungroup
 * @property {() => void} toggle Opens or closes the first group, as a user does.
 * @property {() => void} destroy
 *
 * @typedef {{isGroup: boolean, texts: string[]}} Line The header has the account, the number of rows, and the sum of amounts.
 */

/**
 * Returns the lines that some elements show.
 * @param {Iterable<Element>} elements
 * @param {string} header The selector of a header of a group.
 */
export const linesOf = (elements, header) =>
  Array.from(elements, line => ({
    isGroup: line.matches(header),
    texts: Array.from(line.children, cell => cell.textContent.trim()),
  }));
