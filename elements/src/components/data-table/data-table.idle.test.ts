import {aTimeout, expect} from '@open-wc/testing';
import {setUpDataTable as setUp} from '../../testing/data-table-fixture.js';
import {until} from '../../testing/until.js';

const COUNT = 2500;

/** Rows that count how often their names are read. */
function countedRows() {
  const reads = {count: 0};
  const rows = Array.from({length: COUNT}, (_, index) => ({
    get name() {
      reads.count += 1;
      return `Name ${index}`;
    },
  }));
  return {reads, rows};
}

const columns = [{label: 'Name', field: 'name'}] as const;
const PAGE_SIZE = 10;

describe('the search index of lc-data-table', () => {
  it('reads the rows while the page is idle, and a search does not read them again', async () => {
    const {reads, rows} = countedRows();
    const {table} = await setUp({rows, columns: [...columns], pageSize: PAGE_SIZE});
    await until(() => reads.count >= COUNT);
    await aTimeout(50);
    const before = reads.count;
    table.search = 'name 2499';
    await until(() => table.shadowRoot!.querySelectorAll('tbody tr').length === 1);
    expect(reads.count - before).to.be.at.most(PAGE_SIZE);
  });

  for (const [title, change] of [
    ['if there is no search field', {searchHidden: true}],
    ['if the table was removed', {}],
  ] as const) {
    it(`does not read the other rows ${title}`, async () => {
      const {reads, rows} = countedRows();
      const {table} = await setUp({columns: [...columns], pageSize: PAGE_SIZE, ...change});
      table.rows = rows;
      await table.updateComplete;
      if (!table.searchHidden) table.remove();
      await aTimeout(100);
      expect(reads.count).to.be.below(COUNT);
    });
  }
});
