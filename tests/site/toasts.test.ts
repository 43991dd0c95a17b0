/** The toasts of the demo page, under the site's policy, and the call on a page without a bundler. */
import assert from 'node:assert/strict';
import {after, afterEach, before, beforeEach, describe, it, type TestContext} from 'node:test';
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
});
afterEach(async () => {
  await site.release(page);
  assert.deepEqual(problems, []);
});

const press = (name: string) => page.getByRole('button', {name, exact: true}).click();
const toast = (text: string | RegExp) => page.locator('lc-toast-region lc-toast').filter({hasText: text});
const notifications = () => page.getByRole('region', {name: 'Notifications'});

/** Stops the page's time, so that no toast closes before a busy machine has looked at it; gives what lets it pass. */
async function stopTime(t: TestContext): Promise<(milliseconds: number) => Promise<void>> {
  // The clock of a page cannot be taken out again.
  t.after(() => page.context().close());
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  return milliseconds => page.clock.runFor(milliseconds);
}

describe('the toast demo', () => {
  beforeEach(async () => {
    await visit(page, '/toasts#examples');
  });

  it('has its live regions before the first toast', async () => {
    await eventually(() => page.locator('lc-toast-region [role=status]').count(), 1);
    await eventually(() => page.locator('lc-toast-region [role=alert]').count(), 1);
  });

  it('shows a toast of each type, at the top right', async t => {
    await stopTime(t);
    const types = ['warning', 'error', 'success', 'default', 'info'];
    for (const type of types) await press(type);
    const shown = page.locator('lc-toast-region lc-toast');
    await eventually(
      () => shown.evaluateAll(toasts => toasts.map(one => (one as never as {type: string}).type)),
      types.toReversed(),
    );
    const box = await shown.first().boundingBox();
    // Below the introduction of the page and the button that copies it.
    assert.ok(box!.x > 640 && box!.y > 200 && box!.y < 280, JSON.stringify(box));
  });

  for (const width of [800, 1280, 1920])
    it(`ends toasts where the page ends at ${width} px`, async t => {
      await stopTime(t);
      await page.setViewportSize({width, height: 900});
      await press('success');
      await eventually(() => toast(/./).count(), 1);
      const [card, header] = await Promise.all(
        [toast(/./), page.locator('.page-header')].map(one => one.boundingBox()),
      );
      assert.equal(Math.round(card!.x + card!.width), Math.round(header!.x + header!.width));
    });

  it('shows toasts at the end of the window of a phone, and above it in a wider one', async t => {
    await stopTime(t);
    await page.setViewportSize({width: 375, height: 812});
    const show = () =>
      page.evaluate(() => document.querySelector<HTMLElement>('.example-live lc-button')!.click());
    await show();
    await eventually(() => toast(/./).count(), 1);
    const {y, height} = (await toast(/./).boundingBox())!;
    assert.ok(y > 700 && y + height <= 812, JSON.stringify({y, height}));
    await page.setViewportSize({width: 1280, height: 812});
    await show();
    await eventually(() => toast(/./).count(), 2);
    const tops = await toast(/./).evaluateAll(all => all.map(one => one.getBoundingClientRect().top));
    assert.ok(Math.min(...tops) < 400, JSON.stringify(tops));
  });

  for (const width of [768, 1280]) {
    it(`keeps toasts below the tabs of the page in a window of ${width} px`, async t => {
      await stopTime(t);
      await page.setViewportSize({width, height: 812});
      const tabs = page.locator('.component-tabs');
      await page.evaluate(() => scrollTo({top: 600, behavior: 'instant'}));
      await eventually(async () => (await tabs.boundingBox())!.y < 70, true);
      await page.evaluate(() => document.querySelector<HTMLElement>('.example-live lc-button')!.click());
      const {y} = (await toast(/./).boundingBox())!;
      const bar = (await tabs.boundingBox())!;
      assert.ok(y >= bar.y + bar.height, JSON.stringify({y, bar}));
    });
  }

  it('closes one after 2000 ms and the others after 5000 ms', async t => {
    const pass = await stopTime(t);
    await press('info');
    await press('success');
    await pass(2500);
    await eventually(() => toast('A new version is ready.').count(), 0);
    await eventually(() => toast('The invoice was sent.').count(), 1);
    await pass(3000);
    await eventually(() => toast('The invoice was sent.').count(), 0);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    it(`has no accessibility violation with visible toasts in ${colorScheme}`, async t => {
      await stopTime(t);
      await page.emulateMedia({colorScheme});
      for (const type of ['warning', 'error', 'success', 'default', 'info']) await press(type);
      await notifications().waitFor();
      // The focus holds the toasts while the time passes that axe needs.
      await page.keyboard.press('F8');
      await eventually(() => notifications().evaluate(region => region.matches(':focus-within')), true);
      await page.clock.resume();
      assert.deepEqual(await axe(page), []);
      assert.equal(await page.locator('lc-toast-region lc-toast').count(), 5);
    });
  }

  it('undoes with the action, by keyboard alone', async () => {
    await press('Delete a file');
    await page.getByText('Files: 2').waitFor();
    await page.keyboard.press('F8');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('Files: 3').waitFor();
    const focused = page.getByRole('button', {name: 'Delete a file'});
    await eventually(() => focused.evaluate(button => button.matches(':focus')), true);
  });

  it('follows a promise that fails', async () => {
    await press('Send and fail');
    await toast('Sending the invitations…').waitFor();
    await toast('Nothing was sent: the server is asleep.').waitFor();
    await eventually(() => page.locator('lc-toast-region lc-toast').count(), 1);
  });

  it('lets more than five wait', async t => {
    const pass = await stopTime(t);
    await press('Show seven');
    await toast('Message 5 of 7').waitFor();
    await eventually(() => page.locator('lc-toast-region lc-toast').count(), 5);
    await pass(2500);
    await toast('Message 7 of 7').waitFor();
  });

  it('shows React nodes while the component is mounted', async () => {
    const offline = page.getByRole('switch', {name: 'Offline'});
    await offline.click();
    await toast('You are offline.').locator('strong').waitFor();
    await toast('You are offline.').getByRole('button', {name: 'Close notification'}).click();
    await toast('You are offline.').waitFor({state: 'detached'});
    await eventually(() => offline.isChecked(), false);
  });

  it('shows a toast above a modal, where it can be pressed', async () => {
    await press('Open a dialog');
    await press('Save');
    await toast('The board was renamed.').getByRole('button', {name: 'Close notification'}).click();
    await toast('The board was renamed.').waitFor({state: 'detached'});
    await eventually(() => page.getByRole('dialog', {name: 'Rename the board'}).isVisible(), true);
  });

  it('leaves room on a screen of 320 px', async t => {
    await stopTime(t);
    await page.setViewportSize({width: 320, height: 568});
    for (const type of ['warning', 'error', 'success', 'default', 'info']) await press(type);
    const boxes = await page
      .locator('lc-toast-region lc-toast')
      .evaluateAll(toasts =>
        toasts.map(one => one.getBoundingClientRect()).map(({left, right}) => [left, right]),
      );
    assert.equal(boxes.length, 5);
    assert.ok(
      boxes.every(([left = 0, right = 0]) => left >= 0 && right <= 320),
      JSON.stringify(boxes),
    );
    const under = await page.evaluate(
      () => document.elementFromPoint(160, 180)?.closest('lc-toast-region') === null,
    );
    assert.equal(under, true);
  });
});

describe('a page without a bundler', () => {
  it('gets toast from the one file', async () => {
    await visit(page, '/plain.html');
    await page.evaluate(async file => {
      const {toast} = (await import(file)) as {toast: {success(text: string): unknown}};
      toast.success('Hello.');
    }, '/lc/life-changers.min.js');
    await toast('Hello.').waitFor();
    await eventually(() => page.locator('lc-toast-region').count(), 1);
  });
});
