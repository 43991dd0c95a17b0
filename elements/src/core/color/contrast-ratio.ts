import {channelsOf, type Color} from './color.js';
import {linearOf} from './gamma.js';

/** The level of WCAG 2.2 that a contrast of text passes: `'AA-large'` only for large text, and null for no text. */
export type ContrastLevel = 'AAA' | 'AA' | 'AA-large' | null;

/**
 * Returns the contrast of a color on a background, from 1 to 21 (WCAG 2.2, "contrast ratio"). A translucent color is mixed with
 * the background first. The background counts as opaque.
 */
export function contrastOf(color: Color, background: Color): number {
  const alpha = color[3] / 255;
  const below = channelsOf(background);
  const shown = channelsOf(color).map((channel, index) => channel * alpha + below[index]! * (1 - alpha));
  const [dark, light] = [luminanceOf(shown), luminanceOf(below)].sort((one, other) => one - other);
  return (light! + 0.05) / (dark! + 0.05);
}

/** Returns the level that a contrast passes (WCAG 2.2, 1.4.3 and 1.4.6). */
export function contrastLevel(contrast: number): ContrastLevel {
  if (contrast >= 7) return 'AAA';
  if (contrast >= 4.5) return 'AA';
  return contrast >= 3 ? 'AA-large' : null;
}

/** Relative luminance, from 0 to 1. */
function luminanceOf(channels: readonly number[]): number {
  const [red, green, blue] = channels.map(linearOf);
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
