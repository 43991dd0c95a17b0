import '@life-changers/elements/data-table';
import '@life-changers/elements/table-editing';
import '@life-changers/elements/table-live';
import '@life-changers/elements/table-ranges';
import {COLUMNS} from '../../page/table-data.js';
import {textsOfCells} from '../table/contender.js';
import {childOf, pasteInto} from './contender.js';

/** @type {import('./contender.js').EditingContender} */
export default {
  title: 'Life Changers',
  mount(host, rows) {
    const table = document.createElement('lc-data-table');
    Object.assign(table, {
      columns: COLUMNS.map(({field, label}) => ({
        field,
        label,
        edit: field !== 'id' && 'text',
      })),
      rows,
      rowKey: 'id',
      ranges: true,
    });
    host.append(table);
    const parts = name => table.shadowRoot?.querySelectorAll(`[part~=${name}]`) ?? [];
    return {
      rowElements: () => parts('row'),
      cellTexts: textsOfCells,
      cell: childOf,
      rowOf: id => table.rows[id - 1],
      paste(text) {
        const cell = childOf(parts('row')[0], 'name');
        cell.focus();
        pasteInto(cell, text);
      },
      change: changes => table.applyChanges({update: changes}),
      destroy: () => host.remove(),
    };
  },
};
