import type {CSSResult} from 'lit';
import * as token from './token.js';

const VARIABLE = /^var\(--lc-([\w-]+), (.*)\)$/;

/** System tier: the values of the tokens that an app overrides as `--lc-<name>`, by name. */
export const systemTokens: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values<CSSResult | string>(token).flatMap(one => {
    const [, name, value] = VARIABLE.exec(String(one)) ?? [];
    return name && value ? [[name, value]] : [];
  }),
);

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

@media print {
  :root,
  [data-theme] {
    color-scheme: light;
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
