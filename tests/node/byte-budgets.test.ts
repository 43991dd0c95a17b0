/** Compares what users download and install with the budgets in `byte-budgets.json`. Needs a build. */
import assert from 'node:assert/strict';
import {existsSync} from 'node:fs';
import {describe, it} from 'node:test';
import {describeExcess, measureSizes, readBudgets, type Size} from '../../scripts/lib/byte-budgets.mjs';
import {readJson} from '../../scripts/lib/workspace.mjs';

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

/** The sizes that the site publishes are recorded, so they could be older than the build: by at most this share. */
const MOST_OFF = 0.02;

/** The bytes that `npm run bench -- --record` has recorded of this library, by the name of their budget. */
const RECORDED = {
  'a page of eleven': ['life-changers', 'page'],
  'a page of eleven in React': ['life-changers-react', 'page'],
  button: ['life-changers', 'button'],
  everything: ['life-changers', 'everything'],
} as const;

describe('the published sizes', {skip: !isBuilt && 'elements/dist is missing: run npm run build'}, () => {
  const {variants} = readJson('demo-app/src/content/performance/results/bytes.json') as {
    readonly variants: readonly {
      readonly contenders: Readonly<Record<string, Readonly<Record<string, {readonly median: number}>>>>;
    }[];
  };
  for (const [name, [contender, job]] of Object.entries(RECORDED))
    it(`have the bytes of ${name}`, () => {
      const {median} = variants[0]!.contenders[contender]![job]!;
      const {bytes} = sizes[name]!;
      assert.ok(
        Math.abs(median * 1000 - bytes) <= bytes * MOST_OFF,
        `${bytes} bytes were built, and ${median} kB are published: run npm run bench -- --only bytes --record.`,
      );
    });
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
