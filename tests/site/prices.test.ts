/** The prices: a whole screen with a table that users edit, with the running stub. */
import assert from 'node:assert/strict';
import {after, afterEach, before, beforeEach, describe, it} from 'node:test';
import type {Locator, Page} from 'playwright-core';
import {axe, eventually, startSite, visit, type Site} from './support.js';

let site: Site;
let page: Page;

before(async () => {
  site = await startSite();
});
after(() => site.close());
beforeEach(async () => {
  ({page} = await site.newPage());
});
afterEach(() => site.release(page));

describe('the prices', () => {
  it('are edited with keys, refused by the server, corrected, and saved', async () => {
    await visit(page, '/tables/prices');
    const screen = page.getByRole('region', {name: 'All prices', exact: true});
    const cell = (index: number) => screen.locator('tbody > tr').first().locator('td').nth(index);
    const [price, ten] = [cell(3), cell(4)];
    const shows = (where: Locator, text: string) =>
      eventually(async () => (await where.innerText()).includes(text), true);
    const type = async (text: string, key: string) => {
      await page.keyboard.type(text);
      await page.keyboard.press(key);
    };
    const save = () => screen.getByRole('button', {name: 'Save', exact: true}).press('Enter');
    await price.click();
    await type('1', 'Enter');
    await eventually(() => price.innerText(), '€1.00');

    await save();
    await shows(ten, 'Ten must not cost more per piece than one.');
    // The focus is in the cell that is not valid.
    await type('1', 'Enter');
    await save();
    await shows(price, 'It costs €1.80 to bake.');
    assert.deepEqual(await axe(page), []);

    await price.click();
    await type('5', 'Tab');
    await type('4.5', 'Enter');
    await save();
    await eventually(() => price.innerText(), '€5.00');
    await eventually(() => screen.locator('[part=edit-bar]').count(), 0);
    assert.equal(await ten.innerText(), '€4.50');
  });
});
