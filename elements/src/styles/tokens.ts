import {css, unsafeCSS, type CSSResult} from 'lit';

const lightDark = (light: string, dark: string) => `light-dark(${light}, ${dark})`;

/**
 * System tier: the tokens that an app overrides as `--lc-<name>`. Every element falls back to these values, so that
 * it looks right before the stylesheet loads, or without it.
 */
export const systemTokens = {
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
  'color-success-soft': lightDark('#e6f4eb', '#13301f'),
  'color-warning': lightDark('#8a5300', '#f2c069'),
  'color-warning-soft': lightDark('#fdf1dd', '#352610'),
  'color-info': lightDark('#1d5fb8', '#93bff7'),
  'color-info-soft': lightDark('#e7f0fc', '#142a45'),
  'font-mono': 'ui-monospace, "SF Mono", "Cascadia Code", Menlo, Consolas, monospace',
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

/** The name of a system token, without `--lc-`. */
export type SystemToken = keyof typeof systemTokens;

/** `var(--lc-<name>)` with its default value as the fallback. */
function token(name: SystemToken): CSSResult {
  return unsafeCSS(`var(--lc-${name}, ${systemTokens[name]})`);
}

/**
 * Colors that follow from the tokens, so that a theme need not set them: a disabled control is fainter than any text, a
 * placeholder fainter than a value, and what is below the pointer moves toward the text, in light and dark.
 */
const derivedColors = `
    --_color-disabled: color-mix(in oklab, var(--_color-text-muted) 62%, var(--_color-surface));
    --_color-placeholder: color-mix(in oklab, var(--_color-text-muted) 84%, var(--_color-surface));
    --_color-hover: color-mix(in oklab, var(--_color-text) 7%, transparent);`;

/**
 * Defines each system token as `--_<name>` for the styles of an element, in one stylesheet that all shadow roots
 * share.
 */
export const tokenStyles = css`
  :host {
    ${unsafeCSS(
      (Object.keys(systemTokens) as SystemToken[])
        .map(name => `--_${name}: ${token(name).cssText};`)
        .join('\n    '),
    )}
    ${unsafeCSS(derivedColors)}
  }
`;

/**
 * Returns the content of `tokens.css`: every system token on `:root`, light and dark, and the `data-theme` switch.
 */
export function tokensCss(): string {
  const lines = Object.entries(systemTokens).map(([name, value]) => `  --lc-${name}: ${value};`);
  return `:root {
  color-scheme: light dark;
${lines.join('\n')}
}

[data-theme='light'] {
  color-scheme: light;
}

[data-theme='dark'] {
  color-scheme: dark;
}

@media (prefers-reduced-motion: reduce) {
  :root {
    --lc-duration: 0ms;
  }
}
`;
}

/**
 * Returns the content of `undefined.css`, which hides elements until they are defined, so that their raw content does
 * not flash and the page does not jump. It stops after two seconds, in case a script never loads. Elements that are
 * closed by default stay hidden.
 */
export function undefinedCss(tags: readonly string[]): string {
  const selector = tags.map(tag => `${tag}:not(:defined)`).join(',\n');
  return `${selector} {
  visibility: hidden;
  min-block-size: ${systemTokens['control-height']};
  animation: lc-give-up 0s 2s forwards;
}

:is(lc-modal, lc-toast-region):not(:defined) {
  display: none;
}

@keyframes lc-give-up {
  to {
    visibility: visible;
  }
}
`;
}
