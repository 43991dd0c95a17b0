import {describeValue, type Warn} from '../../core/bad-input.js';
import {parseNumber} from '../../core/sanitize-value.js';
import {fitToRange, type SliderRange} from '../slider/native-range.js';

/** The numbers of the two thumbs, the lower one first. */
export type NumberPair = [number, number];

/** The index of a thumb. */
export type Thumb = 0 | 1;

/** What a pair of numbers must keep. */
export interface PairLimits extends SliderRange {
  /** How far the numbers are apart at least. */
  readonly distance: number;
}

/** Parses a pair: two numbers, or text such as `20,60`, also in brackets. Returns null if it is not one. */
export function parsePair(given: unknown): NumberPair | null {
  const parts: readonly unknown[] =
    typeof given === 'string' ? given.replace(/^\[|\]$/g, '').split(',') : Array.isArray(given) ? given : [];
  const numbers = parts.map(part => (typeof part === 'string' ? parseNumber(part.trim()) : part));
  return numbers.length === 2 && numbers.every(Number.isFinite) ? (numbers as NumberPair) : null;
}

/** Parses a pair from the app. An invalid one warns and is null, and numbers in the other order warn. */
export function normalizePair(name: string, given: unknown, warn: Warn): NumberPair | null {
  if (given === null || given === undefined || given === '') return null;
  const pair = parsePair(given);
  if (pair === null)
    warn(`${name} must be two numbers, such as [20, 60], not ${describeValue(given)}; it is ignored.`);
  else if (pair[0] > pair[1])
    warn(`${name} must have the lower number first, not ${describeValue(given)}; they are swapped.`);
  return pair;
}

/**
 * Returns the nearest pair that keeps the limits: in order, on steps, within the track, and far enough apart. The upper
 * number moves away from the lower one, or the lower one if there is no room.
 */
export function fitPair(pair: Readonly<NumberPair>, limits: PairLimits): NumberPair {
  const [one, other] = pair.map(number => fitToRange(number, limits)) as NumberPair;
  const lower = Math.min(one, other);
  const upper = fitToRange(Math.max(one, other, lower + wholeSteps(limits)), limits);
  return [Math.min(lower, limitsOf(0, [lower, upper], limits).max), upper];
}

/** Returns the numbers between which a thumb moves: the end of the track, and the other thumb. */
export function limitsOf(
  thumb: Thumb,
  [lower, upper]: Readonly<NumberPair>,
  limits: PairLimits,
): {readonly min: number; readonly max: number} {
  const {min, max} = limits;
  const distance = wholeSteps(limits);
  return thumb === 0
    ? {min, max: fitToRange(upper - distance, limits)}
    : {min: fitToRange(lower + distance, limits), max: fitToRange(max, limits)};
}

/** Returns the pair after a thumb was moved to a number, or as far as it can. */
export function moveThumb(
  thumb: Thumb,
  number: number,
  pair: Readonly<NumberPair>,
  limits: PairLimits,
): NumberPair {
  const {min, max} = limitsOf(thumb, pair, limits);
  const moved = Math.max(min, Math.min(max, fitToRange(number, limits)));
  return thumb === 0 ? [moved, pair[1]] : [pair[0], moved];
}

/** Returns the thumb that is nearer to a number. */
export const nearerThumb = ([lower, upper]: Readonly<NumberPair>, number: number): Thumb =>
  number - lower > upper - number ? 1 : 0;

/** The distance in whole steps, because both thumbs are on steps. */
const wholeSteps = ({distance, step}: PairLimits): number =>
  step === 'any' ? distance : Math.ceil(distance / step - 1e-9) * step;
