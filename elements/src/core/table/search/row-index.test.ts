import {expect} from '@open-wc/testing';
import {newRowFilter} from '../filters/filter-rows.js';
import type {Sort} from '../query/query.js';
import type {TableRow} from '../row.js';
import {FewRows} from './few-rows.js';
import {RowIndex, type RowIndexOptions, type RowQuery} from './row-index.js';
import {runToEnd} from '../sliced-work.js';
import {sortByColumns} from '../sort/multi-sort.js';

const FIELDS = ['name', 'age', 'born'];
/** Takes `a`, `A` and `á` as equal, so that texts tie too. */
const compareText = new Intl.Collator('en', {sensitivity: 'base'}).compare;

function indexOf(rows: readonly unknown[], fields = FIELDS): RowIndex {
  return new RowIndex(rows as TableRow[], fields, {compareText});
}

function view(index: RowIndex, search: string, sort: Sort | null = null): number[] {
  return runToEnd(index.view({search, sort})).slice(0, Infinity);
}

type Others = Pick<RowQuery, 'thenBy' | 'filters'>;

/** What finds the same rows: few at once, and many in slices. */
const NEW_VIEWS = {
  FewRows(rows: readonly unknown[], fields = FIELDS, options: Partial<RowIndexOptions> = {}) {
    const few = new FewRows(rows as TableRow[], fields, {compareText, ...options});
    return (search: string, sort: Sort | null = null, others: Others = {}) =>
      few.view({search, sort, ...others}).slice(0, Infinity);
  },
  RowIndex(rows: readonly unknown[], fields = FIELDS, options: Partial<RowIndexOptions> = {}) {
    const index = new RowIndex(rows as TableRow[], fields, {compareText, ...options});
    return (search: string, sort: Sort | null = null, others: Others = {}) =>
      runToEnd(index.view({search, sort, ...others})).slice(0, Infinity);
  },
};

