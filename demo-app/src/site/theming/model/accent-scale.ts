import {contrastRatio, fromOklch, toOklch, type Oklch} from './color.js';

/**
 * Twelve steps of a color, from the background to text: 1 and 2 are backgrounds, 3 to 5 soft fills, 6 to 8 lines, 9 the
 * color itself, 10 the color under the pointer, 11 text, and 12 strong text. In light, 9 is the brand color as it is. For any
 * color, 11 and 12 have a contrast of 4.5 with 1 to 3, and `on` with 9 and 10.
 */
export interface AccentScale {
  /** From 1 to 12. */
  readonly steps: readonly string[];
  /** Text on the steps 9 and 10. */
  readonly on: string;
}

type Step = readonly [lightness: number, mostChroma: number];

/** The steps 1 to 8, and 12. In light, 9 to 11 follow from the color. */
const LIGHT: {readonly soft: readonly Step[]; readonly strong: Step} = {
  soft: [
    [0.993, 0.004],
    [0.977, 0.01],
    [0.955, 0.022],
    [0.925, 0.04],
    [0.89, 0.055],
    [0.85, 0.075],
    [0.8, 0.09],
    [0.72, 0.11],
  ],
  strong: [0.32, 0.07],
};
const DARK: {readonly soft: readonly Step[]; readonly strong: Step} = {
  soft: [
    [0.19, 0.01],
    [0.22, 0.015],
    [0.29, 0.045],
    [0.33, 0.05],
    [0.37, 0.055],
    [0.42, 0.06],
    [0.48, 0.07],
    [0.56, 0.09],
  ],
  strong: [0.93, 0.04],
};

/** What text needs by WCAG 2.2 AA. */
const READABLE = 4.5;
/** The lightness of text on the color, after white: darker if that is needed. */
const INKS = [0.22, 0.16, 0.1, 0] as const;

/**
 * Returns the steps of a color.
 *
 * @param color `#rrggbb`.
 * @param grounds Other backgrounds that text in the color must be readable on.
 */
export function accentScale(
  color: string,
  scheme: 'light' | 'dark',
  grounds: readonly string[] = [],
): AccentScale {
  const {l, c, h} = toOklch(color);
  const shade = ([lightness, most]: Step) => fromOklch({l: lightness, c: Math.min(c, most), h});
  const {soft, strong} = scheme === 'light' ? LIGHT : DARK;
  const softSteps = soft.map(shade);
  if (scheme === 'dark') {
    const main = shade([0.8, 0.12]);
    return {steps: [...softSteps, main, shade([0.73, 0.11]), main, shade(strong)], on: shade([0.22, 0.03])};
  }
  const {hover, on} = pressed({l, c, h}, color);
  const text = readable({l, c, h}, [...softSteps.slice(0, 3), ...grounds]);
  return {steps: [...softSteps, color, hover, text, shade(strong)], on};
}

/** The color under the pointer, which moves away from its text: darker below white, lighter below a dark one. */
function pressed({l, c, h}: Oklch, color: string): {hover: string; on: string} {
  const darker = fromOklch({l: Math.max(0, l - 0.08), c, h});
  const lighter = fromOklch({l: l > 0.85 ? l - 0.06 : l + 0.05, c, h});
  const dark = INKS.map(lightness => ({
    hover: lighter,
    on: fromOklch({l: lightness, c: Math.min(c, 0.03), h}),
  }));
  const isReadable = ({hover, on}: {hover: string; on: string}) =>
    Math.min(contrastRatio(color, on), contrastRatio(hover, on)) >= READABLE;
  return [{hover: darker, on: '#ffffff'}, ...dark].find(isReadable) ?? {hover: lighter, on: '#000000'};
}

/** The color as text, made darker until it is readable. */
function readable({l, c, h}: Oklch, grounds: readonly string[]): string {
  for (let lightness = l; lightness > 0; lightness -= 0.01) {
    const text = fromOklch({l: lightness, c, h});
    if (grounds.every(ground => contrastRatio(text, ground) >= READABLE)) return text;
  }
  return '#000000';
}
