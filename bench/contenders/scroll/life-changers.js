import '@life-changers/elements/data-table';
import '@life-changers/elements/table-scroll';
import {COLUMNS} from '../../page/table-data.js';
import {textsOfCells} from '../table/contender.js';
import {HEIGHT} from './contender.js';

/** @type {import('./contender.js').ScrollContender} */
export default {
  title: 'Life Changers',
  note: 'Rows may have any height: it measures those that it renders.',
  mount(host, rows) {
    const table = document.createElement('lc-data-table');
    table.style.setProperty('--lc-table-scroll-height', `${HEIGHT}px`);
    Object.assign(table, {
      columns: COLUMNS.map(({field, label}) => ({field, label})),
      rows,
      rowKey: 'id',
      paging: 'scroll',
    });
    host.append(table);
    return {
      scroller: () => table.shadowRoot?.querySelector('.scroller'),
      header: () => table.shadowRoot?.querySelector('thead'),
      rowElements: () => table.shadowRoot?.querySelectorAll('[part~=row]') ?? [],
      cellTexts: textsOfCells,
      destroy: () => host.remove(),
    };
  },
};
