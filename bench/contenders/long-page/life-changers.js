import '@life-changers/elements/data-table';
import '@life-changers/elements/table-long-pages';
import '@life-changers/elements/table-selection';
import {COLUMNS} from '../../page/table-data.js';
import {lastNumber} from '../table/contender.js';
import {textsAfterCheckbox} from '../table-features/contender.js';

/** @type {import('./contender.js').LongPageContender} */
export default {
  title: 'Life Changers',
  mount(host, rows) {
    const table = document.createElement('lc-data-table');
    const columns = COLUMNS.map(({field, label}) => ({field, label}));
    Object.assign(table, {columns, rows, selection: 'multiple', pageSize: rows.length});
    host.append(table);
    const {shadowRoot} = table;
    return {
      rowElements: () => shadowRoot.querySelectorAll('[part~=row]'),
      cellTexts: textsAfterCheckbox,
      isSelected: row => row.querySelector('.check').checked,
      selectedCount: () => lastNumber(shadowRoot.querySelector('[part~=selection-count]')?.textContent),
      toggle: index => shadowRoot.querySelectorAll('tbody .check')[index].click(),
      togglePage: () => shadowRoot.querySelector('thead .check').click(),
      invert: () => {
        const {selected} = table;
        table.selected = {mode: 'all', query: {search: ''}, except: selected.keys ?? selected};
      },
      destroy: () => host.remove(),
    };
  },
};
