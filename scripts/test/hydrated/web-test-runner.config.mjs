// Runs the main test file of each element with fixtures that a server has rendered, and that the page hydrates.
import {existsSync, readdirSync} from 'node:fs';
import {defaultReporter} from '@web/test-runner';
import config from '../../../web-test-runner.config.mjs';
import {readControls} from '../../lib/controls.mjs';
import {inRoot} from '../../lib/workspace.mjs';
import {bundleMiddleware, writePages} from '../bundle.mjs';
import {focusPlugin} from '../plugins.mjs';
import {hydratedFixtures, prerenderPlugin} from './server.mjs';

const COMPONENTS = 'elements/src/components';

/** Suites that would make the main test file of an element too long. */
const PARTS = [
  'data-table/data-table.sort-and-search',
  'datalist/datalist.suggestions',
  'file-upload/file-upload.files',
  'multi-select/multi-select.choosing',
  'rating/rating.choice',
  'server-table/server-table.failures',
  'transfer-list/transfer-list.moving',
  'tree-select/tree-select.choosing',
];

/** Folders without one have what elements share. */
const testFiles = readdirSync(inRoot(COMPONENTS))
  .map(name => `${name}/${name}`)
  .concat(PARTS)
  .map(name => `${COMPONENTS}/${name}.test.ts`)
  .filter(file => existsSync(inRoot(file)));

const cases = readdirSync(inRoot('elements/src/testing/hydrated'))
  .filter(name => name.endsWith('.cases.ts'))
  .map(name => `elements/src/testing/hydrated/${name}`);
const pages = writePages([...cases, ...testFiles], '.cache/hydrated/pages', 20);

export default {
  ...config,
  rootDir: inRoot(),
  files: pages,
  concurrentBrowsers: 2,
  // In one piece, because the support for hydration must run before any element is defined.
  middleware: [
    await bundleMiddleware(pages, {
      splitting: false,
      plugins: [hydratedFixtures],
      define: {CONTROL_RECORDS: JSON.stringify(await readControls())},
    }),
  ],
  plugins: [await prerenderPlugin(), focusPlugin()],
  reporters: [defaultReporter()],
};
