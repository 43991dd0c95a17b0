import assert from 'node:assert/strict';
import {execFile} from 'node:child_process';
import {describe, it} from 'node:test';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import {SchemaCheck, type SchemaResult} from '@life-changers/elements/core/form';

function issue(message: string): SchemaResult {
  return {issues: [{issue: {code: 'authored', message}, path: []}], output: undefined};
}

describe('the check of a form', () => {
  it('never shows an outdated message, in 10,000 random orders of answers', async () => {
    const script = fileURLToPath(new URL('form-races.orders.ts', import.meta.url));
    await promisify(execFile)(process.execPath, ['--import', 'tsx', script]);
  });

  it('is pending from the change to the answer', async () => {
    const answers: ((result: SchemaResult) => void)[] = [];
    const check = new SchemaCheck({
      ask: () => new Promise(resolve => answers.push(resolve)),
      apply: () => {},
      delay: run => {
        queueMicrotask(run);
        return () => {};
      },
      debounce: () => 0,
    });
    check.request();
    assert.equal(check.isPending, true);
    answers[0]!(issue('a'));
    await check.settle();
    assert.equal(check.isPending, false);
  });

  it('asks at once what changes while a submit waits for the answer', async () => {
    const values = ['a', 'b'];
    const asked: (string | undefined)[] = [];
    const check = new SchemaCheck({
      ask: async () => {
        asked.push(values.shift());
        await Promise.resolve();
        return issue('x');
      },
      apply: () => {},
      // The user does not stop typing.
      delay: () => () => {},
      debounce: () => 300,
    });
    check.request();
    const settled = check.settle();
    check.request();
    await settled;
    assert.deepEqual([asked, check.isPending], [['a', 'b'], false]);
  });

  it('fails if the rules never settle', async () => {
    const results: SchemaResult[] = [];
    const check = new SchemaCheck({
      ask: () => new Promise(() => {}),
      apply: result => results.push(result),
      delay: (run, milliseconds) => {
        if (milliseconds > 1000) queueMicrotask(run);
        return () => {};
      },
      debounce: () => 0,
    });
    check.request();
    await check.settle();
    assert.deepEqual(
      results.map(({issues}) => issues.map(({issue: {code}}) => code)),
      [['checkFailed']],
    );
  });
});
