import {expect} from '@open-wc/testing';
import {newRowFilter} from '../filters/filter-rows.js';
import type {RowQuery} from '../search/row-index.js';
import {sortByColumns} from '../sort/multi-sort.js';
import type {TableRow} from '../row.js';
import {repairView} from './repair-view.js';

const {compare} = new Intl.Collator('en', {numeric: true});
const plain: RowQuery = {sort: null, search: ''};
const byAge: RowQuery = {...plain, sort: {field: 'age', direction: 'asc'}};

/** Repairs a view of rows with ages. */
function repair(
  ages: readonly unknown[],
  view: readonly number[],
  changed: readonly number[],
  query: Partial<RowQuery> = {},
): number[] {
  const rows: TableRow[] = ages.map(age => ({age, note: 'n'}));
  // oxlint-disable-next-line typescript/no-array-delete -- a row that was removed
  for (const [number, age] of ages.entries()) if (age === 'removed') delete rows[number];
  const options = {rows, fields: ['age'], compareText: compare, sortByColumns: () => sortByColumns};
  return [
    ...repairView(
      Uint32Array.from(view),
      new Set(changed),
      {...plain, ...query},
      {...options, filterRows: newRowFilter},
    ),
  ];
}

describe('a view of rows that change', () => {
  for (const [title, ages, view, changed, query, expected] of [
    ['moves a changed row', [5, 9, 7], [0, 1, 2], [1], byAge, [0, 2, 1]],
    ['moves it to the start', [5, 1, 7], [0, 1, 2], [1], byAge, [1, 0, 2]],
    ['turns the order', [5, 1, 7], [2, 1, 0], [1], {sort: {field: 'age', direction: 'desc'}}, [2, 0, 1]],
    ['keeps the order of equal rows', [5, 5, 5, 5], [0, 2, 3], [1], byAge, [0, 1, 2, 3]],
    ['puts empty rows last', [null, 5, 7], [0, 1, 2], [0], byAge, [1, 2, 0]],
    ['adds rows in the order of the table', [1, 1, 1], [0], [2, 1], plain, [0, 1, 2]],
    ['drops removed rows', [1, 'removed', 1], [0, 1, 2], [1], plain, [0, 2]],
    ['drops removed rows of a sort', [1, 'removed', 0], [0, 1], [1, 2], byAge, [2, 0]],
    ['drops rows that no longer have the text', [10, 20], [0, 1], [1], {search: '1'}, [0]],
    ['finds rows that have it now', [10, 21], [0], [1], {search: ' 1 '}, [0, 1]],
    ['does not search other fields', [10, 20], [0], [1], {search: 'n'}, [0]],
    ['filters changed rows', [3, 9], [], [0, 1], {filters: {age: {type: 'number', from: 5}}}, [1]],
    [
      'filters and searches',
      [31, 39],
      [],
      [0, 1],
      {search: '3', filters: {age: {type: 'number', from: 35}}},
      [1],
    ],
    ['keeps all without changes', [1, 2], [1, 0], [], plain, [1, 0]],
  ] as const)
    it(title, () => {
      expect(repair(ages, view, changed, query)).to.deep.equal(expected);
    });

  it('sorts by several columns if they can be', () => {
    const rows = [
      {age: 1, name: 'b'},
      {age: 1, name: 'a'},
    ];
    const query: RowQuery = {...byAge, thenBy: [{field: 'name', direction: 'asc'}]};
    const by = (sorts: typeof sortByColumns | null) => [
      ...repairView(Uint32Array.of(0), new Set([1]), query, {
        rows,
        fields: [],
        compareText: compare,
        sortByColumns: () => sorts,
      }),
    ];
    expect([by(sortByColumns), by(null)]).to.deep.equal([
      [1, 0],
      [0, 1],
    ]);
  });

  it('ignores filters that are not there', () => {
    const options = {rows: [{age: 1}], fields: ['age'], compareText: compare, filterRows: () => null};
    const query: RowQuery = {...plain, filters: {age: {type: 'number', from: 5}}};
    expect([...repairView(Uint32Array.of(), new Set([0]), query, options)]).to.deep.equal([0]);
  });

  it('knows a field of other rows than those that change', () => {
    const warnings: string[] = [];
    const rows: TableRow[] = [{city: 'Faro'}, {}];
    const query: RowQuery = {...plain, filters: {city: {type: 'options', values: ['Faro']}}};
    const view = repairView(Uint32Array.of(0), new Set([1]), query, {
      rows,
      fields: [],
      compareText: compare,
      filterRows: newRowFilter,
      warn: message => warnings.push(message),
    });
    expect([[...view], warnings]).to.deep.equal([[0], []]);
  });
});
