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

export const colorText = color('text', '#182127', '#e8edf0');
export const colorTextMuted = color('text-muted', '#4d5b64', '#a9b5bd');
export const colorSurface = color('surface', '#ffffff', '#14191d');
export const colorSurfaceRaised = color('surface-raised', '#ffffff', '#1c2328');
export const colorSurfaceSunken = color('surface-sunken', '#f3f6f7', '#0e1215');
export const colorBorder = color('border', '#dbe2e6', '#303a41');
export const colorBorderStrong = color('border-strong', '#7c8a93', '#73828c');
export const colorAccent = color('accent', '#00677f', '#35b8d8');
export const colorAccentHover = color('accent-hover', '#005164', '#63cde8');
export const colorAccentSoft = color('accent-soft', '#e3f2f6', '#12313a');
export const colorOnAccent = color('on-accent', '#ffffff', '#06222a');
export const colorDanger = color('danger', '#b3261e', '#fb7268');
export const colorDangerHover = color('danger-hover', '#8c1d17', '#ff968e');
export const colorDangerSoft = color('danger-soft', '#fdeceb', '#3b1a18');
export const colorOnDanger = color('on-danger', '#ffffff', '#2c0603');
export const colorSuccess = color('success', '#1c6e3c', '#79d19b');
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
export const shadow = token('shadow', '0 1px 2px rgb(0 0 0 / 8%), 0 4px 12px rgb(0 0 0 / 8%)');
export const duration = token('duration', DEFAULT_DURATION);
export const easing = token('easing', 'cubic-bezier(0.2, 0, 0, 1)');
export const colorSuccessSoft = color('success-soft', '#e6f4eb', '#13301f');
export const colorWarning = color('warning', '#8a5300', '#f2c069');
export const colorWarningSoft = color('warning-soft', '#fdf1dd', '#352610');
export const colorInfo = color('info', '#1d5fb8', '#93bff7');
export const colorInfoSoft = color('info-soft', '#e7f0fc', '#142a45');
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
