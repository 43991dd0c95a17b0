/**
 * Copies the code of every example, with the files of its tabs, and that of every state of a component into a new Vite project,
 * checks it, and renders the examples.
 */
import assert from 'node:assert/strict';
import {mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, describe, it} from 'node:test';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {build} from 'esbuild';
import {compilerErrors} from './compiler-errors.js';
import {readExample} from '../../scripts/lib/example-files.mjs';
import {stateSources} from '../../scripts/site/state-sources.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const pages = join(root, 'demo-app/src/content');

/** `tsconfig.app.json` of the Vite template `react-ts`, without the types of Vite, which is not installed here. */
const TEMPLATE = {
  target: 'ES2023',
  useDefineForClassFields: true,
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  types: [],
  skipLibCheck: true,
  moduleResolution: 'bundler',
  allowImportingTsExtensions: true,
  verbatimModuleSyntax: true,
  moduleDetection: 'force',
  jsx: 'react-jsx',
  strict: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  erasableSyntaxOnly: true,
  noFallthroughCasesInSwitch: true,
  noUncheckedSideEffectImports: true,
};

const files = (await readdir(pages, {recursive: true})).sort();
const examples = files.filter(path =>
  /^[\w-]+\/examples\/[\w-]+\.tsx$|^blocks\/([\w-]+)\/\1\.tsx$/.test(path),
);
const overviews = files.filter(path => /^[\w-]+\/overview\.tsx$/.test(path));

let folder: string;

/** Each example has its own folder, with the React tab as `example.tsx` and the other tabs by their names. */
const folderOf = (example: string) => join(folder, 'src', example.replace(/\/examples\/|\.tsx$/g, '_'));

async function copyTabs(example: string): Promise<void> {
  const [own, ...others] = readExample(join(pages, example));
  await mkdir(folderOf(example), {recursive: true});
  for (const {name, source} of [{...own!, name: 'example.tsx'}, ...others])
    await writeFile(join(folderOf(example), name), `${source}\n`);
}

async function copyStates(overview: string): Promise<void> {
  const path = join(pages, overview);
  const sources = Object.values(stateSources(path, await readFile(path, 'utf8')));
  for (const [index, source] of sources.entries()) {
    const state = join(folder, 'src', overview.replace('/overview.tsx', `_state_${index}`));
    await mkdir(state, {recursive: true});
    await writeFile(join(state, 'example.tsx'), `${source}\n`);
  }
}

describe('the copied code of the examples', () => {
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'life-changers-examples-'));
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
    await writeFile(join(folder, 'package.json'), JSON.stringify({private: true, type: 'module'}));
    await Promise.all([...examples.map(copyTabs), ...overviews.map(copyStates)]);
  });
  after(() => rm(folder, {recursive: true, force: true}));

  it('imports nothing from outside its folder and its packages', () => {
    const specifiers = examples
      .flatMap(example => readExample(join(pages, example)))
      .flatMap(({source}) => [...source.matchAll(/from '([^']+)'/g)].map(([, specifier = '']) => specifier));
    assert.deepEqual(
      specifiers.filter(specifier => /^\.\.\/|^\.\/.*\/|^api-stub/.test(specifier)),
      [],
    );
  });

  it('compiles with the flags of a Vite project', async () => {
    assert.deepEqual(await compilerErrors(folder, TEMPLATE), []);
  });

  it('renders', async () => {
    await build({
      absWorkingDir: folder,
      entryPoints: examples.map(example => join(folderOf(example), 'example.tsx')),
      outdir: 'out',
      outbase: 'src',
      bundle: true,
      splitting: true,
      packages: 'external',
      format: 'esm',
      jsx: 'automatic',
      logLevel: 'silent',
    });
    const {createElement} = await import('react');
    const {renderToString} = await import('react-dom/server');
    const {MemoryRouter} = await import('react-router-dom');
    const failures: string[] = [];
    for (const example of examples) {
      const output = join(folderOf(example).replace('/src/', '/out/'), 'example.js');
      const {default: Example} = (await import(pathToFileURL(output).href)) as {default?: () => unknown};
      // A file without a component is a part of another example.
      if (typeof Example !== 'function') continue;
      try {
        renderToString(createElement(MemoryRouter, null, createElement(Example as () => null)));
      } catch (error) {
        failures.push(`${example}: ${String(error)}`);
      }
    }
    assert.deepEqual(failures, []);
  });
});
