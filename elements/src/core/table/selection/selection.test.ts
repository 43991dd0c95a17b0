import {expect} from '@open-wc/testing';
import {seeded} from '../../../testing/random-steps.js';
import {initialQuery} from '../query/query.js';
import {runToEnd} from '../sliced-work.js';
import {filterOf, parseSelection, Selection, type RowFilter, type RowKey} from './selection.js';

const all: RowFilter = {search: ''};
const jon: RowFilter = {search: 'jon'};
const none = new Selection({mode: 'keys', keys: []});

describe('filterOf', () => {
  it('is the query without its page and order', () => {
    const query = {...initialQuery(), search: 'jon', sort: {field: 'a', direction: 'asc'}} as const;
    expect(filterOf(query)).to.deep.equal(jon);
  });
});

describe('Selection', () => {
  it('selects rows by key', () => {
    const selection = none.with([1, 2, 3], true, all).with([2], false, jon);
    expect(selection.value).to.deep.equal({mode: 'keys', keys: [1, 3]});
    expect(selection.count(null)).to.equal(2);
    expect([1, 2].map(key => selection.has(key, jon))).to.deep.equal([true, false]);
  });

  it('does not confuse a number with its text', () => {
    expect(none.with([1], true, all).has('1', all)).to.equal(false);
  });

  it('selects all matches but single exceptions', () => {
    const selection = Selection.all(jon).with([1, 2], false, jon).with([2], true, jon);
    expect(selection.value).to.deep.equal({mode: 'all', query: jon, except: [1]});
    expect(selection.count(50)).to.equal(49);
    expect([1, 2].map(key => selection.has(key, jon))).to.deep.equal([false, true]);
  });

  it('knows where it differs from another one on a page', () => {
    const page = [1, null, 2, 3];
    const cases: [one: Selection, other: Selection, places: number[]][] = [
      [none, none, []],
      [none.with([2], true, all), none, [2]],
      [none.with([2, 9], true, all), none.with([1, 2], true, all), [0]],
      [Selection.all(jon), none, [0, 2, 3]],
      [Selection.all(jon).with([3], false, jon), Selection.all(jon), [3]],
      [Selection.all(all), none.with([1, 2, 3], true, all), []],
    ];
    for (const [one, other, places] of cases)
      expect(one.changedPlaces(other, page, jon)).to.deep.equal(places);
  });

  it('knows what is selected of a page', () => {
    const pages: [page: (RowKey | null)[], selection: Selection, expected: [boolean, boolean, boolean]][] = [
      [[], none, [true, false, false]],
      [[null], Selection.all(jon), [true, false, false]],
      [[1, 2], none, [false, false, false]],
      [[1, null, 2], none.with([2], true, jon), [false, false, true]],
      [[1, null, 2], none.with([1, 2], true, jon), [false, true, true]],
      [[1], Selection.all({search: 'arya'}), [false, false, true]],
    ];
    for (const [page, selection, [isEmpty, isAll, isSome]] of pages)
      expect(selection.among(page, jon)).to.deep.equal({isEmpty, isAll, isSome});
  });

  it('counts single rows besides all matches of another query', () => {
    const selection = Selection.all(jon).with([1, 3], true, all).with([2], false, all);
    expect(selection.count(50)).to.equal(51);
  });

  it('has no count of matches whose number is unknown', () => {
    expect(Selection.all(jon).count(null)).to.equal(null);
  });

  it('covers the matches of every search if everything is selected', () => {
    const selection = Selection.all(all).with([1], false, jon);
    expect([1, 2].map(key => selection.has(key, {search: 'arya'}))).to.deep.equal([false, true]);
  });

  it('does not know other rows if the matches of a search are selected', () => {
    expect(Selection.all(jon).has(1, all)).to.equal(null);
  });

  it('keeps what is decided about other rows', () => {
    const selection = Selection.all(jon).with([1], true, all).with([2], false, all);
    expect(selection.value).to.deep.equal({mode: 'all', query: jon, except: [2], keys: [1]});
    expect([1, 2, 3].map(key => selection.has(key, all))).to.deep.equal([true, false, null]);
  });

  it('selects one row', () => {
    expect(Selection.one('a').value).to.deep.equal({mode: 'keys', keys: ['a']});
    expect(Selection.one(null).value).to.deep.equal({mode: 'keys', keys: []});
  });
});

