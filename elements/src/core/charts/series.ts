import {describeValue, type Warn} from '../bad-input.js';
import {normalizeValues, rangeOf, type ChartValue, type ReadValue} from './values.js';

/** Values with the same meaning in a chart, such as those of a year. */
export interface ChartSeries {
  /** What the values are of, such as `'2026'`. */
  readonly label: string;
  /** A number for each category. Null is a gap. */
  readonly values: readonly ChartValue[];
}

/** A series whose values are checked. */
export interface ReadSeries {
  readonly label: string;
  readonly values: readonly ReadValue[];
}

/** How many series and slices have a color and a pattern. */
export const COLORS = 6;

/** Returns the series of a chart. Invalid series warn and are left out. */
export function normalizeSeries(given: unknown, warn: Warn): readonly ReadSeries[] {
  if (given === null || given === undefined) return [];
  const list = Array.isArray(given) ? (given as unknown[]) : [given];
  const series = list.flatMap(one => {
    const {label, values} = Object(one) as Record<string, unknown>;
    if (Array.isArray(values))
      return [{label: textOf(label), values: normalizeValues(values, 'the values of series', warn)}];
    warn(`series must be a list of objects with a label and values, not ${describeValue(one)}.`);
    return [];
  });
  if (series.length > COLORS)
    warn(`series should be at most ${COLORS}, so that users can tell them apart. Colors repeat.`);
  return series;
}

/** Returns a text or a number as text, and everything else as `''`. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The ends of a bar on the axis. */
export type Span = readonly [from: number, to: number];

/** Returns the bar of each value: from zero, or stacked on those before it, upward and downward. */
export function spansOf(series: readonly ReadSeries[], isStacked: boolean): (Span | null)[][] {
  const [up, down]: [number[], number[]] = [[], []];
  return series.map(({values}) =>
    values.map((value, index) => {
      if (value === null) return null;
      const ends = value < 0 ? down : up;
      const from = isStacked ? (ends[index] ?? 0) : 0;
      ends[index] = from + value;
      return [from, from + value] as const;
    }),
  );
}

/** Returns the lowest and the highest end of bars, with zero. */
export function rangeOfSpans(spans: readonly (readonly (Span | null)[])[]): [number, number] {
  return rangeOf([0, ...spans.flat().flatMap(span => (span === null ? [] : [span[1]]))]);
}
