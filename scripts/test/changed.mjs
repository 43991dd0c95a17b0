/**
 * `npm test -- changed`: checks what differs from `main`, or, on `main`, from what was pushed or committed last, and runs the
 * tests that import it, directly or not: those of elements and React in Chromium, unless BROWSERS names others, and those in
 * Node. Tests of the site, and those that read what a build has written, need `npm test`.
 */
import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import {build} from 'esbuild';
import {run, runWith, TSC} from '../lib/run.mjs';
import {entryModules, inRoot, root} from '../lib/workspace.mjs';

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

const testsIn = (...folders) =>
  folders.flatMap(folder =>
    readdirSync(inRoot(folder), {recursive: true})
      .filter(name => /\.test\.tsx?$/.test(name))
      .map(name => `${folder}/${name}`),
  );

/** The packages as their sources, of which `dist` is only a copy. */
const sources = {
  name: 'sources',
  setup({onResolve}) {
    const entries = entryModules();
    onResolve({filter: /^@life-changers\/(elements|react)/}, ({path}) => {
      const [, name, entry = '.'] = /^@life-changers\/(\w+)(?:\/(.*))?$/.exec(path);
      if (name === 'react')
        return {path: inRoot('react-bindings/src', `${entry === '.' ? 'index' : entry}.ts`)};
      return entries[entry] ? {path: entries[entry]} : {path, external: true};
    });
  },
};

/** What reads the records of form controls does not import them. */
const withReaders = files =>
  files.some(file => file.endsWith('.control.ts')) ? [...files, 'scripts/lib/controls.mjs'] : files;

/** Returns the test files that import one of some files, directly or not. */
async function testsOf(files, tests, platform) {
  const {metafile} = await build({
    entryPoints: tests,
    absWorkingDir: root,
    outdir: root,
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    platform,
    packages: 'external',
    external: ['*.json', '*.css', '*?code', '*?example', '*?examples', '*?guide'],
    tsconfig: inRoot('tsconfig.base.json'),
    write: false,
    metafile: true,
    logLevel: 'silent',
    plugins: [sources],
  });
  const importers = new Map();
  for (const [id, {imports}] of Object.entries(metafile.inputs))
    for (const {path} of imports) importers.set(path, (importers.get(path) ?? new Set()).add(id));
  const found = new Set(withReaders(files));
  for (const file of found) for (const id of importers.get(file) ?? []) found.add(id);
  return tests.filter(test => found.has(test));
}

const files = changedFiles();
console.log(files.length > 0 ? files.map(file => `  ${file}`).join('\n') : 'Nothing has changed.');
const [elements, node] = await Promise.all([
  testsOf(files, testsIn('elements/src', 'react-bindings/src'), 'browser'),
  testsOf(files, testsIn('api-stub/src', 'demo-app/src', 'tests/node'), 'node'),
]);
console.log(`${elements.length} test files of elements and React, ${node.length} in Node`);

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
