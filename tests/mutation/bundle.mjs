/**
 * Bundles the tests of core that import what Stryker has changed, in its copy of the sources, which is the current folder. A
 * test file has its modules for itself, so that they start again with it.
 */
import {readdirSync} from 'node:fs';
import {build} from 'esbuild';

const CORE = 'elements/src/core';
const EXPECT = 'bundles/expect.cjs';

const changed = process.env.MUTATED_FILES.split('\n');
const isChanged = path => changed.includes(path);

/** Packages stay packages. The `expect` of the tests is that of the browsers, without the checks of a document. */
const packages = {
  name: 'packages',
  setup({onResolve}) {
    onResolve({filter: /^[^./]/}, ({path, kind}) => {
      if (kind === 'entry-point') return null;
      return path === '@open-wc/testing'
        ? {path: `${process.cwd()}/${EXPECT}`, external: true}
        : {path, external: true};
    });
  },
};

const shared = {bundle: true, format: 'cjs', platform: 'node', logLevel: 'warning'};
await build({
  ...shared,
  stdin: {contents: `export {expect} from '@esm-bundle/chai'`, resolveDir: '.'},
  outfile: EXPECT,
});

const tests = readdirSync(CORE, {recursive: true}).filter(name => name.endsWith('.test.ts'));
const toBundle = {
  ...shared,
  outdir: 'bundles',
  outbase: '.',
  outExtension: {'.js': '.cjs'},
  plugins: [packages],
  // `sideEffects` names the built modules.
  ignoreAnnotations: true,
  metafile: true,
};
const {metafile} = await build({
  ...toBundle,
  entryPoints: tests.map(name => `${CORE}/${name}`),
  write: false,
});
const entryPoints = Object.values(metafile.outputs)
  .filter(({inputs}) => Object.keys(inputs).some(isChanged))
  .map(({entryPoint}) => entryPoint);
await build({...toBundle, entryPoints});
