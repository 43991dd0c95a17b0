/**
 * `npm run parity`: writes `docs/native-parity.md` from the cases of `elements/src/testing/parity`, which run in the
 * browser tests. `npm test` fails if the page is out of date.
 */
import {writeFileSync} from 'node:fs';
import {inRoot} from './lib/workspace.mjs';
import {PAGE, parityPage} from './native-parity/page.mjs';

writeFileSync(inRoot(PAGE), await parityPage());
console.log(`${PAGE} is up to date.`);
