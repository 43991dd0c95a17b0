/** Compares what users download with the budgets in `byte-budgets.json`. Needs a build. */
import assert from 'node:assert/strict';
import {existsSync} from 'node:fs';
import {after, describe, it} from 'node:test';
import {
  describeExcess,
  measureSizes,
  readBudgets,
  rememberModules,
  type Size,
} from '../../scripts/lib/byte-budgets.mjs';

const isBuilt = existsSync(new URL('../../elements/dist/index.js', import.meta.url));
const sizes: Record<string, Size> = isBuilt ? await measureSizes() : {};
const names = new Set([...Object.keys(readBudgets()), ...Object.keys(sizes)]);

describe('byte budgets', {skip: !isBuilt && 'elements/dist is missing: run npm run build'}, () => {
  after(() => {
    const within = Object.entries(sizes).filter(([name, size]) => describeExcess(name, size) === null);
    rememberModules(Object.fromEntries(within));
  });

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
  const accepted = {button: {'button.js': 1000, 'lit.js': 5000}};

  it('is reported with the modules that grew, and new ones, the largest first', () => {
    const size = {bytes: 2500, modules: {'button.js': 1200, 'lit.js': 5003, 'extra.js': 800}};
    const text = describeExcess('button', size, {button: 2000}, accepted);
    assert.match(text ?? '', /^button grew from 2000 to 2500 bytes, .*limit is 2050\.$/m);
    assert.match(text ?? '', /^What grew: extra\.js \+800 \(new\), button\.js \+200, in bytes/m);
  });

  it('is reported with its largest modules where it has not been measured before', () => {
    const size = {bytes: 2500, modules: {'button.js': 1200, 'lit.js': 5003}};
    const text = describeExcess('button', size, {button: 2000}, {});
    assert.match(text ?? '', /^Its largest modules: lit\.js 5003, button\.js 1200, in bytes/m);
  });

  it('leaves a small margin', () => {
    assert.equal(describeExcess('button', {bytes: 2050, modules: {}}, {button: 2000}, accepted), null);
  });

  it('asks for the budget of a new entry', () => {
    assert.match(describeExcess('slider', {bytes: 1, modules: {}}, {}, {}) ?? '', /no budget/);
  });
});
