/** Elements have only the tokens of `styles/token-styles.ts`; those of `rare-tokens.ts` need `rareToken()`. */
import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {describe, it} from 'node:test';
import {inRoot} from '../../scripts/lib/workspace.mjs';
import {rareTokens} from '../../elements/src/styles/rare-tokens.js';

const sources = readdirSync(inRoot('elements/src'), {recursive: true, encoding: 'utf8'})
  .filter(file => file.endsWith('.ts'))
  .map(file => [file, readFileSync(inRoot('elements/src', file), 'utf8')] as const);

describe('rare tokens', () => {
  for (const name of Object.keys(rareTokens)) {
    it(`are not read from the tokens of all elements: ${name}`, () => {
      const readers = sources.filter(([, code]) => code.includes(`var(--_${name})`)).map(([file]) => file);
      assert.deepEqual(readers, []);
    });
  }
});
