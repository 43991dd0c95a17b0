import '@vaadin/grid/vaadin-grid.js';
import '@vaadin/grid/vaadin-grid-tree-column.js';
import {COLUMNS} from '../../page/table-data.js';
import {filterTree, TREE_FIELDS} from '../../page/tree-data.js';
import {element} from '../shared/element.js';
import {HEIGHT} from './contender.js';

/** Returns the rows that have rows below them. */
const parentsIn = rows =>
  rows.flatMap(row => (row.children?.length > 0 ? [row, ...parentsIn(row.children)] : []));

const providerOf =
  rows =>
  ({parentItem, page, pageSize}, callback) => {
    const all = parentItem?.children ?? rows;
    callback(all.slice(page * pageSize, (page + 1) * pageSize), all.length);
  };

/** @type {import('./contender.js').TreeContender} */
export default {
  title: 'Vaadin Grid',
  note: 'It scrolls through all rows and renders those in view. It has no search field: the app filters the rows, and opens those that are left.',
  mount(host, rows) {
    const columns = TREE_FIELDS.map((path, index) =>
      element(index === 0 ? 'vaadin-grid-tree-column' : 'vaadin-grid-column', {
        path,
        header: COLUMNS.find(({field}) => field === path).label,
      }),
    );
    const options = {
      itemIdPath: 'id',
      itemHasChildrenPath: 'children.length',
      dataProvider: providerOf(rows),
    };
    const grid = element('vaadin-grid', options, ...columns);
    grid.style.height = `${HEIGHT}px`;
    host.append(grid);
    const items = () => [...(grid.shadowRoot?.querySelector('#items')?.children ?? [])];
    return {
      rowElements: () =>
        items()
          .filter(row => !row.hidden)
          .sort((one, other) => one.index - other.index),
      cellTexts: row => [...row.children].map(cell => cell._content?.textContent.trim() ?? ''),
      levelOf: row => Number(row.getAttribute('aria-level')) - 1,
      toggle: () => grid.querySelector('vaadin-grid-tree-toggle').click(),
      openAll: () => (grid.expandedItems = parentsIn(rows)),
      closeAll: () => (grid.expandedItems = []),
      search() {
        const found = filterTree(rows);
        grid.dataProvider = providerOf(found);
        grid.expandedItems = parentsIn(found);
      },
      destroy: () => host.remove(),
    };
  },
};
