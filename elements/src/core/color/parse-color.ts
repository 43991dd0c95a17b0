import {hexOfName} from './color-names.js';
import {clampShare, type Color, colorOf, type Triple} from './color.js';
import {channelsOfHsl} from './hue.js';
import {channelsOfOklch} from './oklch.js';

const HEX = /^#?([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/;
const FUNCTION = /^(rgb|hsl|oklch)a?\(([^()]*)\)$/;
const NUMBER = /^([+-]?(?:\d*\.)?\d+(?:e[+-]?\d+)?)(%|deg|grad|rad|turn)?$/;

/** Degrees of each unit of an angle. */
const UNITS: Readonly<Record<string, number>> = {deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360};

/**
 * Parses a color of CSS (CSS Color 4): hex digits, also without `#`, `rgb()`, `rgba()`, `hsl()`, `hsla()`, `oklch()`, a color
 * name, or `transparent`. Numbers outside of their range are clamped, like in CSS. Colors outside of sRGB lose chroma until they
 * are inside. Returns null for other text, and for colors that depend on the page, such as `currentcolor`.
 */
export function parseColor(text: string): Color | null {
  const source = text.trim().toLowerCase();
  if (source === 'transparent') return [0, 0, 0, 0];
  const hex = HEX.exec(source)?.[1] ?? hexOfName(source);
  if (hex !== null) return colorOfHex(hex);
  const [, name, body] = FUNCTION.exec(source) ?? [];
  return name === undefined ? null : colorOfFunction(name, partsOf(body!, name === 'oklch'));
}

function colorOfHex(hex: string): Color {
  const pairs = hex.length < 6 ? [...hex].map(digit => digit + digit) : hex.match(/../g)!;
  const [red, green, blue, alpha = 255] = pairs.map(pair => parseInt(pair, 16));
  return [red!, green!, blue!, alpha];
}

/** Splits the parts of a function, with commas or with spaces and a slash before alpha. The list is empty if it is neither. */
function partsOf(body: string, isModern: boolean): string[] {
  const text = body.trim();
  if (!isModern && text.includes(',')) return text.split(',').map(part => part.trim());
  const [channels, alpha, ...rest] = text.split('/').map(part => part.trim());
  const parts = channels!.split(/\s+/);
  if (parts.length !== 3 || rest.length > 0) return [];
  return alpha === undefined ? parts : [...parts, alpha];
}

function colorOfFunction(name: string, parts: readonly string[]): Color | null {
  const [first = '', second = '', third = '', opacity = '1', ...rest] = parts;
  const alpha = numberOf(opacity, 1);
  const of = (text: string, whole: number) => numberOf(text, whole);
  let channels: Triple;
  if (name === 'rgb') channels = [of(first, 255) / 255, of(second, 255) / 255, of(third, 255) / 255];
  else if (name === 'hsl')
    channels = channelsOfHsl([
      degreesOf(first),
      clampShare(of(second, 100) / 100),
      clampShare(of(third, 100) / 100),
    ]);
  else channels = channelsOfOklch([of(first, 1), Math.max(0, of(second, 0.4)), degreesOf(third)]);
  const isRead = [...channels, alpha].every(Number.isFinite);
  return isRead && parts.length >= 3 && rest.length === 0 ? colorOf(channels, alpha) : null;
}

/**
 * Parses a number or a percentage. Returns `NaN` for other text.
 *
 * @param whole What 100 % is.
 */
function numberOf(text: string, whole: number): number {
  if (text === 'none') return 0;
  const [, number = NaN, unit = ''] = NUMBER.exec(text) ?? [];
  if (unit === '') return Number(number);
  return unit === '%' ? (Number(number) / 100) * whole : NaN;
}

/** Parses an angle, in degrees without a unit. Returns `NaN` for other text. */
function degreesOf(text: string): number {
  if (text === 'none') return 0;
  const [, number = NaN, unit = 'deg'] = NUMBER.exec(text) ?? [];
  return (Number(number) * (UNITS[unit] ?? NaN)) % 360;
}
