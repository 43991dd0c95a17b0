import {expect} from '@open-wc/testing';
import {fold, scalarText} from './fold.js';
import type {Sort} from '../query/query.js';
import {isScalar, readCell, sortValue} from '../row.js';
import type {TableRow} from '../row.js';
import {FewRows} from './few-rows.js';
import {RowIndex} from './row-index.js';
import {runToEnd} from '../sliced-work.js';

const FIELDS = ['name', 'age', 'born'];
/** Takes `a`, `A` and `á` as equal, so that texts tie too. */
const compareText = new Intl.Collator('en', {sensitivity: 'base'}).compare;
const day = (date: number) => new Date(2019, 5, date, date % 3);

const VALUES: readonly unknown[] = [
  ...[
    'Ann',
    'ann',
    'Anna',
    "O'Neil",
    'oneil',
    'Ödön',
    'odon',
    '10',
    '9',
    '2019-06-01',
    ' ',
    '%',
    '',
    'a\nb',
    'Ж',
    ' a - b ',
    'a\tb',
  ],
  ...[
    0,
    -0,
    1,
    10,
    9.5,
    -1,
    2019,
    Infinity,
    -Infinity,
    NaN,
    2 ** 64,
    2n ** 64n,
    2n ** 64n + 1n,
    9n,
    true,
    false,
  ],
  ...[day(1), day(2), day(3), new Date(NaN), null, undefined, Symbol('ann'), () => 'ann', {ann: 1}, ['ann']],
  ...[
    {value: 'Ann', orderValue: 5},
    {value: {}, orderValue: 'Ann'},
    {value: 'ann', orderValue: {}},
  ],
  ...[{orderValue: 1}, {value: 7, orderValue: null}, {value: day(4), className: 'x'}, 'long '.repeat(500)],
];
const SEARCHES = [
  '',
  'a',
  'an',
  'ann',
  'ANN',
  'o',
  'on',
  "o'n",
  '1',
  '10',
  '2019',
  '2019-06-01',
  '%',
  'a b',
  'zzz',
];

/** Repeatable random whole numbers below `limit`. */
function randomNumbers(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

function randomRows(random: (limit: number) => number): TableRow[] {
  const value = () => VALUES[random(VALUES.length)];
  return Array.from({length: random(300)}, () => {
    if (random(20) === 0) return null as unknown as TableRow;
    return Object.fromEntries(FIELDS.filter(() => random(10) > 0).map(field => [field, value()]));
  });
}

/** The plain way to the same rows. */
function plainView(rows: readonly TableRow[], search: string, sort: Sort | null): number[] {
  const needle = fold(search);
  const found = [...rows.keys()].filter(
    row => needle === '' || FIELDS.some(field => hasText(rows[row], field, needle)),
  );
  if (sort === null) return found;
  const key = (row: number) => sortKey(sortValue(readCell(rows[row], sort.field)));
  return found.sort((a, b) => compareKeys(key(a), key(b), sort.direction === 'asc' ? 1 : -1));
}

function hasText(row: TableRow | undefined, field: string, needle: string): boolean {
  const {value} = readCell(row, field);
  return isScalar(value) && fold(scalarText(value)).includes(needle);
}

function sortKey(value: unknown): string | number | bigint | null {
  if (!isScalar(value) || value === '') return null;
  if (typeof value === 'string' || typeof value === 'bigint') return value;
  return Number.isNaN(Number(value)) ? null : Number(value);
}

type Key = ReturnType<typeof sortKey>;

function compareKeys(a: Key, b: Key, sign: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a === 'string' && typeof b === 'string') return sign * compareText(a, b);
  if (typeof a === 'string' || typeof b === 'string') return typeof a === 'string' ? sign : -sign;
  return sign * (a < b ? -1 : a > b ? 1 : 0);
}

describe('a random table', () => {
  for (let seed = 1; seed <= 30; seed++) {
    it(`has the same rows as filter and sort, seed ${seed}`, () => {
      const random = randomNumbers(seed);
      const rows = randomRows(random);
      const index = new RowIndex(rows, FIELDS, {compareText});
      const few = new FewRows(rows, FIELDS, {compareText});
      for (let query = 0; query < 40; query++) {
        const search = SEARCHES[random(SEARCHES.length)]!;
        const direction = random(2) === 0 ? 'asc' : 'desc';
        const sort: Sort | null = random(4) === 0 ? null : {field: FIELDS[random(FIELDS.length)]!, direction};
        const work = index.view({search, sort});
        if (random(4) === 0) {
          for (let slices = random(4); slices > 0; slices--) work.next();
          continue;
        }
        const message = `search '${search}', sort ${sort === null ? 'none' : `${sort.field} ${direction}`}`;
        const expected = plainView(rows, search, sort);
        expect(runToEnd(work).slice(0, rows.length), message).to.deep.equal(expected);
        expect(few.view({search, sort}).slice(0, rows.length), message).to.deep.equal(expected);
      }
    });
  }
});
