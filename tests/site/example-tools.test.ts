/** The switches of an example: its color scheme, its direction, and its width. */
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
  await visit(page, '/buttons');
});
afterEach(() => site.release(page));

const tools = () => page.getByRole('group', {name: 'Preview of Sizes'});
const live = () => page.getByRole('region', {name: 'Sizes', exact: true}).locator('.example-live');
const styleOf = (name: 'direction' | 'colorScheme') =>
  live().evaluate((element, key) => getComputedStyle(element)[key], name);

describe('the switches of an example', () => {
  it('show it in the other color scheme, and in that of the site again', async () => {
    const dark = tools().getByRole('button', {name: 'Dark', exact: true});
    await eventually(() => dark.getAttribute('aria-pressed'), 'false');
    await dark.click();
    await eventually(() => styleOf('colorScheme'), 'dark');
    await eventually(() => dark.getAttribute('aria-pressed'), 'true');
    assert.deepEqual(await axe(page, 'colors'), []);
    await dark.click();
    await eventually(() => live().evaluate(element => element.closest('[data-theme]')), null);
  });

  it('show it from right to left', async () => {
    await tools().getByRole('button', {name: 'Right to left', exact: true}).click();
    await eventually(() => styleOf('direction'), 'rtl');
  });

  it('show it as wide as a phone', async () => {
    await tools().getByRole('combobox', {name: 'Width'}).selectOption('375 px');
    await eventually(async () => (await live().boundingBox())!.width, 375);
  });

  it('change no other example', async () => {
    await tools().getByRole('button', {name: 'Right to left', exact: true}).click();
    await eventually(() => page.locator('[dir=rtl]').count(), 1);
  });
});
