import {expect} from '@open-wc/testing';
import {press} from '../../../../testing/keyboard.js';
import {setUpServerTable} from '../../../../testing/server-table-fixture.js';
import './grid.define.js';

/** The text of the cell with the focus. */
const current = (table: Element): string =>
  table.shadowRoot!.activeElement!.closest('td, th')!.textContent.trim();

describe('lc-server-table with grid', () => {
  it('starts at the first row, also if the rows load later', async () => {
    const {harness, table, server} = await setUpServerTable({grid: true, searchable: true});
    await server.last.answerPage();
    harness.searchField.focus();
    await press('Tab');
    expect(current(table)).to.equal(harness.column(0)[0]);
  });

  it('keeps the focus in its place while a page loads, and after a failure', async () => {
    const {harness, table, server} = await setUpServerTable({grid: true, searchable: true});
    await server.last.answerPage();
    harness.searchField.focus();
    for (const key of ['Tab', 'ArrowDown', 'ArrowDown', 'ArrowRight']) await press(key);
    const before = harness.column(1)[2];
    table.reload();
    await table.updateComplete;
    expect(current(table)).to.equal(before);
    await server.last.answer({}, {status: 500});
    expect(current(table)).to.equal(before);
    await press('ArrowDown');
    expect(current(table)).to.equal(harness.column(1)[3]);
  });
});
