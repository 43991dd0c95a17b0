import {expect} from '@open-wc/testing';
import {seeded} from '../../../testing/random-steps.js';
import {initialQuery} from '../query/query.js';
import {runToEnd} from '../sliced-work.js';
import type {OptionsFilter} from '../filters/filter.js';
import {parseSelection} from './parse-selection.js';
import {filterOf, type RowFilter, type RowKey, type TableSelection} from './selected-rows.js';
import {Selection} from './selection.js';

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

describe('a selection of groups', () => {
  const inItaly = groupOf({country: 'Italy'});
  const inRome = groupOf({country: 'Italy', city: 'Rome'});
  const inSpain = groupOf({country: 'Spain'});
  const counts = new Map<RowFilter, number>([
    [all, 100],
    [inItaly, 30],
    [inRome, 10],
    [inSpain, 20],
  ]);
  const matches = (query: RowFilter) => counts.get(query) ?? null;
  const toggle = (selection: Selection, group: RowFilter, isSelected: boolean, keys: RowKey[] = []) =>
    selection.withGroup({filter: all, group, keys}, isSelected);
  const stateOf = (selection: Selection, group: RowFilter, keys: RowKey[] = []) => {
    const {isAll, isSome} = selection.ofGroup({filter: all, group, keys}, matches);
    return isAll ? 'all' : isSome ? 'some' : 'none';
  };
  const italy = toggle(none, inItaly, true);

  it('is the query of one group', () => {
    expect(italy.value).to.deep.equal({mode: 'all', query: inItaly, except: []});
    expect([all, inItaly, inRome, inSpain].map(group => italy.covers(all, group))).to.deep.equal([
      null,
      true,
      true,
      false,
    ]);
    expect(italy.count(matches)).to.equal(30);
  });

  it('has other groups in the order in which they were selected or deselected', () => {
    const selection = toggle(toggle(italy, inSpain, true), inRome, false);
    const groups = [
      {query: inSpain, selected: true},
      {query: inRome, selected: false},
    ];
    expect(selection.value).to.deep.equal({mode: 'all', query: inItaly, groups, except: []});
    expect(selection.count(matches)).to.equal(40);
    expect([inItaly, inRome, inSpain].map(group => stateOf(selection, group))).to.deep.equal([
      'some',
      'none',
      'all',
    ]);
    expect(toggle(selection, inRome, true).value).to.deep.equal(toggle(italy, inSpain, true).value);
    expect(toggle(selection, inItaly, false).value).to.deep.equal(toggle(none, inSpain, true).value);
  });

  it('deselects a group of all matches', () => {
    const selection = toggle(Selection.all(all), inItaly, false);
    expect(selection.count(matches)).to.equal(70);
    expect([inItaly, inSpain].map(group => stateOf(selection, group))).to.deep.equal(['none', 'all']);
  });

  it('drops the single rows of a group, and counts those of others', () => {
    const selection = toggle(
      none.with([1, 2, 3], true, all, inRome).with([7], true, all),
      inItaly,
      true,
      [1, 2, 3],
    ).with([4], false, all, inRome);
    expect(selection.value).to.deep.equal({mode: 'all', query: inItaly, except: [4], keys: [7]});
    expect(selection.count(matches)).to.equal(30);
    expect([inItaly, inRome, inSpain].map(group => stateOf(selection, group, [4]))).to.deep.equal([
      'some',
      'some',
      'none',
    ]);
    expect(toggle(selection, inItaly, false, [4]).value).to.deep.equal({mode: 'keys', keys: [7]});
  });

  it('is all of a group whose rows are selected one by one, or by its groups', () => {
    const rows = Array.from({length: 10}, (_, key) => key);
    expect(stateOf(none.with(rows, true, all, inRome), inRome, rows)).to.equal('all');
    expect(stateOf(toggle(italy, inRome, false), inItaly)).to.equal('some');
    expect(stateOf(toggle(toggle(none, inRome, true), inSpain, true), inItaly)).to.equal('some');
  });

  it('is unknown for a group of which only a server knows whether it matches', () => {
    const ofJon = Selection.all(jon);
    expect(stateOf(ofJon, inItaly)).to.equal('some');
    const selection = toggle(ofJon, inItaly, true);
    expect(stateOf(selection, inItaly)).to.equal('all');
    expect(selection.count(query => matches(query) ?? 5)).to.equal(null);
  });

  it('replaces the filter of its field', () => {
    const filter: RowFilter = {
      search: '',
      filters: {country: {type: 'text', operator: 'contains', value: 'i'}},
    };
    expect(Selection.all(filter).covers(filter, inItaly)).to.equal(true);
    expect(Selection.all(filter).covers(all, inItaly)).to.equal(null);
  });

  it('may have rows of two lists of options, unless they are groups', () => {
    const tagged = (tag: string): RowFilter => ({
      search: '',
      filters: {tags: {type: 'options', values: [tag]}},
    });
    expect(Selection.all(tagged('a')).covers(tagged('b'))).to.equal(null);
    expect(Selection.all(tagged('a')).covers(all, tagged('b'))).to.equal(false);
  });
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

/** Returns the query of a group. */
function groupOf(values: Readonly<Record<string, string>>, search = ''): RowFilter {
  const filters = Object.entries(values).map(
    ([field, value]) => [field, {type: 'options', values: [value]}] as const,
  );
  return {search, filters: Object.fromEntries(filters)};
}

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
  const keys = Array.from({length: ROWS}, (_, index) => index + 1);
  const valueOf = (key: number, field: string) => `${field}${key % (field === 'country' ? 4 : 3)}`;
  const matches = (key: number, {search, filters}: RowFilter) =>
    (search === '' || key % Number(search) === 0) &&
    Object.entries(filters ?? {}).every(([field, filter]) =>
      (filter as OptionsFilter).values.includes(valueOf(key, field)),
    );
  const matching = (query: RowFilter) => keys.filter(key => matches(key, query));
  /** What a server does with a selection. */
  const isSelectedBy = (value: TableSelection, key: number): boolean => {
    if (value.keys?.includes(key)) return true;
    if (value.mode === 'keys' || value.except.includes(key)) return false;
    const last = (value.groups ?? []).findLast(({query}) => matches(key, query));
    return last?.selected ?? matches(key, value.query);
  };

  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
    it(`selects the same rows as a simple model (random steps ${seed})`, () => {
      const random = seeded(seed);
      const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!;
      const model = new NaiveSelection(ROWS);
      let selection = none;
      let filter = all;
      let fields: readonly string[] = [];
      const isSearched = seed % 2 === 0;
      /** Whether no row was selected of which it is unknown whether it was selected before. */
      let isExact = true;
      const groupAround = (key: number, depth = fields.length) => {
        const path = fields.slice(0, depth).map(field => [field, valueOf(key, field)] as const);
        return path.length === 0 ? filter : groupOf(Object.fromEntries(path), filter.search);
      };
      for (let step = 0; step < 200; step++) {
        const shown = matching(filter);
        const kind = random();
        if (kind < 0.2) filter = {search: isSearched ? pick(['', '2', '3', '7']) : ''};
        else if (kind < 0.25) fields = pick([[], ['country'], ['country', 'city']]);
        else if (kind < 0.3) {
          selection = Selection.all(filter);
          model.setAll(key => matches(key, filter));
          isExact = true;
        } else if (kind < 0.35) {
          selection = none;
          model.setAll(() => false);
          isExact = true;
        } else if (kind < 0.6 && fields.length > 0) {
          const group = groupAround(pick(shown), 1 + Math.floor(random() * fields.length));
          const isSelected = random() < 0.6;
          selection = selection.withGroup({filter, group, keys: matching(group)}, isSelected);
          model.set(matching(group), isSelected);
        } else if (fields.length > 0) {
          const row = pick(shown);
          const isSelected = random() < 0.6;
          isExact &&= selection.has(row, filter, groupAround(row)) !== null;
          selection = selection.with([row], isSelected, filter, groupAround(row));
          model.set([row], isSelected);
        } else {
          isExact = false;
          const start = Math.floor(random() * shown.length);
          const rows = shown.slice(start, start + Math.ceil(random() * 5));
          const isSelected = random() < 0.6;
          selection = selection.with(rows, isSelected, filter);
          model.set(rows, isSelected);
        }
        const visible = matching(filter);
        expect(keys.filter(key => isSelectedBy(selection.value, key))).to.deep.equal(
          keys.filter(key => model.get(key)),
        );
        const count = selection.count(query => matching(query).length);
        if (isExact && count !== null) expect(count).to.equal(model.count);
        const read = runToEnd(Selection.read(selection.value))!;
        expect(read.value).to.deep.equal(selection.value);
        for (const key of visible) {
          const known = selection.has(key, filter, groupAround(key));
          expect(read.has(key, filter, groupAround(key))).to.equal(known);
          if (known !== null) expect(known, `row ${key} after ${step} steps`).to.equal(model.get(key));
          else expect(selection.covers(filter)).to.equal(null);
          if (!isExact) continue;
          for (const [level] of fields.entries()) {
            const group = groupAround(key, level + 1);
            const rows = matching(group);
            const on = rows.filter(row => model.get(row)).length;
            const state = selection.ofGroup({filter, group, keys: rows}, query => matching(query).length);
            // How groups of several searches overlap is unknown.
            if (!isSearched || state.isAll) expect(state.isAll).to.equal(on === rows.length);
            if (!isSearched || !state.isSome) expect(state.isSome).to.equal(on > 0);
          }
        }
        if (selection.value.mode === 'keys') expect(selection.count(null)).to.equal(model.count);
        const parsed = new Selection(
          parseSelection(JSON.parse(JSON.stringify(selection.value)), {
            maxGroups: 99,
            groups: ['country', 'city'],
          })!,
        );
        const states = (one: Selection): (boolean | null)[] =>
          visible.map((key: RowKey) => one.has(key, filter));
        expect(states(parsed)).to.deep.equal(states(selection));
      }
    });
  }
});
