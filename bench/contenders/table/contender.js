/**
 * The interface of the contenders of the table suite. Each module of this folder has a contender as its default
 * export. Actions go the way of a user (typing, clicking) where the contender has a control for it, else through its
 * documented API, and may be asynchronous: the clock waits for what is shown.
 *
 * @typedef {import('../../page/table-data.js').Row} Row
 * @typedef {'search' | 'sort' | 'page' | 'pageSize'} Ability
 *
 * @typedef {object} TableContender
 * @property {string} title
 * @property {Partial<Record<Ability, string>>} [missing] What it cannot do, and why. Such jobs are not run.
 * @property {string} [note] What a reader of the numbers must know.
 * @property {(host: HTMLElement, rows: Row[]) => TableInstance | Promise<TableInstance>} mount Shows ten rows per page.
 *
 * @typedef {object} TableInstance
 * @property {boolean} [isVirtual] Whether it renders only the rows that are visible.
 * @property {() => number} count How many rows match, as shown.
 * @property {() => ArrayLike<Element>} rowElements The rows that are shown, from the top.
 * @property {(row: Element) => string[]} cellTexts
 * @property {(text: string) => void} search
 * @property {(field: 'name' | 'amount', direction: 'asc' | 'desc') => void} sort Called with `asc`, then with `desc`.
 * @property {() => void} nextPage
 * @property {(size: number) => void} setPageSize
 * @property {() => void} [rewind] Shows page 1. Only for contenders that do not return to it for another page size.
 * @property {() => void} destroy
 */

/** @param {Element} row */
export const textsOfCells = row => Array.from(row.children, cell => cell.textContent.trim());

/**
 * Types a text into a native input as a user does, also for React.
 * @param {HTMLInputElement} input
 * @param {string} text
 */
export function type(input, text) {
  setNative(HTMLInputElement.prototype, input, text);
  input.dispatchEvent(new Event('input', {bubbles: true, composed: true}));
}

/**
 * Chooses an option of a native select.
 * @param {HTMLSelectElement} select
 * @param {string} value
 */
export function choose(select, value) {
  setNative(HTMLSelectElement.prototype, select, value);
  select.dispatchEvent(new Event('change', {bubbles: true}));
}

/** Not the setter that React defines on the element itself. */
function setNative(prototype, element, value) {
  Object.getOwnPropertyDescriptor(prototype, 'value').set.call(element, value);
}

/**
 * Returns the total in a text such as "1 - 10 out of 42 entries".
 * @param {string | null | undefined} text
 */
export function lastNumber(text) {
  const numbers = (text ?? '').replaceAll(/(?<=\d)[,.\u00a0\u202f](?=\d)/g, '').match(/\d+/g);
  return Number(numbers?.at(-1) ?? 0);
}
