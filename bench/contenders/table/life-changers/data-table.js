import {FIELDS} from '../../../page/table-data.js';
import {choose, lastNumber, textsOfCells, type} from '../contender.js';

/** The menu of page sizes ends with 100; the app can set any. */
const LARGEST_IN_MENU = 100;

/**
 * The actions of a user in the table element, raw or through React.
 * @param {{readonly shadowRoot: ShadowRoot | null}} table
 * @param {(size: number) => void} setPageSize as the app does
 */
export function instanceOf(table, setPageSize) {
  const part = name => table.shadowRoot?.querySelector(`[part~=${name}]`);
  const parts = name => table.shadowRoot?.querySelectorAll(`[part~=${name}]`) ?? [];
  return {
    count: () => lastNumber(part('info')?.textContent),
    // The outline of rows that is shown before the first page has no such part.
    rowElements: () => parts('row'),
    cellTexts: textsOfCells,
    search: text => type(part('search-input'), text),
    sort: field => parts('sort-button')[FIELDS.indexOf(field)].click(),
    nextPage: () => table.shadowRoot.querySelector('.page-button.next').click(),
    setPageSize: size =>
      size > LARGEST_IN_MENU ? setPageSize(size) : choose(part('page-size-select'), String(size)),
  };
}
