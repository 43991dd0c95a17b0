import {themeQuery} from './theme-url.js';
import {DEFAULT_THEME, type Theme} from './theme.js';

/** A finished theme. */
export interface Preset {
  readonly name: string;
  /** What it looks like and what it is for, in one sentence. */
  readonly summary: string;
  readonly theme: Theme;
}

const preset = (name: string, summary: string, changes: Partial<Theme> = {}): Preset => ({
  name,
  summary,
  theme: {...DEFAULT_THEME, ...changes},
});

/** The finished themes, first the one of the library. Their contrast meets WCAG 2.2 AA in light and dark. */
export const PRESETS: readonly Preset[] = [
  preset('Pine', 'Warm paper and a calm green: the look of the library.'),
  preset('Ledger', 'Dense, square, and gray, for tables of figures.', {
    accent: '#3b444c',
    neutral: 'gray',
    radius: 0,
    density: 'compact',
  }),
  preset('Berry', 'Round and warm, for a shop.', {accent: '#a3265f', neutral: 'mauve', radius: 16}),
  preset('Night shift', 'Copper on slate, for screens that stay dark.', {
    accent: '#ad4607',
    neutral: 'slate',
    radius: 12,
  }),
  preset('Clinic', 'Cool and clear, with large text and targets.', {
    accent: '#0a6486',
    neutral: 'slate',
    density: 'spacious',
    font: 'system',
    size: 17,
  }),
  preset('Harbor', 'Plain blue with small corners, for tools at work.', {
    accent: '#1d5fd0',
    neutral: 'slate',
    radius: 4,
    font: 'system',
    size: 15,
  }),
  preset('Manuscript', 'Serifs and brown ink, for long texts.', {
    accent: '#7c3f1d',
    radius: 4,
    font: 'serif',
    size: 17,
  }),
  preset('Terminal', 'Monospaced, square, and small, for logs.', {
    accent: '#1c7443',
    neutral: 'gray',
    radius: 0,
    density: 'compact',
    font: 'mono',
    size: 14,
  }),
  preset('Meadow', 'Soft corners and leaf green, for visits now and then.', {
    accent: '#4a6b12',
    neutral: 'sage',
    radius: 16,
    density: 'spacious',
    font: 'rounded',
  }),
  preset('Studio', 'Violet and compact, for editors with many panels.', {
    accent: '#6941c6',
    neutral: 'mauve',
    density: 'compact',
    size: 15,
  }),
];

/** Returns the preset of a theme, or null if the theme differs from all of them. */
export function presetOf(theme: Theme): Preset | null {
  const query = themeQuery(theme);
  return PRESETS.find(other => themeQuery(other.theme) === query) ?? null;
}
