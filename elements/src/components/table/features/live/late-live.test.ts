// Alone on its page: without the features that other tests import.
import {expect} from '@open-wc/testing';
import {people, setUpDataTable} from '../../../../testing/data-table-fixture.js';
import {recordWarnings} from '../../../../testing/events.js';

it('applies changes from before the import of the feature', async () => {
  const {table, column} = await setUpDataTable({rowKey: 'name', rows: people(3)}).then(harness => ({
    table: harness.table,
    column: () => harness.column(0),
  }));
  const warnings = await recordWarnings(async () => {
    table.applyChanges({remove: ['Person 1']});
    table.applyChanges({remove: ['Person 2']});
    await table.settled;
  });
  expect(warnings).to.deep.equal([
    "<lc-data-table>: applyChanges needs its module: import '@life-changers/elements/table-live'. The changes wait for it.",
  ]);
  expect(column()).to.have.length(3);
  await import('./live.define.js');
  await table.settled;
  expect(column()).to.deep.equal(['Person 3']);
});
