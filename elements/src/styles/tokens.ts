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

/** The tokens of a part of a page with `data-density="compact"`: fields and buttons of 2rem, for screens that people work in all day. */
const COMPACT: Readonly<Record<string, string>> = {
  space: '0.1875rem',
  'control-height': '2rem',
  'control-padding': '0.625rem',
  'font-size-sm': '0.8125rem',
  'font-size-md': '0.875rem',
  'font-size-lg': '1rem',
};

const declarations = (values: readonly (readonly [name: string, value: string])[]): string =>
  values.map(([name, value]) => `  --lc-${name}: ${value};`).join('\n');

/**
 * Returns the content of `tokens.css`: every system token that follows no other one, on `:root`, light and dark, and the `data-theme`
 * and `data-density` switches.
 */
export function tokensCss(): string {
  const own = Object.entries(systemTokens).filter(([, value]) => !FOLLOWS.test(value));
  return `:root {
  color-scheme: light dark;
${declarations(own)}
}

[data-theme='light'] {
  color-scheme: light;
}

[data-theme='dark'] {
  color-scheme: dark;
}

[data-density='compact'] {
${declarations(Object.entries(COMPACT))}
  font-size: ${COMPACT['font-size-md']};
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
