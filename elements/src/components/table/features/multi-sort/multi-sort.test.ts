import {expect} from '@open-wc/testing';
import {registerTranslation} from '../../../../core/localization/index.js';
import {ar} from '../../../../core/localization/languages/ar.js';
import {expectAccessible} from '../../../../testing/accessibility.js';
import {setUpDataTable} from '../../../../testing/data-table-fixture.js';
import {recordEvents} from '../../../../testing/events.js';
import {press} from '../../../../testing/keyboard.js';
import type {TableHarness} from '../../../../testing/table-harness.js';
import {until} from '../../../../testing/until.js';
import '../../../data-table/data-table.define.js';
import './multi-sort.define.js';

const columns = ['city', 'age', 'name'].map(field => ({label: field, field}));
const rows = [
  {city: 'Porto', age: 30, name: 'Ada'},
  {city: 'Faro', age: 40, name: 'Bea'},
  {city: 'Porto', age: 20, name: 'Cem'},
  {city: 'Faro', age: 40, name: 'Dan'},
  {city: '', age: 10, name: 'Eve'},
];
const asc = (field: string) => ({field, direction: 'asc'}) as const;
const desc = (field: string) => ({field, direction: 'desc'}) as const;

const setUp = (properties: object = {}) => setUpDataTable({columns, rows, ...properties});

/** Clicks a header, with Shift. */
async function shiftClick(harness: TableHarness, label: string): Promise<void> {
  const button = [...harness.nativeTable.querySelectorAll('th button')].find(({textContent}) =>
    textContent.trim().startsWith(label),
  )!;
  button.dispatchEvent(new MouseEvent('click', {bubbles: true, shiftKey: true}));
  await harness.table.updateComplete;
}

const numbers = (harness: TableHarness) =>
  [...harness.nativeTable.querySelectorAll('th')].map(
    header => header.querySelector('.sort-number')?.textContent ?? '',
  );

describe('lc-data-table sorted by several columns', () => {
  it('is accessible, in light and dark', async () => {
    await expectAccessible((await setUp({query: {sort: asc('city'), thenBy: [desc('age')]}})).table);
  });

  it('has aria-sort on the primary column only, and says the order of all', async () => {
    const harness = await setUp({query: {sort: asc('city'), thenBy: [desc('age')]}});
    const headers = [...harness.nativeTable.querySelectorAll('th')];
    expect(headers.map(header => header.getAttribute('aria-sort'))).to.deep.equal(['ascending', null, null]);
    expect(headers.map(header => header.querySelector('.visually-hidden')?.textContent)).to.deep.equal([
      'sort 1, ascending',
      'sort 2, descending',
      undefined,
    ]);
    expect(numbers(harness)).to.deep.equal(['1', '2', '']);
  });

  it('shows the direction of every sorted column, and only of those', async () => {
    const harness = await setUp({query: {sort: asc('city'), thenBy: [desc('age')]}});
    const brightest = [...harness.nativeTable.querySelectorAll('.arrows')].map(arrows =>
      ['before', 'after'].filter(arrow => getComputedStyle(arrows, `::${arrow}`).opacity === '1'),
    );
    expect(brightest).to.deep.equal([['before'], ['after'], []]);
  });

  it('announces the columns', async () => {
    const harness = await setUp({sort: asc('city')});
    await shiftClick(harness, 'age');
    expect(harness.announcement).to.equal('Sorted by city, ascending, then age, ascending.');
  });

  it('announces the order that is left, also by a field that is not a column', async () => {
    const harness = await setUp({query: {sort: desc('id'), thenBy: [desc('city')]}});
    await shiftClick(harness, 'city');
    expect(harness.table.query.thenBy).to.equal(undefined);
    expect(harness.announcement).to.equal('Sorted by id, descending.');
  });

  it('uses the language of the page', async () => {
    registerTranslation(ar);
    const harness = await setUp({lang: 'ar', dir: 'rtl', sort: asc('city')});
    await shiftClick(harness, 'age');
    expect(harness.announcement).to.equal('مرتب حسب city، تصاعديًا، ثم age، تصاعديًا.');
  });

  it('sorts by the thenBy of its query', async () => {
    const harness = await setUp({query: {sort: asc('city'), thenBy: [desc('age'), desc('name')]}});
    expect(harness.column(2)).to.deep.equal(['Dan', 'Bea', 'Ada', 'Cem', 'Eve']);
  });

  it('keeps the thenBy of a query with another sort, and drops it without its own', async () => {
    const harness = await setUp({query: {sort: asc('city'), thenBy: [desc('name')]}});
    harness.table.query = {...harness.table.query, sort: desc('age')};
    expect(harness.table.query.thenBy).to.deep.equal([desc('name')]);
    await harness.table.updateComplete;
    expect(harness.column(2)).to.deep.equal(['Dan', 'Bea', 'Ada', 'Cem', 'Eve']);
    harness.table.sort = asc('age');
    expect(harness.table.query.thenBy).to.equal(undefined);
  });

  it('adds, turns around, and removes a column with Shift+click', async () => {
    const harness = await setUp({sort: asc('city')});
    await shiftClick(harness, 'age');
    expect(harness.table.query.thenBy).to.deep.equal([asc('age')]);
    expect(harness.column(2)).to.deep.equal(['Bea', 'Dan', 'Cem', 'Ada', 'Eve']);
    await shiftClick(harness, 'age');
    expect(harness.table.query.thenBy).to.deep.equal([desc('age')]);
    await shiftClick(harness, 'age');
    expect('thenBy' in harness.table.query).to.equal(false);
    expect(numbers(harness)).to.deep.equal(['', '', '']);
  });

  it('sorts by one column again with a click', async () => {
    const harness = await setUp({query: {sort: asc('city'), thenBy: [asc('age')]}});
    await harness.press('name');
    expect(harness.table.query).to.deep.equal({page: 1, pageSize: 10, sort: asc('name'), search: ''});
  });

  it('sends lc-sort-change and lc-query-change', async () => {
    const harness = await setUp({sort: asc('city')});
    const events = recordEvents(harness.table, 'lc-sort-change', 'lc-query-change');
    await shiftClick(harness, 'age');
    expect(events).to.deep.equal(['lc-sort-change', 'lc-query-change']);
  });

  it('adds a column with Shift+Enter', async () => {
    const harness = await setUp({sort: asc('city')});
    harness.button('age').focus();
    await press('Shift+Enter');
    await until(() => harness.table.query.thenBy !== undefined, 'the table is sorted by two columns');
    expect(harness.table.query.thenBy).to.deep.equal([asc('age')]);
  });
});
