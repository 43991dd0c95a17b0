import {fontCss, themeColors, themeTokens, type Tokens} from './theme-tokens.js';
import type {Theme} from './theme.js';

/*
 * Tokens in the format of the Design Tokens Community Group, version 2025.10: https://www.designtokens.org/tr/2025.10/format/
 */

interface DesignToken {
  readonly $type: string;
  readonly $value: unknown;
}

/** Tokens by name, in groups. */
interface DesignTokens {
  readonly [name: string]: DesignToken | DesignTokens;
}

const isColor = (name: string): boolean => name.startsWith('color-');

/** Returns the CSS of all tokens of a theme. `themeCss` returns only what differs from the defaults. */
export function tokensAsCss(theme: Theme, defaults: Tokens): string {
  const lines = Object.entries(themeTokens(theme, defaults)).map(
    ([name, value]) => `  --lc-${name}: ${value};\n`,
  );
  const font = fontCss(theme, 'body');
  return `:root {\n  color-scheme: light dark;\n${lines.join('')}}\n${font === '' ? '' : `\n${font}\n`}`;
}

/** Returns all tokens of a theme as design tokens. Colors and shadows are in the groups `light` and `dark`. */
export function tokensAsJson(theme: Theme, defaults: Tokens): string {
  const others = Object.entries(themeTokens(theme, defaults)).filter(([name]) => !isColor(name));
  const inScheme = (scheme: 'light' | 'dark') => ({
    ...colorTokens(theme, defaults, scheme),
    ...tokensOf(others.filter(hasSchemes).map(([name, value]) => [name, ofScheme(value, scheme)])),
  });
  return write({
    light: inScheme('light'),
    dark: inScheme('dark'),
    ...tokensOf(others.filter(token => !hasSchemes(token))),
  });
}

const tokensOf = (tokens: readonly (readonly [name: string, value: string])[]): DesignTokens =>
  Object.fromEntries(tokens.map(([name, value]) => [name, designToken(value)]));

const hasSchemes = ([, value]: readonly [name: string, value: string]): boolean =>
  value.includes('light-dark(');

const ofScheme = (value: string, scheme: 'light' | 'dark'): string =>
  value.replace(/light-dark\((rgb\(.+?\)), (rgb\(.+?\))\)/g, scheme === 'light' ? '$1' : '$2');

/**
 * Returns the tokens of a theme in one scheme as design tokens that Figma imports as a mode of its variables: colors, and
 * sizes as numbers of pixels. Figma does not have variables for shadows, easing, and lists of fonts.
 */
export function tokensForFigma(theme: Theme, defaults: Tokens, scheme: 'light' | 'dark'): string {
  const numbers = Object.entries(themeTokens(theme, defaults))
    .map(([name, value]) => [name, pixels(value)] as const)
    .filter(([, $value]) => $value !== null)
    .map(([name, $value]) => [name, {$type: 'number', $value}] as const);
  return write({...colorTokens(theme, defaults, scheme), ...Object.fromEntries(numbers)});
}

function colorTokens(theme: Theme, defaults: Tokens, scheme: 'light' | 'dark'): DesignTokens {
  const colors = Object.entries(themeColors(theme, defaults, scheme));
  return {
    color: Object.fromEntries(
      colors.map(([name, hex]) => [name.replace('color-', ''), {$type: 'color', $value: color(hex)}]),
    ),
  };
}

/** Reads the value of a token. */
function designToken(value: string): DesignToken {
  const duration = /^([\d.]+)ms$/.exec(value)?.[1];
  const curve = /^cubic-bezier\((.+)\)$/.exec(value)?.[1];
  if (duration !== undefined) return {$type: 'duration', $value: {value: Number(duration), unit: 'ms'}};
  if (curve !== undefined) return {$type: 'cubicBezier', $value: curve.split(',').map(Number)};
  if (/^[\d.]+(rem|px)$/.test(value)) return {$type: 'dimension', $value: dimension(value)};
  if (/^[\d.]+$/.test(value)) return {$type: 'number', $value: Number(value)};
  if (value.includes('rgb(')) return {$type: 'shadow', $value: value.split(/, (?=[\d.])/).map(shadow)};
  return {$type: 'fontFamily', $value: value.split(', ').map(name => name.replaceAll(/["']/g, ''))};
}

/** A zero may have no unit. */
function dimension(text: string): {value: number; unit: string} {
  return {value: parseFloat(text), unit: text.endsWith('rem') ? 'rem' : 'px'};
}

/** Reads a shadow such as `0 1px 2px rgb(40 28 12 / 8%)`. */
function shadow(text: string): unknown {
  const [, x = '', y = '', blur = '', channels = '', percent = ''] =
    /^(\S+) (\S+) (\S+) rgb\((.+) \/ ([\d.]+)%\)$/.exec(text) ?? [];
  const hex = channels.split(' ').map(channel => Number(channel).toString(16).padStart(2, '0'));
  return {
    color: color(`#${hex.join('')}`, Number(percent) / 100),
    offsetX: dimension(x),
    offsetY: dimension(y),
    blur: dimension(blur),
    spread: dimension('0px'),
  };
}

function color(hex: string, alpha = 1): unknown {
  const components = [1, 3, 5].map(start =>
    Number((parseInt(hex.slice(start, start + 2), 16) / 255).toFixed(4)),
  );
  return {colorSpace: 'srgb', components, alpha, hex};
}

/** Returns a length in pixels, or a number as it is; null for other values. */
export function pixels(value: string): number | null {
  const [, number, unit] = /^([\d.]+)(rem|px)?$/.exec(value) ?? [];
  return number === undefined ? null : Number(number) * (unit === 'rem' ? 16 : 1);
}

const write = (tokens: DesignTokens): string => `${JSON.stringify(tokens, null, 2)}\n`;
