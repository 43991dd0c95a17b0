/** Touch screens keep the last tapped element hovered, so hover styles are for pointers that can hover. */
import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {fileURLToPath} from 'node:url';

const folder = fileURLToPath(new URL('../../elements/src', import.meta.url));

const styles = readdirSync(folder, {recursive: true, encoding: 'utf8'})
  .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map(file => [file, readFileSync(join(folder, file), 'utf8')] as const)
  .filter(([, code]) => code.includes('css`') && code.includes(':hover'));

/** Which rules may do without: they say how fast a control changes, or unfold toasts, which a tap may do too. */
const ALLOWED = [
  '#control:is(:hover, :focus)',
  'input:is(:hover, :focus)',
  '.stack:hover',
  '.stack:hover slot',
];

/** Returns the selectors with `:hover` that are not inside of `@media (hover: hover)`. */
function bareHovers(code: string): string[] {
  const around: string[] = [];
  return [...code.matchAll(/([^{};]*)([{}])/g)].flatMap(([, prelude = '', brace]) => {
    if (brace === '}') {
      around.pop();
      return [];
    }
    const isBare = !around.some(outer => outer.includes('(hover: hover)'));
    around.push(prelude);
    const hovers = prelude.split(',\n').filter(selector => /(?<!:not\([^)]*):hover/.test(selector));
    return isBare ? hovers.map(selector => selector.trim()) : [];
  });
}

describe('hover styles', () => {
  it('are found outside of the media query, but not in :not()', () => {
    const code = '@media (hover: hover) { a:hover { color: red; } } b:hover,\ni:not(:hover) { top: 0; }';
    assert.deepEqual(bareHovers(code), ['b:hover']);
  });

  it('are in many files', () => {
    assert.ok(styles.length > 20, `${styles.length} files`);
  });

  for (const [file, code] of styles) {
    it(`are for pointers that can hover: ${file}`, () => {
      const bare = bareHovers(code).filter(selector => !ALLOWED.some(allowed => selector.includes(allowed)));
      assert.deepEqual(bare, []);
    });
  }
});
