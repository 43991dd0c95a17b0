/** Compares what users download and install with the budgets in `byte-budgets.json`. Needs a build. */
import assert from 'node:assert/strict';
import {existsSync} from 'node:fs';
import {describe, it} from 'node:test';
import {describeExcess, measureSizes, readBudgets, type Size} from '../../scripts/lib/byte-budgets.mjs';

const isBuilt = existsSync(new URL('../../elements/dist/index.js', import.meta.url));
const sizes: Record<string, Size> = isBuilt ? await measureSizes() : {};
const names = new Set([...Object.keys(readBudgets()), ...Object.keys(sizes)]);

describe('byte budgets', {skip: !isBuilt && 'elements/dist is missing: run npm run build'}, () => {
  for (const name of names) {
    const size = sizes[name];
    const skip = size === undefined && 'it was not built for production: run npm run build';
    it(`has no more than the budget of ${name}`, {skip}, () => {
      const excess = describeExcess(name, size!);
      assert.equal(excess, null, excess ?? '');
    });
  }
});

describe('an exceeded budget', () => {
  it('is reported with its largest modules', () => {
    const size = {bytes: 2500, modules: {'button.js': 1200, 'lit.js': 5003}};
    const text = describeExcess('button', size, {button: 2000});
    assert.match(text ?? '', /^button grew from 2000 to 2500 bytes; its limit is 2050\.$/m);
    assert.match(text ?? '', /^Its largest parts, .*: lit\.js 5003, button\.js 1200\.$/m);
  });

  it('leaves a small margin', () => {
    assert.equal(describeExcess('button', {bytes: 2050, modules: {}}, {button: 2000}), null);
  });

  it('asks for the budget of a new entry', () => {
    assert.match(describeExcess('slider', {bytes: 1, modules: {}}, {}) ?? '', /no budget/);
  });
});
