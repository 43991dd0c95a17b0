import {FIELDS} from '../../../page/table-data.js';
import {choose, lastNumber, textsOfCells, type} from '../contender.js';

/**
 * What users see and do in a table with native controls.
 * @param {HTMLElement} host
 * @param {{info: string, row: string, search: string, sort: string, next: string, size: string}} selectors
 * @returns {Omit<import('../contender.js').TableInstance, 'destroy'>}
 */
export function nativeTable(host, selectors) {
  const find = name => host.querySelector(selectors[name]);
  return {
    count: () => lastNumber(find('info')?.textContent),
    rowElements: () => host.querySelectorAll(selectors.row),
    cellTexts: textsOfCells,
    search: text => type(find('search'), text),
    sort: field => host.querySelectorAll(selectors.sort)[FIELDS.indexOf(field)].click(),
    nextPage: () => find('next').click(),
    setPageSize: size => choose(find('size'), String(size)),
  };
}
