import {expect} from '@open-wc/testing';
import {setUpDataTable} from '../../../testing/data-table-fixture.js';
import type {TableHarness} from '../../../testing/table-harness.js';

describe('the position of rows in lc-data-table', () => {
  const indexes = (harness: TableHarness) =>
    [...harness.nativeTable.rows].map(row => row.getAttribute('aria-rowindex'));

  it('is that on all pages', async () => {
    const harness = await setUpDataTable({pageSize: 20});
    expect(harness.nativeTable.getAttribute('aria-rowcount')).to.equal('43');
    expect(indexes(harness).slice(0, 3)).to.deep.equal(['1', '2', '3']);
    await harness.press('Page 3');
    expect(indexes(harness)).to.deep.equal(['1', '42', '43']);
  });

  it('is left to the browser if all rows are on the page', async () => {
    const harness = await setUpDataTable({pageSize: 20});
    harness.table.pageSize = 50;
    await harness.table.settled;
    expect(harness.nativeTable.hasAttribute('aria-rowcount')).to.equal(false);
    expect(new Set(indexes(harness))).to.deep.equal(new Set([null]));
  });
});