for (const [name, newView] of Object.entries(NEW_VIEWS))
  describe(name, () => {
    const people = [
      {name: "O'Neil", age: 40, born: new Date(2019, 5, 1)},
      {name: 'arya', age: 11, born: null},
      {name: 'Bran', age: 40, born: new Date(2010, 0, 1)},
      {name: 'Arya', age: null, born: new Date(2012, 0, 1)},
    ];
    const cases: [title: string, search: string, sort: Sort | null, rows: number[]][] = [
      ['keeps row order without search and sort', '', null, [0, 1, 2, 3]],
      ['ignores case', 'ARYA', null, [1, 3]],
      ['ignores special characters', '%oneil', null, [0]],
      ['searches dates', '2019-06-01', null, [0]],
      ['finds every row if the search has only special characters', '%', null, [0, 1, 2, 3]],
      ['finds nothing', 'tyrion', null, []],
      ['sorts ascending with ties in row order', '', {field: 'name', direction: 'asc'}, [1, 3, 2, 0]],
      ['sorts descending with ties in row order', '', {field: 'name', direction: 'desc'}, [0, 2, 1, 3]],
      ['sorts empty values last when descending', '', {field: 'age', direction: 'desc'}, [0, 2, 1, 3]],
      ['sorts the found rows', 'a', {field: 'born', direction: 'asc'}, [2, 3, 1]],
      [
        'keeps row order when sorted by a field no row has',
        '',
        {field: 'height', direction: 'desc'},
        [0, 1, 2, 3],
      ],
    ];
    for (const [title, search, sort, rows] of cases) {
      it(title, () => expect(newView(people)(search, sort)).to.deep.equal(rows));
    }

    it('has an empty view without rows', () => {
      expect(newView([])('a', {field: 'name', direction: 'asc'})).to.deep.equal([]);
    });

    it('sorts by a field that is not searched', () => {
      expect(newView(people, ['name'])('', {field: 'age', direction: 'asc'})).to.deep.equal([1, 0, 2, 3]);
      expect(newView(people, ['name'])('40')).to.deep.equal([]);
    });

    it('finds the same as a new index after the search grows, shrinks, and changes', () => {
      const view = newView(people);
      for (const search of ['a', 'ar', 'arya', 'ar', 'ry', 'b', 'bran', '', 'a']) {
        expect(view(search), search).to.deep.equal(newView(people)(search));
      }
    });

    it('reads each cell once for all searches and once for all sorts', () => {
      let reads = 0;
      const row = Object.defineProperty({}, 'name', {get: () => (reads++, 'Jon'), enumerable: true});
      const view = newView([row], ['name']);
      for (const search of ['j', 'jo', 'x', '']) {
        for (const direction of ['asc', 'desc'] as const) view(search, {field: 'name', direction});
      }
      expect(reads).to.equal(2);
    });

    it('accepts unusual rows and cells without an error', () => {
      const odd = [
        null,
        undefined,
        1,
        'name',
        [],
        {},
        {name: Symbol('a')},
        {name: () => 'a'},
        {name: {a: 'a'}},
      ];
      const cells = [
        {value: 'a'},
        {orderValue: 'a'},
        {value: Symbol('a')},
        {value: null, orderValue: 1},
        {value: {}, orderValue: 'b'},
      ];
      const view = newView([...odd, ...cells.map(name => ({name}))]);
      expect(view('a')).to.deep.equal([9]);
      expect(view('', {field: 'name', direction: 'asc'}).slice(0, 4)).to.deep.equal([12, 9, 13, 0]);
    });

    it('has all rows if no field is searched and there is no search', () => {
      expect(newView(people, [])('')).to.deep.equal([0, 1, 2, 3]);
    });

    const byAge: Sort = {field: 'age', direction: 'desc'};
    const byName: Sort = {field: 'name', direction: 'asc'};

    it('sorts by several columns', () => {
      const view = newView(people, FIELDS, {sortByColumns: () => sortByColumns});
      expect(view('', byAge, {thenBy: [byName]})).to.deep.equal([2, 0, 1, 3]);
      expect(view('', byAge)).to.deep.equal([0, 2, 1, 3]);
    });

    for (const [title, options] of [
      ['without sortByColumns', {}],
      ['until sortByColumns is there', {sortByColumns: () => null}],
    ] as const) {
      it(`sorts only by the first column ${title}`, () => {
        expect(newView(people, FIELDS, options)('', byAge, {thenBy: [byName]})).to.deep.equal([0, 2, 1, 3]);
      });
    }

    const filters = {age: {type: 'number', from: 40}} as const;

    it('filters the found rows', () => {
      const view = newView(people, FIELDS, {filterRows: newRowFilter});
      expect(view('', null, {filters})).to.deep.equal([0, 2]);
      expect(view('bran', null, {filters})).to.deep.equal([2]);
      expect(view('', byName, {filters})).to.deep.equal([2, 0]);
    });

    it('ignores filters without filterRows', () => {
      expect(newView(people)('a', null, {filters})).to.deep.equal([1, 2, 3]);
    });

    it('filters once filterRows is there, and asks for it only for filters', () => {
      let isThere = false;
      let calls = 0;
      const filterRows = () => {
        calls++;
        return isThere ? newRowFilter() : null;
      };
      const view = newView(people, FIELDS, {filterRows});
      view('');
      expect(calls).to.equal(0);
      expect(view('', null, {filters})).to.deep.equal([0, 1, 2, 3]);
      isThere = true;
      expect(view('', null, {filters})).to.deep.equal([0, 2]);
      view('', byName, {filters});
      expect(calls).to.equal(2);
    });

    it('warns about a filter of an unknown field', () => {
      const warnings: string[] = [];
      const unknown = {filters: {height: {type: 'number', from: 40}}} as const;
      const options = {filterRows: newRowFilter, warn: (message: string) => warnings.push(message)};
      expect(newView(people, FIELDS, options)('', null, unknown)).to.deep.equal([0, 1, 2, 3]);
      expect(warnings).to.have.length(1);
      expect(warnings[0]).to.contain('"height"');
    });

    for (const field of ['__proto__', 'constructor', 'toString']) {
      it(`accepts ${field} as a field`, () => {
        expect(newView(people, [field])('object', {field, direction: 'asc'})).to.deep.equal([]);
      });
    }
  });

