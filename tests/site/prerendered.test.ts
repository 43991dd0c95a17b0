/**
 * The HTML of the pages, which the build has rendered: what search engines, slow machines, and users who are early make of
 * it. `pages.test.ts` compares each page before and after its script.
 */
import assert from 'node:assert/strict';
import {after, before, describe, it} from 'node:test';
import type {Page} from 'playwright-core';
import {eventually, hasFocus, holdScript, loading, startSite, visit, type Site} from './support.js';

let site: Site;
before(async () => {
  site = await startSite();
});
after(() => site.close());

describe('a search engine', () => {
  it('finds in the title and the description of the home page what the library is', async () => {
    const html = await (await fetch(`${site.origin}/`, {headers: {accept: 'text/html'}})).text();
    assert.match(html, /<title>The hard parts of a web app, finished · Life Changers UI<\/title>/);
    assert.match(html, /name="description"\s+content="Tables, date pickers, /);
  });

  it('may read all pages', async () => {
    const response = await fetch(`${site.origin}/robots.txt`);
    assert.equal(response.status, 200);
    assert.equal(await response.text(), 'User-agent: *\nAllow: /\n');
  });
});

describe('pages without content', () => {
  const html = async (path: string) =>
    (await fetch(`${site.origin}${path}`, {headers: {accept: 'text/html'}})).text();
  const robots = '<meta name="robots" content="noindex" />';

  for (const path of ['/about-us', '/users'])
    it(`are left out by search engines: ${path}`, async () => {
      assert.ok((await html(path)).includes(robots));
      assert.ok(!(await html('/buttons')).includes(robots));
    });
});

describe('a slow machine', () => {
  for (const path of ['/theming', '/validation', '/api/server-table']) {
    it(`does not paint elements before their styles: ${path}`, async () => {
      const {page} = await site.newPage();
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', {rate: 6});
      const start = await holdScript(page);
      const visited = visit(page, path);
      await start();
      await visited;
      const {shift} = await page.evaluate(loading);
      await site.release(page);
      assert.ok(shift < 0.01, `The layout shifted by ${shift}.`);
    });
  }
});

describe('a phone without JavaScript', () => {
  it('has the menu after the content, and nothing scrolls sideways', async () => {
    const {page: phone} = await site.newPage({javaScriptEnabled: false, width: 375, height: 800});
    await phone.goto('/buttons');
    const heading = (await phone.locator('h1').boundingBox())!;
    const menu = (await phone.getByRole('link', {name: 'Switches', exact: true}).first().boundingBox())!;
    assert.ok(heading.y < 800, `The heading is at ${heading.y}.`);
    assert.ok(menu.y > 800, `The menu is at ${menu.y}, next to the content.`);
    assert.ok(await phone.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    await site.release(phone);
  });
});

describe('what users do before the script runs', () => {
  /** Opens a page whose script waits, does something, and lets the script run. */
  const early = async (path: string, act: (page: Page) => Promise<unknown>): Promise<Page> => {
    const {page} = await site.newPage();
    const start = await holdScript(page);
    const visited = visit(page, path);
    await page.locator('h1').waitFor();
    await act(page);
    await start();
    await visited;
    return page;
  };
  const field = (page: Page) => page.getByLabel('Frame number').first();

  it('stays: text, with the caret', async () => {
    const page = await early('/text-inputs', async before => {
      await field(before).fill('Adda');
      await field(before).press('ArrowLeft');
    });
    await eventually(() => field(page).inputValue(), 'Adda');
    await eventually(() => hasFocus(field(page)), true);
    await page.keyboard.type('!');
    assert.equal(await field(page).inputValue(), 'Add!a');
    await site.release(page);
  });

  it('stays: the focus in the frame', async () => {
    const link = (page: Page) => page.getByRole('link', {name: 'Guides', exact: true}).first();
    const page = await early('/buttons', before => link(before).focus());
    await eventually(() => hasFocus(link(page)), true);
    await site.release(page);
  });

  it('stays: the scroll position', async () => {
    const page = await early('/tables', before => before.evaluate(() => scrollTo(0, 300)));
    assert.equal(await page.evaluate(() => scrollY), 300);
    await site.release(page);
  });

  it('takes effect: a click on a button of the frame', async () => {
    const page = await early('/', before => before.getByRole('button', {name: 'Search'}).first().click());
    await page.getByRole('dialog').waitFor();
    await site.release(page);
  });

  it('takes effect: a click on a button of the page', async () => {
    const toggle = (page: Page) => page.getByRole('button', {name: 'SHOW ME THE CODE'}).first();
    const page = await early('/buttons', before => toggle(before).click());
    await eventually(() => toggle(page).getAttribute('aria-expanded'), 'false');
    await site.release(page);
  });
});
