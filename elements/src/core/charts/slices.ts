import {describeValue, type Warn} from '../bad-input.js';
import {COLORS, textOf} from './series.js';
import {parseChartValue, type ChartValue} from './values.js';

/** A part of a whole. */
export interface ChartSlice {
  /** What the slice is, such as `'Rent'`. */
  readonly label: string;
  /** A number of at least 0. */
  readonly value: ChartValue;
}

/** A slice with its share of the whole. */
export interface ReadSlice {
  readonly label: string;
  readonly value: number;
  /** From 0 to 1. */
  readonly share: number;
  /** The sum of the shares before it. */
  readonly start: number;
  /** Whether it stands for the smallest slices. */
  readonly isRest: boolean;
}

/**
 * Returns the slices with their shares. If there are more than colors, the smallest become one, the last. Values that are not
 * numbers of at least 0 warn and are left out.
 */
export function normalizeSlices(given: unknown, rest: string, warn: Warn): readonly ReadSlice[] {
  if (given === null || given === undefined) return [];
  const slices = (Array.isArray(given) ? (given as unknown[]) : [given]).flatMap(one => {
    const {label, value: number} = Object(one) as Record<string, unknown>;
    const value = parseChartValue(number);
    if (value === null && typeof one === 'object') return [];
    if (typeof value === 'number' && value >= 0) return [{label: textOf(label), value, isRest: false}];
    warn(
      `slices must be objects with a label and a value of at least 0, not ${describeValue(one)}; it is left out.`,
    );
    return [];
  });
  return withShares(slices.length > COLORS ? withRest(slices, rest) : slices);
}

type Slice = Omit<ReadSlice, 'share' | 'start'>;

function withRest(slices: readonly Slice[], label: string): readonly Slice[] {
  const bySize = slices.toSorted((one, other) => other.value - one.value);
  const shown = new Set(bySize.slice(0, COLORS - 1));
  const value = bySize.slice(COLORS - 1).reduce((sum, slice) => sum + slice.value, 0);
  return [...slices.filter(slice => shown.has(slice)), {label, value, isRest: true}];
}

function withShares(slices: readonly Slice[]): readonly ReadSlice[] {
  const total = slices.reduce((sum, {value}) => sum + value, 0);
  let start = 0;
  return slices.map(slice => {
    const share = total === 0 ? 0 : slice.value / total;
    start += share;
    return {...slice, share, start: start - share};
  });
}

/** Returns the position of the slice at a turn around the ring, clockwise from the top. Whole turns do not count. */
export function sliceAt(slices: readonly ReadSlice[], turn: number): number {
  const place = turn - Math.floor(turn);
  return Math.max(
    0,
    slices.findLastIndex(({start, share}) => share > 0 && start <= place),
  );
}
