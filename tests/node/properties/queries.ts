import fc from 'fast-check';
import type {ColumnFilter, Filters, Sort} from '../../../elements/src/core/table/index.js';
import {texts} from './texts.js';

/** Any day of the calendar, as `yyyy-MM-dd`. */
export const days = fc
  .date({min: new Date('0001-01-01T00:00Z'), max: new Date('9999-12-31T00:00Z'), noInvalidDate: true})
  .map(date => date.toISOString().slice(0, 10));

/** Any finite number. An address has no sign of zero. */
export const numbers = fc.double({noNaN: true, noDefaultInfinity: true}).map(value => value + 0);

const range = <End>(ends: fc.Arbitrary<End>) =>
  fc.record({from: ends, to: ends}, {requiredKeys: [], noNullPrototype: true});

const columnFilter = (
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
