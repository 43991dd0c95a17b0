import {localeTags} from '../locale-tags.js';

/** The units of a step, and their milliseconds. */
const UNITS = [
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** Writes a step of time in a language, in the largest unit that it is a whole number of: `15 minutes`. */
export function stepText(lang: string, milliseconds: number): string {
  const [unit, size] = UNITS.find(([, one]) => milliseconds % one === 0) ?? UNITS[2];
  const options = {style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 3} as const;
  return new Intl.NumberFormat(localeTags(lang), options).format(milliseconds / size);
}
