import {describeValue, type Warn} from '../../core/bad-input.js';

/** A mark at a number of a slider's track. */
export interface SliderMark {
  /** Where the mark is. A number outside of the track is not shown. */
  readonly value: number;
  /** The text at the mark. Without it, the mark is only a line. */
  readonly label?: string | undefined;
}

/** Returns the marks of a list from the app. Invalid ones warn and are left out. */
export function normalizeMarks(marks: unknown, warn: Warn): readonly SliderMark[] {
  if (marks === null || marks === undefined) return [];
  const list: readonly unknown[] = Array.isArray(marks) ? marks : [];
  const valid = list.filter((mark): mark is SliderMark =>
    Number.isFinite((Object(mark) as Partial<SliderMark>).value),
  );
  if (valid.length < list.length || !Array.isArray(marks))
    warn(`marks must be a list of {value, label} with numbers, not ${describeValue(marks)}.`);
  return valid;
}
