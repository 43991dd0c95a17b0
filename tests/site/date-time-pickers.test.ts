/** The linked date pickers of the site, on a small phone: by pointer, and by keyboard alone. */
import assert from 'node:assert/strict';
import {after, afterEach, before, beforeEach, describe, it} from 'node:test';
import type {Locator, Page} from 'playwright-core';
import {eventually, startSite, visit, type Site} from './support.js';

let site: Site;
let page: Page;
let problems: string[];

before(async () => {
  site = await startSite();
});
after(() => site.close());
beforeEach(async () => {
  ({page, problems} = await site.newPage({width: 375, height: 667, locale: 'en-GB'}));
  await visit(page, '/date-time-pickers#examples');
});
afterEach(async () => {
  await site.release(page);
  assert.deepEqual(problems, []);
});

/** The two pickers of an example, and the text they show. */
function range(title: string) {
  const region = page.getByRole('region', {name: title, exact: true});
  const picker = (name: string) => region.getByRole('combobox', {name, exact: true});
  return {start: picker('Start'), finish: picker('Finish'), dialog: region.getByRole('dialog')};
}

const day = (dialog: Locator, date: number) =>
  dialog.getByRole('gridcell', {name: new RegExp(`\\b${date},? June 2019|June ${date}, 2019`)});
const isRefused = async (cell: Locator) => (await cell.getAttribute('aria-disabled')) === 'true';
const text = async (picker: Locator) => (await picker.innerText()).trim();

