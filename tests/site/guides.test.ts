/** The live examples of the guides: what their text promises. */
import assert from 'node:assert/strict';
import {after, afterEach, before, beforeEach, describe, it} from 'node:test';
import type {Page} from 'playwright-core';
import {eventually, startSite, visit, type Site} from './support.js';

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

const focused = () => page.evaluate(() => document.activeElement?.textContent);

it('a live example has the messages of the language in its menu', async () => {
  await visit(page, '/guides/first-form');
  const example = page.locator('.guide-file:has(.example-live)').first();
  await example.getByRole('combobox', {name: 'Language'}).selectOption('Deutsch');
  await example.locator('.example-live[lang=de]').waitFor();
  await example.getByRole('button', {name: 'Send'}).click();
  await example.getByText('Name: Dieses Feld ist erforderlich.').first().waitFor();
});

describe('a form in several steps', () => {
  const form = () => page.locator('form', {hasText: 'Step 1 of 3'});
  const step = (name: string) => form().getByRole('group', {name});
  const next = () => form().getByRole('button', {name: 'Next', exact: true}).click();

  beforeEach(async () => {
    await visit(page, '/guides/forms-with-react');
    await step('Step 1 of 3: You').waitFor();
  });

  it('stays at a step that is not valid', async () => {
    await next();
    await step('Step 1 of 3: You').getByText('Name is required.').first().waitFor();
  });

  it('moves the focus to the title of the next step', async () => {
    await step('Step 1 of 3: You').getByRole('textbox', {name: 'Name'}).fill('Ada');
    await next();
    await eventually(focused, 'Step 2 of 3: Your booking');
  });

  it('submits the values of all steps at the end', async () => {
    await step('Step 1 of 3: You').getByRole('textbox', {name: 'Name'}).fill('Ada');
    await next();
    await step('Step 2 of 3: Your booking').getByRole('slider').press('ArrowRight');
    await next();
    await step('Step 3 of 3: The terms').getByRole('checkbox').check();
    await form().getByRole('button', {name: 'Book', exact: true}).click();
    await page.getByText('Ada: 1 seats.').first().waitFor();
  });
});

describe('a form with unsaved changes', () => {
  const form = () => page.locator('form', {hasText: 'Public'});

  beforeEach(async () => {
    await page.goto('/guides/forms-with-react');
    await form().getByRole('textbox', {name: 'Name'}).fill('Grace');
    await form().getByText('You have unsaved changes.').waitFor();
  });

  it('lets the browser ask before the page is left', async () => {
    const asked = page.waitForEvent('dialog');
    const left = page.reload();
    const dialog = await asked;
    assert.equal(dialog.type(), 'beforeunload');
    await dialog.accept();
    await left;
  });

  it('has no changes once it is saved', async () => {
    await form().getByRole('button', {name: 'Save', exact: true}).click();
    await eventually(() => form().getByRole('status').innerText(), '');
  });
});

describe('a server table with filters', () => {
  it('sends its filters to the server', async () => {
    await visit(page, '/guides/server-tables');
    const table = page
      .getByRole('region', {name: 'A table with filters', exact: true})
      .locator('lc-server-table');
    await table.getByRole('button', {name: 'Filter Status'}).click();
    const request = page.waitForRequest(/\/api-stub\/orders\?.*status/);
    await page.getByRole('checkbox', {name: 'Returned'}).check();
    await request;
    await eventually(
      async () => new Set(await table.locator('lc-badge').allInnerTexts()),
      new Set(['Returned']),
    );
  });
});

describe('the amounts of a server table', () => {
  it('are in euros', async () => {
    await page.goto('/guides/server-tables');
    const table = page
      .getByRole('region', {name: 'A table with filters', exact: true})
      .locator('lc-server-table');
    await eventually(() => table.getByRole('cell', {name: /^€[\d,]+\.\d\d$/}).count(), 5);
  });
});

