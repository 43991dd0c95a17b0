// Alone on its page: without the features that other tests import.
import {expect, fixture, html} from '@open-wc/testing';
import {feathers} from '../../../../core/table/backends/feathers.js';
import {GroupingServer} from '../../../../testing/grouping-server.js';
import {GroupsHarness} from '../../../../testing/groups-harness.js';
import {until} from '../../../../testing/until.js';
import '../../../server-table/server-table.define.js';

it('groups the rows of a server table when the feature is imported later', async () => {
  const server = new GroupingServer([{city: 'Rome'}, {city: 'Bari'}, {city: 'Rome'}], ['city']);
  const table = document.createElement('lc-server-table');
  const columns = [{label: 'City', field: 'city'}];
  Object.assign(table, feathers({groups: true}), {columns, endpoint: '/people', fetch: server.fetch});
  table.query = {...table.query, group: ['city']};
  const harness = new GroupsHarness(table);
  await fixture(html`${table}`);
  await table.settled;
  expect(harness.lines).to.deep.equal(['Rome', 'Bari', 'Rome']);

  await import('./groups.define.js');
  await until(() => harness.lines[0] === '- Bari 1 entry');
  expect(harness.lines).to.deep.equal(['- Bari 1 entry', '- Rome 2 entries']);
});
