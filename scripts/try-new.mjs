/**
 * Makes an element and a form control with `npm run new` in a copy of the repository, as on a fresh clone, and does to them
 * what `npm test` does: builds, type-checks and lints everything, and runs the tests of both and of their pages. It takes minutes,
 * so run it after a change of the templates; `tests/node/new.test.ts` is the quick part. It leaves out the import check,
 * which does not follow the linked `node_modules` of the copy. Needs Chromium.
 */
import {execFileSync} from 'node:child_process';
import {makeTemporaryCopy} from './lib/temporary-copy.mjs';

const {folder, remove} = await makeTemporaryCopy();
try {
  node('scripts/new.mjs', 'color-swatch');
  node('scripts/new.mjs', '--form-control', 'color-code');
  node('scripts/build.mjs');
  node('scripts/test.mjs', 'types', 'lint', 'format');
  const tests = ['color-swatch', 'color-code'].flatMap(name => [
    `elements/src/components/${name}`,
    `react-bindings/src/components/${name}.test.tsx`,
  ]);
  node('scripts/test.mjs', 'elements', ...tests);
  node('--import', 'tsx', '--test', 'tests/site/routes.test.ts');
  // Their pages and API pages: loaded, titled, accessible, and without an error.
  node('--import', 'tsx', '--test', '--test-name-pattern=/(api/)?color-', 'tests/site/pages.test.ts');
  // The form control on a server, before and after its script, and before it is defined.
  const onServer = ['without-script', 'first-frame', 'undefined'].map(file => `tests/site/${file}.test.ts`);
  for (const file of ['tests/node/elements-on-server.test.ts', ...onServer])
    node('--import', 'tsx', '--test', '--test-name-pattern=lc-color-code', file);
  // The values of its record, which are entered before React hydrates it.
  node('--import', 'tsx', '--test', 'tests/site/react-controls.test.ts');
  console.log('A new element and a new form control build, and pass their tests.');
} finally {
  await remove();
}

function node(...args) {
  execFileSync(process.execPath, args, {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {...process.env, BROWSERS: 'chromium', REQUIRE_BROWSERS: ''},
  });
}
