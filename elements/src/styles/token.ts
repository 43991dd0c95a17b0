/**
 * The system tokens, for the styles of elements: `${token.space}` is `var(--lc-space, 0.25rem)`. Each element contains only
 * the values that its styles use, so that it looks right before the style sheet loads, or without it. An app overrides a
 * token as `--lc-<name>`; `tokens.ts` writes them to `tokens.css`.
 */
import {unsafeCSS, type CSSResult} from 'lit';

/** The duration of animations, unless the app sets `--lc-duration`. */
export const DEFAULT_DURATION = '140ms';

/* @__NO_SIDE_EFFECTS__ */
function token(name: string, value: string): CSSResult {
  return unsafeCSS(`var(--lc-${name}, ${value})`);
}

/* @__NO_SIDE_EFFECTS__ */
function color(name: string, light: string, dark: string): CSSResult {
  return token(`color-${name}`, `light-dark(${light}, ${dark})`);
}

/* @__NO_SIDE_EFFECTS__ */
function mix(one: CSSResult, percent: number, other: CSSResult | string): CSSResult {
  return unsafeCSS(`color-mix(in oklab, ${one} ${percent}%, ${other})`);
}

export const colorText = color('text', '#1f1b16', '#f2ede5');
export const colorTextMuted = color('text-muted', '#5c544a', '#b8aea1');
export const colorSurface = color('surface', '#ffffff', '#1b1815');
export const colorSurfaceRaised = color('surface-raised', '#ffffff', '#25211d');
export const colorSurfaceSunken = color('surface-sunken', '#f6f3ed', '#131110');
/** What opens over the page, such as a popup, a dialog, or a toast: in dark, a step lighter than a card. */
export const colorSurfaceOverlay = color('surface-overlay', '#ffffff', '#302b26');
export const colorBorder = color('border', '#e5dfd5', '#3a342e');
export const colorBorderStrong = color('border-strong', '#938a7d', '#7f766c');
export const colorAccent = color('accent', '#0c5f57', '#62c2ac');
/** Text in the accent, such as links and what is chosen: a theme gives it another shade if its accent is too light for text. */
export const colorAccentText = token('color-accent-text', String(colorAccent));
export const colorAccentHover = color('accent-hover', '#094a44', '#4fae98');
export const colorAccentSoft = color('accent-soft', '#e2f0ec', '#1d3631');
export const colorOnAccent = color('on-accent', '#ffffff', '#06211b');
export const colorDanger = color('danger', '#b3261e', '#f4665d');
export const colorDangerHover = color('danger-hover', '#8f1c16', '#e0443b');
export const colorDangerSoft = color('danger-soft', '#fcebe8', '#3d1a17');
export const colorOnDanger = color('on-danger', '#ffffff', '#1d0403');
export const colorSuccess = color('success', '#246b34', '#8bcf8f');
export const fontSizeSm = token('font-size-sm', '0.875rem');
export const fontSizeMd = token('font-size-md', '1rem');
export const fontSizeLg = token('font-size-lg', '1.125rem');
export const lineHeight = token('line-height', '1.5');
export const space = token('space', '0.25rem');
export const radius = token('radius', '0.5rem');
export const controlHeight = token('control-height', '2.5rem');
export const controlPadding = token('control-padding', '0.75rem');
export const focusWidth = token('focus-width', '2px');
export const focusOffset = token('focus-offset', '2px');
export const shadow = token(
  'shadow',
  '0 1px 2px light-dark(rgb(40 28 12 / 8%), rgb(0 0 0 / 40%)), 0 6px 16px light-dark(rgb(40 28 12 / 10%), rgb(0 0 0 / 50%))',
);
export const duration = token('duration', DEFAULT_DURATION);
export const easing = token('easing', 'cubic-bezier(0.2, 0, 0, 1)');
export const colorSuccessSoft = color('success-soft', '#e7f3e6', '#1c331e');
export const colorWarning = color('warning', '#85540a', '#edb954');
export const colorWarningSoft = color('warning-soft', '#fbf0d9', '#38290f');
export const colorInfo = color('info', '#2b5aa8', '#92b8ee');
export const colorInfoSoft = color('info-soft', '#e9f0fa', '#1b2b45');
/** The colors of series and slices. Each has a contrast of 3:1 on the surfaces, and its neighbors differ in lightness too. */
export const chartColor1 = token('chart-color-1', String(colorAccent));
export const chartColor2 = token('chart-color-2', 'light-dark(#bd7010, #f0b85c)');
export const chartColor3 = token('chart-color-3', 'light-dark(#2f5fb3, #7aa5ea)');
export const chartColor4 = token('chart-color-4', 'light-dark(#c05a8e, #eba3c8)');
export const chartColor5 = token('chart-color-5', 'light-dark(#5d6b1f, #a9ba55)');
export const chartColor6 = token('chart-color-6', 'light-dark(#8470d6, #c3b5f7)');
export const fontMono = token(
  'font-mono',
  'ui-monospace, "SF Mono", "Cascadia Code", Menlo, Consolas, monospace',
);

/*
 * Colors that follow from the tokens, so that a theme need not set them: a disabled control is fainter than any text, a
 * placeholder fainter than a value, and what is below the pointer moves toward the text, in light and dark.
 */
export const colorDisabled = mix(colorTextMuted, 62, colorSurface);
export const colorPlaceholder = mix(colorTextMuted, 84, colorSurface);
export const colorHover = mix(colorText, 7, 'transparent');
/** The line around what opens over the page. */
export const colorBorderOverlay = mix(colorBorderStrong, 40, 'transparent');
