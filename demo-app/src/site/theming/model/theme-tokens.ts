import {accentScale} from './accent-scale.js';
import {fromOklch, toOklch, type Oklch} from './color.js';
import {DEFAULT_THEME, type Density, type Font, type Neutral, type Theme} from './theme.js';

/** Values of tokens by name without `--lc-`, such as `{'color-accent': 'light-dark(#0c5f57, #62c2ac)'}`. */
export type Tokens = Readonly<Record<string, string>>;

type Pair = readonly [light: string, dark: string];

/** How much of the chroma of the library's neutrals a tint keeps, and its hue. */
const TINTS: Readonly<Record<Exclude<Neutral, 'paper'>, {readonly strength: number; readonly hue: number}>> =
  {
    gray: {strength: 0, hue: 0},
    slate: {strength: 1, hue: 235},
    sage: {strength: 1.1, hue: 160},
    mauve: {strength: 1.2, hue: 315},
  };

const NEUTRAL_TOKENS = [
  'color-text',
  'color-text-muted',
  'color-surface',
  'color-surface-raised',
  'color-surface-overlay',
  'color-surface-sunken',
  'color-border',
  'color-border-strong',
] as const;

const ACCENT_TOKENS = [
  'color-accent',
  'color-accent-hover',
  'color-accent-text',
  'color-accent-soft',
  'color-on-accent',
] as const;

const SIZE_TOKENS = ['font-size-sm', 'font-size-md', 'font-size-lg'] as const;

const DENSITY_TOKENS: Readonly<Record<Density, Tokens>> = {
  compact: {space: '0.1875rem', 'control-height': '2rem', 'control-padding': '0.625rem'},
  standard: {},
  spacious: {space: '0.3125rem', 'control-height': '3rem', 'control-padding': '0.875rem'},
};

/** The tokens that a theme can change. */
const CHANGEABLE_TOKENS: readonly string[] = [
  ...ACCENT_TOKENS,
  ...NEUTRAL_TOKENS,
  'radius',
  ...Object.keys(DENSITY_TOKENS.compact),
  ...SIZE_TOKENS,
];

const FONT_FAMILIES: Readonly<Record<Exclude<Font, 'page'>, string>> = {
  system: 'system-ui, sans-serif',
  serif: "Charter, 'Bitstream Charter', 'Sitka Text', Cambria, Georgia, serif",
  rounded: "ui-rounded, 'Hiragino Maru Gothic ProN', Quicksand, Nunito, Manjari, sans-serif",
  mono: "ui-monospace, 'SF Mono', 'Cascadia Code', Menlo, Consolas, monospace",
};

/** Returns all tokens with their values in a theme. */
export function themeTokens(theme: Theme, defaults: Tokens): Tokens {
  return {...defaults, ...changedTokens(theme, defaults)};
}

/** Returns the font family of a theme, or undefined for the font of the page. */
export function fontFamily({font}: Theme): string | undefined {
  return font === 'page' ? undefined : FONT_FAMILIES[font];
}

/** Returns the tokens of a theme that differ from the defaults. */
export function changedTokens(theme: Theme, defaults: Tokens): Tokens {
  const all = {
    ...accentTokens(theme.accent, defaults),
    ...neutralTokens(theme.neutral, defaults),
    ...(theme.radius !== DEFAULT_THEME.radius && {radius: rem(theme.radius)}),
    ...DENSITY_TOKENS[theme.density],
    ...sizeTokens(theme.size),
  };
  return Object.fromEntries(Object.entries(all).filter(([name, value]) => defaults[name] !== value));
}

/** The selectors that the CSS of a theme is for. */
interface ThemeTarget {
  /** What has the tokens. */
  readonly tokens: string;
  /** What has the font. */
  readonly font: string;
}

const PAGE: ThemeTarget = {tokens: ':root', font: 'body'};

/** Returns the CSS of a theme: only what differs from the defaults. It is empty for the default theme. */
export function themeCss(theme: Theme, defaults: Tokens, target: ThemeTarget = PAGE): string {
  const tokens = Object.entries(changedTokens(theme, defaults)).map(
    ([name, value]) => `--lc-${name}: ${value};`,
  );
  return [rule(target.tokens, tokens), fontCss(theme, target.font)].filter(text => text !== '').join('\n\n');
}

