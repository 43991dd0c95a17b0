import {cardNumberFormat} from './card-number.js';
import {ibanFormat} from './iban.js';
import type {ReadFormat, TextFormat} from './text-format.js';
import {patternFormat} from './text-pattern.js';

/** A format as an app sets it: a name, a pattern, an object, or a function that reads text. */
export type FormatLike = 'iban' | 'card-number' | (string & {}) | TextFormat | ReadFormat;

const NAMED: ReadonlyMap<unknown, TextFormat> = new Map([
  ['iban', ibanFormat],
  ['card-number', cardNumberFormat],
]);

/** Returns the format that an app means; null if it is not one. */
export function findFormat(given: unknown): TextFormat | null {
  if (typeof given === 'string') return NAMED.get(given) ?? patternFormat(given);
  if (typeof given === 'function') return {read: given as ReadFormat};
  return typeof (given as Partial<TextFormat> | null)?.read === 'function' ? (given as TextFormat) : null;
}