describe('the keyboard shortcuts', () => {
  const groups = () => page.getByRole('region', {name: 'By element', exact: true}).locator('.key-group');

  beforeEach(() => page.goto('/guides/keyboard-shortcuts'));

  it('are filtered by the element, the key, and the action', async () => {
    await page.getByRole('searchbox', {name: 'Filter', exact: true}).fill('slider page');
    await eventually(() => groups().getByRole('heading').allInnerTexts(), ['Slider']);
    await eventually(() => groups().locator('kbd').allInnerTexts(), ['Page Up', 'Page Down']);
    await page.getByText(/^1 of \d+ keys$/).waitFor();
  });

  it('say that none matches', async () => {
    await page.getByRole('searchbox', {name: 'Filter', exact: true}).fill('xyz');
    await page.getByText('No key matches the filter.').waitFor();
    assert.equal(await groups().count(), 0);
  });
});

describe('bulk actions', () => {
  it('act on all rows that match the search', async () => {
    await page.goto('/guides/server-tables');
    const table = page.getByRole('region', {name: 'Bulk actions', exact: true}).locator('lc-server-table');
    await table.getByRole('searchbox').fill('Linden Hotels');
    await table
      .getByText(/^1 - 5 out of 989 entries/)
      .first()
      .waitFor();
    await table.getByRole('checkbox', {name: /all/i}).check();
    await table.getByRole('button', {name: /^Select all/}).click();
    await table.getByRole('button', {name: 'Delete', exact: true}).click();
    await page.getByRole('dialog').getByRole('button', {name: 'Delete', exact: true}).click();
    await page.getByText('989 orders deleted.').first().waitFor();
    await table.getByText('No Entries Match the filter').first().waitFor();
  });
});

describe('the tables for those who leave Material React Table', () => {
  const table = (section: string) =>
    page.getByRole('region', {name: section, exact: true}).locator('lc-data-table, lc-server-table').first();

  beforeEach(() => visit(page, '/guides/from-material-react-table'));

  it('send what their server knows, and read its answer', async () => {
    const bookings = table('A server table');
    await bookings.getByRole('searchbox').fill('guest 1');
    await bookings.getByRole('button', {name: 'Filter Room'}).click();
    await page.getByRole('checkbox', {name: 'Lake'}).check();
    await eventually(
      () => bookings.getByRole('cell', {name: /^Guest/}).allInnerTexts(),
      ['Guest 15', 'Guest 17', 'Guest 19'],
    );
  });

  it('keep an edit that the server refuses', async () => {
    const stock = table('A table to edit');
    await stock.getByRole('gridcell', {name: '14', exact: true}).click();
    await page.keyboard.type('60');
    await page.keyboard.press('Enter');
    await stock.getByText('There is room for 50 sacks.').first().waitFor();
    await stock.getByRole('gridcell', {name: /^60/}).waitFor();
  });

  for (const [section, name] of [
    ['Groups with sums', /Old Mill/],
    ['A tree', /Oven/],
  ] as const)
    it(`can be closed: ${section}`, async () => {
      const toggle = table(section).getByRole('button', {name}).first();
      await eventually(() => toggle.getAttribute('aria-expanded'), 'true');
      await toggle.click();
      await eventually(() => toggle.getAttribute('aria-expanded'), 'false');
    });
});

it('the rows of the guide to trees can be closed', async () => {
  await visit(page, '/guides/tree-rows');
  const toggle = page
    .locator('lc-data-table')
    .first()
    .getByRole('button', {name: /Edda Wolff/});
  await toggle.click();
  await eventually(() => toggle.getAttribute('aria-expanded'), 'false');
});

describe('a command', () => {
  for (const width of [1280, 375])
    it(`is visible as a whole at ${width} px`, async () => {
      await page.setViewportSize({width, height: 800});
      await page.goto('/guides/installation');
      const hidden = () =>
        page
          .locator('.is-command pre')
          .evaluateAll(all => all.map(({scrollWidth, clientWidth}) => scrollWidth - clientWidth));
      await eventually(async () => (await hidden()).length > 3, true);
      assert.deepEqual([...new Set(await hidden())], [0]);
    });
});
