// Runs the main test file of each element with fixtures that a server has rendered, and that the page hydrates.
import {readdirSync} from 'node:fs';
import {defaultReporter} from '@web/test-runner';
import config from '../../../web-test-runner.config.mjs';
import {inRoot} from '../../lib/workspace.mjs';
import {hydratedPlugin} from './server.mjs';

const COMPONENTS = 'elements/src/components';

/** Suites that would make the main test file of an element too long. */
const PARTS = [
  'data-table/data-table.sort-and-search',
  'datalist/datalist.suggestions',
  'file-upload/file-upload.files',
  'multi-select/multi-select.choosing',
  'server-table/server-table.failures',
];

const testFiles = readdirSync(inRoot(COMPONENTS))
  .filter(name => name !== 'table')
  .map(name => `${name}/${name}`)
  .concat(PARTS)
  .map(name => `${COMPONENTS}/${name}.test.ts`);

export default {
  ...config,
  rootDir: inRoot(),
  files: ['elements/src/testing/hydrated/*.cases.ts', ...testFiles],
  concurrentBrowsers: 2,
  plugins: [await hydratedPlugin(), ...config.plugins],
  reporters: [defaultReporter()],
};
