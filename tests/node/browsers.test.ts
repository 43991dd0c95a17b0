/** What `npm test` says on a machine without a browser. */
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, describe, it} from 'node:test';
import {fileURLToPath} from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const empty = mkdtempSync(join(tmpdir(), 'no-browser-'));
after(() => rmSync(empty, {recursive: true}));

// Other systems have browsers outside of PATH.
describe('a machine without a browser', {skip: process.platform !== 'linux'}, () => {
  it('is told how to install one, and nothing is installed', () => {
    const env = {PATH: empty, HOME: empty};
    const {status, stdout, stderr} = spawnSync(process.execPath, ['scripts/test.mjs', 'elements'], {
      cwd: root,
      env,
      encoding: 'utf8',
    });
    assert.deepEqual([status, stdout], [1, '']);
    assert.match(stderr, /^No browser was found\.[^]* apt-get install [^]* npx playwright-core install /m);
  });
});

describe('a machine with several builds of Chromium', {skip: process.platform !== 'linux'}, () => {
  it('runs the tests in the headless shell, and the bench in the browser', () => {
    const folder = mkdtempSync(join(tmpdir(), 'browsers-'));
    for (const name of ['chromium', 'chromium-headless-shell'])
      writeFileSync(join(folder, name), '#!/bin/sh\necho Chromium 1\n', {mode: 0o755});
    const script = `
      import {requireChromium} from './scripts/browsers.mjs';
      import {findChromium} from './scripts/browsers/engines.mjs';
      console.log(JSON.stringify([requireChromium().path, findChromium().path]));`;
    const {stdout} = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: root,
      env: {PATH: `${folder}:/bin`, HOME: empty},
      encoding: 'utf8',
    });
    rmSync(folder, {recursive: true});
    assert.deepEqual(JSON.parse(stdout), [join(folder, 'chromium-headless-shell'), join(folder, 'chromium')]);
  });
});
