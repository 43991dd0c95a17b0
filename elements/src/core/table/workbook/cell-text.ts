import {decimalText, parseDecimal} from '../../number/decimal.js';
import type {NumberKind} from './number-format.js';
import {serialText} from './serial-date.js';
import {unescapeText} from './xml-reader.js';

/** A cell as it is in the file. */
export interface Cell {
  /** Such as `n` for numbers. */
  readonly type: string;
  /** The index of its style. */
  readonly style: number;
  value: string;
}

/** What cells refer to. */
export interface CellContext {
  readonly texts: readonly string[];
  /** What the numbers of each style are. */
  readonly kinds: readonly NumberKind[];
  readonly is1904: boolean;
}

/** A date with a time of midnight, and the zone that some programs add. */
const MIDNIGHT = /T00:00(?::00(?:\.0+)?)?Z?$/;
const ZONE = /(:\d\d)(?:\.\d+)?Z?$/;

/** Returns the text of a cell: of a formula, what it had when the file was saved, and of an error, its name. */
export function cellText({type, style, value}: Cell, {texts, kinds, is1904}: CellContext): string {
  if (value === '') return '';
  if (type === 's') return texts[Number(value)] ?? '';
  if (type === 'b') return value === '1' || value === 'true' ? 'true' : 'false';
  if (type === 'd') return value.replace(MIDNIGHT, '').replace(ZONE, '$1');
  if (type !== 'n') return unescapeText(value);
  const number = Number(value);
  const kind = kinds[style] ?? 'number';
  const date = kind === 'number' ? null : serialText(number, kind, is1904);
  return date ?? numberText(number, value);
}

/** Integers keep all their digits, which a number may not have. */
function numberText(number: number, value: string): string {
  if (Number.isNaN(number) || /^-?\d+$/.test(value)) return value;
  const text = String(number);
  const decimal = text.includes('e') ? parseDecimal(text) : null;
  return decimal === null ? text : decimalText(decimal);
}
