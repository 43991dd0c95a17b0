import {deprecatedNames} from './scripts/manifest/deprecated-names.mjs';
import {publicContract} from './scripts/manifest/public-contract.mjs';
import {readableTypes} from './scripts/manifest/readable-types.mjs';
import {tableProperties} from './scripts/manifest/table-properties.mjs';

/** The contents of `elements/dist/custom-elements.json`, for `scripts/write-manifest.mjs`. */
export default {
  globs: ['elements/src/**/*.ts'],
  exclude: ['**/*.test.ts', '**/*.control.ts', '**/*.styles.ts', 'elements/src/testing/**'],
  outdir: 'elements/dist',
  litelement: true,
  packagejson: false,
  quiet: true,
  plugins: [tableProperties(), readableTypes(), publicContract(), deprecatedNames()],
};
