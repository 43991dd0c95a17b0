// Alone on its page: without the features that other tests import.
import {expect} from '@open-wc/testing';
import {setUpDataTable} from '../../../../testing/data-table-fixture.js';
import {press, type} from '../../../../testing/keyboard.js';
import {expectFocus} from '../../../../testing/same-element.js';
import {until} from '../../../../testing/until.js';
import '../grid/grid.define.js';

describe('table-editing that is imported late', () => {
  it('edits the cell that has the focus, which keeps it', async () => {
    const {table} = await setUpDataTable({
      grid: true,
      rows: [{id: 1, name: 'Bread'}],
      columns: [{label: 'Name', field: 'name', edit: true}],
    });
    const cell = table.shadowRoot!.querySelector<HTMLElement>('tbody td')!;
    cell.dispatchEvent(new MouseEvent('mousedown', {bubbles: true, composed: true}));
    cell.focus();
    await import('./editing.define.js');
    await table.updateComplete;
    expectFocus(table.shadowRoot!.querySelector<HTMLElement>('tbody td'));
    await type('Roll');
    await press('Enter');
    await until(() => (table.rows as {name: string}[])[0]!.name === 'Roll');
    expect(table.edits).to.deep.equal([]);
  });
});
