import '@life-changers/elements/data-table';
import '@life-changers/elements/table-tree';
import {COLUMNS, WORD} from '../../page/table-data.js';
import {TREE_FIELDS} from '../../page/tree-data.js';
import {textsOfCells, type} from '../table/contender.js';

/** @type {import('./contender.js').TreeContender} */
export default {
  title: 'Life Changers',
  note: 'It searches all columns.',
  mount(host, rows) {
    const table = document.createElement('lc-data-table');
    Object.assign(table, {
      columns: TREE_FIELDS.map(name => {
        const {field, label} = COLUMNS.find(column => column.field === name);
        return {field, label};
      }),
      rows,
      rowKey: 'id',
      childrenField: 'children',
    });
    host.append(table);
    const part = name => table.shadowRoot?.querySelector(`[part~=${name}]`);
    return {
      rowElements: () => table.shadowRoot?.querySelectorAll('[part~=row]') ?? [],
      cellTexts(row) {
        const content = row.querySelector('.tree-content');
        return [content?.textContent.trim(), ...textsOfCells(row).slice(1)];
      },
      levelOf: row => Number(row.querySelector('[part~=tree-cell]').style.getPropertyValue('--_level')),
      toggle: () => part('tree-toggle').click(),
      openAll: () => (table.openRows = 'all'),
      closeAll: () => (table.openRows = 'none'),
      search: () => type(part('search-input'), WORD),
      destroy: () => host.remove(),
    };
  },
};
