import {addDecimals, aligned, compareDecimals, type Decimal} from './decimal.js';

/** The numbers that a field accepts. */
export interface NumberRange {
  readonly min: Decimal | null;
  readonly max: Decimal | null;
  /** The distance between two valid numbers, more than 0. Null if every number is valid. */
  readonly step: Decimal | null;
  /** A number from which the steps are counted. */
  readonly base: Decimal;
}

const ZERO: Decimal = {units: 0n, scale: 0};

/** Whether a number is a whole number of steps away from the base. */
export function isOnStep(value: Decimal, range: NumberRange): boolean {
  return compareDecimals(floorToStep(value, range), value) === 0;
}

/** Returns the lowest and the highest valid number; null if there is no limit. */
export function limitsOf(range: NumberRange): {readonly low: Decimal | null; readonly high: Decimal | null} {
  const {min, max} = range;
  return {low: min && ceilToStep(min, range), high: max && floorToStep(max, range)};
}

/**
 * Returns the number that is `count` sizes away, like `stepUp()` in HTML: a number between two steps moves to the next
 * one first, and the limits hold. Returns the value itself if it cannot move in that direction.
 *
 * @param value The number to start from; null for an empty field, which counts from 0.
 * @param count How many sizes, negative to go down.
 */
export function moveBySteps(
  value: Decimal | null,
  count: number,
  size: Decimal,
  range: NumberRange,
): Decimal | null {
  const {low, high} = limitsOf(range);
  if (low && high && compareDecimals(low, high) > 0) return value;
  const start = value ?? ZERO;
  let next = addDecimals((count > 0 ? floorToStep : ceilToStep)(start, range), size, count);
  if (low && compareDecimals(next, low) < 0) next = low;
  if (high && compareDecimals(next, high) > 0) next = high;
  return value !== null && compareDecimals(next, value) * count <= 0 ? value : next;
}

function floorToStep(value: Decimal, {step, base}: NumberRange): Decimal {
  if (step === null) return value;
  const [distance, size, scale] = aligned(addDecimals(value, base, -1), step);
  // The remainder of a negative number is negative.
  const rest = ((distance % size) + size) % size;
  return addDecimals(value, {units: rest, scale}, -1);
}

function ceilToStep(value: Decimal, range: NumberRange): Decimal {
  const floor = floorToStep(value, range);
  return range.step === null || compareDecimals(floor, value) === 0 ? floor : addDecimals(floor, range.step);
}
