import type {Color, Triple} from './color.js';
import {hslOf} from './hue.js';
import {oklchOf} from './oklch.js';

/** The notations of colors. */
export const COLOR_FORMATS = ['hex', 'rgb', 'hsl', 'oklch'] as const;

/** The notation of a color. */
export type ColorFormat = (typeof COLOR_FORMATS)[number];

/**
 * Writes a color in one notation of CSS, such as `#0c5f57`, `rgb(12 95 87)`, `hsl(174.2 77.6% 21%)`, or
 * `oklch(0.43818 0.07379 184.61)`, with alpha only if the color is not opaque. `parseColor` returns the same color again.
 */
export function formatColor(color: Color, format: ColorFormat): string {
  const [red, green, blue, alpha] = color;
  if (format === 'hex') return `#${(alpha === 255 ? [red, green, blue] : color).map(hexOf).join('')}`;
  const opacity = alpha === 255 ? '' : ` / ${opacityOf(alpha)}`;
  return `${format}(${channelsIn(color, format).join(' ')}${opacity})`;
}

function channelsIn(color: Color, format: ColorFormat): readonly (number | string)[] {
  if (format === 'hsl') {
    const [hue, saturation, lightness] = hslOf(color);
    return [round(hue, 1) % 360, `${round(saturation * 100, 1)}%`, `${round(lightness * 100, 1)}%`];
  }
  return format === 'rgb' ? color.slice(0, 3) : roundedOklch(oklchOf(color));
}

const roundedOklch = ([lightness, chroma, hue]: Triple): number[] => [
  round(lightness, 5),
  round(chroma, 5),
  round(hue, 2) % 360,
];

/** The alpha from 0 to 1 with two digits, or with three if it needs them (CSSOM, "serialize a CSS component value"). */
function opacityOf(alpha: number): number {
  const short = round(alpha / 255, 2);
  return Math.round(short * 255) === alpha ? short : round(alpha / 255, 3);
}

const round = (number: number, digits: number): number => Number(number.toFixed(digits));

const hexOf = (byte: number): string => byte.toString(16).padStart(2, '0');