describe('RowIndex', () => {
  it('skips rows that a shorter search has ruled out', () => {
    const rows = Array.from({length: 5000}, (_, row) => ({name: row < 10 ? 'needle' : 'x'.repeat(50)}));
    const index = indexOf(rows);
    view(index, 'need');
    expect([...index.view({search: 'needle', sort: null})]).to.have.lengthOf(1);
  });

  it('reads no row before the first slice', () => {
    const row = Object.defineProperty({}, 'name', {get: () => expect.fail('was read')});
    const index = indexOf([row]);
    index.view({search: 'a', sort: null});
    expect(view(index, '')).to.deep.equal([0]);
  });
});

describe('RowIndex while it reads the text', () => {
  /** An index that has begun to build, and how many cells it has read since. */
  function building(names: readonly string[]) {
    const count = {reads: 0};
    const rows = names.map(name => Object.defineProperty({}, 'name', {get: () => (count.reads++, name)}));
    const index = indexOf(rows, ['name']);
    return {index, count, build: index.build()};
  }
  const readsOf = ({index, count}: ReturnType<typeof building>, ...searches: string[]) =>
    searches.map(search => {
      view(index, search);
      return count.reads;
    });

  it('scans the rows for a search, and those that it has found for a longer one', () => {
    const built = building(['x', 'a', 'ab']);
    expect(view(built.index, 'a')).to.deep.equal([1, 2]);
    expect(view(built.index, 'ab')).to.deep.equal([2]);
    expect(built.count.reads).to.equal(5);
  });

  it('reads the text of all rows for another search', () => {
    expect(readsOf(building(['x', 'a', 'ab']), 'a', 'b', 'x')).to.deep.equal([3, 6, 6]);
  });

  it('reads the text of all rows for a search that does not start in ASCII', () => {
    expect(readsOf(building(['x', 'a', 'ab']), 'éa', 'x')).to.deep.equal([3, 3]);
  });

  it('no longer scans once it has read the text', () => {
    const built = building(['x', 'a', 'ab']);
    expect(readsOf(built, 'a')).to.deep.equal([3]);
    runToEnd(built.build);
    expect(readsOf(built, 'ab', 'x', 'x1')).to.deep.equal([6, 6, 6]);
  });

  it('scans many rows in slices', () => {
    const {index} = building(Array.from({length: 3000}, (_, row) => `a${row}`));
    const work = index.view({search: 'a', sort: null});
    let slices = 1;
    let step = work.next();
    for (; !step.done; step = work.next()) slices++;
    expect(slices).to.equal(3);
    expect(step.value.slice(0, Infinity)).to.deep.equal(Array.from({length: 3000}, (_, row) => row));
  });
});

describe('an abandoned view', () => {
  const rows = Array.from({length: 5000}, (_, row) => ({
    name: `name ${(row * 7919) % 5000} ${'x'.repeat(40)}`,
  }));
  const query = {search: 'name 12', sort: {field: 'name', direction: 'desc'}} as const;
  const expected = () => view(indexOf(rows), query.search, query.sort);

  it('has slices to abandon', () => {
    const work = indexOf(rows).view(query);
    let slices = 1;
    while (!work.next().done) slices++;
    expect(slices).to.be.above(40);
  });

  for (const slices of [0, 1, 2, 5, 20, 30, 40]) {
    it(`leaves the index usable after ${slices} slices`, () => {
      const index = indexOf(rows);
      const abandoned = index.view(query);
      for (let slice = 0; slice < slices; slice++) abandoned.next();
      expect(view(index, query.search, query.sort)).to.deep.equal(expected());
    });
  }

  it('leaves its progress to the next view', () => {
    let reads = 0;
    const counted = rows.map(({name}) => Object.defineProperty({}, 'name', {get: () => (reads++, name)}));
    const index = indexOf(counted, ['name']);
    const abandoned = index.view(query);
    for (let slice = 0; slice < 5; slice++) abandoned.next();
    view(index, 'name 12');
    expect(reads).to.equal(rows.length);
  });

  it('returns the correct rows when it finishes after another view', () => {
    const index = indexOf(rows);
    const abandoned = index.view(query);
    for (let slice = 0; slice < 5; slice++) abandoned.next();
    view(index, 'name 1', {field: 'name', direction: 'asc'});
    expect(runToEnd(abandoned).slice(0, Infinity)).to.deep.equal(expected());
  });
});
