import {describeValue, type Warn} from '../../core/bad-input.js';
import type {DateInput} from '../date-time-picker/value/date-input.js';

/** A range of days as `yyyy-MM-dd`, or of units, such as `2026-05`. A side that is empty or not a date is `''`. */
export interface DateRange {
  readonly start: string;
  readonly end: string;
}

/** A range from the app: an object, or the text `yyyy-MM-dd/yyyy-MM-dd`, or of units, such as `2026-05/2026-07`. */
export type DateRangeInput =
  | string
  | {readonly start?: DateInput | undefined; readonly end?: DateInput | undefined}
  | null
  | undefined;

/** A side of a range. */
export type Side = 'start' | 'end';

/** What the app passes as the sides of a range. */
export type RangeInputs = Readonly<Partial<Record<Side, unknown>>>;

/** Returns the sides of a range from the app. Other values warn and have no sides. */
export function sidesOf(input: unknown, name: string, warn: Warn): RangeInputs {
  if (input === null || input === undefined || input === '') return {};
  const sides: unknown = typeof input === 'string' ? partsOf(input) : input;
  if (typeof sides === 'object' && sides !== null && ('start' in sides || 'end' in sides)) {
    const {start, end} = sides as RangeInputs;
    return {start, end};
  }
  warn(
    `${name} must be {start, end} or "yyyy-MM-dd/yyyy-MM-dd", not ${describeValue(input)}; it is ignored.`,
  );
  return {};
}

function partsOf(text: string): Partial<DateRange> | null {
  const [start, end, ...rest] = text.split('/');
  return end === undefined || rest.length > 0 ? null : {start: start!, end};
}
