/** A theme of the library: what an app changes to make it look like its own product. */
export interface Theme {
  /** The accent color in light: `#rrggbb`. The other accent colors derive from it. Null is the library's own. */
  readonly accent: string | null;
  readonly neutral: Neutral;
  /** The radius of corners, in CSS pixels. */
  readonly radius: number;
  readonly density: Density;
  readonly font: Font;
  /** The size of text, in CSS pixels. */
  readonly size: number;
}

/** Accent colors to choose from, by name. Each is readable on every neutral. */
export const ACCENTS = {
  Blue: '#1d5fd0',
  Violet: '#6941c6',
  Orange: '#ad4607',
  Green: '#1c7443',
  Graphite: '#3b444c',
} as const satisfies Record<string, string>;

/** The tints of text, surfaces, and borders. `paper` is the library's own. */
export const NEUTRALS = ['paper', 'gray', 'slate', 'sage', 'mauve'] as const;
export type Neutral = (typeof NEUTRALS)[number];

export const RADII = [0, 4, 8, 12, 16] as const;

export const DENSITIES = ['compact', 'standard', 'spacious'] as const;
export type Density = (typeof DENSITIES)[number];

/** Fonts that every device has, so that no font loads. `page` leaves the font to the page. */
export const FONTS = ['page', 'system', 'serif', 'rounded', 'mono'] as const;
export type Font = (typeof FONTS)[number];

export const SIZES = [14, 15, 16, 17, 18] as const;

/** The theme of the library, which needs no CSS. */
export const DEFAULT_THEME: Theme = {
  accent: null,
  neutral: 'paper',
  radius: 8,
  density: 'standard',
  font: 'page',
  size: 16,
};
