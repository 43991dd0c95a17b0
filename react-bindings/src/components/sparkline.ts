import {LcSparkline, type SparklineOptions} from '@life-changers/elements/sparkline';
import {createElement, type ReactElement} from 'react';
import {createBinding} from '../binding/create-binding.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `Sparkline`. */
export type SparklineProps = PropsOf<LcSparkline, 'values' | 'label' | 'format' | 'measurementUnit'>;

/** A small line that shows how a number has changed. */
export const Sparkline = createBinding<LcSparkline, SparklineProps>({
  tag: 'lc-sparkline',
  elementClass: LcSparkline,
});

/**
 * Returns a `render` for a column of a table: a small line of the values in a field of the row. The column itself may have another
 * field, by which it sorts, such as `{label: 'Revenue', field: 'revenue', render: sparkline('trend')}`.
 *
 * @param field The name of the field with the values: a list of numbers.
 */
export function sparkline<Field extends string>(
  field: Field,
  options: SparklineOptions = {},
): (value: unknown, row: {readonly [Name in Field]?: SparklineProps['values']}) => ReactElement {
  return (_, row) => createElement(Sparkline, {...options, values: row[field]});
}
