import '@vaadin/grid/vaadin-grid.js';
import '@vaadin/grid/vaadin-grid-sort-column.js';
import {COLUMNS, FIELDS} from '../../page/table-data.js';
import {filterRows} from './shared/filter-rows.js';

/** Room for ten rows and the header. */
const HEIGHT = '480px';

const NO_PAGER = 'It scrolls through all rows, and has no pager.';

/** @type {import('./contender.js').TableContender} */
export default {
  title: 'Vaadin Grid',
  note: 'It has no search field: the app filters the rows. It renders only the rows in view.',
  missing: {page: NO_PAGER, pageSize: NO_PAGER},
  mount(host, rows) {
    const grid = document.createElement('vaadin-grid');
    grid.style.height = HEIGHT;
    for (const {field, label} of COLUMNS) {
      const column = document.createElement('vaadin-grid-sort-column');
      column.path = field;
      column.header = label;
      grid.append(column);
    }
    grid.items = rows;
    host.append(grid);
    const inside = selector => grid.shadowRoot?.querySelector(selector);
    return {
      isVirtual: true,
      count: () => Math.max(0, Number(inside('#table')?.getAttribute('aria-rowcount')) - 1),
      rowElements: () =>
        [...(inside('#items')?.children ?? [])].filter(row => !row.hidden).sort((a, b) => a.index - b.index),
      cellTexts: row => [...row.children].map(cell => cell._content?.textContent.trim() ?? ''),
      search: text => (grid.items = filterRows(rows, text)),
      sort: field => grid.querySelectorAll('vaadin-grid-sorter')[FIELDS.indexOf(field)].click(),
      nextPage: () => {},
      setPageSize: () => {},
      destroy: () => host.remove(),
    };
  },
};
