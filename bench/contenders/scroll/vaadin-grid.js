import '@vaadin/grid/vaadin-grid.js';
import '@vaadin/grid/vaadin-grid-column.js';
import {COLUMNS} from '../../page/table-data.js';
import {element} from '../shared/element.js';
import {HEIGHT} from './contender.js';

/** @type {import('./contender.js').ScrollContender} */
export default {
  title: 'Vaadin Grid',
  note: 'Rows may have any height.',
  mount(host, items) {
    const columns = COLUMNS.map(({field, label}) =>
      element('vaadin-grid-column', {path: field, header: label}),
    );
    const grid = element('vaadin-grid', {items}, ...columns);
    grid.style.height = `${HEIGHT}px`;
    host.append(grid);
    const inside = selector => grid.shadowRoot?.querySelector(selector);
    return {
      scroller: () => inside('#table'),
      header: () => inside('#header'),
      rowElements: () => [...(inside('#items')?.children ?? [])].filter(row => !row.hidden),
      cellTexts: row => [...row.children].map(cell => cell._content?.textContent.trim() ?? ''),
      destroy: () => host.remove(),
    };
  },
};
