/**
 * `npm run conformance`: writes the conformance report from the data in `tests/conformance`: a page for readers, a page about
 * the ARIA practices, and an OpenACR file, which tools read. `npm test` fails if one is out of date, or if a test that it
 * names is gone. Runs with tsx, because the data is in TypeScript.
 */
import {writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {conformancePage} from './conformance/conformance-page.mjs';
import {openAcr} from './conformance/open-acr.mjs';
import {practicesPage} from './conformance/practices-page.mjs';
import {inRoot} from './lib/workspace.mjs';

/** The files, by their paths, as functions that return their text. */
export const REPORTS = {
  'docs/conformance.md': conformancePage,
  'docs/aria-practices.md': practicesPage,
  'demo-app/public/openacr.yaml': openAcr,
};

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [path, text] of Object.entries(REPORTS)) writeFileSync(inRoot(path), await text());
