/**
 * `npm test -- changed`: checks what differs from `main`, or, on `main`, from what was pushed or committed last, and runs the
 * tests that import it, directly or not: those of elements and React in Chromium, unless BROWSERS names others, and those in
 * Node. Tests of the site are listed, because they need a build. Those that read what a build has written need `npm test`.
 */
import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {run, runWith, TSC} from '../lib/run.mjs';
import {inRoot, root} from '../lib/workspace.mjs';
import {affectedTests} from './affected-tests.mjs';

const git = (...words) =>
  execFileSync('git', words, {cwd: root, encoding: 'utf8'}).split('\n').filter(Boolean);

/** Returns the files that differ from a commit, and new ones, from the root. */
function changedFiles() {
  const files = [
    ...git('diff', '--name-only', '--diff-filter=d', baseCommit()),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(files)].filter(file => existsSync(inRoot(file)));
}

function baseCommit() {
  const refs = ['@{upstream}', 'main', 'HEAD'];
  const known = refs.flatMap(ref => {
    try {
      return git('merge-base', 'HEAD', ref);
    } catch {
      return [];
    }
  });
  return known.find(commit => commit !== git('rev-parse', 'HEAD')[0]) ?? known[0];
}

const files = changedFiles();
console.log(files.length > 0 ? files.map(file => `  ${file}`).join('\n') : 'Nothing has changed.');
const {elements, node, site} = await affectedTests(files);
console.log(`${elements.length} test files of elements and React, ${node.length} in Node`);
if (site.length > 0) console.log(`After a build: npm run test:site -- ${site.join(' ')}`);

await run(TSC, '-b');
const code = files.filter(file => /\.(m?js|tsx?)$/.test(file));
for (const step of files.length > 0 ? ['format', 'words'] : []) await run('scripts/test.mjs', step, ...files);
if (code.length > 0) await run('scripts/test.mjs', 'lint', ...code);
if (node.length > 0) await run('scripts/test.mjs', 'node', ...node);
if (elements.length > 0) {
  // The tests of React import the packages by name.
  if (elements.some(file => file.startsWith('react-bindings')))
    await run('scripts/build-packages.mjs', 'elements');
  const {BROWSERS = 'chromium'} = process.env;
  await runWith({BROWSERS, TEST_FILES: elements.join(' ')}, 'scripts/test.mjs', 'elements');
}
