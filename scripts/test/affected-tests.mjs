/** The tests that a change affects: those that import a changed file, directly or not, and those that read it as a record. */
import {readdirSync} from 'node:fs';
import {dirname} from 'node:path';
import {build} from 'esbuild';
import {entryModules, inRoot, root} from '../lib/workspace.mjs';

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

/** What reads the records of form controls does not import them: this module, and the tests of the control. */
function withReaders(files, tests) {
  const records = files.filter(file => file.endsWith('.control.ts'));
  if (records.length === 0) return files;
  const folders = records.map(dirname);
  return [...files, 'scripts/lib/controls.mjs', ...tests.filter(test => folders.includes(dirname(test)))];
}

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
  const found = new Set(withReaders(files, tests));
  for (const file of found) for (const id of importers.get(file) ?? []) found.add(id);
  return tests.filter(test => found.has(test));
}

/**
 * Returns the test files that some changed files affect, by how they run.
 *
 * @param {readonly string[]} files
 * @returns {Promise<{readonly elements: string[], readonly node: string[], readonly site: string[]}>}
 */
export async function affectedTests(files) {
  const [elements, node, site] = await Promise.all([
    testsOf(files, testsIn('elements/src', 'react-bindings/src'), 'browser'),
    testsOf(files, testsIn('api-stub/src', 'demo-app/src', 'tests/node'), 'node'),
    testsOf(files, testsIn('tests/site'), 'node'),
  ]);
  return {elements, node, site};
}
