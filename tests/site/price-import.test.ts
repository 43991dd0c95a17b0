/** The import of prices: a whole screen from a file to the server, with the running stub. */
import assert from 'node:assert/strict';
import {after, afterEach, before, beforeEach, describe, it} from 'node:test';
import type {Page} from 'playwright-core';
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

describe('the import of prices', () => {
  it('is read, corrected, saved, and refused in part', async () => {
    await visit(page, '/tables/import');
    const screen = page.getByRole('region', {name: 'Import of prices', exact: true});
    const button = (name: string) => screen.getByRole('button', {name, exact: true});
    const heading = (name: string) => screen.getByRole('heading', {name: `: ${name}`});
    await button('Use the sample file').click();
    await screen.getByText('prices.csv: 600 rows').waitFor({timeout: 10_000});

    await button('Next').click();
    await heading('Columns').waitFor({timeout: 10_000});
    assert.deepEqual(await axe(page), []);
    await button('Next').click();
    await heading('Rows').waitFor({timeout: 10_000});
    const count = () => screen.locator('lc-data-table div[part=label]').innerText();
    await eventually(count, '600 rows, 3 with errors');

    await screen.getByRole('gridcell', {name: 'ask Mia'}).click();
    await page.keyboard.type('4.4');
    await page.keyboard.press('Enter');
    await eventually(count, '600 rows, 2 with errors');
    await button('Next').click();
    await button('Import').click();
    const result = screen.locator('lc-import .result');
    await eventually(() => result.innerText(), '596 saved, 4 rejected');

    await button('Correct the rows').click();
    await eventually(() => screen.locator('tbody > tr').count(), 4);
    await screen.getByText('It costs €1.80 to bake.').first().waitFor({timeout: 10_000});
    assert.deepEqual(await axe(page), []);
  });
});
