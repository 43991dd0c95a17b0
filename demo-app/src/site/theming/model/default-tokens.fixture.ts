import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import type {Tokens} from './theme-tokens.js';

const css = readFileSync(
  fileURLToPath(import.meta.resolve('@life-changers/elements/styles/tokens.css')),
  'utf8',
);
const [root = ''] = css.split('}');

const written: Tokens = Object.fromEntries(
  [...root.matchAll(/--lc-([\w-]+): (.+);/g)].map(([, name = '', value = '']) => [name, value]),
);

/** The tokens of the library, for tests. The site imports them from `library-tokens`. */
export const defaults: Tokens = {
  ...written,
  // They follow the accent, so the style sheet does not have them.
  'color-accent-text': `var(--lc-color-accent, ${written['color-accent']})`,
  'chart-color-1': `var(--lc-color-accent, ${written['color-accent']})`,
};
