import type {ColumnFilter, Filters, TextFilter, TextOperator} from './filter.js';

/** A condition of a filter, ready for the request of a backend. All conditions must hold. */
export interface Condition {
  readonly field: string;
  readonly operator: Exclude<TextOperator, 'not-empty'> | 'from' | 'to' | 'in';
  /** The value as text. For `empty`, `'true'` or `'false'`; for `in`, all values, separated by commas. */
  readonly value: string;
  readonly values: readonly string[];
}

type Part = readonly [operator: Condition['operator'], ...values: string[]];

/**
 * Returns the conditions of all filters. Filters that filter nothing, such as an empty text, are left out, and so are
 * values that are not filters, such as from an app's JSON.
 */
export function conditionsOf(filters: Filters = {}): Condition[] {
  return Object.entries(filters).flatMap(([field, filter]) => filterConditions(field, filter));
}

/** Returns the conditions of one filter. */
export const filterConditions = (field: string, filter: ColumnFilter): Condition[] =>
  partsOf(filter).map(([operator, ...values]) => ({field, operator, value: values.join(), values}));

function partsOf(filter: ColumnFilter): Part[] {
  // The app may set anything; what is not a filter has no conditions.
  switch (filter?.type) {
    case 'text':
      return textParts(filter);
    case 'options': {
      const values = Array.isArray(filter.values) ? filter.values.filter(isText) : [];
      return values.length === 0 ? [] : [['in', ...values]];
    }
    case 'number':
      return rangeParts(filter, Number.isFinite);
    case 'date':
      return rangeParts(filter, end => isText(end) && end !== '');
    default:
      return [];
  }
}

function textParts({operator, value = ''}: TextFilter): Part[] {
  switch (operator) {
    case 'empty':
    case 'not-empty':
      return [['empty', `${operator === 'empty'}`]];
    case 'contains':
    case 'equals':
    case 'starts-with':
      return isText(value) && value !== '' ? [[operator, value]] : [];
    default:
      return [];
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';

function rangeParts(
  {from, to}: {readonly from?: unknown; readonly to?: unknown},
  isEnd: (end: unknown) => boolean,
): Part[] {
  const ends = [['from', from] as const, ['to', to] as const].filter(([, end]) => isEnd(end));
  return ends.map(([operator, end]) => [operator, endText(end)]);
}

/** The most digits of a whole number in databases. */
const MOST_DIGITS = 1e38;

/** Writes whole numbers with all digits: from 2 ** 53, JavaScript rounds the last ones, and from 1e21, it writes an exponent. */
const endText = (end: unknown): string =>
  Number.isInteger(end) && Math.abs(end as number) < MOST_DIGITS ? `${BigInt(end as number)}` : `${end}`;
