/**
 * Writes `docs/native-parity.md` from the cases of `elements/src/testing/parity`, which the browser tests prove:
 * `npm run parity`. `npm test` fails when the page is out of date.
 */
import {writeFileSync} from 'node:fs';
import {inRoot} from './lib/workspace.mjs';
import {PAGE, parityPage} from './native-parity/page.mjs';

writeFileSync(inRoot(PAGE), await parityPage());
console.log(`${PAGE} is up to date.`);
