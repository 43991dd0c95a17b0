import {TabulatorFull} from 'tabulator-tables';
import 'tabulator-tables/dist/css/tabulator.css';
import {COLUMNS} from '../../page/table-data.js';
import {pasteInto} from './contender.js';

/** @type {import('./contender.js').EditingContender} */
export default {
  title: 'Tabulator',
  note: 'A range of cells can be selected, because it pastes into one.',
  async mount(host, rows) {
    const table = new TabulatorFull(host.appendChild(document.createElement('div')), {
      columns: COLUMNS.map(({field, label, isNumber}) => ({
        field,
        title: label,
        ...(field !== 'id' && {editor: isNumber ? 'number' : 'input'}),
      })),
      // Edits change the rows.
      data: rows.map(row => ({...row})),
      index: 'id',
      layout: 'fitColumns',
      pagination: true,
      paginationSize: 10,
      selectableRange: 1,
      editTriggerEvent: 'dblclick',
      clipboard: 'paste',
      clipboardPasteParser: 'range',
      clipboardPasteAction: 'range',
    });
    await new Promise(resolve => table.on('tableBuilt', resolve));
    return {
      rowElements: () => host.querySelectorAll('.tabulator-table > .tabulator-row'),
      cellTexts: row => [...row.querySelectorAll('.tabulator-cell')].map(cell => cell.textContent),
      cell: (row, field) => row.querySelector(`[tabulator-field=${field}]`),
      rowOf: id => table.getRow(id).getData(),
      paste(text) {
        const cell = table.getRow(1).getCell('name');
        table.getRanges()[0].setBounds(cell, cell);
        pasteInto(cell.getElement(), text);
      },
      change: changes => table.updateData(changes),
      destroy: () => {
        table.destroy();
        host.remove();
      },
    };
  },
};
