/** How a text filter compares. `empty` and `not-empty` need no value. */
export type TextOperator = 'contains' | 'equals' | 'starts-with' | 'empty' | 'not-empty';

/**
 * Filters by text. Like search, it ignores case and special characters; a value with nothing else filters nothing.
 */
export interface TextFilter {
  readonly type: 'text';
  readonly operator: TextOperator;
  readonly value?: string | undefined;
}

/** Filters by a range of numbers, including its ends. Without an end, the range is open. */
export interface NumberFilter {
  readonly type: 'number';
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** Filters by a range of days, including its ends: texts like `2026-03-31`, without a time zone. */
export interface DateFilter {
  readonly type: 'date';
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/**
 * Filters by values to choose from: rows whose value, as text, is one of `values`. Without values, it filters nothing.
 * The value of an empty cell is `''`.
 */
export interface OptionsFilter {
  readonly type: 'options';
  readonly values: readonly string[];
}

/** The filter of a column. It contains only text and numbers, so that it can be stored as JSON or in a URL. */
export type ColumnFilter = TextFilter | NumberFilter | DateFilter | OptionsFilter;

/** The kind of a filter. */
export type FilterType = ColumnFilter['type'];

/** An option of a filter: a value as text, or a value with the label to show. */
export type FilterOption = string | {readonly value: string; readonly label: string};

/** The filters of a table by field. A row must match all of them. */
export type Filters = Readonly<Record<string, ColumnFilter>>;

/** Returns the filter of a field, which can have any name, such as `constructor`. */
export function fieldFilter(filters: Filters, field: string): ColumnFilter | undefined {
  return Object.hasOwn(filters, field) ? filters[field] : undefined;
}

/** Whether an operator compares with a value. */
export const needsValue = (operator: TextOperator): boolean =>
  operator !== 'empty' && operator !== 'not-empty';

/** Whether a filter can leave rows out. */
export function hasEffect(filter: ColumnFilter): boolean {
  switch (filter.type) {
    case 'text':
      return !needsValue(filter.operator) || (filter.value ?? '') !== '';
    case 'options':
      return filter.values.length > 0;
    case 'number':
    case 'date':
      return (filter.from ?? '') !== '' || (filter.to ?? '') !== '';
  }
}
