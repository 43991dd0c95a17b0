/** What the frame keeps: the theme. */
import {after, afterEach, before, describe, it} from 'node:test';
import type {Page} from 'playwright-core';
import {eventually, hasFocus, startSite, type Site} from './support.js';

let site: Site;
let page: Page;
before(async () => {
  site = await startSite();
});
after(() => site.close());
afterEach(() => site.release(page));

/** The page may have other radios, such as those of the home page's example. */
const switches = () => page.locator('lc-navbar').getByRole('group', {name: 'Theme', exact: true});
const openThemes = () => page.locator('lc-navbar').getByRole('button', {name: 'Theme', exact: true}).click();
const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const LIGHT = 'rgb(255, 255, 255)';
const DARK = 'rgb(27, 24, 21)';

describe('the theme', () => {
  it('follows the device at first', async () => {
    ({page} = await site.newPage({colorScheme: 'dark'}));
    await page.goto('/');
    await openThemes();
    await eventually(() => switches().getByRole('radio', {name: 'System'}).isChecked(), true);
    await eventually(() => ground(), DARK);
  });

  it('is the chosen one, against the device', async () => {
    ({page} = await site.newPage({colorScheme: 'light'}));
    await page.goto('/');
    await openThemes();
    await switches().getByRole('radio', {name: 'Dark'}).check();
    await eventually(() => page.getAttribute('html', 'data-theme'), 'dark');
    await eventually(() => ground(), DARK);
  });

  it('is kept for the next visit, before any other script runs', async () => {
    ({page} = await site.newPage({colorScheme: 'light'}));
    await page.goto('/');
    await openThemes();
    await switches().getByRole('radio', {name: 'Dark'}).check();
    await page.route('**/assets/*.js', route => route.abort());
    await page.goto('/buttons');
    await eventually(() => ground(), DARK);
  });

  it('is chosen with the keyboard, and the choice closes with Escape', async () => {
    ({page} = await site.newPage({colorScheme: 'light'}));
    await page.goto('/');
    const button = page.locator('lc-navbar').getByRole('button', {name: 'Theme', exact: true});
    await button.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowUp');
    await eventually(() => page.getAttribute('html', 'data-theme'), 'dark');
    await page.keyboard.press('Escape');
    await eventually(() => switches().isVisible(), false);
    await eventually(() => hasFocus(button), true);
  });

  it('goes back to the device', async () => {
    ({page} = await site.newPage({colorScheme: 'light'}));
    await page.goto('/');
    await openThemes();
    await switches().getByRole('radio', {name: 'Dark'}).check();
    await switches().getByRole('radio', {name: 'System'}).check();
    await eventually(() => page.getAttribute('html', 'data-theme'), null);
    await eventually(() => ground(), LIGHT);
    await eventually(() => page.evaluate(() => localStorage.length), 0);
  });
});
