/** The tables demo: what it does with good answers of the running stub. */
import assert from 'node:assert/strict';
import {after, afterEach, before, beforeEach, describe, it} from 'node:test';
import type {Locator, Page} from 'playwright-core';
import {eventually, startSite, visit, type Site} from './support.js';

let site: Site;
let page: Page;

before(async () => {
  site = await startSite();
});
after(() => site.close());
beforeEach(async () => {
  ({page} = await site.newPage());
  await visit(page, '/tables#examples');
});
afterEach(() => site.release(page));

const tableOf = (example: string) => page.getByRole('region', {name: example, exact: true});
const header = (table: Locator, name: string) => table.getByRole('columnheader', {name});
const sizeOf = (table: Locator) => table.getByLabel('Entries per page');
/** The text is there twice: to be seen, and to be heard after an action. */
const shows = (table: Locator, text: string | RegExp) =>
  table.getByText(text, {exact: true}).first().waitFor();
const firstName = (table: Locator) => table.locator('tbody td:nth-child(2)').first().innerText();

describe('the client table', () => {
  let table: Locator;
  beforeEach(async () => {
    table = tableOf('Client table');
    await shows(table, '1 - 6 out of 96 entries');
  });

  it('goes to the next page, to a numbered page and to the last one', async () => {
    await table.getByRole('button', {name: 'Next page'}).click();
    await shows(table, '7 - 12 out of 96 entries');
    await table.getByRole('button', {name: 'Page 5', exact: true}).click();
    await shows(table, '25 - 30 out of 96 entries');
    await table.getByRole('button', {name: 'Last page'}).click();
    await shows(table, '91 - 96 out of 96 entries');
  });

  it('has 7 page buttons', async () => {
    await eventually(() => table.getByRole('button', {name: /^Page \d+$/}).count(), 7);
  });

  it('sorts upwards at the first click and alternates from there', async () => {
    const name = header(table, 'Real name');
    await name.getByRole('button').click();
    await eventually(() => name.getAttribute('aria-sort'), 'ascending');
    await eventually(() => firstName(table), 'Emilia Clarke');
    await name.getByRole('button').click();
    await eventually(() => name.getAttribute('aria-sort'), 'descending');
    await eventually(() => firstName(table), 'Sophie Turner');
    await name.getByRole('button').click();
    await eventually(() => name.getAttribute('aria-sort'), 'ascending');
  });

  it('goes back to page 1 when it is sorted, and marks no other column', async () => {
    await table.getByRole('button', {name: 'Last page'}).click();
    await header(table, 'Real name').getByRole('button').click();
    await header(table, 'Stark').getByRole('button').click();
    await shows(table, '1 - 6 out of 96 entries');
    await eventually(() => header(table, 'Real name').getAttribute('aria-sort'), null);
  });

  it('offers 5, 10, 20, 50, 100 and its own 6 rows, and goes back to page 1 with another size', async () => {
    await eventually(
      () => sizeOf(table).getByRole('option').allInnerTexts(),
      ['5', '6', '10', '20', '50', '100'],
    );
    await table.getByRole('button', {name: 'Next page'}).click();
    await sizeOf(table).selectOption('20');
    await shows(table, '1 - 20 out of 96 entries');
  });

  it('searches without regard to case and special characters', async () => {
    await table.getByRole('searchbox').fill('%ARYA"');
    await shows(table, '1 - 6 out of 12 entries');
  });

  it('says so when the search matches nothing', async () => {
    await table.getByRole('searchbox').fill('nobody');
    await shows(table, 'No Entries Match the filter');
  });
});

describe('the server table', () => {
  let table: Locator;
  beforeEach(async () => {
    table = tableOf('Server table');
    await shows(table, '1 - 6 out of 200 entries');
  });

  /** What the stub is asked for by an action. */
  const requestOf = async (action: () => Promise<unknown>) => {
    const [request] = await Promise.all([page.waitForRequest(/\/api-stub\/people/), action()]);
    return {
      query: Object.fromEntries(new URL(request.url()).searchParams),
      authorization: (await request.allHeaders()).authorization,
    };
  };

  it('asks for a page by $limit and $skip, with the authorization', async () => {
    const asked = await requestOf(() => table.getByRole('button', {name: 'Page 3', exact: true}).click());
    assert.deepEqual(asked, {query: {$limit: '6', $skip: '12'}, authorization: 'Bearer demo'});
    await shows(table, '13 - 18 out of 200 entries');
  });

  it('sorts downwards at the first click and alternates from there', async () => {
    const name = header(table, 'Real name').getByRole('button');
    const first = await requestOf(() => name.click());
    assert.deepEqual(first.query, {$limit: '6', $skip: '0', '$sort[realName]': '-1'});
    await shows(table, 'Sophie Turner');
    const second = await requestOf(() => name.click());
    assert.deepEqual(second.query, {$limit: '6', $skip: '0', '$sort[realName]': '1'});
    await shows(table, 'Emilia Clarke');
  });

  it('goes back to page 1 with another page size', async () => {
    await table.getByRole('button', {name: 'Next page'}).click();
    const asked = await requestOf(() => sizeOf(table).selectOption('50'));
    assert.deepEqual(asked.query, {$limit: '50', $skip: '0'});
    await shows(table, '1 - 50 out of 200 entries');
  });

  it('does not ask again when a fault is chosen', async () => {
    let requests = 0;
    page.on('request', request => {
      if (request.url().includes('/api-stub/')) requests += 1;
    });
    await table.getByRole('radio', {name: 'Error 500'}).check();
    await page.waitForTimeout(100);
    assert.equal(requests, 0);
  });
});

describe('the table of a hundred thousand rows', () => {
  it('finds a row, and sorts', async () => {
    const table = tableOf('A hundred thousand rows');
    await shows(table, /^1 - 10 out of 100\D?000 entries$/);
    await header(table, 'Order').getByRole('button').click();
    await header(table, 'Order').getByRole('button').click();
    await table.getByRole('cell', {name: '100000', exact: true}).waitFor();
    await table.getByRole('searchbox').fill('99999');
    await shows(table, /1 - \d+ out of \d+ entr/);
  });
});
