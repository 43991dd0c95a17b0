import {html, type TemplateResult} from 'lit';
import type {LcSparkline} from './sparkline.js';

/** How a column shows its sparklines. */
export type SparklineOptions = Partial<Pick<LcSparkline, 'label' | 'format' | 'measurementUnit'>>;

/**
 * Returns a `render` for a column of a table: a small line of the values in a field of the row. The column itself may have another
 * field, by which it sorts, such as `{label: 'Revenue', field: 'revenue', render: sparkline('trend')}`.
 *
 * @param field The name of the field with the values: a list of numbers.
 */
export function sparkline<Field extends string>(
  field: Field,
  {label = '', format, measurementUnit}: SparklineOptions = {},
): (value: unknown, row: {readonly [Name in Field]?: unknown}) => TemplateResult {
  return (_, row) =>
    html`<lc-sparkline
      .values=${row[field]}
      .label=${label}
      .format=${format}
      .measurementUnit=${measurementUnit}
    ></lc-sparkline>`;
}
