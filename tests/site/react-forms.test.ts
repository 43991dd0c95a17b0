/** A form with initial values that React renders on a server, and that hydrates. Needs a build. */
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import type {Page} from 'playwright-core';
import {REACT_VERSIONS} from '../react/bundles.js';
import type {} from './hydration-page.js';
import {reactSite} from './react-site.js';

const ENTRIES = [
  ['person', 'Ada'],
  ['plain', 'Grace'],
  ['terms', 'on'],
  ['days', 'tu'],
  ['items[0].name', 'Aspirin'],
  ['items[0].color', 'r'],
  ['items[1].name', 'Ibuprofen'],
  ['items[1].color', 'g'],
];

const entries = (page: Page) =>
  page.evaluate(() => [...new FormData(document.forms[0])].map(([name, value]) => [name, value]));

for (const version of REACT_VERSIONS) {
  describe(`a form with values on a server with React ${version}`, () => {
    const site = reactSite(version, page => page.form(), 'browser-form.tsx');

    it('shows them in the first frame, rows as well', async () => {
      const {page} = await site.open();
      const names = await page
        .getByLabel(/^(Person|Name)/)
        .evaluateAll(inputs => inputs.map(input => (input as HTMLInputElement).value));
      assert.deepEqual(names, ['Ada', 'Aspirin', 'Ibuprofen']);
      const colors = await page
        .getByLabel('Color')
        .evaluateAll(selects => selects.map(select => (select as HTMLSelectElement).value));
      assert.deepEqual(colors, ['r', 'g']);
      const checked = [];
      for (const name of ['Terms', 'Monday', 'Tuesday'])
        checked.push(await page.getByLabel(name).isChecked());
      assert.deepEqual(checked, [true, false, true]);
      await site.release(page);
    });

    it('hydrates without a word in the console or a shift, and submits them', async () => {
      const {page, problems, hydrate} = await site.open();
      const before = await page.evaluate(() => hydrationPage.shift());
      await hydrate();
      assert.deepEqual(await entries(page), ENTRIES);
      assert.equal(await page.evaluate(() => hydrationPage.shift()), before);
      assert.deepEqual(problems(), []);
      await site.release(page);
    });

    it('returns to them after an edit before it hydrates', async () => {
      const {page, problems, hydrate} = await site.open();
      await page.getByLabel('Person').fill('Lin');
      await page.getByLabel('Name').nth(1).fill('Codeine');
      await page.getByLabel('Monday').check({force: true});
      await hydrate();
      const edited = new Map((await entries(page)) as [string, string][]);
      assert.deepEqual([edited.get('person'), edited.get('items[1].name')], ['Lin', 'Codeine']);
      await page.evaluate(() => document.forms[0]!.reset());
      assert.deepEqual(await entries(page), ENTRIES);
      assert.deepEqual(problems(), []);
      await site.release(page);
    });

    it('keeps them in their rows when a row is added or removed', async () => {
      const {page, hydrate} = await site.open();
      await hydrate();
      const names = async () =>
        ((await entries(page)) as [string, string][]).filter(([name]) => name.endsWith('.name'));
      await page.getByRole('button', {name: 'Add'}).click();
      assert.deepEqual(await names(), [
        ['items[0].name', ''],
        ['items[1].name', 'Aspirin'],
        ['items[2].name', 'Ibuprofen'],
      ]);
      await page.getByRole('button', {name: 'Remove 2'}).click();
      assert.deepEqual(await names(), [
        ['items[0].name', ''],
        ['items[1].name', 'Ibuprofen'],
      ]);
      await site.release(page);
    });
  });
}