describe('parseSelection', () => {
  const cases: [title: string, given: unknown, parsed: unknown][] = [
    ['null', null, {mode: 'keys', keys: []}],
    ['a list of keys', [1, 'a', 1], {mode: 'keys', keys: [1, 'a']}],
    ['keys', {mode: 'keys', keys: [1]}, {mode: 'keys', keys: [1]}],
    ['all rows', {mode: 'all'}, {mode: 'all', query: all, except: []}],
    ['all but some', {mode: 'all', query: jon, except: [1]}, {mode: 'all', query: jon, except: [1]}],
    [
      'all rows of a whole query',
      {mode: 'all', query: {...initialQuery(), search: 'jon'}, except: [], keys: [2]},
      {mode: 'all', query: jon, except: [], keys: [2]},
    ],
  ];
  for (const [title, given, parsed] of cases) {
    it(`reads ${title}`, () => expect(parseSelection(given)).to.deep.equal(parsed));
  }

  for (const bad of [
    5,
    'x',
    {},
    {mode: 'keys'},
    {mode: 'keys', keys: [{}]},
    [NaN],
    [''],
    {mode: 'all', except: 1},
    {mode: 'all', query: 'x'},
  ]) {
    it(`refuses ${JSON.stringify(bad)}`, () => expect(parseSelection(bad)).to.equal(null));
  }
});

describe('Selection.read', () => {
  const many = Array.from({length: 40_000}, (_, index) => index % 30_000);

  for (const [title, given] of [
    ['keys', many],
    ['exceptions', {mode: 'all', except: many}],
  ] as const) {
    it(`reads many ${title} in slices`, () => {
      expect([...Selection.read(given)]).to.have.length.greaterThan(3);
      const selection = runToEnd(Selection.read(given))!;
      expect(selection.count(30_000)).to.equal(title === 'keys' ? 30_000 : 0);
      expect(selection.has(29_999, all)).to.equal(title === 'keys');
    });

    it(`refuses one bad key at the end of many ${title}`, () => {
      const bad = Array.isArray(given) ? [...many, null] : {...given, except: [...many, null]};
      expect(parseSelection(bad)).to.equal(null);
    });
  }
});

/** The simplest selection: what each row is, for a search that rows match if their key is divisible by it. */
class NaiveSelection {
  readonly #rows = new Map<number, boolean | null>();

  constructor(count: number) {
    for (let key = 1; key <= count; key++) this.#rows.set(key, false);
  }

  set(keys: readonly number[], isSelected: boolean): void {
    for (const key of keys) this.#rows.set(key, isSelected);
  }

  /** All matches, and nothing else. */
  setAll(isMatch: (key: number) => boolean): void {
    for (const key of this.#rows.keys()) this.#rows.set(key, isMatch(key));
  }

  get(key: number): boolean {
    return this.#rows.get(key)!;
  }

  get count(): number {
    return [...this.#rows.values()].filter(Boolean).length;
  }
}

describe('a selection', () => {
  const ROWS = 60;
  const matches = (key: number, {search}: RowFilter) => search === '' || key % Number(search) === 0;

  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
    it(`selects the same rows as a simple model (random steps ${seed})`, () => {
      const random = seeded(seed);
      const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!;
      const model = new NaiveSelection(ROWS);
      let selection = none;
      let filter = all;
      for (let step = 0; step < 200; step++) {
        const shown = Array.from({length: ROWS}, (_, index) => index + 1).filter(key => matches(key, filter));
        const kind = random();
        if (kind < 0.25) filter = {search: pick(['', '2', '3', '7'])};
        else if (kind < 0.35) {
          selection = Selection.all(filter);
          model.setAll(key => matches(key, filter));
        } else if (kind < 0.4) {
          selection = none;
          model.setAll(() => false);
        } else {
          const start = Math.floor(random() * shown.length);
          const rows = shown.slice(start, start + Math.ceil(random() * 5));
          const isSelected = random() < 0.6;
          selection = selection.with(rows, isSelected, filter);
          model.set(rows, isSelected);
        }
        const visible = Array.from({length: ROWS}, (_, index) => index + 1).filter(key =>
          matches(key, filter),
        );
        const read = runToEnd(Selection.read(selection.value))!;
        expect(read.value).to.deep.equal(selection.value);
        for (const key of visible) {
          const known = selection.has(key, filter);
          expect(read.has(key, filter)).to.equal(known);
          if (known !== null) expect(known, `row ${key} after ${step} steps`).to.equal(model.get(key));
          else expect(selection.covers(filter)).to.equal(false);
        }
        if (selection.value.mode === 'keys') expect(selection.count(null)).to.equal(model.count);
        const parsed = new Selection(parseSelection(JSON.parse(JSON.stringify(selection.value)))!);
        const states = (one: Selection): (boolean | null)[] =>
          visible.map((key: RowKey) => one.has(key, filter));
        expect(states(parsed)).to.deep.equal(states(selection));
      }
    });
  }
});
