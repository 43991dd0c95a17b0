import type {
  ColumnFilter,
  FieldCondition,
  FilterGroup,
  Filters,
  FilterTree,
  Sort,
  TableRow,
} from '../../../elements/src/core/table/index.js';

/** What of a query decides on the rows. */
interface Query {
  readonly search: string;
  readonly sort: Sort | null;
  readonly thenBy?: readonly Sort[];
  readonly filters?: Filters;
}

/** Folds a text by all rules in order, without a shortcut. */
export function naiveFold(text: string): string {
  const lower = text.normalize('NFC').toLowerCase().replaceAll('ς', 'σ');
  return lower
    .replace(/[\p{P}\p{S}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns the places of the rows that match a query, in its order: the plainest code that does it. */
export function naiveRows(
  rows: readonly TableRow[],
  fields: readonly string[],
  {search, sort, thenBy = [], filters = {}}: Query,
  compareText: (a: string, b: string) => number,
): number[] {
  const needle = naiveFold(search);
  const isFound = (row: TableRow) =>
    needle === '' || fields.some(field => naiveFold(textOf(cellOf(row, field).value)).includes(needle));
  const isKept = (row: TableRow) =>
    Object.entries(filters).every(([field, filter]) => matches(cellOf(row, field), filter));
  const found = rows.flatMap((row, place) => (isFound(row) && isKept(row) ? place : []));
  const sorts = sort === null ? [] : [sort, ...thenBy];
  return found.sort((a, b) => {
    for (const {field, direction} of sorts) {
      const [one, other] = [keyOf(cellOf(rows[a], field)), keyOf(cellOf(rows[b], field))];
      if (one === null || other === null) {
        if (one !== other) return one === null ? 1 : -1;
        continue;
      }
      const difference = compareKeys(one, other, compareText);
      if (difference !== 0) return direction === 'asc' ? difference : -difference;
    }
    return 0;
  });
}

/** Whether a row matches a tree without periods. What filters nothing is left out. */
export function naiveTreeMatches(row: TableRow, tree: FilterTree | FilterGroup): boolean {
  const answers = tree.conditions.flatMap((entry: FieldCondition | FilterGroup): boolean[] => {
    if ('conditions' in entry) return entry.conditions.some(isOn) ? [naiveTreeMatches(row, entry)] : [];
    return isOn(entry) ? [matches(cellOf(row, entry.field), entry.filter as ColumnFilter)] : [];
  });
  return answers.length === 0 || (tree.match === 'all' ? answers.every(Boolean) : answers.some(Boolean));
}

function isOn({filter}: FieldCondition): boolean {
  if (filter.type === 'options') return filter.values.length > 0;
  if (filter.type !== 'text')
    return (
      (filter.type === 'number' || filter.type === 'date') &&
      [filter.from, filter.to].some(end => (end ?? '') !== '')
    );
  return filter.operator.includes('empty') || naiveFold(filter.value ?? '') !== '';
}

interface Cell {
  readonly value: unknown;
  readonly orderValue?: unknown;
}

function cellOf(row: TableRow | null | undefined, field: string): Cell {
  const raw = row !== null && row !== undefined && Object.hasOwn(row, field) ? row[field] : undefined;
  const isCell =
    Object.prototype.toString.call(raw) === '[object Object]' && Object.hasOwn(raw as object, 'value');
  return isCell ? (raw as Cell) : {value: raw};
}

const isScalar = (value: unknown) =>
  ['string', 'number', 'boolean', 'bigint'].includes(typeof value) || value instanceof Date;

function textOf(value: unknown): string {
  if (!isScalar(value)) return '';
  if (!(value instanceof Date)) return String(value);
  if (Number.isNaN(value.getTime())) return '';
  const two = (part: number, length = 2) => String(part).padStart(length, '0');
  const day = `${two(value.getFullYear(), 4)}-${two(value.getMonth() + 1)}-${two(value.getDate())}`;
  const start = new Date(value).setHours(0, 0, 0, 0);
  return start === value.getTime() ? day : `${day} ${two(value.getHours())}:${two(value.getMinutes())}`;
}

type Key = string | number | bigint;

const orderOf = ({value, orderValue = value}: Cell): unknown => orderValue;

function keyOf(cell: Cell): Key | null {
  const value = orderOf(cell);
  if (!isScalar(value) || value === '') return null;
  if (typeof value === 'string' || typeof value === 'bigint') return value;
  return Number.isNaN(Number(value)) ? null : Number(value);
}

function compareKeys(one: Key, other: Key, compareText: (a: string, b: string) => number): number {
  if (typeof one === 'string' && typeof other === 'string') return compareText(one, other);
  if (typeof one === 'string' || typeof other === 'string') return typeof one === 'string' ? 1 : -1;
  return one < other ? -1 : one > other ? 1 : 0;
}

function matches(cell: Cell, filter: ColumnFilter): boolean {
  const text = textOf(isScalar(cell.value) ? cell.value : cell.orderValue);
  switch (filter.type) {
    case 'text': {
      if (filter.operator === 'empty') return text.trim() === '';
      if (filter.operator === 'not-empty') return text.trim() !== '';
      const needle = naiveFold(filter.value ?? '');
      if (needle === '') return true;
      if (filter.operator === 'equals') return naiveFold(text) === needle;
      return filter.operator === 'contains'
        ? naiveFold(text).includes(needle)
        : naiveFold(text).startsWith(needle);
    }
    case 'options':
      return filter.values.length === 0 || filter.values.includes(text);
    case 'number':
      return isInNumbers(orderOf(cell), filter);
    case 'date':
      return isInDays(orderOf(cell), filter);
  }
}

function isInNumbers(
  value: unknown,
  {from, to}: {from?: number | undefined; to?: number | undefined},
): boolean {
  if (from === undefined && to === undefined) return true;
  if (typeof value !== 'number' && typeof value !== 'bigint') return false;
  return !Number.isNaN(value) && (from === undefined || value >= from) && (to === undefined || value <= to);
}

function isInDays(
  value: unknown,
  {from = '', to = ''}: {from?: string | undefined; to?: string | undefined},
): boolean {
  if (from === '' && to === '') return true;
  const text = value instanceof Date || typeof value === 'string' ? textOf(value) : '';
  const day = /^\d{4}-\d\d-\d\d(?!\d)/.exec(text)?.[0];
  return day !== undefined && (from === '' || day >= from) && (to === '' || day <= to);
}
