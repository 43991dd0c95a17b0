// Alone on its page: without the features that other tests import.
import {expect} from '@open-wc/testing';
import {setUpDataTable} from '../../../../testing/data-table-fixture.js';
import {until} from '../../../../testing/until.js';

describe('the tree of a table', () => {
  it('appears once the app has imported it', async () => {
    const rows = [
      {id: 1, name: 'Folder'},
      {id: 2, name: 'File', up: 1},
    ];
    const harness = await setUpDataTable({rows, parentField: 'up'});
    expect(harness.column(0)).to.deep.equal(['Folder', 'File']);
    await import('./tree.define.js');
    await until(() => harness.rows.length === 1);
    harness.table.openRows = 'all';
    await until(() => harness.rows.length === 2);
  });
});
