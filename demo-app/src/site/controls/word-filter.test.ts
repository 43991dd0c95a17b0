import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {matchesWords} from './word-filter.js';

describe('a filter by words', () => {
  for (const [typed, isMatch] of [
    ['', true],
    ['COLOR acc', true],
    ['--lc-color-accent', true],
    ['#0c5f', true],
    ['accent color', true],
    ['olor', false],
    ['color radius', false],
  ] as const)
    it(`${isMatch ? 'finds' : 'does not find'} "--lc-color-accent #0c5f57" by "${typed}"`, () => {
      assert.equal(matchesWords(typed, '--lc-color-accent #0c5f57'), isMatch);
    });
});
