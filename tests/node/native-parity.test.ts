import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {it} from 'node:test';
import {PAGE, parityPage} from '../../scripts/native-parity.mjs';

it('the native parity page is up to date; `npm run parity` writes it', async () => {
  assert.equal(readFileSync(new URL(`../../${PAGE}`, import.meta.url), 'utf8'), await parityPage());
});
