import {describeValue, type Warn} from '../bad-input.js';

/** A value of a chart. Null and undefined are gaps. */
export type ChartValue = number | null | undefined;

/** A value that is checked. Null is a gap. */
export type ReadValue = number | null;

/** Sums and ranges of larger numbers may be infinite. */
const LARGEST = 1e300;

/** Reads a number, also as text, such as a decimal of a database. Returns undefined for what is not a number. */
export function parseChartValue(value: unknown): ReadValue | undefined {
  if (value === null || value === undefined) return null;
  const isText = typeof value === 'string' && value.trim() !== '';
  const number = typeof value === 'number' ? value : isText ? Number(value) : NaN;
  return Math.abs(number) <= LARGEST ? number : undefined;
}

/** Returns the values of a list. Invalid values warn and become gaps. */
export function normalizeValues(given: unknown, property: string, warn: Warn): readonly ReadValue[] {
  if (given === null || given === undefined) return [];
  if (!Array.isArray(given)) {
    warn(`${property} must be a list of numbers, not ${describeValue(given)}.`);
    return [];
  }
  // Holes of sparse lists are gaps too.
  return Array.from(given as unknown[], value => {
    const number = parseChartValue(value);
    if (number === undefined)
      warn(`${property} must be numbers, or null for a gap, not ${describeValue(value)}; it is a gap.`);
    return number ?? null;
  });
}

/** What a screen reader needs to know about many values. */
export interface Trend {
  readonly first: number;
  readonly last: number;
  readonly lowest: number;
  readonly highest: number;
}

/** Returns the first, last, lowest, and highest value; null if all are gaps. */
export function trendOf(values: readonly ReadValue[]): Trend | null {
  const numbers = values.filter(value => value !== null);
  const [first] = numbers;
  if (first === undefined) return null;
  const [lowest, highest] = rangeOf(numbers);
  return {first, last: numbers.at(-1)!, lowest, highest};
}

/** Returns the lowest and the highest number: infinities, the wrong way round, if there is none. */
export function rangeOf(numbers: Iterable<number>): [lowest: number, highest: number] {
  let [lowest, highest] = [Infinity, -Infinity];
  for (const number of numbers) {
    lowest = Math.min(lowest, number);
    highest = Math.max(highest, number);
  }
  return [lowest, highest];
}
