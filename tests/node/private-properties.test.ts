/** Styles read the tokens from `styles/token.ts`; a private property `--_name` must be defined somewhere. */
import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {fileURLToPath} from 'node:url';

const folder = fileURLToPath(new URL('../../elements/src', import.meta.url));

const sources = readdirSync(folder, {recursive: true, encoding: 'utf8'})
  .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map(file => [file, readFileSync(join(folder, file), 'utf8')] as const);

/** In a style sheet, or set by a script. */
const DEFINITION = /(--_[\w-]+)(?=: |')/g;
const defined = new Set(sources.flatMap(([, code]) => code.match(DEFINITION) ?? []));

describe('private custom properties', () => {
  it('exist', () => {
    assert.ok(defined.has('--_border'));
  });

  for (const [file, code] of sources) {
    const read = new Set([...code.matchAll(/var\((--_[\w-]+)\)/g)].map(([, name]) => name!));
    if (read.size === 0) continue;
    it(`are defined: those of ${file}`, () => {
      assert.deepEqual(
        [...read].filter(name => !defined.has(name)),
        [],
      );
    });
  }
});
