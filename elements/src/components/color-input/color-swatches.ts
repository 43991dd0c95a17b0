import {describeValue, type Warn} from '../../core/bad-input.js';
import type {Color} from '../../core/color/color.js';
import {parseColor} from '../../core/color/parse-color.js';

/** A color that users choose with one press. */
export interface ColorSwatch {
  /** A color of CSS, such as `'#0c5f57'`. */
  readonly color: string;
  /** The name, such as `'Pine'`. It is also what screen readers say. */
  readonly name: string;
}

/** A swatch that is read. */
export interface ShownSwatch {
  readonly color: Color;
  readonly name: string;
}

/**
 * Normalizes the swatches of an app. Entries without a color that the field accepts are ignored with a warning, and a missing name
 * is the color.
 */
export function normalizeSwatches(given: unknown, hasAlpha: boolean, warn: Warn): readonly ShownSwatch[] {
  if (given === null || given === undefined) return [];
  if (!Array.isArray(given)) {
    warn(`swatches must be a list of {color, name}, not ${describeValue(given)}; there are none.`);
    return [];
  }
  return given.flatMap((entry: unknown) => {
    const {color: text, name} = (entry ?? {}) as Partial<Record<keyof ColorSwatch, unknown>>;
    const color = typeof text === 'string' ? parseColor(text) : null;
    if (color !== null && (hasAlpha || color[3] === 255))
      return {color, name: typeof name === 'string' && name !== '' ? name : String(text)};
    warn(
      `a swatch must have a color${hasAlpha ? '' : ' without alpha'} and a name, such as {color: '#0c5f57', name: 'Pine'}, not ${describeValue(entry)}; it is ignored.`,
    );
    return [];
  });
}
