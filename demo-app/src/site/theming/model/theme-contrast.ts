import {contrastRatio} from './color.js';
import type {Theme} from './theme.js';
import {themeColors, type Tokens} from './theme-tokens.js';

/** Two colors of a theme that are next to each other, with their contrast. */
export interface ContrastPair {
  readonly scheme: 'light' | 'dark';
  /** What it is in words: `Links and ghost buttons`. */
  readonly use: string;
  /** The tokens, without `--lc-`. */
  readonly color: string;
  readonly ground: string;
  /** The ratio, 1 to 21. */
  readonly ratio: number;
  /** The ratio that WCAG 2.2 AA requires. */
  readonly required: number;
}

/** 4.5 for text, 3 for the outlines of controls. */
const PAIRS: readonly (readonly [use: string, color: string, ground: string, required: number])[] = [
  ['Text', 'color-text', 'color-surface', 4.5],
  ['Text on raised surfaces', 'color-text', 'color-surface-raised', 4.5],
  ['Text in menus', 'color-text', 'color-surface-overlay', 4.5],
  ['Secondary text', 'color-text-muted', 'color-surface', 4.5],
  ['Secondary text in menus', 'color-text-muted', 'color-surface-overlay', 4.5],
  ['Secondary text on sunken surfaces', 'color-text-muted', 'color-surface-sunken', 4.5],
  ['Links and ghost buttons', 'color-accent-text', 'color-surface', 4.5],
  ['Links on sunken surfaces', 'color-accent-text', 'color-surface-sunken', 4.5],
  ['Selected items', 'color-accent-text', 'color-accent-soft', 4.5],
  ['Primary buttons', 'color-on-accent', 'color-accent', 4.5],
  ['Primary buttons under the pointer', 'color-on-accent', 'color-accent-hover', 4.5],
  ['Error messages', 'color-danger', 'color-surface', 4.5],
  ['Success messages', 'color-success', 'color-surface', 4.5],
  ['Warnings', 'color-warning', 'color-surface', 4.5],
  ['Outlines of controls', 'color-border-strong', 'color-surface', 3],
];

/** Returns all pairs of a theme, in light and dark. */
export function contrastPairs(theme: Theme, defaults: Tokens): ContrastPair[] {
  return (['light', 'dark'] as const).flatMap(scheme => {
    const colors = themeColors(theme, defaults, scheme);
    return PAIRS.map(([use, color, ground, required]) => {
      const ratio = contrastRatio(colors[color] ?? '', colors[ground] ?? '');
      return {scheme, use, color, ground, ratio, required};
    });
  });
}

/** Whether the contrast of a pair is too low. */
export const isTooLow = ({ratio, required}: ContrastPair): boolean => ratio < required;

/** Returns the ratio as text, rounded down, so that a ratio below the limit never looks like the limit. */
export const ratioText = ({ratio}: ContrastPair): string => (Math.floor(ratio * 10) / 10).toFixed(1);
