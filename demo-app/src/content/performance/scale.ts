/** Where numbers are on the axis of a chart. */
export interface Scale {
  readonly isLogarithmic: boolean;
  readonly ticks: readonly Tick[];
  /** Returns the place of a number, from 0 at the start of the axis to 1 at its end. */
  readonly shareOf: (value: number) => number;
}

/** A number that is written at the axis. */
interface Tick {
  readonly value: number;
  readonly share: number;
}

/** If the largest number is more than so many times the smallest, the bar of the smallest would not be visible. */
const MOST_LINEAR = 40;

/** About how many steps a linear axis has. */
const STEPS = 4;

/** Returns the scale for numbers, up to the largest one. Numbers that are not positive are at its start. */
export function scaleOf(values: readonly number[]): Scale {
  const positive = values.filter(value => value > 0);
  const most = Math.max(...positive);
  const least = Math.min(...positive);
  if (positive.length === 0) return {isLogarithmic: false, ticks: [], shareOf: () => 0};
  return most / least > MOST_LINEAR ? logarithmic(least, most) : linear(most);
}

function linear(most: number): Scale {
  const shareOf = (value: number) => Math.max(0, value / most);
  const step = roundStep(most / STEPS);
  const count = Math.floor(most / step) + 1;
  return {
    isLogarithmic: false,
    ticks: Array.from({length: count}, (_, index) => tickAt(index * step, shareOf)),
    shareOf,
  };
}

function logarithmic(least: number, most: number): Scale {
  const first = Math.floor(Math.log10(least));
  const span = Math.log10(most) - first;
  const shareOf = (value: number) => (value > 0 ? Math.max(0, (Math.log10(value) - first) / span) : 0);
  const count = Math.floor(span) + 1;
  return {
    isLogarithmic: true,
    ticks: Array.from({length: count}, (_, index) => tickAt(10 ** (first + index), shareOf)),
    shareOf,
  };
}

const tickAt = (value: number, shareOf: Scale['shareOf']): Tick => ({value, share: shareOf(value)});

/** Returns the next step of 1, 2, or 5 of a decade. */
function roundStep(step: number): number {
  const decade = 10 ** Math.floor(Math.log10(step));
  return decade * ([1, 2, 5].find(factor => factor * decade >= step) ?? 10);
}
