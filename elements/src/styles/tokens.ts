import type {CSSResult} from 'lit';
import * as token from './token.js';

const VARIABLE = /^var\(--lc-([\w-]+), (.*)\)$/;

/** A token that has the value of another one, also where a part of a page changes that one: on `:root`, it would not. */
const FOLLOWS = /^var\(/;

/** System tier: the values of the tokens that an app overrides as `--lc-<name>`, by name. */
export const systemTokens: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values<CSSResult | string>(token).flatMap(one => {
    const [, name, value] = VARIABLE.exec(String(one)) ?? [];
    return name && value ? [[name, value]] : [];
  }),
);

/**
 * Returns the content of `tokens.css`: every system token with a value of its own on `:root`, light and dark, and the `data-theme` switch.
 */
export function tokensCss(): string {
  const lines = Object.entries(systemTokens)
    .filter(([, value]) => !FOLLOWS.test(value))
    .map(([name, value]) => `  --lc-${name}: ${value};`);
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
