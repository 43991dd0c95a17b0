/** What is printed of a page with tables and of one with a form, in light and dark. */
import assert from 'node:assert/strict';
import {after, afterEach, before, beforeEach, describe, it} from 'node:test';
import type {Locator, Page} from 'playwright-core';
import {eventually, startSite, type Site} from './support.js';

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

/** Shows a page as on A4 paper. */
async function print(): Promise<void> {
  await page.setViewportSize({width: 720, height: 1000});
  await page.emulateMedia({media: 'print'});
}

afterEach(async () => {
  await page.emulateMedia({media: null, colorScheme: null});
  await page.setViewportSize({width: 1280, height: 720});
});

const example = (name: string) => page.getByRole('region', {name, exact: true});

/** The places of the header cells that end outside their table's box, or the page. */
const cutColumns = (table: Locator) =>
  table.evaluate(element => {
    const cells = [...element.shadowRoot!.querySelectorAll('thead th')];
    return cells.filter(cell => cell.getBoundingClientRect().right > document.documentElement.clientWidth)
      .length;
  });

describe('the printed page of tables', () => {
  beforeEach(async () => {
    await page.goto('/tables#examples');
    await example('Client table').getByText('1 - 6 out of 96 entries').first().waitFor();
  });

  it('has the rows and the number of entries, but no search, pager, or page size', async () => {
    const table = example('Client table').locator('lc-data-table');
    await print();
    assert.equal(await table.locator('tbody tr').first().isVisible(), true);
    assert.equal(await table.locator('[part=info]').isVisible(), true);
    for (const part of ['search', 'pager', 'page-size'])
      assert.equal(await table.locator(`[part=${part}]`).isVisible(), false, part);
  });

  it('has all columns of each table in the width of the page', async () => {
    const tables = page.locator('lc-data-table, lc-server-table');
    await eventually(async () => (await tables.count()) > 3, true);
    await print();
    for (const table of await tables.all()) await eventually(() => cutColumns(table), 0);
  });

  it('has no buttons in tables, except the names of columns', async () => {
    await print();
    const buttons = await page
      .locator('lc-data-table, lc-server-table')
      .evaluateAll(
        tables =>
          tables
            .flatMap(({shadowRoot}) => [...shadowRoot!.querySelectorAll('button:not(.sort)')])
            .filter(button => button.checkVisibility()).length,
      );
    assert.equal(buttons, 0);
  });

  it('has no header, sidebar, or code buttons', async () => {
    await print();
    for (const selector of ['.site-bar', 'lc-sidebar', '.code-toggle'])
      assert.equal(await page.locator(selector).first().isVisible(), false, selector);
  });

  it('is dark on white, also in dark mode', async () => {
    await page.emulateMedia({colorScheme: 'dark'});
    const ink = () =>
      example('Client table')
        .locator('tbody td')
        .first()
        .evaluate(cell => getComputedStyle(cell).color);
    const dark = await ink();
    await print();
    let printed = '';
    // A row that the new width has just replaced has no color.
    await eventually(async () => !['', dark].includes((printed = await ink())), true);
    await page.emulateMedia({media: 'screen', colorScheme: 'light'});
    await eventually(ink, printed);
  });
});

describe('the printed page of a form', () => {
  const field = () => page.locator('lc-text-input').first();

  beforeEach(async () => {
    await page.goto('/form-example');
    await field().locator('#control').waitFor();
  });

  it('has values, but no placeholders', async () => {
    const select = page.locator('lc-select').first();
    const ink = () => select.locator('#control').evaluate(control => getComputedStyle(control).color);
    const shown = await ink();
    await print();
    assert.notEqual(shown, 'rgba(0, 0, 0, 0)');
    assert.equal(await ink(), 'rgba(0, 0, 0, 0)');
    await select.locator('select').selectOption({index: 1});
    await eventually(ink, 'rgb(31, 27, 22)');
  });

  it('has no focus ring', async () => {
    await field().locator('#control').focus();
    await page.keyboard.press('a');
    await print();
    assert.equal(
      await field()
        .locator('.box')
        .evaluate(box => getComputedStyle(box).outlineStyle),
      'none',
    );
  });
});
