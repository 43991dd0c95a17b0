import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {pathsToCheck} from '../../scripts/test/lint.mjs';

const passed = {world: 'types', files: {'a.ts': '1', 'b.ts': '1'}};

describe('what is linted again', () => {
  it('is nothing if nothing has changed', () => {
    assert.deepEqual(pathsToCheck(passed, passed), []);
  });

  it('is a file that has changed, or is new', () => {
    const files = {'a.ts': '1', 'b.ts': '2', 'c.ts': '1'};
    assert.deepEqual(pathsToCheck({...passed, files}, passed), ['b.ts', 'c.ts']);
  });

  it('is everything if a rule, a tool, or a declaration has changed', () => {
    assert.deepEqual(pathsToCheck({...passed, world: 'other types'}, passed), ['.']);
  });

  it('is everything the first time', () => {
    assert.deepEqual(pathsToCheck(passed, {}), ['.']);
  });
});