async function press(...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

for (const [title, ending] of [
  ['Start and finish', ''],
  ['Start and finish with times', ' 00:00'],
] as const) {
  describe(title, () => {
    it('waits for a start', async () => {
      const {start, finish} = range(title);
      await eventually(
        async () => [await text(start), await text(finish)],
        ['Choose a date', 'Choose a date'],
      );
      await eventually(() => finish.isDisabled(), true);
    });

    it('offers 1 to 30 June 2019', async () => {
      const {start, dialog} = range(title);
      await start.click();
      await eventually(() => dialog.getByRole('gridcell', {disabled: false}).count(), 30);
    });

    it('bounds the finish by the start, and the start by the finish, by pointer', async () => {
      const {start, finish, dialog} = range(title);
      await start.click();
      await day(dialog, 10).click();
      if (ending) await dialog.getByRole('option', {name: '00:00'}).click();
      await dialog.waitFor({state: 'hidden'});
      await eventually(() => text(start), `10/06/2019${ending}`);

      await finish.click();
      await eventually(
        async () => [await isRefused(day(dialog, 9)), await isRefused(day(dialog, 10))],
        [true, false],
      );
      await day(dialog, 20).click();
      if (ending) await dialog.getByRole('option', {name: '00:00'}).click();
      await eventually(() => text(finish), `20/06/2019${ending}`);

      await start.click();
      await eventually(
        async () => [await isRefused(day(dialog, 20)), await isRefused(day(dialog, 21))],
        [false, true],
      );
    });

    it('bounds them by keyboard alone', async () => {
      const {start, finish, dialog} = range(title);
      await start.focus();
      // From 30 June, which is the day nearest to today.
      await press('ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'Enter');
      if (ending) await press('Escape');
      await eventually(() => text(start), `09/06/2019${ending}`);

      await press('Tab', 'Space', 'ArrowLeft', 'ArrowUp', 'Enter');
      if (ending) await press('Escape');
      await dialog.waitFor({state: 'hidden'});
      await eventually(() => text(finish), `22/06/2019${ending}`);

      // The second week and the month lead past the finish, so they lead nowhere.
      await press('Shift+Tab', 'Enter', 'ArrowDown', 'ArrowDown', 'PageDown', 'Enter');
      if (ending) await press('Escape');
      await eventually(() => text(start), `16/06/2019${ending}`);
    });
  });
}

describe('the times of start and finish', () => {
  const title = 'Start and finish with times';

  it('offers times 15 minutes apart', async () => {
    const {start, dialog} = range(title);
    await start.click();
    const times = await dialog.getByRole('listbox').getByRole('option').allInnerTexts();
    assert.deepEqual([times.length, ...times.slice(0, 3)], [96, '00:00', '00:15', '00:30']);
  });

  it('bounds the times of a day that both share', async () => {
    const {start, finish, dialog} = range(title);
    await start.click();
    await day(dialog, 10).click();
    await dialog.getByRole('option', {name: '10:00'}).click();
    await finish.click();
    await day(dialog, 10).click();
    await eventually(() => text(finish), '10/06/2019 10:00');
    await eventually(() => isRefused(dialog.getByRole('option', {name: '09:45'})), true);
    await dialog.getByRole('option', {name: '10:15'}).click();
    await start.click();
    await eventually(() => isRefused(dialog.getByRole('option', {name: '10:30'})), true);
  });
});

describe('the page of the date pickers', () => {
  it('leads to the API', async () => {
    const reference = page.getByRole('region', {name: 'API Reference', exact: true});
    await reference.getByRole('link', {name: /DateTimePicker/}).click();
    await page.getByRole('heading', {level: 1, name: 'DateTimePicker'}).waitFor();
  });

  it('has a calendar in the language of its locale', async () => {
    const region = page.getByRole('region', {name: 'A date-fns locale', exact: true});
    const picker = region.getByRole('combobox', {name: 'Departure'});
    await eventually(() => text(picker), 'Montag, 15. Juni 2026');
    await picker.click();
    await eventually(() => region.getByRole('columnheader').first().innerText(), 'Mo');
  });

  it('has room for its first calendar below the field on a laptop', async () => {
    await page.setViewportSize({width: 1280, height: 800});
    const {start, dialog} = range('Start and finish');
    // As after a click in the list of the parts of the page.
    const heading = page.getByRole('heading', {name: 'Start and finish', exact: true});
    await heading.evaluate(one => one.scrollIntoView());
    await start.click();
    await dialog.waitFor();
    const [field, calendar] = await Promise.all([start.boundingBox(), dialog.boundingBox()]);
    assert.ok(calendar!.y > field!.y + field!.height);
  });

  for (const [path, control] of [
    ['/date-time-pickers', 'lc-date-time-picker [role=combobox]'],
    ['/date-range-pickers', 'lc-date-range-picker button'],
  ] as const)
    it(`opens the calendar of ${path} below its field on arrival`, async () => {
      await page.setViewportSize({width: 1280, height: 900});
      await visit(page, path);
      const stage = page.locator('.stage').first();
      const opener = stage.locator(control).first();
      await opener.click();
      const dialog = stage.getByRole('dialog').filter({visible: true});
      await dialog.waitFor();
      const [field, calendar] = await Promise.all([opener.boundingBox(), dialog.boundingBox()]);
      assert.ok(calendar!.y > field!.y + field!.height);
    });

  it('does not scroll behind the sheet of a phone, and scrolls again after it', async () => {
    const {start, dialog} = range('Start and finish');
    const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
    const before = await overflow();
    await start.click();
    await dialog.waitFor();
    await eventually(overflow, 'hidden');
    await page.keyboard.press('Escape');
    await dialog.waitFor({state: 'hidden'});
    await eventually(overflow, before);
  });

  it('has a button on a phone that closes its sheet and gives back the focus', async () => {
    const {start, dialog} = range('Start and finish');
    await start.click();
    await dialog.getByRole('button', {name: 'Close', exact: true}).click();
    await dialog.waitFor({state: 'hidden'});
    assert.equal(await start.evaluate(one => (one.getRootNode() as ShadowRoot).activeElement === one), true);
    await page.setViewportSize({width: 1280, height: 800});
    await start.click();
    await dialog.waitFor();
    assert.equal(await dialog.getByRole('button', {name: 'Close', exact: true}).count(), 0);
  });

  it('comes from its control, and is there at once with reduced motion', async () => {
    await page.setViewportSize({width: 1280, height: 800});
    const {start} = range('Start and finish');
    // In one step, because the motion is short.
    const open = () =>
      start.evaluate((control: HTMLElement) => {
        control.click();
        const calendar = (control.getRootNode() as ShadowRoot).querySelector('#calendar')!;
        return calendar
          .getAnimations()
          .map(motion => (motion as CSSTransition).transitionProperty)
          .sort();
      });
    assert.deepEqual(await open(), []);
    await page.keyboard.press('Escape');
    await page.emulateMedia({reducedMotion: 'no-preference'});
    assert.deepEqual(await open(), ['opacity', 'translate']);
  });
});
