/** The example of the home page: a form, a table and a toast together, by pointer and by keyboard, wide and narrow. */
import assert from 'node:assert/strict';
import {after, afterEach, before, beforeEach, describe, it} from 'node:test';
import type {Page} from 'playwright-core';
import {eventually, hasFocus, startSite, tabTo, type Site} from './support.js';

const FIRST_TEAM = ['Katherine Johnson', 'Lina Bo Bardi', 'Ada Lovelace'];

let site: Site;
let page: Page;
let problems: string[];

before(async () => {
  site = await startSite();
});
after(() => site.close());
afterEach(async () => {
  await site.release(page);
  assert.deepEqual(problems, []);
});

const example = () => page.getByRole('region', {name: 'Try it', exact: true});
const nameField = () => example().getByRole('textbox', {name: 'Name'});
const roleField = () => example().getByRole('combobox', {name: 'Role'});
const send = () => example().getByRole('button', {name: 'Add to the team', exact: true});
const table = () => example().getByRole('table', {name: 'Team', exact: true});
const nameHeader = () => table().getByRole('columnheader', {name: 'Name'});
const names = () => table().locator('tbody tr td:first-child').allInnerTexts();
const toast = () => page.locator('lc-toast').filter({hasText: 'Grace Hopper has joined.'});

/** The table shows rows in slices of time. */
const shows = (count: number) =>
  example().getByText(`1 - ${count} out of ${count} entries`, {exact: true}).first().waitFor();

async function addGrace(): Promise<void> {
  await nameField().fill('Grace Hopper');
  await roleField().selectOption('Engineering');
  await send().click();
  await toast().waitFor();
}

for (const width of [1280, 320]) {
  describe(`the home page's example at ${width} px`, () => {
    beforeEach(async () => {
      ({page, problems} = await site.newPage({width}));
      await page.goto('/');
      await shows(3);
    });

    it('says nothing before the form is sent', async () => {
      await eventually(() => example().getByText('is required.').count(), 0);
    });

    it('says what is missing, and focuses the first field', async () => {
      await send().click();
      await example().getByText('Name is required.', {exact: true}).waitFor();
      await example().getByText('Role is required.', {exact: true}).waitFor();
      await eventually(() => hasFocus(nameField()), true);
      await eventually(async () => (await names()).sort(), [...FIRST_TEAM].sort());
    });

    it('focuses the field that is missing alone', async () => {
      await nameField().fill('Grace Hopper');
      await send().click();
      await example().getByText('Role is required.', {exact: true}).waitFor();
      await eventually(() => hasFocus(roleField()), true);
    });

    it('refuses a name of one letter', async () => {
      await nameField().fill('G');
      await roleField().selectOption('Design');
      await send().click();
      await example().getByText('Name must have 2 to 30 characters.', {exact: true}).waitFor();
    });

    it('adds a row, and raises a toast', async () => {
      await addGrace();
      await shows(4);
      await eventually(async () => (await names()).includes('Grace Hopper'), true);
    });

    it('is empty again, without messages, once it was sent', async () => {
      await addGrace();
      await eventually(() => nameField().inputValue(), '');
      await eventually(() => example().getByText('is required.').count(), 0);
    });

    it('takes the row back with Undo in the toast', async () => {
      await addGrace();
      await shows(4);
      await toast().getByRole('button', {name: 'Undo', exact: true}).click();
      await shows(3);
      await toast().waitFor({state: 'detached'});
      await eventually(async () => (await names()).includes('Grace Hopper'), false);
    });

    it('sorts, and the other way round', async () => {
      await eventually(() => nameHeader().getAttribute('aria-sort'), 'ascending');
      await eventually(() => names(), ['Ada Lovelace', 'Katherine Johnson', 'Lina Bo Bardi']);
      await nameHeader().getByRole('button').click();
      await eventually(() => nameHeader().getAttribute('aria-sort'), 'descending');
      await eventually(() => names(), ['Lina Bo Bardi', 'Katherine Johnson', 'Ada Lovelace']);
    });

    it('puts a new row where it belongs in the order', async () => {
      await addGrace();
      await shows(4);
      await eventually(() => names(), ['Ada Lovelace', 'Grace Hopper', 'Katherine Johnson', 'Lina Bo Bardi']);
    });

    it('does all of it by keyboard alone', async () => {
      await tabTo(send());
      await page.keyboard.press('Enter');
      await eventually(() => hasFocus(nameField()), true);
      await page.keyboard.type('Grace Hopper');
      await page.keyboard.press('Tab');
      await eventually(() => hasFocus(roleField()), true);
      await page.keyboard.type('Eng');
      await tabTo(send());
      await page.keyboard.press('Space');
      await toast().waitFor();
      await shows(4);

      await tabTo(nameHeader().getByRole('button'));
      await page.keyboard.press('Enter');
      await eventually(async () => (await names())[0], 'Lina Bo Bardi');

      await page.keyboard.press('F8');
      await tabTo(toast().getByRole('button', {name: 'Undo', exact: true}));
      await page.keyboard.press('Enter');
      await shows(3);
      await eventually(() => hasFocus(nameHeader().getByRole('button')), true);
    });
  });
}
