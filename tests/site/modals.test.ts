/** The page of the modals: what its examples do, with the keyboard and the pointer, under the site's security policy. */
import assert from 'node:assert/strict';
import {after, afterEach, before, beforeEach, describe, it} from 'node:test';
import {choose, fill, openPopup} from '@life-changers/elements/testing/playwright';
import type {Page} from 'playwright-core';
import {axe, eventually, startSite, visit, type Site} from './support.js';

let site: Site;
let page: Page;
let problems: string[];

before(async () => {
  site = await startSite();
});
after(() => site.close());
beforeEach(async () => {
  ({page, problems} = await site.newPage());
  await visit(page, '/modals#examples');
});
afterEach(async () => {
  await site.release(page);
  assert.deepEqual(problems, []);
});

const button = (name: string) => page.getByRole('button', {name, exact: true});
const dialog = (name: string) => page.getByRole('dialog', {name, exact: true});
const focusedName = () =>
  page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    const host =
      active?.getRootNode() instanceof ShadowRoot ? (active.getRootNode() as ShadowRoot).host : active;
    return host?.textContent.trim();
  });

describe('the modal', () => {
  it('opens, accepts, and closes with the keyboard, and returns focus', async () => {
    await button('Delete the report').focus();
    await page.keyboard.press('Enter');
    await dialog('Delete the report?').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('Deleted.').waitFor();
    await dialog('Delete the report?').waitFor({state: 'hidden'});
    await eventually(() => focusedName(), 'Delete the report');
  });

  it('closes at a press on the backdrop', async () => {
    await button('Delete the report').click();
    await dialog('Delete the report?').waitFor();
    await page.mouse.click(20, 400);
    await dialog('Delete the report?').waitFor({state: 'hidden'});
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    it(`has no accessibility violation while open in ${colorScheme}`, async () => {
      await page.emulateMedia({colorScheme});
      await openPopup(page, 'Read the house rules');
      assert.deepEqual(await axe(page), []);
    });
  }

  it('is nearly as wide as a narrow screen, and no wider', async () => {
    await page.setViewportSize({width: 320, height: 640});
    await button('Extra large').click();
    const box = (await dialog('Orders of this week').boundingBox())!;
    assert.ok(box.width >= 270 && box.x >= 0 && box.x + box.width <= 320, JSON.stringify(box));
  });
});

describe('the form in a modal', () => {
  it('closes one layer with one Escape', async () => {
    await openPopup(page, 'Book a room');
    await openPopup(page, 'Day');
    const modal = dialog('Book a room');
    const calendar = page.locator('lc-date-time-picker [popover]').first();
    await page.keyboard.press('Escape');
    await calendar.waitFor({state: 'hidden'});
    await eventually(() => modal.isVisible(), true);
    await page.keyboard.press('Escape');
    await modal.waitFor({state: 'hidden'});
  });

  it('stays open while the form is not valid', async () => {
    await openPopup(page, 'Book a room');
    const modal = dialog('Book a room');
    await modal.getByRole('button', {name: 'Book', exact: true}).click();
    await page.getByText('Name is required.').waitFor();
    await fill(page, 'Name', 'Ada');
    await choose(page, 'Room', 'Library');
    await modal.getByRole('button', {name: 'Book', exact: true}).click();
    await page.getByText('Booked: library for Ada.').waitFor();
    await modal.waitFor({state: 'hidden'});
  });

  it('is accepted with Enter in a field, without loading the page again', async () => {
    const address = page.url();
    await button('Book a room').click();
    await page.getByRole('textbox', {name: 'Name'}).fill('Ada');
    await page.keyboard.press('Enter');
    await page.getByText('Room is required.').waitFor();
    await choose(page, 'Room', 'Library');
    await page.getByRole('textbox', {name: 'Name'}).press('Enter');
    await page.getByText('Booked: library for Ada.').waitFor();
    await dialog('Book a room').waitFor({state: 'hidden'});
    assert.equal(page.url(), address);
  });
});

describe('the modal that saves', () => {
  beforeEach(() => openPopup(page, 'New team'));

  it('is saved with Enter, is busy meanwhile, and closes without loading the page again', async () => {
    const address = page.url();
    await page.getByLabel('Team name').fill('Beta');
    await page.keyboard.press('Enter');
    await page.locator('lc-modal [part=accept] [aria-busy=true]').waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('Created: Beta.').waitFor();
    await dialog('New team').waitFor({state: 'hidden'});
    assert.equal(page.url(), address);
  });

  it('stays open with the error of the server at the field, and saves another name', async () => {
    await page.getByLabel('Team name').fill('Alpha');
    await button('Create').dblclick();
    await page.getByText('The name Alpha is taken.').waitFor();
    await page.getByLabel('Team name').fill('Gamma');
    await button('Create').click();
    await page.getByText('Created: Gamma.').waitFor();
  });
});

describe('the modal with unsaved changes', () => {
  beforeEach(async () => {
    await button('Write a note').click();
    await page.getByLabel('Your note').fill('Milk');
    await page.keyboard.press('Escape');
    await dialog('Discard the note?').waitFor();
  });

  it('goes on when the question is closed with Escape', async () => {
    await page.keyboard.press('Escape');
    await dialog('Discard the note?').waitFor({state: 'hidden'});
    await eventually(() => page.getByLabel('Your note').inputValue(), 'Milk');
    await eventually(() => dialog('Note').isVisible(), true);
  });

  it('closes when the question is accepted', async () => {
    await button('Discard').click();
    await dialog('Note').waitFor({state: 'hidden'});
    await dialog('Discard the note?').waitFor({state: 'hidden'});
    await eventually(
      () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY),
      'visible',
    );
  });
});

describe('the search modal', () => {
  it('finds people, and chooses one with the keyboard', async () => {
    await button('Search people...').click();
    // All at once: the results of each character would reset the active result.
    await page.keyboard.insertText('stark');
    await dialog('Search people...').getByRole('status').getByText('4 results').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByText('Selected: Maisie Williams').waitFor();
  });

  it('shows a message if no one is found', async () => {
    await button('Search people...').click();
    await page.keyboard.type('zz');
    await dialog('Search people...').getByRole('status').getByText('No results for “zz”').waitFor();
  });

  it('opens a page of the site without reloading', async () => {
    await page.evaluate(() => Object.assign(globalThis, {isSameDocument: true}));
    await button('Search...').click();
    await page.keyboard.type('tab');
    await page.getByRole('option', {name: /^Tables/}).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', {level: 1, name: 'Tables'}).waitFor();
    await eventually(() => page.evaluate(() => 'isSameDocument' in globalThis), true);
    await eventually(
      () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY),
      'visible',
    );
  });

  it('has no accessibility violation while results are visible', async () => {
    await button('Search...').click();
    await page.keyboard.type('ta');
    await page.getByRole('option', {name: /^Tables/}).waitFor();
    assert.deepEqual(await axe(page), []);
  });

  it('shows children of the page', async () => {
    await button('Who is alive?').click();
    await page.keyboard.type('arya');
    await page.getByText('0 people').waitFor();
  });
});
