/** The layout demo: a layout in a box, the drawer on a phone, and links that open by themselves. */
import assert from 'node:assert/strict';
import {after, afterEach, before, beforeEach, describe, it} from 'node:test';
import type {Page} from 'playwright-core';
import {eventually, startSite, visit, type Site} from './support.js';

let site: Site;
let page: Page;

before(async () => {
  site = await startSite();
});
after(() => site.close());
beforeEach(async () => {
  ({page} = await site.newPage());
  await visit(page, '/navigation-layout#examples');
  await page.getByRole('heading', {level: 1, name: 'Navigation and layout'}).waitFor();
});
afterEach(() => site.release(page));

const example = (name: string) => page.getByRole('region', {name, exact: true});
const link = (region: string, name: string) => example(region).getByRole('link', {name, exact: true});

describe('a layout in a box', () => {
  it('shows the page of a link, and marks the link', async () => {
    await link('A page', 'Reports').click();
    await example('A page').getByText('The report about the spring is ready to read.').waitFor();
    await eventually(() => link('A page', 'Reports').getAttribute('aria-current'), 'page');
    await eventually(() => link('A page', 'Overview').getAttribute('aria-current'), null);
    assert.equal(new URL(page.url()).pathname, '/navigation-layout');
  });

  it('turns its sidebar into a drawer of the window when it becomes narrow', async () => {
    const menu = example('A page').getByRole('button', {name: 'Menu'});
    await eventually(() => menu.count(), 0);
    await page.getByRole('button', {name: 'Narrow layout'}).click();
    await menu.click();
    const drawer = page.getByRole('dialog', {name: 'Observatory'});
    await drawer.waitFor();
    const place = async () => {
      const {x, y, height} = (await drawer.boundingBox())!;
      return [x, y, height];
    };
    await eventually(place, [0, 0, page.viewportSize()!.height]);
  });

  it('closes the drawer when a link in it was followed', async () => {
    await page.getByRole('button', {name: 'Narrow layout'}).click();
    await example('A page').getByRole('button', {name: 'Menu'}).click();
    await link('A page', 'Reports').click();
    await page.getByRole('dialog').waitFor({state: 'hidden'});
    await example('A page').getByText('The report about the spring is ready to read.').waitFor();
  });

  it('skips to its own content', async () => {
    await example('A page').getByRole('button', {name: 'Skip to content'}).focus();
    await page.keyboard.press('Enter');
    await eventually(() => page.evaluate(() => document.activeElement?.localName), 'lc-page-content');
  });
});

describe('a sidebar', () => {
  it('starts with the group of the current page open, and the others closed', async () => {
    const button = (name: string) => example('Sidebar').getByRole('button', {name, exact: true});
    await eventually(() => button('Forms').getAttribute('aria-expanded'), 'true');
    await eventually(() => button('Data').getAttribute('aria-expanded'), 'false');
    await button('Data').click();
    await eventually(() => button('Forms').getAttribute('aria-expanded'), 'true');
    await eventually(() => button('Data').getAttribute('aria-expanded'), 'true');
  });

  it('has events that cannot be clicked', async () => {
    const events = example('Sidebar').getByRole('list', {name: 'New events'});
    await eventually(() => events.getByRole('listitem').count(), 3);
    await eventually(() => events.getByRole('link').count(), 0);
  });

  it('leads to the page of the profile', async () => {
    await link('Sidebar', 'Your profile').click();
    await page.getByText('The current path: /users').waitFor();
  });
});

describe('a bar with links', () => {
  const bar = () => example('Bar of an app').locator('lc-navbar');

  it('marks the link of the current page, and follows another one', async () => {
    await eventually(() => link('Bar of an app', 'Orders').getAttribute('aria-current'), 'page');
    await link('Bar of an app', 'Customers').click();
    await example('Bar of an app').getByText('Three customers are on trial.').waitFor();
    await eventually(() => link('Bar of an app', 'Customers').getAttribute('aria-current'), 'page');
    assert.equal(new URL(page.url()).pathname, '/navigation-layout');
  });

  it('has the account in a menu', async () => {
    await bar().getByRole('button', {name: 'Mara Lindqvist'}).click();
    await page.getByRole('menuitem', {name: 'Settings'}).click();
    await example('Bar of an app').getByText('The settings are open.').waitFor();
  });

  it('has its links in a menu on a phone', async () => {
    await page.setViewportSize({width: 375, height: 800});
    await eventually(() => link('Bar of an app', 'Reports').isVisible(), false);
    await bar().getByRole('button', {name: 'More'}).click();
    await link('Bar of an app', 'Reports').click();
    await example('Bar of an app').getByText('The report for November is ready.').waitFor();
    await eventually(() => link('Bar of an app', 'Reports').isVisible(), false);
  });
});
