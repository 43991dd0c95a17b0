import {expect} from '@open-wc/testing';
import {Chance} from '../../../testing/walks/chance.js';
import {compileFilter} from '../filters/filter-rows.js';
import type {Sort} from '../query/query.js';
import type {TableRow} from '../row.js';
import {runToEnd} from '../sliced-work.js';
import {groupRows, type KnownGroup} from './group-rows.js';
import {filtersWithin} from './groups-query.js';

const compareText = new Intl.Collator('en', {numeric: true}).compare;

/** Groups rows, and returns the text, number of rows, and groups or rows of each group. */
function group(rows: readonly TableRow[], fields: readonly string[], sorts: readonly Sort[] = []) {
  const grouped = runToEnd(groupRows({rows, fields, sorts, compareText}));
  const read = (groups: readonly KnownGroup[]): unknown[] =>
    groups.map(({text, count, start, groups: inner}) => [
      text,
      inner === null ? grouped.rows.slice(start, start + count).map(row => row?.['id']) : read(inner),
    ]);
  return read(grouped.groups);
}

const asc = (field: string): Sort => ({field, direction: 'asc'});
const desc = (field: string): Sort => ({field, direction: 'desc'});
const ofKeys = (...keys: readonly unknown[]): TableRow[] => keys.map((key, id) => ({id, key}));

describe('rows by group', () => {
  it('are none without rows', () => {
    expect(group([], ['key'])).to.deep.equal([]);
  });

  it('keep their order, and are in the order of their values', () => {
    expect(group(ofKeys('b', 'a', 'b', 'C', 'a10', 'a9'), ['key'])).to.deep.equal([
      ['a', [1]],
      ['a9', [5]],
      ['a10', [4]],
      ['b', [0, 2]],
      ['C', [3]],
    ]);
  });

  it('are in the order of a sort by their column', () => {
    const rows = ofKeys(2, 10, 2, null);
    expect(group(rows, ['key'], [asc('id'), desc('key')])).to.deep.equal([
      ['10', [1]],
      ['2', [0, 2]],
      [null, [3]],
    ]);
  });

  it('are the same group if their values are equal by text', () => {
    const rows = ofKeys(1, '1', new Date(2026, 4, 12), new Date(2026, 4, 12), '2026-05-12', true, 'true', 1n);
    expect(group(rows, ['key'])).to.deep.equal([
      ['1', [0, 1, 7]],
      ['true', [5, 6]],
      ['2026-05-12', [2, 3, 4]],
    ]);
  });

  it('have the rows that the filter of their group finds', () => {
    const rows = ofKeys('', ' ', '\u00a0\n', 'a', ' a', 0, false, null, NaN);
    const groups = runToEnd(groupRows({rows, fields: ['key'], sorts: [], compareText}));
    for (const {text, start, count} of groups.groups) {
      const [, filter] = Object.entries(filtersWithin({}, [{field: 'key', value: text}]))[0]!;
      const found = rows.filter(compileFilter('key', filter)!);
      expect(groups.rows.slice(start, start + count)).to.deep.equal(found);
    }
    expect(groups.groups.at(-1)).to.include({text: null, count: 5});
  });

  it('have a last group without a value', () => {
    const node = {nodeType: 1};
    const rows = ofKeys(undefined, 'a', null, '', NaN, {}, node, () => 1, new Date(NaN));
    expect(group(rows, ['key'])).to.deep.equal([
      ['a', [1]],
      [null, [0, 2, 3, 4, 5, 6, 7, 8]],
    ]);
    const broken = [
      null,
      5,
      {
        get key(): never {
          throw new Error('no');
        },
      },
    ] as unknown as TableRow[];
    expect(group(broken, ['key'])).to.deep.equal([[null, [undefined, undefined, undefined]]]);
  });

  it('read the value of a cell', () => {
    expect(group(ofKeys({value: 'x', orderValue: 2}, 'x'), ['key'])).to.deep.equal([['x', [0, 1]]]);
  });

  it('can be called like members of every object', () => {
    const rows = ofKeys('constructor', '__proto__', 'constructor');
    expect(group(rows, ['key'])).to.deep.equal([
      ['__proto__', [1]],
      ['constructor', [0, 2]],
    ]);
    expect(group(rows, ['__proto__'])).to.deep.equal([[null, [0, 1, 2]]]);
  });

  it('are those of a naive model', () => {
    const chance = new Chance(4711);
    for (let run = 0; run < 60; run++) {
      const count = chance.pick([1, 7, 40, 300]);
      const values = [null, '', 'a', 'B', 'b', 'é', 1, 2, 10, 2.5, 'z'];
      const rows = Array.from({length: count}, (_, id) => ({
        id,
        one: chance.pick(values),
        two: chance.pick(values),
        three: chance.pick(values),
      }));
      const fields = chance.pick([['one'], ['one', 'two'], ['two', 'three', 'one']]);
      const sorts = chance.pick([[], [desc('one')], [asc('two'), desc('three')]]);
      expect(group(rows, fields, sorts)).to.deep.equal(naive(rows, fields, sorts));
    }
  });
});

/** Groups rows with maps of texts. */
function naive(
  rows: readonly TableRow[],
  [field, ...inner]: readonly string[],
  sorts: readonly Sort[],
): unknown {
  if (field === undefined) return rows.map(({id}) => id);
  const byText = new Map<string | null, TableRow[]>();
  for (const row of rows) {
    const value = row[field];
    const text = value === null || value === '' ? null : String(value);
    byText.set(text, [...(byText.get(text) ?? []), row]);
  }
  const sign = sorts.some(sort => sort.field === field && sort.direction === 'desc') ? -1 : 1;
  /** Numbers and booleans, then texts, each by value. */
  const keyOf = (text: string): [number, number | string] => {
    const first = byText.get(text)![0]![field];
    return typeof first === 'string' ? [1, first] : [0, Number(first)];
  };
  const order = ([a]: readonly [string | null, unknown], [b]: readonly [string | null, unknown]): number => {
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    const [one, other] = [keyOf(a), keyOf(b)];
    if (one[0] !== other[0]) return sign * (one[0] - other[0]);
    return (
      sign * (typeof one[1] === 'string' ? compareText(one[1], String(other[1])) : one[1] - Number(other[1]))
    );
  };
  return [...byText].sort(order).map(([text, ofGroup]) => [text, naive(ofGroup, inner, sorts)]);
}
