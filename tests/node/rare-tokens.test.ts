/** Elements have only the tokens of `styles/token-styles.ts`; those of `rare-tokens.ts` need `rareToken()`. */
import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {fileURLToPath} from 'node:url';

const folder = fileURLToPath(new URL('../../elements/src', import.meta.url));

const sources = readdirSync(folder, {recursive: true, encoding: 'utf8'})
  .filter(file => file.endsWith('.ts'))
  .map(file => [file, readFileSync(join(folder, file), 'utf8')] as const);

const source = readFileSync(join(folder, 'styles/rare-tokens.ts'), 'utf8');
const names = [...source.matchAll(/^ {2}'([\w-]+)': /gm)].map(([, name]) => name!);

describe('rare tokens', () => {
  it('have names', () => {
    assert.ok(names.includes('color-warning'));
  });

  for (const name of names) {
    it(`are not read from the tokens of all elements: ${name}`, () => {
      const readers = sources.filter(([, code]) => code.includes(`var(--_${name})`)).map(([file]) => file);
      assert.deepEqual(readers, []);
    });
  }
});
