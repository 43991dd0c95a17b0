/** The server table under every fault of the running stub, with the messages of the spec (section 8) word for word. */
import {after, afterEach, before, beforeEach, describe, it} from 'node:test';
import type {Locator, Page} from 'playwright-core';
import {eventually, nextFrame, startSite, visit, type Site} from './support.js';

const MESSAGES = {
  load: "Oops something went wrong and we couldn't get the table data. Please try again!!!",
  pageSize: "Oops something went wrong and we couldn't change the page size. Please try again!!!",
  page: "Oops something went wrong and we couldn't change the page. Please try again!!!",
  sort: "Oops something went wrong and we couldn't sort the table. Please try again!!!",
};

let site: Site;
let page: Page;
let table: Locator;

before(async () => {
  site = await startSite();
});
after(() => site.close());
beforeEach(async () => {
  ({page} = await site.newPage());
  table = page.getByRole('region', {name: 'Server table', exact: true});
});
afterEach(() => site.release(page));

const alert = () => table.getByRole('alert');
const choose = (fault: string) => table.getByRole('radio', {name: fault, exact: true}).check();
const shows = (text: string) => table.getByText(text, {exact: true}).first().waitFor();
const openTables = async () => {
  await visit(page, '/tables#examples');
  await shows('1 - 6 out of 200 entries');
};

/** What fails: how it is done, its message, and what the table shows once it has worked. */
const ACTIONS = [
  {
    name: 'a page change',
    act: () => table.getByRole('button', {name: 'Page 4', exact: true}).click(),
    message: MESSAGES.page,
    result: '19 - 24 out of 200 entries',
  },
  {
    name: 'a change of the page size',
    act: () => table.getByLabel('Entries per page').selectOption('20'),
    message: MESSAGES.pageSize,
    result: '1 - 20 out of 200 entries',
  },
  {
    name: 'a sort',
    act: () => table.getByRole('columnheader', {name: 'Real name'}).getByRole('button').click(),
    message: MESSAGES.sort,
    result: 'Sophie Turner',
  },
];

const FAILURES = ['Error 500', 'Malformed body', 'Wrong shape', 'Hang'];

for (const fault of FAILURES) {
  describe(`with the fault "${fault}"`, () => {
    for (const {name, act, message, result} of ACTIONS) {
      it(`${name} says what failed, keeps the last good rows, and works when tried again`, async () => {
        await openTables();
        const rows = await table.locator('tbody').innerText();
        await choose(fault);
        await act();
        await alert().getByText(message, {exact: true}).waitFor();
        await eventually(() => table.locator('tbody').innerText(), rows);
        await shows('1 - 6 out of 200 entries');

        await choose('None');
        await table.getByRole('button', {name: 'Try again'}).click();
        await shows(result);
        await eventually(() => alert().innerText(), '');
      });
    }

    it('shows the message of the first load, and works when tried again', async () => {
      const parameter = {
        'Error 500': '500',
        'Malformed body': 'malformed',
        'Wrong shape': 'wrong-shape',
        Hang: 'hang',
      }[fault];
      await page.route(/\/api-stub\/people/, route =>
        route.continue({url: `${route.request().url()}&fault=${parameter}`}),
      );
      await page.goto('/tables#examples');
      await alert().getByText(MESSAGES.load, {exact: true}).waitFor();

      await page.unroute(/\/api-stub\/people/);
      await table.getByRole('button', {name: 'Try again'}).click();
      await shows('1 - 6 out of 200 entries');
      await eventually(() => alert().innerText(), '');
    });
  });
}

describe('with the fault "Delay"', () => {
  it('a page change waits for its rows and shows no message', async () => {
    await openTables();
    await choose('Delay');
    await table.getByRole('button', {name: 'Next page'}).click();
    await table.getByRole('progressbar').waitFor();
    await shows('7 - 12 out of 200 entries');
    await eventually(() => alert().innerText(), '');
  });

  it('an answer that is out of date is ignored', async () => {
    await openTables();
    await choose('Delay');
    const asked = page.waitForRequest(/\/api-stub\/people/);
    await table.getByRole('button', {name: 'Page 2', exact: true}).click();
    const outdated = await asked;
    await choose('None');
    await table.getByRole('button', {name: 'Page 4', exact: true}).click();
    await shows('19 - 24 out of 200 entries');
    // Its answer has come and could be shown, or the table has given it up.
    await (await outdated.response())?.finished();
    await nextFrame(page);
    await shows('19 - 24 out of 200 entries');
    await eventually(() => alert().innerText(), '');
  });
});

describe('with the fault "Shrinking total"', () => {
  it('a page past the end moves to the last one', async () => {
    await openTables();
    await choose('Shrinking total');
    await table.getByRole('button', {name: 'Last page'}).click();
    await shows('13 - 15 out of 15 entries');
    await eventually(() => alert().innerText(), '');
  });
});

describe('with the fault "Empty"', () => {
  it('the table says that there are no entries, and shows them once there are', async () => {
    await openTables();
    await choose('Empty');
    await table.getByRole('columnheader', {name: 'Real name'}).getByRole('button').click();
    await shows('No Entries to Display');
    await choose('None');
    await table.getByRole('columnheader', {name: 'Real name'}).getByRole('button').click();
    await shows('1 - 6 out of 200 entries');
  });
});

describe('a failure', () => {
  it('is cleared by the next action that works', async () => {
    await openTables();
    await choose('Error 500');
    await table.getByRole('button', {name: 'Next page'}).click();
    await alert().getByText(MESSAGES.page, {exact: true}).waitFor();
    await choose('None');
    await table.getByRole('columnheader', {name: 'Real name'}).getByRole('button').click();
    await shows('Sophie Turner');
    await eventually(() => alert().innerText(), '');
  });

  it('shows its cause to developers', async () => {
    await openTables();
    await choose('Error 500');
    await table.getByRole('button', {name: 'Next page'}).click();
    await table.getByText('Cause: ResponseError: The server answered 500').waitFor();
  });
});
