import '@life-changers/elements/data-table';
import '@life-changers/elements/table-filters';
import '@life-changers/elements/table-selection';
import {COLUMNS} from '../../page/table-data.js';
import {lastNumber} from '../table/contender.js';
import {textsAfterCheckbox} from './contender.js';

const FILTERS = {amount: 'number', name: 'text'};

/** @type {import('./contender.js').FeaturesContender} */
export default {
  title: 'Life Changers',
  mount(host, rows) {
    const table = document.createElement('lc-data-table');
    Object.assign(table, {
      columns: COLUMNS.map(({field, label}) => ({field, label, filter: FILTERS[field]})),
      rows,
      selection: 'multiple',
    });
    host.append(table);
    const part = name => table.shadowRoot.querySelector(`[part~=${name}]`);
    return {
      count: () => lastNumber(part('info')?.textContent),
      selectedCount: () => lastNumber(part('selection-count')?.textContent),
      rowElements: () => table.shadowRoot.querySelectorAll('[part~=row]'),
      cellTexts: textsAfterCheckbox,
      isSelected: row => row.querySelector('.check').checked,
      filter({number, text}) {
        const filters = {
          ...(number && {amount: {type: 'number', from: number.from, to: number.to}}),
          ...(text && {name: {type: 'text', operator: 'contains', value: text.text}}),
        };
        table.query = {...table.query, page: 1, filters};
      },
      // The header selects the page, and then the bar offers all rows.
      async selectAll() {
        table.shadowRoot.querySelector('thead .check').click();
        await table.updateComplete;
        part('selection-button').click();
      },
      select: keys => (table.selected = keys),
      invert() {
        const {selected} = table;
        table.selected = {mode: 'all', query: {search: ''}, except: selected};
      },
      destroy: () => host.remove(),
    };
  },
};
