/**
 * Blocks that show data: each in React on the site, and as a page without React, with one way through the screen.
 * `pages.test.ts` looks at those in React with axe and on a phone, so only the plain pages are looked at here.
 */
import assert from 'node:assert/strict';
import {after, afterEach, before, beforeEach, describe, it} from 'node:test';
import type {Locator, Page} from 'playwright-core';
import {axe, eventually, hasFocus, nextFrame, startSite, visit, type Site} from './support.js';

let site: Site;
let page: Page;
let problems: string[];

before(async () => {
  site = await startSite();
});
after(() => site.close());
beforeEach(async () => {
  ({page, problems} = await site.newPage());
});
afterEach(() => site.release(page));

const button = (name: string) => page.getByRole('button', {name, exact: true});
const toast = (text: string) => page.locator('lc-toast').filter({hasText: text}).first().waitFor();
const focused = (locator: Locator) => eventually(() => hasFocus(locator), true);

/** Looks at a plain page in light and dark, and on a small phone. */
async function look(): Promise<void> {
  assert.deepEqual(await axe(page), []);
  await page.emulateMedia({colorScheme: 'dark'});
  assert.deepEqual(await axe(page, 'colors'), []);
  const size = page.viewportSize()!;
  await page.setViewportSize({width: 320, height: 720});
  await nextFrame(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(width <= 320, `The page is ${width} px wide.`);
  await page.setViewportSize(size);
}

/** Lets the sample servers answer at once, which otherwise take 400 ms. As text, because the compiler adds to functions. */
const HURRY = `{
  const later = setTimeout;
  globalThis.setTimeout = (run, wait) => later(run, wait === 400 ? 0 : wait);
}`;

/** What a user does on the screen of each block. */
const flows: Readonly<Record<string, () => Promise<void>>> = {
  'master-detail': async () => {
    const list = page.locator('.orders-list');
    await list.getByRole('button', {name: /NO-2040/}).click();
    await button('Mark as shipped').click();
    await page.getByText('Only 9 of 16 bags').waitFor();
    await list.getByRole('button', {name: /NO-2039/}).click();
    await button('Try again').click();
    await page.getByText('On the web, as NO-2039.').waitFor();
    await button('Mark as shipped').click();
    await toast('NO-2039 is on its way to Hotel Marlow.');
    const note = page.getByRole('textbox', {name: 'Note for the parcel'});
    await button('Add the note').click();
    await page.getByText('Note for the parcel is required.').waitFor();
    await note.fill('Call before noon.');
    await button('Add the note').click();
    await page.locator('lc-timeline-item').filter({hasText: 'Call before noon.'}).waitFor();
    await page.getByRole('searchbox', {name: 'Search orders'}).fill('nowhere');
    await button('Show all orders').click();
    await page.setViewportSize({width: 375, height: 800});
    await button('All orders').click();
    await focused(list.getByRole('button', {name: /NO-2039/}));
  },
  'error-pages': async () => {
    const heading = (name: string) => page.getByRole('heading', {name, exact: true});
    const choose = (name: string) => page.getByRole('radio', {name, exact: true}).check({force: true});
    await button('Create a subscription').click();
    const name = page.getByRole('textbox', {name: 'Name of the subscription'});
    await focused(name);
    await name.fill('Espresso weekly');
    await name.press('Enter');
    await page.getByText('A plan has this name.').waitFor();
    await name.fill('Filter weekly');
    await name.press('Enter');
    await focused(heading('Subscriptions'));
    await choose('Not found');
    await page.getByRole('link', {name: 'Orders', exact: true}).waitFor();
    await choose('No access');
    await button('Ask for access').click();
    await page.getByText('Why you need it is required.').waitFor();
    await page.getByRole('textbox', {name: 'Why you need it'}).fill('For the budget of next year.');
    await button('Ask for access').click();
    await page.getByText('You get an email').waitFor();
    await choose('Failed');
    await button('Try again').click();
    await page.getByText('It still does not work.').waitFor();
    await button('Try again').click();
    await focused(heading('The report is here again'));
  },
  'customer-import': async () => {
    await button('Use a sample file').click();
    await page.getByText('customers.csv: 6 rows').waitFor();
    await button('Next').click();
    await page.getByText('Coffee a month').filter({visible: true}).first().waitFor();
    await button('Next').click();
    await page.getByText('Customer is required.').filter({visible: true}).first().waitFor();
  },
  'notification-center': async () => {
    const list = page.locator('lc-notification-list');
    await list.getByRole('button', {name: 'Accept'}).click();
    await toast('Jonas Weber is a member now.');
    await eventually(() => list.getByText('Jonas Weber wants to join').count(), 0);
    await list.getByRole('button', {name: 'Show more'}).click();
    await list.getByRole('button', {name: 'Try again'}).click();
    await list.getByText('The price list of 2026 is out').waitFor();
    const form = page.locator('.notices-settings');
    for (const name of ['Orders and deliveries', 'Invoices and payments'])
      await form.getByRole('checkbox', {name}).uncheck({force: true});
    await form.getByRole('combobox', {name: 'When'}).selectOption('Once a week');
    await button('Save').click();
    await page.getByText('Choose what the email is about.').waitFor();
    await form.getByRole('checkbox', {name: 'Members and roles'}).check({force: true});
    await button('Save').click();
    await toast('The settings are saved.');
  },
  'audit-log': async () => {
    await button('Try again').click();
    const table = page.locator('lc-data-table');
    await table.getByRole('cell', {name: 'Created', exact: true}).first().waitFor();
    const row = table.getByRole('row').filter({hasText: 'Price of Yirgacheffe'}).first();
    await row.getByRole('button').first().click();
    await page.getByText('€22.90').first().waitFor();
    const download = page.waitForEvent('download');
    await table.getByRole('button', {name: /Download/}).click();
    assert.equal((await download).suggestedFilename(), 'audit-log.csv');
  },
  'support-chat': async () => {
    const log = page.getByRole('log', {name: 'Messages'});
    const message = page.getByRole('textbox', {name: 'Your message'});
    await button('Where is my order?').click();
    await log.getByText('Order NO-2041 left our roastery').waitFor();
    await button('Send').click();
    await focused(message);
    await message.fill('My parcel is lost');
    await message.press('Enter');
    await log.getByText('Not sent.').waitFor();
    await eventually(() => message.inputValue(), '');
    await log.getByRole('button', {name: 'Try again'}).click();
    await log.getByText('I look into it').waitFor();
    assert.equal(await log.getByText('My parcel is lost').count(), 1);
  },
  'file-manager': async () => {
    const list = page.locator('.files-block > ul');
    const heading = (name: string) => page.getByRole('heading', {name, exact: true});
    await button('New folder').click();
    const dialog = page.getByRole('dialog', {name: 'New folder'});
    await page.locator('lc-modal').getByRole('textbox', {name: 'Name'}).fill('labels');
    await dialog.getByRole('button', {name: 'Create'}).click();
    await page.locator('lc-modal').getByText('There is something with this name here.').waitFor();
    await page.locator('lc-modal').getByRole('textbox', {name: 'Name'}).fill('Photos');
    await dialog.getByRole('button', {name: 'Create'}).click();
    await list.getByRole('button', {name: 'Photos', exact: true}).click();
    await focused(heading('Photos'));
    await heading('This folder is empty').waitFor();
    const lost = {name: 'lost.txt', mimeType: 'text/plain', buffer: Buffer.from('Hello')};
    await page.locator('.files-actions > input').setInputFiles(lost);
    await page.locator('lc-toast').getByRole('button', {name: 'Try again'}).click();
    await list.getByText('lost.txt').waitFor();
    await list.getByRole('button', {name: 'Actions for lost.txt'}).click();
    await page.getByRole('menuitem', {name: 'Delete'}).click();
    await heading('This folder is empty').waitFor();
    await page.locator('lc-toast').getByRole('button', {name: 'Undo'}).click();
    await list.getByText('lost.txt').waitFor();
  },
  'calendar-list': async () => {
    const heading = (name: string) => page.getByRole('heading', {name, exact: true});
    await page.getByText('Latte art for beginners').waitFor();
    await page.getByRole('checkbox', {name: 'Courses'}).uncheck({force: true});
    await eventually(() => page.getByText('Latte art for beginners').count(), 0);
    await button('Next month').click();
    await heading('January 2027').waitFor();
    await button('Next month').click();
    await page.getByText('There is nothing in these calendars in February 2027.').waitFor();
    await button('Plan something').click();
    const form = page.getByRole('form', {name: 'New event'});
    await form.getByRole('textbox', {name: 'Title'}).fill('Machine service');
    await form.getByRole('combobox', {name: 'Place'}).selectOption('Roastery');
    await form.evaluate(node => {
      const start = node.querySelector<HTMLElement & {value: string}>('[name="start"]')!;
      start.value = '09:15';
      start.dispatchEvent(new Event('input', {bubbles: true, composed: true}));
      start.dispatchEvent(new Event('change', {bubbles: true, composed: true}));
    });
    await button('Plan it').click();
    await page.getByText('“Tasting of the week” is there from 09:00 to 09:30.').waitFor();
    await form.getByRole('combobox', {name: 'Place'}).selectOption('Office');
    await button('Plan it').click();
    await toast('Machine service is planned.');
    await focused(heading('December 2026'));
  },
};

for (const [name, flow] of Object.entries(flows))
  describe(`the block ${name}`, () => {
    for (const [kind, ending] of [
      ['in React', ''],
      ['in HTML', '.html'],
    ] as const)
      it(`works ${kind}`, async () => {
        await visit(page, `/blocks/${name}${ending}`);
        if (ending !== '') await look();
        await page.evaluate(HURRY);
        await flow();
        assert.deepEqual(problems, []);
      });
  });
