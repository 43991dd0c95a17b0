import {pick} from './random-steps.js';
import {initialQuery, mergeQuery} from '../core/table/index.js';
import type {ColumnFilter, Filters, Sort, TableQuery, TextOperator} from '../core/table/index.js';

type Random = () => number;

const OPERATORS: readonly TextOperator[] = ['contains', 'equals', 'starts-with', 'empty', 'not-empty'];
const NUMBERS = [0, 1, -1, 10, 9.5, -0.25, 1e21, 1e-7, Number.MAX_SAFE_INTEGER, -Number.MAX_VALUE];
const DATES = ['2026-01-01', '2024-02-29', '0001-01-01', '9999-12-31'];
const TEXTS = [
  '',
  'ada',
  'Ödön',
  '=1+1',
  'a.b',
  '_',
  '.',
  'a&b=c#d%',
  '日本 🙂',
  'line\r\nbreak',
  ' x ',
  '+',
  'in',
];

/** Fields with characters that have a meaning in the addresses of some backend. */
export const ODD_FIELDS = [
  ...['name', 'a.b', 'a[b]', '-x', '$limit', 'page', '.asc', 'filter.x', '', '__proto__', 'naïve field'],
  ...['constructor', 'a,b', 'x.desc', '_', 'ü&=?#%'],
];

function randomFilter(random: Random): ColumnFilter {
  const ends = <End>(all: readonly End[]) => ({
    ...(random() < 0.7 && {from: pick(random, all)}),
    ...(random() < 0.7 && {to: pick(random, all)}),
  });
  switch (pick(random, ['text', 'number', 'date', 'options'] as const)) {
    case 'text': {
      const operator = pick(random, OPERATORS);
      return {type: 'text', operator, ...(random() < 0.9 && {value: pick(random, TEXTS)})};
    }
    case 'number':
      return {type: 'number', ...ends(NUMBERS)};
    case 'date':
      return {type: 'date', ...ends(DATES)};
    case 'options':
      return {
        type: 'options',
        values: Array.from({length: Math.floor(random() * 4)}, () => pick(random, TEXTS)),
      };
  }
}

function randomFilters(random: Random, fields: readonly string[]): Filters {
  const count = 1 + Math.floor(random() * 3);
  return Object.fromEntries(
    Array.from({length: count}, () => [pick(random, fields), randomFilter(random)] as const),
  );
}

/** Fields by which rows are grouped have a name. */
const someFields = (random: Random, fields: readonly string[]): string[] => {
  const named = fields.filter(field => field !== '');
  return Array.from({length: 1 + Math.floor(random() * 2)}, () => pick(random, named));
};

/** Returns any valid query. */
export function randomQuery(random: Random, fields: readonly string[] = ODD_FIELDS): TableQuery {
  const sort = (): Sort => ({field: pick(random, fields), direction: pick(random, ['asc', 'desc'])});
  return mergeQuery(initialQuery(), {
    page: pick(random, [1, 1, 2, 7, 100_000]),
    pageSize: pick(random, [10, 10, 5, 6, 1000]),
    sort: random() < 0.5 ? null : sort(),
    search: pick(random, TEXTS),
    ...(random() < 0.3 && {thenBy: Array.from({length: 1 + Math.floor(random() * 2)}, sort)}),
    ...(random() < 0.6 && {filters: randomFilters(random, fields)}),
    ...(random() < 0.2 && {group: someFields(random, fields)}),
  });
}
