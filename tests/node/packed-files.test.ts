/** What npm packs. Needs a build. */
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {PACKAGES, packingProblems, problemsOf} from '../../scripts/lib/packed-files.mjs';

const MANIFEST = {
  types: './dist/index.d.ts',
  exports: {
    '.': {types: './dist/index.d.ts', default: './dist/index.js'},
    './data.json': './dist/data.json',
    './*/class': {types: './dist/components/*/*.d.ts', default: './dist/components/*/*.js'},
  },
};
const SOURCES = ['index', 'components/button/button', 'testing/until', 'index.test'];
const WHOLE = [
  ...['package.json', 'LICENSE', 'README.md', 'dist/data.json', 'dist/index.js', 'dist/index.js.map'],
  ...['dist/index.d.ts', 'dist/components/button/button.js', 'dist/components/button/button.d.ts'],
];
const problems = (files: readonly string[]) =>
  packingProblems(files, MANIFEST, name => SOURCES.includes(name));

for (const folder of PACKAGES) {
  it(`the package in ${folder} has all its entry points, and no stray file`, () => {
    assert.deepEqual(problemsOf(folder), []);
  });
}

describe('the check of the packed files', () => {
  it('accepts a whole package', () => assert.deepEqual(problems(WHOLE), []));

  for (const file of [
    ...['LICENSE', 'README.md', 'dist/data.json', 'dist/index.js', 'dist/components/button/button.js'],
    ...['dist/index.d.ts', 'dist/components/button/button.d.ts'],
  ]) {
    it(`refuses a package without ${file}`, () => {
      const found = problems(WHOLE.filter(other => other !== file));
      const expected = file === 'dist/components/button/button.js' ? 'dist/components/*/*.js' : file;
      assert.deepEqual([...new Set(found)], [`${expected} is missing`]);
    });
  }

  for (const file of [
    ...['dist/life-changers.min.js.map', 'dist/gone.js', 'dist/gone.d.ts', 'dist/index.test.js'],
    ...['dist/testing/until.js', 'dist/.cache/x.json', 'dist/index.tsbuildinfo', 'src/index.ts'],
  ]) {
    it(`refuses ${file}`, () => {
      assert.deepEqual(problems([...WHOLE, file]), [`${file} does not belong there`]);
    });
  }
});
