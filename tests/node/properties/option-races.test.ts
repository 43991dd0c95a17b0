import {execFile} from 'node:child_process';
import {describe, it} from 'node:test';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';

describe('options that an app loads', () => {
  it('are never those of an outdated text, in 10,000 random orders of answers', async () => {
    const script = fileURLToPath(new URL('option-races.orders.ts', import.meta.url));
    await promisify(execFile)(process.execPath, ['--import', 'tsx', script]);
  });
});
