/** A page that React streams from a server in two parts, and what the browser makes of it. Needs a build. */
import assert from 'node:assert/strict';
import {after, before, describe, it} from 'node:test';
import {browserScript, REACT_VERSIONS, serverPage} from '../react/bundles.js';
import {latePage, openLate, stylesheet} from './late-page.js';
import {startSite, type Site} from './support.js';

const NONCE = 'c3RyZWFt';

/** React's development build recommends its tools. */
const isProblem = (message: string) => !message.includes('Download the React DevTools');

for (const version of REACT_VERSIONS) {
  describe(`a page that React ${version} streams`, () => {
    let site: Site;
    let stream: string;
    let script: string;

    before(async () => {
      site = await startSite();
      const page = await serverPage(version);
      page.linkStyles(stylesheet);
      stream = await page.asParts(NONCE);
      script = await browserScript(version, 'browser-streamed.tsx');
    });
    after(() => site.close());

    const open = () => openLate(site, latePage(`<div id="root">${stream}</div>`), NONCE);

    it('has the elements of the second part after the fallback, with their content', () => {
      const [shell, late = ''] = stream.split('Wait');
      assert.match(shell!, /<lc-text-input[^>]*><template shadowrootmode="open"/);
      for (const tag of ['text-input', 'select', 'checkbox', 'data-table'])
        assert.match(late, new RegExp(`<lc-${tag}[^>]*><template shadowrootmode="open"`), tag);
    });

    it('shows both parts before its script', async () => {
      const {page} = await open();
      await page.getByRole('cell', {name: 'Grace Hopper'}).waitFor();
      assert.equal(await page.getByLabel('Name').inputValue(), 'Ada');
      assert.equal(await page.getByLabel('City').inputValue(), 'Rome');
      assert.equal(await page.getByText('Wait').count(), 0);
      await site.release(page);
    });

    it('hydrates both parts without a word in the console, and keeps what the user has entered', async () => {
      const {page, problems, start} = await open();
      await page.getByLabel('Name').fill('Grace');
      await page.getByLabel('City').fill('London');
      await page.getByLabel('Fruit').selectOption('Apple');
      await page.getByLabel('Terms').uncheck();
      await start(script);
      await page.waitForFunction(() => document.querySelector('lc-data-table')?.rows?.length === 1);
      const entries = await page.evaluate(() => [...new FormData(document.forms[0])]);
      assert.deepEqual(Object.fromEntries(entries), {name: 'Grace', city: 'London', fruit: 'a'});
      assert.deepEqual(problems.filter(isProblem), []);
      await site.release(page);
    });
  });
}