/** Returns the rule with the font and the size of text in a theme. It is empty if they are those of the page. */
export function fontCss(theme: Theme, selector: string): string {
  const family = fontFamily(theme);
  return rule(selector, [
    ...(family === undefined ? [] : [`font-family: ${family};`]),
    ...(theme.size === DEFAULT_THEME.size ? [] : ['font-size: var(--lc-font-size-md);']),
  ]);
}

/**
 * Returns the CSS of a theme for a part of this site: every token that a theme can change, so that the part is the same if
 * the site has another theme.
 */
export function scopedCss(theme: Theme, defaults: Tokens, selector: string): string {
  const all = themeTokens(theme, defaults);
  const tokens = CHANGEABLE_TOKENS.map(name => `--lc-${name}: ${all[name]};`);
  const family = fontFamily(theme) ?? 'var(--site-page-font)';
  return rule(selector, [...tokens, `font-family: ${family};`, 'font-size: var(--lc-font-size-md);']);
}

/**
 * Returns the custom properties that give a theme to this site, by name: the tokens, and the fonts of text and headings.
 * `public/theme.js` sets them before the first paint.
 */
export function siteProperties(theme: Theme, defaults: Tokens): Readonly<Record<string, string>> {
  const properties: Record<string, string> = {};
  for (const [name, value] of Object.entries(changedTokens(theme, defaults)))
    properties[`--lc-${name}`] = value;
  const family = fontFamily(theme);
  return family === undefined ? properties : {...properties, '--site-font': family, '--site-display': family};
}

/** Returns the colors of a theme in light or dark, by token. */
export function themeColors(theme: Theme, defaults: Tokens, scheme: 'light' | 'dark'): Tokens {
  const colors = Object.entries(themeTokens(theme, defaults)).filter(([name]) => name.startsWith('color-'));
  return Object.fromEntries(
    colors.map(([name, value]) => [name, readPair(value)[scheme === 'light' ? 0 : 1]]),
  );
}

/** Returns the light and dark color of a token's value, which can be that of another token. */
export function readPair(value: string): Pair {
  const [, light = value, dark = value] =
    /light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)\)?$/i.exec(value) ?? [];
  return [light, dark];
}

function accentTokens(accent: string | null, defaults: Tokens): Tokens {
  if (accent === null) return {};
  const [sunken] = readPair(defaults['color-surface-sunken'] ?? '');
  const [light, dark] = [accentScale(accent, 'light', [sunken]), accentScale(accent, 'dark')];
  const step = (number: number) => pair(light.steps[number - 1] ?? '', dark.steps[number - 1] ?? '');
  return {
    'color-accent': step(9),
    'color-accent-hover': step(10),
    'color-accent-text': step(11),
    'color-accent-soft': step(3),
    'color-on-accent': pair(light.on, dark.on),
  };
}

/** Keeps the lightness of each neutral, and so its contrast. */
function neutralTokens(neutral: Neutral, defaults: Tokens): Tokens {
  if (neutral === 'paper') return {};
  const {strength, hue} = TINTS[neutral];
  const tint = (hex: string) => {
    const {l, c}: Oklch = toOklch(hex);
    return fromOklch({l, c: c * strength, h: hue});
  };
  const pairs = NEUTRAL_TOKENS.map(name => [name, readPair(defaults[name] ?? '')] as const);
  return Object.fromEntries(pairs.map(([name, [light, dark]]) => [name, pair(tint(light), tint(dark))]));
}

function sizeTokens(size: number): Tokens {
  if (size === DEFAULT_THEME.size) return {};
  return {
    'font-size-sm': rem(size * 0.875),
    'font-size-md': rem(size),
    'font-size-lg': rem(size * 1.125),
  };
}

const pair = (light: string, dark: string) => `light-dark(${light}, ${dark})`;

const rem = (pixels: number) => (pixels === 0 ? '0rem' : `${Number((pixels / 16).toFixed(4))}rem`);

function rule(selector: string, declarations: readonly string[]): string {
  if (declarations.length === 0) return '';
  return `${selector} {\n${declarations.map(declaration => `  ${declaration}\n`).join('')}}`;
}
