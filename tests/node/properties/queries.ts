import fc from 'fast-check';
import type {
  ColumnFilter,
  ConditionFilter,
  DatePeriod,
  Filters,
  FilterTree,
  Match,
  PeriodFilter,
  Sort,
} from '../../../elements/src/core/table/index.js';
import {texts} from './texts.js';

/** Any day of the calendar, as `yyyy-MM-dd`. */
export const days = fc
  .date({min: new Date('0001-01-01T00:00Z'), max: new Date('9999-12-31T00:00Z'), noInvalidDate: true})
  .map(date => date.toISOString().slice(0, 10));

/** Any finite number. An address has no sign of zero. */
export const numbers = fc.double({noNaN: true, noDefaultInfinity: true}).map(value => value + 0);

const range = <End>(ends: fc.Arbitrary<End>) =>
  fc.record({from: ends, to: ends}, {requiredKeys: [], noNullPrototype: true});

/** The filter of a column. */
export const columnFilter = (
  values: fc.Arbitrary<string>,
  options: fc.Arbitrary<string>,
): fc.Arbitrary<ColumnFilter> =>
  fc.oneof(
    fc.record(
      {
        type: fc.constant('text' as const),
        operator: fc.constantFrom('contains', 'equals', 'starts-with', 'empty', 'not-empty'),
        value: values,
      },
      {requiredKeys: ['type', 'operator'], noNullPrototype: true},
    ),
    fc.array(options, {maxLength: 4}).map(all => ({type: 'options' as const, values: all})),
    range(numbers).map(ends => ({type: 'number' as const, ...ends})),
    range(days).map(ends => ({type: 'date' as const, ...ends})),
  );

/**
 * Filters of some fields.
 *
 * @param values The texts of text filters.
 * @param options The values of filters with options.
 */
export const columnFilters = (
  fields: fc.Arbitrary<string>,
  values = texts,
  options = values,
): fc.Arbitrary<Filters> =>
  fc
    .array(fc.tuple(fields, columnFilter(values, options)), {maxLength: 3})
    .map(entries => Object.fromEntries(entries));

/** A sort by one of some fields. */
export const columnSorts = (fields: fc.Arbitrary<string>): fc.Arbitrary<Sort> =>
  fc.tuple(fields, fc.constantFrom('asc', 'desc')).map(([field, direction]): Sort => ({field, direction}));

/** A tree of conditions of some fields, with groups. */
export const filterTrees = (
  fields: fc.Arbitrary<string>,
  filters: fc.Arbitrary<ConditionFilter> = columnFilter(texts, texts),
): fc.Arbitrary<FilterTree> => {
  const match = fc.constantFrom<Match>('all', 'any');
  const condition = fc.record({field: fields, filter: filters}, {noNullPrototype: true});
  const group = fc.record(
    {match, conditions: fc.array(condition, {minLength: 1, maxLength: 4})},
    {noNullPrototype: true},
  );
  return fc.record(
    {match, conditions: fc.array(fc.oneof(condition, group), {maxLength: 4})},
    {noNullPrototype: true},
  );
};

/** Any period. */
export const periods: fc.Arbitrary<PeriodFilter> = fc
  .oneof(
    fc.constantFrom<DatePeriod>('today', 'yesterday', 'tomorrow', 'this-month', 'last-month', 'this-year'),
    fc.constantFrom<DatePeriod>('last-year', 'before-today', 'after-today'),
    fc.integer({min: 1, max: 9999}).map((days): DatePeriod => `last-${days}-days`),
    fc.integer({min: 1, max: 9999}).map((days): DatePeriod => `next-${days}-days`),
  )
  .map(period => ({type: 'period', period}));
