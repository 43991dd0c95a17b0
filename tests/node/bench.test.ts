import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {fileURLToPath} from 'node:url';
import {findBrowsers} from '../../scripts/browsers.mjs';

const bench = fileURLToPath(new URL('../../bench/run.mjs', import.meta.url));
const dist = new URL('../../elements/dist/index.js', import.meta.url);

interface Results {
  variants: {id: string; contenders: Record<string, Record<string, {median?: number; missing?: string}>>}[];
}

/** Runs the bench for one round with one size, and reads what it wrote. It needs no packages of others. */
function runOnce(suite: string, size = 1000): {results: Results; files: string[]} {
  const folder = mkdtempSync(join(tmpdir(), 'lc-bench-'));
  try {
    const contenders = ['--contenders', 'floor,life-changers'];
    const options = ['--only', suite, ...contenders, '--sizes', String(size), '--rounds', '1', '--no-build'];
    execFileSync(process.execPath, [bench, ...options, '--output', folder], {stdio: 'pipe'});
    const results = JSON.parse(readFileSync(join(folder, `${suite}.json`), 'utf8')) as Results;
    return {results, files: readdirSync(folder)};
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
  it('measures every job of the table, and writes numbers, a page, and charts', () => {
    const {results, files} = runOnce('table');
    checkJobs(results);
    assert.ok(files.includes('table.md') && files.includes('table-1000-first-page.svg'), files.join(', '));
  });

  it('measures every job of a long page', () => {
    checkJobs(runOnce('long-page').results);
  });

  it('measures every job of a form', () => {
    checkJobs(runOnce('form', 50).results);
  });

  it('mounts every control with its label and value', () => {
    checkJobs(runOnce('controls', 5).results);
  });

  it('shows every badge, tag, and avatar', () => {
    checkJobs(runOnce('display', 5).results);
  });

  it('opens a menu, and moves in it', () => {
    checkJobs(runOnce('menu', 20).results);
  });

  it('opens a folder of a tree, and moves in it', () => {
    checkJobs(runOnce('tree', 100).results);
  });
});
