import {TabulatorFull} from 'tabulator-tables';
import 'tabulator-tables/dist/css/tabulator.css';
import {GROUP_COLUMNS, GROUP_FIELD, SUM_FIELD} from '../../page/group-data.js';
import {linesOf} from './contender.js';

/** Room for the header and more than ten rows. */
const HEIGHT = 480;

/** @type {import('./contender.js').GroupsContender} */
export default {
  title: 'Tabulator',
  note: 'It scrolls through all groups and renders those in view, because its pages count the rows of closed groups. The app adds up the amounts of a group for its header. Groups are in the order of the rows.',
  async mount(host, data) {
    const table = new TabulatorFull(host.appendChild(document.createElement('div')), {
      columns: GROUP_COLUMNS.map(({field, label}) => ({field, title: label})),
      data,
      index: 'id',
      height: HEIGHT,
      layout: 'fitColumns',
      groupStartOpen: false,
      groupHeader: (value, count, rows) =>
        `${value} (${count}) ${rows.reduce((sum, row) => sum + row[SUM_FIELD], 0)}`,
    });
    await new Promise(resolve => table.on('tableBuilt', resolve));
    const linesIn = () => [...host.querySelectorAll('.tabulator-table > *')];
    return {
      lines: () =>
        linesOf(linesIn(), '.tabulator-group').map(({isGroup, texts}, place) => ({
          isGroup,
          texts: isGroup ? [linesIn()[place].textContent.trim()] : texts,
        })),
      group: () => table.setGroupBy(GROUP_FIELD),
      ungroup: () => table.setGroupBy(false),
      toggle: () => host.querySelector('.tabulator-group .tabulator-arrow').click(),
      destroy: () => {
        table.destroy();
        host.remove();
      },
    };
  },
};
