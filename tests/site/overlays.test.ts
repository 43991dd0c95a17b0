/** What opens above the pages: axe finds nothing in light and dark, and one Escape closes one layer. */
import assert from 'node:assert/strict';
import {after, afterEach, before, beforeEach, describe, it} from 'node:test';
import {openPopup} from '@life-changers/elements/testing/playwright';
import type {Locator, Page} from 'playwright-core';
import {axe, eventually, startSite, visit, type Site} from './support.js';

let site: Site;
before(async () => {
  site = await startSite();
});
after(() => site.close());

interface Overlay {
  readonly name: string;
  readonly path: string;
  readonly width?: number;
  /** Opens it and returns what is visible then. */
  readonly open: (page: Page) => Promise<Locator>;
}

const button = (page: Page, name: string) => page.getByRole('button', {name, exact: true});
const example = (page: Page, name: string) => page.getByRole('region', {name, exact: true});

/** The modal of /modals with a form inside. */
async function openForm(page: Page): Promise<Locator> {
  await openPopup(page, 'Book a room');
  return page.getByRole('dialog', {name: 'Book a room', exact: true});
}

const OVERLAYS: readonly Overlay[] = [
  {
    name: 'a modal whose form has errors',
    path: '/modals#examples',
    async open(page) {
      const modal = await openForm(page);
      await modal.getByRole('button', {name: 'Book', exact: true}).click();
      return page.getByText('Name is required.');
    },
  },
  {
    name: 'a search modal with results',
    path: '/modals#examples',
    async open(page) {
      await button(page, 'Search people...').click();
      await page.keyboard.type('stark');
      return page.getByRole('dialog', {name: 'Search people...', exact: true}).getByRole('option').first();
    },
  },
  {
    name: 'the search of the site, with results',
    path: '/tables#examples',
    async open(page) {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('showValidation');
      return page.getByRole('group', {name: /: Properties/}).first();
    },
  },
  {
    name: 'a toast with a button',
    path: '/toasts#examples',
    async open(page) {
      await button(page, 'Delete a file').click();
      return page.locator('lc-toast').first();
    },
  },
  {
    name: "the side menu's drawer",
    path: '/tables#examples',
    width: 375,
    async open(page) {
      await button(page, 'Menu').click();
      return page.getByRole('dialog', {name: 'Main menu', exact: true});
    },
  },
  {
    name: "the bar's menu",
    path: '/tables#examples',
    width: 375,
    async open(page) {
      await button(page, 'More').click();
      return button(page, 'Theme');
    },
  },
  {
    name: 'the choice of the theme',
    path: '/tables#examples',
    async open(page) {
      await button(page, 'Theme').click();
      return page.getByRole('group', {name: 'Theme', exact: true});
    },
  },
  {
    name: 'the suggestions of a datalist',
    path: '/datalists#examples',
    async open(page) {
      await page.getByRole('combobox', {name: 'Spare part'}).click();
      await page.keyboard.press('ArrowDown');
      return page.getByRole('listbox').first();
    },
  },
  {
    name: 'the calendar of a date picker',
    path: '/date-time-pickers#examples',
    async open(page) {
      await example(page, 'Start and finish').getByRole('combobox', {name: 'Start'}).click();
      return page.getByRole('dialog').getByRole('grid');
    },
  },
  {
    name: 'the calendar with times of a date picker',
    path: '/date-time-pickers#examples',
    async open(page) {
      await example(page, 'Start and finish with times').getByRole('combobox', {name: 'Start'}).click();
      return page.getByRole('dialog').getByRole('listbox');
    },
  },
];

for (const {name, path, width = 1280, open} of OVERLAYS) {
  describe(name, () => {
    let page: Page;
    let problems: string[];

    before(async () => {
      ({page, problems} = await site.newPage({width}));
      await visit(page, path);
      await page.waitForLoadState('networkidle');
      await (await open(page)).waitFor();
    });
    after(() => site.release(page));

    it('has no accessibility violation in light', async () => {
      assert.deepEqual(await axe(page), []);
    });

    it('has no accessibility violation in dark', async () => {
      await page.emulateMedia({colorScheme: 'dark'});
      assert.deepEqual(await axe(page, 'colors'), []);
    });

    it('leaves the console empty and breaks no security policy', () => {
      assert.deepEqual(problems, []);
    });
  });
}

describe('Escape in the form of a modal', () => {
  let page: Page;
  let modal: Locator;

  beforeEach(async () => {
    ({page} = await site.newPage());
    await visit(page, '/modals#examples');
    modal = await openForm(page);
  });
  afterEach(() => site.release(page));

  /** One Escape leaves the modal open, and the next one closes it. */
  async function closesLayerAfterLayer(layer: Locator): Promise<void> {
    await layer.waitFor();
    await page.keyboard.press('Escape');
    await layer.waitFor({state: 'hidden'});
    await eventually(() => modal.isVisible(), true);
    await page.keyboard.press('Escape');
    await modal.waitFor({state: 'hidden'});
  }

  it('closes the suggestions of a datalist first', async () => {
    await page.getByRole('combobox', {name: 'City'}).focus();
    await page.keyboard.press('ArrowDown');
    await closesLayerAfterLayer(page.getByRole('option', {name: 'Berlin'}));
  });

  it('closes the calendar of a date picker first', async () => {
    await openPopup(page, 'Day');
    await closesLayerAfterLayer(page.getByRole('grid'));
  });

  it('closes the list of a select first', async () => {
    const select = page.getByRole('combobox', {name: 'Room'});
    await select.focus();
    await page.keyboard.press('Space');
    await page.waitForFunction(element => element.matches(':open'), await select.elementHandle());
    await page.keyboard.press('Escape');
    await page.waitForFunction(element => !element.matches(':open'), await select.elementHandle());
    await eventually(() => modal.isVisible(), true);
    await page.keyboard.press('Escape');
    await modal.waitFor({state: 'hidden'});
  });
});
