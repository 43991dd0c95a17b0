/**
 * Makes an element with `npm run new` in a copy of the repository, as on a fresh clone, and does to it what `npm test`
 * does: builds, type-checks and lints everything, and runs the tests of the element and of its pages. It takes minutes,
 * so run it after a change of the templates; `tests/node/new.test.ts` is the quick part. It leaves out the import check,
 * which does not follow the linked `node_modules` of the copy. Needs Chromium.
 */
import {execFileSync} from 'node:child_process';
import {makeTemporaryCopy} from './lib/temporary-copy.mjs';

const {folder, remove} = await makeTemporaryCopy();
try {
  node('scripts/new.mjs', 'color-swatch');
  node('scripts/build.mjs');
  node('scripts/test.mjs', 'types', 'lint', 'format');
  const tests = ['elements/src/components/color-swatch', 'react-bindings/src/color-swatch.test.tsx'];
  node('scripts/test.mjs', 'elements', ...tests);
  node('--import', 'tsx', '--test', 'tests/site/routes.test.ts');
  // Its page and its API page: loaded, titled, accessible, and without an error.
  node('--import', 'tsx', '--test', '--test-name-pattern=/(api/)?color-swatch', 'tests/site/pages.test.ts');
  console.log('A new element builds, and passes its tests.');
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
