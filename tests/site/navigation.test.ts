/** Going from page to page: by the menu, by links of the library, back, and to what is not there. */
import assert from 'node:assert/strict';
import {after, afterEach, before, beforeEach, describe, it} from 'node:test';
import type {Page} from 'playwright-core';
import {startSite, type Site} from './support.js';

let site: Site;
let page: Page;

before(async () => {
  site = await startSite();
});
after(() => site.close());
beforeEach(async () => {
  ({page} = await site.newPage());
});
afterEach(() => page.context().close());

/** Leaves something on the document that a reload would remove. */
const markDocument = () => page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
const isSameDocument = () => page.evaluate(() => document.documentElement.hasAttribute('data-mark'));
const heading = (name: string) => page.getByRole('heading', {level: 1, name, exact: true});
const menuLink = (name: string) =>
  page.getByRole('navigation', {name: 'Main menu'}).getByRole('link', {name, exact: true}).first();
const isFocused = (name: string) => heading(name).evaluate(element => element === document.activeElement);

describe('a link of the side menu', () => {
  it('shows the page without loading the document anew', async () => {
    await page.goto('/');
    await markDocument();
    await menuLink('Buttons').click();
    await heading('Buttons').waitFor();
    assert.equal(new URL(page.url()).pathname, '/buttons');
    assert.equal(await isSameDocument(), true);
  });

  it('moves the focus to the heading of the new page', async () => {
    await page.goto('/');
    await menuLink('Text inputs').click();
    await heading('Text inputs').waitFor();
    assert.equal(await isFocused('Text inputs'), true);
  });

  it('starts the new page at its top', async () => {
    await page.goto('/buttons');
    await page.getByRole('heading', {name: 'API Reference'}).scrollIntoViewIfNeeded();
    assert.notEqual(await page.evaluate(() => scrollY), 0);
    await menuLink('Typography').click();
    await heading('Typography').waitFor();
    assert.equal(await page.evaluate(() => scrollY), 0);
  });

  it('is marked as the current page', async () => {
    await page.goto('/tables');
    await heading('Tables').waitFor();
    assert.equal(await menuLink('Tables').getAttribute('aria-current'), 'page');
    assert.equal(await menuLink('Home').getAttribute('aria-current'), null);
  });
});

describe('the first page', () => {
  it('leaves the focus where the browser has it', async () => {
    await page.goto('/buttons');
    await heading('Buttons').waitFor();
    assert.equal(await isFocused('Buttons'), false);
  });

  it('shows the part that the address names', async () => {
    await page.goto('/buttons#icon-buttons');
    const part = page.getByRole('heading', {name: 'Icon buttons'});
    await part.waitFor();
    await page.waitForFunction(() => scrollY > 0);
    const top = await part.evaluate(element => element.getBoundingClientRect().top);
    assert.ok(top >= 0 && top < 800, `It is at ${top} px.`);
  });
});

describe('the back button', () => {
  it('shows the page before, with its title', async () => {
    await page.goto('/buttons');
    await menuLink('Typography').click();
    await heading('Typography').waitFor();
    await page.goBack();
    await heading('Buttons').waitFor();
    assert.equal(await page.title(), 'Buttons · Life Changers UI');
  });
});

describe('a link of the library', () => {
  it('goes through the router', async () => {
    await page.goto('/buttons');
    await heading('Buttons').waitFor();
    await markDocument();
    await page.getByRole('link', {name: 'Go to the text inputs'}).click();
    await heading('Text inputs').waitFor();
    assert.equal(await isSameDocument(), true);
  });

  it('is left to the browser when a modifier key is held', async () => {
    await page.goto('/buttons');
    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', {name: 'Go to the text inputs'}).click({modifiers: ['Control']});
    assert.equal(new URL((await opened).url()).pathname, '/text-inputs');
    assert.equal(new URL(page.url()).pathname, '/buttons');
  });
});

describe('a page that fails', () => {
  it('says so and keeps the frame', async () => {
    await page.route(/\/assets\/page-.*\.js/, route => route.abort());
    await page.goto('/buttons');
    await heading('This page could not be shown').waitFor();
    assert.equal(await menuLink('Tables').isVisible(), true);
  });
});

describe('an address that no page has', () => {
  it('names the address and leads home', async () => {
    await page.goto('/no/such/page');
    await heading('Page not found').waitFor();
    assert.equal(await page.getByText('/no/such/page').isVisible(), true);
    await page.getByRole('link', {name: 'All pages'}).click();
    await heading('Interface pieces for React, and for pages without it').waitFor();
  });
});

describe('the skip link', () => {
  it('is the first stop of the keyboard and leads past the menu', async () => {
    await page.goto('/text-inputs');
    await heading('Text inputs').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.id === 'content');
  });
});

describe('the menu on a narrow screen', () => {
  beforeEach(async () => {
    await page.setViewportSize({width: 375, height: 800});
    await page.goto('/');
    await heading('Interface pieces for React, and for pages without it').waitFor();
  });

  it('is closed at first and opened by its button', async () => {
    const button = page.getByRole('button', {name: 'Menu'});
    assert.equal(await menuLink('Tables').isVisible(), false);
    assert.equal(await button.getAttribute('aria-expanded'), 'false');
    await button.click();
    assert.equal(await menuLink('Tables').isVisible(), true);
    assert.equal(await button.getAttribute('aria-expanded'), 'true');
  });

  it('closes when a page was chosen', async () => {
    await page.getByRole('button', {name: 'Menu'}).click();
    await menuLink('Buttons').click();
    await heading('Buttons').waitFor();
    assert.equal(await menuLink('Tables').isVisible(), false);
  });
});
