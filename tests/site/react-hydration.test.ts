/** A page that React renders on a server, and what the browser makes of it. Needs a build. */
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {REACT_VERSIONS} from '../react/bundles.js';
import type {} from './hydration-page.js';
import {looksSame, pictureOf} from './pictures.js';
import {reactSite} from './react-site.js';

for (const version of REACT_VERSIONS) {
  describe(`a page of React ${version} on a server`, () => {
    const site = reactSite(version, page => page.asString());

    it('hydrates without a word in the console', async () => {
      const {page, problems, hydrate} = await site.open();
      await hydrate();
      assert.deepEqual(problems(), []);
      await page.getByRole('button', {name: 'Open'}).click();
      await page.getByRole('dialog', {name: 'Delete'}).waitFor();
      assert.deepEqual(problems(), []);
      await site.release(page);
    });

    it('keeps the server-rendered elements, and does not shift', async () => {
      const {page, hydrate} = await site.open();
      const before = await page.evaluate(() => {
        hydrationPage.mark();
        return hydrationPage.shift();
      });
      await hydrate();
      const [lost, shift] = await page.evaluate(() => [
        hydrationPage.marked.filter(({isConnected}) => !isConnected).map(({localName}) => localName),
        hydrationPage.shift(),
      ]);
      assert.deepEqual(
        lost.filter(name => !['tbody', 'tr', 'td', 'slot'].includes(name)),
        [],
      );
      assert.equal(shift, before);
      await site.release(page);
    });

    it('keeps text that was typed before it hydrates, and reports it to the parent', async () => {
      const {page, problems, hydrate} = await site.open();
      await page.getByLabel('Name').fill('Grace');
      await page.getByLabel('City').fill('London');
      await page.getByLabel('Fruit').selectOption('Apple');
      await page.getByLabel('Medium').check();
      await page.getByLabel('Terms').uncheck();
      await hydrate();
      await page.getByText('Hello Grace').waitFor();
      const entries = await page.evaluate(() => [...new FormData(document.forms[0])]);
      assert.deepEqual(Object.fromEntries(entries), {name: 'Grace', city: 'London', fruit: 'a', size: 'm'});
      assert.deepEqual(problems(), []);
      await site.release(page);
    });

    it('shows the current page in its sidebar in the first frame', async () => {
      const {page, hydrate} = await site.open();
      const sidebar = page.locator('lc-sidebar');
      assert.equal(await sidebar.getByRole('link', {name: 'People'}).getAttribute('aria-current'), 'page');
      const first = await pictureOf(sidebar);
      await hydrate();
      assert.equal(await looksSame(page, first, await pictureOf(sidebar)), true);
      await site.release(page);
    });

    it('shows the rows of a table from the first frame on', async () => {
      const {page, hydrate} = await site.open();
      assert.equal(await page.getByRole('cell', {name: 'Ada Lovelace'}).isVisible(), true);
      await page.evaluate(() => hydrationPage.watch('lc-data-table', 'Ada Lovelace'));
      await hydrate();
      const [frames, missing] = await page.evaluate(() => hydrationPage.watched());
      assert.ok(frames > 0);
      assert.equal(missing, 0);
      await site.release(page);
    });
  });

  describe(`a page of React ${version} whose server had other props`, () => {
    const site = reactSite(version, page => page.asString().replaceAll('City', 'Town'));

    it('shows those of the browser once it hydrates, with a warning', async () => {
      const {page, problems, hydrate} = await site.open();
      assert.equal(await page.getByLabel('Town').isVisible(), true);
      await hydrate();
      assert.equal(await page.getByLabel('City').isVisible(), true);
      assert.equal(await page.getByText('Town').count(), 0);
      const [warning = '', ...others] = problems();
      assert.match(
        warning,
        /<lc-text-input>: the server-rendered HTML does not match: it has "Town" instead of "City"/,
      );
      assert.deepEqual(others, []);
      await site.release(page);
    });
  });
}
