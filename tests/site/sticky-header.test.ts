/** Popups next to the header of the site, which stays at the top. */
import assert from 'node:assert/strict';
import {after, afterEach, before, beforeEach, describe, it} from 'node:test';
import type {Locator, Page} from 'playwright-core';
import {startSite, visit, type Site} from './support.js';

interface Popup {
  readonly name: string;
  readonly path: string;
  readonly control: (page: Page) => Locator;
  /** What is at the top of the open popup. */
  readonly content: (page: Page) => Locator;
}

const example = (page: Page, name: string) => page.getByRole('region', {name, exact: true});

const POPUPS: readonly Popup[] = [
  {
    name: 'the suggestions of a datalist',
    path: '/datalists#examples',
    control: page => page.getByRole('combobox', {name: 'Spare part'}),
    content: page => page.getByRole('listbox'),
  },
  {
    name: 'the calendar of a date picker',
    path: '/date-time-pickers#examples',
    control: page => example(page, 'Start and finish').getByRole('combobox', {name: 'Start'}),
    content: page => page.getByRole('dialog'),
  },
  {
    name: 'the menu of a column',
    path: '/tables#examples',
    control: page => page.getByRole('button', {name: /, column options$/}).first(),
    content: page => page.getByRole('menu'),
  },
];

/** A window so low that what opens above a control reaches the top. */
const HEIGHT = 440;
const HEADER = 64;
const PLACES = [235, 300, 380];

let site: Site;
before(async () => {
  site = await startSite();
});
after(() => site.close());

const scrollTo = (control: Locator, place: number) =>
  control.evaluate(
    (element, top) => scrollBy({top: element.getBoundingClientRect().top - top, behavior: 'instant'}),
    place,
  );

for (const {name, path, control, content} of POPUPS) {
  describe(name, () => {
    let page: Page;

    beforeEach(async () => {
      ({page} = await site.newPage({width: 1280, height: HEIGHT}));
      await visit(page, path);
    });
    afterEach(() => site.release(page));

    for (const place of PLACES)
      it(`is between the header and the end of the window if its control is at ${place} px`, async () => {
        await scrollTo(control(page), place);
        await control(page).click();
        await content(page).waitFor();
        const {y, height} = (await content(page).boundingBox())!;
        assert.ok(y >= HEADER, `It starts at ${y}.`);
        assert.ok(y + height <= HEIGHT, `It ends at ${y + height}.`);
      });
  });
}

describe('the list of a select', () => {
  let page: Page;
  before(async () => {
    ({page} = await site.newPage({width: 1280, height: HEIGHT}));
    await visit(page, '/selects#examples');
  });
  after(() => site.release(page));

  it('is below the header', async () => {
    const select = page.locator('lc-select').first();
    const options = Array.from({length: 50}, (_, index) => ({text: `Year ${index}`, value: `${index}`}));
    await select.evaluate((element, all) => Object.assign(element, {options: all, value: '0'}), options);
    const control = select.getByRole('combobox');
    await scrollTo(control, 235);
    await control.click();
    const first = select.getByRole('option').first();
    await first.waitFor();
    const {y} = (await first.boundingBox())!;
    assert.ok(y >= HEADER, `It starts at ${y}.`);
  });
});
