/** The log: a whole screen with a million entries in one list, with the running stub. */
import assert from 'node:assert/strict';
import {after, afterEach, before, beforeEach, describe, it} from 'node:test';
import type {Page} from 'playwright-core';
import {axe, eventually, startSite, visit, type Site} from './support.js';

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

const info = () => page.locator('.log [part=info]').innerText();
const goTo = async (row: string) => {
  const field = page.getByLabel('Go to entry');
  await field.fill(row);
  await field.press('Enter');
};
/** The time of the first entry in view. */
const firstTime = () =>
  page.evaluate(() => {
    const root = document.querySelector('lc-server-table')!.shadowRoot!;
    const top = root.querySelector('th')!.getBoundingClientRect().bottom;
    const rows = [...root.querySelectorAll('tbody > [part~=row]')];
    return rows.find(row => row.getBoundingClientRect().bottom > top + 1)?.querySelector('td')?.textContent;
  });

describe('the log', () => {
  it('goes to any of a million entries, and back', async () => {
    await visit(page, '/tables/log');
    await eventually(async () => (await info()).endsWith('out of 1,000,000 entries'), true);
    const newest = await firstTime();
    assert.match(newest!, /^2025-12-31 23:5/);
    await goTo('777777');
    await eventually(async () => /^2025-12-16/.test((await firstTime()) ?? ''), true);
    const time = await firstTime();
    assert.match(await info(), /^777,777 - /);
    await eventually(() => new URL(page.url()).searchParams.get('entry'), '777777');
    assert.deepEqual(await axe(page), []);

    await page.goto('about:blank');
    await page.goBack();
    await eventually(firstTime, time);
  });

  it('shows the entries of a level, from the newest one', async () => {
    await visit(page, '/tables/log?entry=5000');
    await eventually(async () => (await info()).startsWith('5,000 - '), true);
    await page.getByRole('button', {name: 'Filter Level'}).click();
    await page.getByRole('checkbox', {name: 'Error'}).check();
    await eventually(async () => (await info()).endsWith('out of 50,000 entries'), true);
    assert.match(await info(), /^1 - /);
  });
});
