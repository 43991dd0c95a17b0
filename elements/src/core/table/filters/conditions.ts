import type {ColumnFilter, Filters, TextOperator} from './filter.js';

/** A condition of a filter, ready for the request of a backend. All conditions must hold. */
export interface Condition {
  readonly field: string;
  readonly operator: Exclude<TextOperator, 'not-empty'> | 'from' | 'to' | 'in';
  /** The value as text. For `empty`, `'true'` or `'false'`; for `in`, all values, separated by commas. */
  readonly value: string;
  readonly values: readonly string[];
}

type Part = readonly [operator: Condition['operator'], ...values: string[]];

/** Returns the conditions of all filters. Filters that filter nothing, such as an empty text, are left out. */
export function conditionsOf(filters: Filters = {}): Condition[] {
  return Object.entries(filters).flatMap(([field, filter]) =>
    partsOf(filter).map(([operator, ...values]) => ({field, operator, value: values.join(), values})),
  );
}

function partsOf(filter: ColumnFilter): Part[] {
  // The app may set anything; what is not a filter has no conditions.
  switch (filter?.type) {
    case 'text': {
      const {operator, value = ''} = filter;
      if (operator === 'empty' || operator === 'not-empty') return [['empty', `${operator === 'empty'}`]];
      return value === '' ? [] : [[operator, value]];
    }
    case 'options':
      return filter.values.length === 0 ? [] : [['in', ...filter.values]];
    case 'number':
    case 'date':
      return [...endOf('from', filter.from), ...endOf('to', filter.to)];
    default:
      return [];
  }
}

const endOf = (operator: 'from' | 'to', end: string | number | undefined): Part[] =>
  end === undefined || end === '' ? [] : [[operator, `${end}`]];
