import '@life-changers/elements/data-table';
import '@life-changers/elements/table-groups';
import {GROUP_COLUMNS, GROUP_FIELD, SUM_FIELD} from '../../page/group-data.js';
import {linesOf} from './contender.js';

/** @type {import('./contender.js').GroupsContender} */
export default {
  title: 'Life Changers',
  note: 'Its sums are exact, also of decimals. It also shows the sum of all rows.',
  mount(host, rows) {
    const table = document.createElement('lc-data-table');
    Object.assign(table, {
      columns: GROUP_COLUMNS.map(({field, label}) => ({
        field,
        label,
        // Numbers have no separators, as in the other tables.
        ...(field === SUM_FIELD && {total: 'sum', renderTotal: String}),
      })),
      rows,
      rowKey: 'id',
    });
    host.append(table);
    const {shadowRoot} = table;
    return {
      lines: () =>
        linesOf(shadowRoot.querySelectorAll('[part~=group-line], [part~=row]'), '[part~=group-line]'),
      group: () => (table.query = {group: [GROUP_FIELD]}),
      ungroup: () => (table.query = {group: []}),
      toggle: () => shadowRoot.querySelector('[part~=group-toggle]').click(),
      destroy: () => host.remove(),
    };
  },
};
