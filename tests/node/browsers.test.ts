/** What `npm test` says on a machine without a browser. */
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
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
