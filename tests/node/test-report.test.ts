/** What `npm test` prints for a failed step: the failed cases first, by name, file, and engine. */
import assert from 'node:assert/strict';
import {execFile} from 'node:child_process';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join, relative} from 'node:path';
import {after, before, describe, it} from 'node:test';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import {browserReport, describeFailures, filesForSecondRun, readReport} from '../../scripts/test/report.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'test-report-'));
});
after(() => rm(folder, {recursive: true}));

describe('the report of the Node tests', () => {
  /** Runs a test file and gives what is read from its report. */
  async function reportOf(code: string) {
    const file = join(folder, 'sample.test.mjs');
    const report = join(folder, 'sample.json');
    await writeFile(file, code);
    const reporter = [
      `--test-reporter=${root}/scripts/test/node-report.mjs`,
      `--test-reporter-destination=${report}`,
    ];
    // A test file that runs in one would report to that one alone.
    const {NODE_TEST_CONTEXT: _, ...env} = process.env;
    await run(process.execPath, ['--test', ...reporter, file], {env}).catch(() => undefined);
    return {counts: readReport(report), file: relative(root, file)};
  }

  it('names the cases that failed, with the suites around them', async () => {
    const {counts, file} = await reportOf(`
      import {describe, it} from 'node:test';
      describe('a form', () => {
        it('passes', () => {});
        describe('at 375 px', () => {
          it('goes to field #2', () => {
            throw new Error('no focus\\nwhere it was expected');
          });
        });
      });
    `);
    assert.deepEqual(counts, {
      passed: 1,
      failed: 1,
      canceled: 0,
      failures: [{name: 'a form > at 375 px > goes to field #2', file, error: 'no focus'}],
    });
  });

  it('names a suite whose hook failed first, and counts the cases that it canceled', async () => {
    const {counts, file} = await reportOf(`
      import {before, describe, it} from 'node:test';
      it('fails too', () => {
        throw new Error('no heading');
      });
      describe('a form', () => {
        before(() => {
          throw new Error('no browser');
        });
        it('is sent', () => {});
        describe('at 375 px', () => {
          it('is sent', () => {});
        });
      });
    `);
    assert.deepEqual(counts, {
      passed: 0,
      failed: 3,
      canceled: 2,
      failures: [
        {name: 'a form', file, error: 'no browser'},
        {name: 'fails too', file, error: 'no heading'},
      ],
    });
  });

  it('names the cases of a file that ended before them', async () => {
    const {counts} = await reportOf(`
      import {it} from 'node:test';
      it('never ends', () => new Promise(() => {}));
    `);
    assert.deepEqual([counts.canceled, counts.failures[0]?.name], [1, 'never ends']);
  });

  it('names a file that does not load', async () => {
    const {counts} = await reportOf('not a module(');
    assert.equal(counts.failed, 1);
    assert.match(counts.failures[0]!.name, /sample\.test\.mjs$/);
  });

  it('is empty if there is no report', () => {
    assert.deepEqual(readReport(join(folder, 'none.json')), {
      passed: 0,
      failed: 0,
      canceled: 0,
      failures: [],
    });
  });
});

describe('the report of the browser tests', () => {
  const passing = {name: 'passes', passed: true, skipped: false};
  const failing = {name: 'is accessible', passed: false, skipped: false, error: {message: 'axe\nRule: …'}};
  const testFile = join(root, 'elements/src/one.test.ts');

  /** What is written for the sessions of a run. */
  function reportOf(...sessions: readonly object[]) {
    const path = join(folder, 'browsers.json');
    browserReport(path).onTestRunFinished({sessions});
    return readReport(path);
  }

  it('names the cases that failed, with file and engine', () => {
    const suite = {name: 'lc-one', suites: [], tests: [passing, failing]};
    const testResults = {name: '', suites: [suite], tests: []};
    const {passed, failures} = reportOf({testFile, browser: {name: 'WebKit'}, errors: [], testResults});
    assert.deepEqual(
      [passed, failures],
      [
        1,
        [
          {
            name: 'lc-one > is accessible',
            error: 'axe',
            file: 'elements/src/one.test.ts',
            engine: 'WebKit',
          },
        ],
      ],
    );
  });

  it('names the file of a page that has only one', async () => {
    await mkdir(join(root, '.cache'), {recursive: true});
    const page = join(root, '.cache', `page-of-${process.pid}.ts`);
    await writeFile(page, `import '${testFile}';\nimport '${root}/scripts/test/reset.js';\n`);
    const testResults = {name: '', suites: [], tests: [failing]};
    const {failures} = reportOf({testFile: page, browser: {name: 'WebKit'}, errors: [], testResults});
    await rm(page);
    assert.deepEqual(
      failures.map(({file}) => file),
      ['elements/src/one.test.ts'],
    );
  });

  it('names a file that does not load', () => {
    const {failed, failures} = reportOf({
      testFile,
      browser: {name: 'Firefox'},
      errors: [{message: '404'}, {message: 'and more'}],
    });
    assert.deepEqual(
      [failed, failures.map(({name, error}) => [name, error])],
      [1, [['the whole file', '404']]],
    );
  });
});

describe('a failed step', () => {
  const failure = {name: 'a > b', file: 'one.test.ts', engine: 'WebKit', error: 'no focus'};

  it('prints the case first, then its place and the error', () => {
    assert.deepEqual(describeFailures([failure]), ['✗ a > b', '    one.test.ts in WebKit', '    no focus']);
  });

  it('prints the number of the remaining failures if there are many', () => {
    assert.equal(describeFailures(Array<typeof failure>(25).fill(failure)).at(-1), 'and 5 more');
  });

  it('says in one line how many cases did not run', () => {
    assert.deepEqual(describeFailures([failure], 146), [
      ...describeFailures([failure]),
      '146 cases did not run, because their suite or file failed',
    ]);
  });
});

describe('a second run of failed files', () => {
  const failureIn = (file: string) => ({name: 'a > b', file, error: 'no focus'});

  it('takes each file once', () => {
    const failures = ['one.test.ts', 'two.test.tsx', 'one.test.ts'].map(failureIn);
    assert.deepEqual(filesForSecondRun(failures), ['one.test.ts', 'two.test.tsx']);
  });

  it('takes none if many files failed, or if a failure names no test file', () => {
    const many = ['1', '2', '3', '4', '5', '6'].map(name => failureIn(`${name}.test.ts`));
    assert.deepEqual(filesForSecondRun(many), []);
    assert.deepEqual(filesForSecondRun(['one.test.ts', ''].map(failureIn)), []);
  });

  it('takes none if one failed in a time zone, because it would run in another one', () => {
    const failures = [{...failureIn('one.test.ts'), engine: 'Chromium in Pacific/Apia'}];
    assert.deepEqual(filesForSecondRun(failures), []);
  });
});
