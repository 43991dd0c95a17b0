import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import type {Tokens} from './theme-tokens.js';

const css = readFileSync(
  fileURLToPath(import.meta.resolve('@life-changers/elements/styles/tokens.css')),
  'utf8',
);
const [root = ''] = css.split('}');

/** The tokens of the library, for tests. The site imports them from `library-tokens`. */
export const defaults: Tokens = Object.fromEntries(
  [...root.matchAll(/--lc-([\w-]+): (.+);/g)].map(([, name = '', value = '']) => [name, value]),
);
