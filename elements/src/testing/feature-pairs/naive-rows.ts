import type {ColumnFilter, Sort, TableQuery} from '../../core/table/index.js';

/** A row of the tables of the pairs. */
export type PairRow = Readonly<Record<Field, string | number | null>> & {readonly id: number};

export type Field = (typeof FIELDS)[number];

export const FIELDS = ['name', 'city', 'age', 'note'] as const;
export const CITIES = ['Porto', 'Faro', 'Bursa'];

/** Some names are empty, and some occur twice. */
const NAMES = ['Ada', 'Bea', '', 'Cem', 'Dov', 'Ada', 'Eve 10', 'Eve 9'];

/** Returns rows with the ids from `start`. */
export const pairRows = (count: number, start: number): PairRow[] =>
  Array.from({length: count}, (_, index) => {
    const id = start + index;
    return {
      id,
      name: NAMES[id % NAMES.length]!,
      city: CITIES[id % CITIES.length]!,
      age: id % 5 === 0 ? null : (id * 7) % 10,
      note: `n${id % 4}`,
    };
  });

/** What the rows of a query are searched, filtered, and sorted by. */
export interface Matching extends Pick<TableQuery, 'sort' | 'thenBy' | 'search' | 'filters'> {
  /** The fields that are searched. */
  readonly fields: readonly string[];
}

/** The simplest search, filter, and sort. */
export function naiveMatching(
  rows: readonly PairRow[],
  {search, fields, filters = {}, sort, thenBy = []}: Matching,
): readonly PairRow[] {
  const found = rows
    .filter(row => search === '' || fields.some(field => textOf(row, field).includes(search.toLowerCase())))
    .filter(row => Object.entries(filters).every(([field, filter]) => isMatch(row, field, filter)));
  return sort === null ? found : found.toSorted((a, b) => compareRows(a, b, [sort, ...thenBy]));
}

const valueOf = (row: PairRow, field: string) => row[field as Field] ?? '';
const textOf = (row: PairRow, field: string) => String(valueOf(row, field)).toLowerCase();

function isMatch(row: PairRow, field: string, filter: ColumnFilter): boolean {
  if (filter.type === 'options')
    return filter.values.length === 0 || filter.values.includes(String(valueOf(row, field)));
  if (filter.type === 'text')
    return filter.operator === 'empty'
      ? textOf(row, field) === ''
      : textOf(row, field).includes((filter.value ?? '').toLowerCase());
  const value = valueOf(row, field);
  return (
    filter.type === 'number' && (filter.from === undefined || (value !== '' && Number(value) >= filter.from))
  );
}

const {compare} = new Intl.Collator('en', {numeric: true});

/** Empty values come last in both directions. */
function compareRows(a: PairRow, b: PairRow, sorts: readonly Sort[]): number {
  for (const {field, direction} of sorts) {
    const [one, other] = [valueOf(a, field), valueOf(b, field)];
    const order = compare(String(one), String(other)) * (direction === 'asc' ? 1 : -1);
    const result = one === '' || other === '' ? Number(one === '') - Number(other === '') : order;
    if (result !== 0) return result;
  }
  return 0;
}
