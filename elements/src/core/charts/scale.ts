/** An axis: its ends, and the round numbers between them, at the same distance. */
export interface Scale {
  readonly min: number;
  readonly max: number;
  readonly ticks: readonly number[];
}

/** More lines than these are hard to follow. */
const INTERVALS = 4;

/** Smaller numbers have no round fractions, and differences below this share of a number have no digits. */
const [SMALLEST, SAME] = [1e-300, 1e-12];

/** Creates an axis with round ends that has both numbers. If they are the same, they are in the middle. */
export function createScale(low: number, high: number): Scale {
  const size = Math.max(Math.abs(low), Math.abs(high));
  if (size < SMALLEST) return createScale(0, 1);
  if (high - low <= size * SAME) return createScale(low - size / 2, high + size / 2);
  const step = niceStep((high - low) / INTERVALS);
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)];
  // Such as 0.30000000000000004, which is 3 times 0.1.
  const ticks = Array.from({length: last - first + 1}, (_, index) =>
    Number(((first + index) * step).toPrecision(15)),
  );
  return {min: ticks[0]!, max: ticks.at(-1)!, ticks};
}

/** Returns the least of 1, 2, 2.5, 5, and 10 times a power of ten that is not below a number. */
function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 2.5, 5].find(one => one * power >= least) ?? 10;
  return factor * power;
}

/** Returns where a number is on an axis, from 0 at its start to 1 at its end. */
export function shareOn({min, max}: Pick<Scale, 'min' | 'max'>, value: number): number {
  return (value - min) / (max - min);
}
