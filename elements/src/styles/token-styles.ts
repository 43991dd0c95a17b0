import {css, unsafeCSS, type CSSResult} from 'lit';

export const lightDark = (light: string, dark: string): string => `light-dark(${light}, ${dark})`;

/**
 * The system tokens that most elements use. Every element falls back to these values, so that it looks right before the
 * stylesheet loads, or without it. Other tokens are in `rare-tokens.ts`, so that no bundle has them in vain.
 */
export const elementTokens = {
  'color-text': lightDark('#182127', '#e8edf0'),
  'color-text-muted': lightDark('#4d5b64', '#a9b5bd'),
  'color-surface': lightDark('#ffffff', '#14191d'),
  'color-surface-raised': lightDark('#ffffff', '#1c2328'),
  'color-surface-sunken': lightDark('#f3f6f7', '#0e1215'),
  'color-border': lightDark('#dbe2e6', '#303a41'),
  'color-border-strong': lightDark('#7c8a93', '#73828c'),
  'color-accent': lightDark('#00677f', '#35b8d8'),
  'color-accent-hover': lightDark('#005164', '#63cde8'),
  'color-accent-soft': lightDark('#e3f2f6', '#12313a'),
  'color-on-accent': lightDark('#ffffff', '#06222a'),
  'color-danger': lightDark('#b3261e', '#fb7268'),
  'color-danger-hover': lightDark('#8c1d17', '#ff968e'),
  'color-danger-soft': lightDark('#fdeceb', '#3b1a18'),
  'color-on-danger': lightDark('#ffffff', '#2c0603'),
  'color-success': lightDark('#1c6e3c', '#79d19b'),
  'font-size-sm': '0.875rem',
  'font-size-md': '1rem',
  'font-size-lg': '1.125rem',
  'line-height': '1.5',
  space: '0.25rem',
  radius: '0.5rem',
  'control-height': '2.5rem',
  'control-padding': '0.75rem',
  'focus-width': '2px',
  'focus-offset': '2px',
  shadow: '0 1px 2px rgb(0 0 0 / 8%), 0 4px 12px rgb(0 0 0 / 8%)',
  duration: '140ms',
  easing: 'cubic-bezier(0.2, 0, 0, 1)',
} as const satisfies Record<string, string>;

/** `var(--lc-<name>)` with its default value in `tokens` as the fallback. */
export function token<Name extends string>(tokens: Readonly<Record<Name, string>>, name: Name): CSSResult {
  return unsafeCSS(`var(--lc-${name}, ${tokens[name]})`);
}

/**
 * Colors that follow from the tokens, so that a theme need not set them: a disabled control is fainter than any text, a
 * placeholder fainter than a value, and what is below the pointer moves toward the text, in light and dark.
 */
const derivedColors = `
    --_color-disabled: color-mix(in oklab, var(--_color-text-muted) 62%, var(--_color-surface));
    --_color-placeholder: color-mix(in oklab, var(--_color-text-muted) 84%, var(--_color-surface));
    --_color-hover: color-mix(in oklab, var(--_color-text) 7%, transparent);`;

/** Defines each of these tokens as `--_<name>` for the styles of an element. */
export const tokenStyles = css`
  :host {
    ${unsafeCSS(
      (Object.keys(elementTokens) as (keyof typeof elementTokens)[])
        .map(name => `--_${name}: ${token(elementTokens, name).cssText};`)
        .join('\n    '),
    )}
    ${unsafeCSS(derivedColors)}
  }
`;
