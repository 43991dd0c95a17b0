/** A page that React streams from a server in two parts, and what the browser makes of it. Needs a build. */
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {REACT_VERSIONS} from '../react/bundles.js';
import {reactSite} from './react-site.js';

const NONCE = 'c3RyZWFt';

for (const version of REACT_VERSIONS) {
  describe(`a page that React ${version} streams`, () => {
    const site = reactSite(version, page => page.asParts(NONCE), 'browser-streamed.tsx');

    it('has the elements of the second part after the fallback, with their content', () => {
      const [shell, late = ''] = site.html().split('Wait');
      assert.match(shell!, /<lc-text-input[^>]*><template shadowrootmode="open"/);
      for (const tag of ['text-input', 'select', 'checkbox', 'data-table'])
        assert.match(late, new RegExp(`<lc-${tag}[^>]*><template shadowrootmode="open"`), tag);
    });

    it('shows both parts before its script', async () => {
      const {page} = await site.open(NONCE);
      await page.getByRole('cell', {name: 'Grace Hopper'}).waitFor();
      assert.equal(await page.getByLabel('Name').inputValue(), 'Ada');
      assert.equal(await page.getByLabel('City').inputValue(), 'Rome');
      assert.equal(await page.getByText('Wait').count(), 0);
      await site.release(page);
    });

    it('hydrates both parts without a word in the console, and keeps what the user has entered', async () => {
      const {page, problems, hydrate} = await site.open(NONCE);
      await page.getByLabel('Name').fill('Grace');
      await page.getByLabel('City').fill('London');
      await page.getByLabel('Fruit').selectOption('Apple');
      await page.getByLabel('Terms').uncheck();
      await hydrate();
      await page.waitForFunction(() => document.querySelector('lc-data-table')?.rows?.length === 1);
      const entries = await page.evaluate(() => [...new FormData(document.forms[0])]);
      assert.deepEqual(Object.fromEntries(entries), {name: 'Grace', city: 'London', fruit: 'a'});
      assert.deepEqual(problems(), []);
      await site.release(page);
    });
  });
}
