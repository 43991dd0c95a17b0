/**
 * `npm run coverage`: runs the tests of the packages in Chromium, and writes which lines they run to `.cache/coverage`, as
 * pages and as JSON. A whole run that passes also records the figure and its date in `demo-app/src/site/frame/coverage.json`,
 * which the profile card of the site shows. `npm run coverage -- 'elements/src/core/**\/*.test.ts'` runs only these files.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import {runWith} from './lib/run.mjs';
import {inRoot, readJson} from './lib/workspace.mjs';

const ALL = ['elements/src/**/*.test.ts', 'react-bindings/src/**/*.test.tsx'];

/** A blank line, or a line of only a comment. The report has them as covered. */
const NO_CODE = /^\s*($|\/\/|\/?\*)/;

const files = process.argv.slice(2);
const isWhole = files.length === 0;
const testRunner = 'node_modules/@web/test-runner/dist/bin.js';
await runWith({BROWSERS: 'chromium'}, testRunner, '--coverage', '--files', ...(isWhole ? ALL : files));

const reports = Object.entries(readJson('.cache/coverage/coverage-final.json'));
const counts = reports.flatMap(([path, {statementMap, s}]) => {
  const source = readFileSync(path, 'utf8').split('\n');
  return Object.keys(s).flatMap(id => (NO_CODE.test(source[statementMap[id].start.line - 1]) ? [] : s[id]));
});
const lines = Number(((100 * counts.filter(count => count > 0).length) / counts.length).toFixed(1));
console.log(`${lines} % of lines; .cache/coverage/index.html lists the files.`);
if (isWhole) {
  const record = {lines, date: new Date().toISOString().slice(0, 10)};
  writeFileSync(inRoot('demo-app/src/site/frame/coverage.json'), `${JSON.stringify(record, null, 2)}\n`);
}
