import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {before, describe, it} from 'node:test';
import {fileURLToPath} from 'node:url';
import {findBrowsers} from '../../scripts/browsers.mjs';

const bench = fileURLToPath(new URL('../../bench/run.mjs', import.meta.url));
const dist = new URL('../../elements/dist/index.js', import.meta.url);

interface Results {
  variants: {id: string; contenders: Record<string, Record<string, {median?: number; missing?: string}>>}[];
}

const SUITES = [
  'table',
  'groups',
  'table-tree',
  'long-page',
  'scroll',
  'form',
  'controls',
  'display',
  'menu',
  'options',
  'tree',
];

/** Runs the suites for one round with a small size, and reads what they wrote. They need no packages of others. */
function runOnce(): {results: Record<string, Results>; files: string[]} {
  const folder = mkdtempSync(join(tmpdir(), 'lc-bench-'));
  try {
    const contenders = ['--contenders', 'floor,life-changers'];
    const options = ['--only', SUITES.join(), ...contenders, '--sizes', '100', '--rounds', '1', '--no-build'];
    // Nothing is compared here, so the browser of the tests will do, which starts faster.
    const env = {...process.env, CHROME_PATH: findBrowsers().chromium!.path};
    execFileSync(process.execPath, [bench, ...options, '--output', folder], {stdio: 'pipe', env});
    const read = (suite: string) =>
      JSON.parse(readFileSync(join(folder, `${suite}.json`), 'utf8')) as Results;
    return {
      results: Object.fromEntries(SUITES.map(suite => [suite, read(suite)])),
      files: readdirSync(folder),
    };
  } finally {
    rmSync(folder, {recursive: true});
  }
}

function reasonToSkip(): string | false {
  if (!existsSync(dist)) return 'elements/dist is missing: run npm run build';
  try {
    return findBrowsers().chromium ? false : 'Chromium is not installed';
  } catch (error) {
    return (error as Error).message;
  }
}

/** Checks that both contenders did all jobs of each variant. */
function checkJobs({variants}: Results): void {
  assert.ok(variants.length > 0, 'nothing was measured');
  for (const {id, contenders} of variants) {
    assert.deepEqual(Object.keys(contenders), ['floor', 'life-changers']);
    for (const [name, jobs] of Object.entries(contenders)) {
      const missing = Object.entries(jobs).filter(([, {median}]) => median === undefined);
      assert.deepEqual(missing, [], `${name} could not do all jobs of ${id}`);
    }
  }
}

describe('npm run bench', {skip: reasonToSkip()}, () => {
  let written: ReturnType<typeof runOnce>;
  before(() => {
    written = runOnce();
  });

  for (const suite of SUITES) it(`measures every job of ${suite}`, () => checkJobs(written.results[suite]!));

  it('writes numbers, a page, and charts', () => {
    const {files} = written;
    assert.ok(files.includes('table.md') && files.includes('table-100-first-page.svg'), files.join(', '));
  });
});
