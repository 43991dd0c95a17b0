/** The card that is for some eyes only, and the settings of the site. */
import assert from 'node:assert/strict';
import {after, afterEach, before, beforeEach, describe, it} from 'node:test';
import type {Page} from 'playwright-core';
import {eventually, startSite, visit, type Site} from './support.js';

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

const example = (name: string) => page.getByRole('region', {name, exact: true});

describe('the card with permissions', () => {
  const card = () => example('Card with permissions');
  const allowed = () => card().getByText('This is the private div element.', {exact: true});
  const denied = () =>
    card().getByText('Sorry you are not authorized to see the private div element', {exact: true});

  /** Which of the two branches are in the document, seen or not. */
  const branches = async () => ({allowed: await allowed().count(), denied: await denied().count()});

  beforeEach(async () => {
    await visit(page, '/card-with-permissions#examples');
    await card().waitFor();
  });

  it('is not in the document at first', async () => {
    await eventually(() => branches(), {allowed: 0, denied: 1});
  });

  for (const [role, name] of [
    ['switch', 'Super admin'],
    ['switch', 'Special privilege “auditor”'],
    ['checkbox', 'read'],
  ] as const) {
    it(`is shown with ${name}, and taken away without it`, async () => {
      await card().getByRole(role, {name}).check();
      await allowed().waitFor();
      await eventually(() => branches(), {allowed: 1, denied: 0});
      await card().getByRole(role, {name}).uncheck();
      await denied().waitFor();
      await eventually(() => branches(), {allowed: 0, denied: 1});
    });
  }

  it('is not shown for another method', async () => {
    await card().getByRole('checkbox', {name: 'delete'}).check();
    await eventually(() => branches(), {allowed: 0, denied: 1});
    await card().getByLabel('Method to check').selectOption('delete');
    await allowed().waitFor();
  });

  it('shows nothing private before the server has answered', async () => {
    const later = example('Permissions that load later');
    await later.getByText('You are not allowed to see the salaries.', {exact: true}).waitFor();
    await later.getByRole('button', {name: 'Sign in'}).click();
    await eventually(
      () => later.getByText('You are not allowed to see the salaries.', {exact: true}).count(),
      1,
    );
    await later.getByText('9 cups of coffee').waitFor();
    await later.getByRole('button', {name: 'Sign out'}).click();
    await later.getByText('You are not allowed to see the salaries.', {exact: true}).waitFor();
  });
});

describe('the settings', () => {
  it('choose the theme, and the menu knows it', async () => {
    await page.goto('/admin');
    await page.locator('#content').getByRole('radio', {name: 'Dark'}).check();
    await eventually(() => page.getAttribute('html', 'data-theme'), 'dark');
    for (const radio of await page.getByRole('radio', {name: 'Dark'}).all())
      await eventually(() => radio.isChecked(), true);
  });

  it('know the theme that was chosen in the menu', async () => {
    await page.goto('/admin');
    const inPage = page.locator('#content').getByRole('radio', {name: 'Light'});
    await inPage.waitFor();
    await page.locator('lc-navbar').getByRole('button', {name: 'Theme', exact: true}).click();
    await page.getByRole('group', {name: 'Theme'}).first().getByRole('radio', {name: 'Light'}).check();
    await eventually(() => inPage.isChecked(), true);
  });
});

describe('a company page', () => {
  it('has only its heading, and is not in a menu', async () => {
    await page.goto('/about-us');
    await page.getByRole('heading', {level: 1, name: 'About us'}).waitFor();
    await eventually(async () => (await page.locator('#content').innerText()).trim(), 'About us');
    await eventually(() => page.locator('lc-sidebar').getByRole('link', {name: 'About us'}).count(), 0);
  });
});

describe('the page of users', () => {
  it('has a table with all columns, as wide as the page', async () => {
    await page.goto('/users');
    const table = page.getByRole('table', {name: 'Sample people', exact: true});
    await table.waitFor();
    assert.deepEqual(
      await page.getByRole('columnheader').evaluateAll(all => all.map(header => header.textContent?.trim())),
      ['Real name', 'Character', 'House Stark', 'Alive'],
    );
    const [inner, outer] = await Promise.all([table.boundingBox(), page.locator('.page').boundingBox()]);
    // Without the border of the table.
    assert.equal(Math.round(inner!.width), Math.round(outer!.width) - 2);
  });
});

describe('the bar loader of the demo', () => {
  it('shows while the orders are fetched, and moves nothing', async () => {
    await visit(page, '/loaders#examples');
    const bar = example('Bar loader');
    const button = bar.getByRole('button', {name: 'Reload the orders'});
    // It loads once by itself.
    await bar.getByText('The orders are up to date.').waitFor();
    await button.scrollIntoViewIfNeeded();
    const before = await button.boundingBox();
    await button.click();
    await bar.getByRole('progressbar', {name: 'Loading the orders'}).waitFor();
    await eventually(async () => Math.abs((await button.boundingBox())!.y - before!.y) < 1, true);
    await bar.getByText('The orders are up to date.').waitFor();
    await eventually(() => bar.getByRole('progressbar').count(), 0);
  });
});
