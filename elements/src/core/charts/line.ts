import type {ReadValue} from './values.js';

/** A line has at most four points for each of these, so that it is drawn quickly and looks the same. */
const BUCKETS = 500;

/**
 * Returns the positions of the values that a line needs: in each of many slices, the first, the last, the lowest, the highest, and
 * a gap. No peak is lost.
 */
export function drawnPositions(values: readonly ReadValue[]): readonly number[] {
  if (values.length <= BUCKETS * 4) return values.map((_, index) => index);
  const size = values.length / BUCKETS;
  const kept: number[] = [];
  for (let bucket = 0; bucket < BUCKETS; bucket++) {
    const [start, end] = [Math.floor(bucket * size), Math.floor((bucket + 1) * size)];
    kept.push(...extremesIn(values, start, end));
  }
  return kept;
}

function extremesIn(values: readonly ReadValue[], start: number, end: number): number[] {
  let [lowest, highest, gap] = [start, start, start];
  for (let index = start; index < end; index++) {
    const value = values[index]!;
    if (value === null) gap = index;
    else {
      if (value < (values[lowest] ?? Infinity)) lowest = index;
      if (value > (values[highest] ?? -Infinity)) highest = index;
    }
  }
  return [...new Set([start, lowest, highest, gap, end - 1])].sort((one, other) => one - other);
}

/** A point of a line, in percent of its place; `y` is counted from the top. */
type Point = readonly [x: number, y: number];

/** Returns the lines between gaps. The axis goes from `min` to `max`. */
export function runsOf(
  values: readonly ReadValue[],
  shareOf: (value: number) => number,
): readonly (readonly Point[])[] {
  const runs: Point[][] = [[]];
  const last = values.length - 1;
  for (const index of drawnPositions(values)) {
    const value = values[index]!;
    if (value === null) runs.push([]);
    else
      runs
        .at(-1)!
        .push([last === 0 ? 50 : rounded((index / last) * 100), rounded(100 - shareOf(value) * 100)]);
  }
  return runs.filter(run => run.length > 0);
}

/** Returns the path of lines. A single point between gaps is a line without length, which round ends make visible. */
export function linePath(runs: readonly (readonly Point[])[]): string {
  return runs
    .map(run => `M${run.map(point => point.join(' ')).join('L')}${run.length === 1 ? 'h0' : ''}`)
    .join('');
}

/** Returns the path of the areas between lines and a height. */
export function areaPath(runs: readonly (readonly Point[])[], base: number): string {
  return runs
    .map(run => `M${run[0]![0]} ${base}L${run.map(point => point.join(' ')).join('L')}V${base}Z`)
    .join('');
}

/** Rounded to a hundredth of a percent, so that the markup stays short. */
export const rounded = (percent: number): number => Math.round(percent * 100) / 100;
