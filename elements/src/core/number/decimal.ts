import {parseNumber} from '../sanitize-value.js';

/** An exact decimal number: `units` divided by 10 to the power of `scale`. The scale keeps the zeros of `1.50`. */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

const PARTS = /^(-?\d*)\.?(\d*)(?:e(.+))?$/i;

/** Larger exponents have no meaning in HTML, and would take all memory. */
const MAX_EXPONENT = 400;

/** Parses a number in the format of HTML. Returns null for other text, and for numbers that HTML refuses as too large. */
export function parseDecimal(text: string): Decimal | null {
  if (parseNumber(text) === null) return null;
  const [, whole, fraction, exponent] = PARTS.exec(text) as unknown as [string, string, string, string?];
  const shift = Number(exponent ?? 0);
  if (Math.abs(shift) > MAX_EXPONENT) return null;
  return shifted({units: BigInt(whole + fraction), scale: fraction.length}, shift);
}

/** Returns a decimal as text in the format of HTML, without an exponent. */
export function decimalText({units, scale}: Decimal): string {
  const digits = String(units)
    .replace('-', '')
    .padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const text = scale > 0 ? `${whole}.${digits.slice(-scale)}` : whole;
  return units < 0n ? `-${text}` : text;
}

/** Multiplies a decimal by 10 to the power of `places`. */
export function shifted({units, scale}: Decimal, places: number): Decimal {
  const next = scale - places;
  return next < 0 ? {units: units * 10n ** BigInt(-next), scale: 0} : {units, scale: next};
}

/** Returns a negative number, 0, or a positive number, for sorting. */
export function compareDecimals(one: Decimal, other: Decimal): number {
  const [a, b] = aligned(one, other);
  return a < b ? -1 : Number(a > b);
}

/** Adds a decimal `times` times. */
export function addDecimals(one: Decimal, other: Decimal, times = 1): Decimal {
  const [a, b, scale] = aligned(one, other);
  return {units: a + b * BigInt(times), scale};
}

/** Returns the units of two decimals with the same scale, and the scale. */
export function aligned(one: Decimal, other: Decimal): [one: bigint, other: bigint, scale: number] {
  const scale = Math.max(one.scale, other.scale);
  const unitsOf = (decimal: Decimal) => decimal.units * 10n ** BigInt(scale - decimal.scale);
  return [unitsOf(one), unitsOf(other), scale];
}
