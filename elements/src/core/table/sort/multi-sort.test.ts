import {expect} from '@open-wc/testing';
import {seeded} from '../../../testing/random-steps.js';
import {sortByColumns, withNextOfSorts} from './multi-sort.js';
import {initialQuery, sortsOf, type Sort} from '../query/query.js';
import {FewRows} from '../search/few-rows.js';
import {RowIndex} from '../search/row-index.js';
import {runToEnd} from '../sliced-work.js';

const asc = (field: string): Sort => ({field, direction: 'asc'});
const desc = (field: string): Sort => ({field, direction: 'desc'});

describe('withNextOfSorts', () => {
  const cases: [title: string, sorts: Sort[], field: string, next: Sort[]][] = [
    ['sorts an unsorted table', [], 'a', [asc('a')]],
    ['adds a column', [asc('a')], 'b', [asc('a'), asc('b')]],
    ['turns a column around', [asc('a'), asc('b')], 'b', [asc('a'), desc('b')]],
    ['removes a column', [asc('a'), desc('b')], 'b', [asc('a')]],
    ['removes the primary column', [desc('a'), asc('b')], 'a', [asc('b')]],
    ['keeps the only column', [desc('a')], 'a', [asc('a')]],
  ];
  for (const [title, [sort = null, ...thenBy], field, next] of cases) {
    it(title, () => {
      const query = {...initialQuery(), page: 3, sort, ...(thenBy.length > 0 && {thenBy})};
      const changed = withNextOfSorts(query, field);
      expect(sortsOf(changed)).to.deep.equal(next);
      expect(changed.page).to.equal(1);
      expect('thenBy' in changed).to.equal(next.length > 1);
    });
  }

  it('starts with firstSort', () => {
    expect(withNextOfSorts({...initialQuery(), sort: asc('a')}, 'b', 'desc').thenBy).to.deep.equal([
      desc('b'),
    ]);
  });
});

describe('sortByColumns', () => {
  const FIELDS = ['a', 'b', 'c'];
  const VALUES = [1, 2, 3, null];

  for (const seed of [1, 2, 3, 4, 5, 6]) {
    it(`sorts like a comparison of each column in turn (random rows ${seed})`, () => {
      const random = seeded(seed);
      const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!;
      const rows = Array.from({length: 120}, () =>
        Object.fromEntries(FIELDS.map(field => [field, pick(VALUES)])),
      );
      const compareText = (a: string, b: string) => (a < b ? -1 : Number(a > b));
      const options = {compareText, sortByColumns: () => sortByColumns};
      const index = new RowIndex(rows, FIELDS, options);
      const few = new FewRows(rows, FIELDS, options);
      for (let round = 0; round < 20; round++) {
        const fields = [...FIELDS].sort(() => random() - 0.5).slice(0, pick([2, 3]));
        const [sort, ...thenBy] = fields.map(field => pick([asc, desc])(field)) as [Sort, ...Sort[]];
        const search = pick(['', '1', '3']);
        const view = runToEnd(index.view({sort, thenBy, search}));
        const expected = [...rows.keys()]
          .filter(row => search === '' || Object.values(rows[row]!).includes(Number(search)))
          .sort((one, other) => {
            for (const {field, direction} of [sort, ...thenBy]) {
              const [a, b] = [rows[one]![field]!, rows[other]![field]!];
              if (a !== b) return a === null ? 1 : b === null ? -1 : (a - b) * (direction === 'asc' ? 1 : -1);
            }
            return one - other;
          });
        expect(view.slice(0, rows.length)).to.deep.equal(expected);
        expect(few.view({sort, thenBy, search}).slice(0, rows.length)).to.deep.equal(expected);
      }
    });
  }
});
