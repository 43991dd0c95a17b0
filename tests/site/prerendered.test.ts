/**
 * The HTML of the pages, which the build has rendered: readers without JavaScript have all headings, texts, and labels, and
 * others see the page before the script runs.
 */
import assert from 'node:assert/strict';
import {after, before, describe, it} from 'node:test';
import {routes} from 'demo-app/routes';
import type {Page} from 'playwright-core';
import {eventually, hasFocus, holdScript, nextFrame, startSite, visit, type Site} from './support.js';

let site: Site;
/** A page with JavaScript off. */
let still: Page;

before(async () => {
  site = await startSite();
  ({page: still} = await site.newPage({javaScriptEnabled: false}));
});
after(() => site.close());

interface Content {
  readonly headings: readonly string[];
  /** The labels of the elements. */
  readonly labels: readonly string[];
  /** All text, as users see it. */
  readonly text: string;
}

/**
 * Reads the content of a page, shadow roots included. Dialogs are closed, and playgrounds need a script. It has no
 * functions with names, because the compiler adds code to them that the browser does not have.
 */
function read(): Content {
  const headings: string[] = [];
  const labels: string[] = [];
  const texts: string[] = [];
  const open: Node[] = [document.querySelector('#content')!];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node instanceof Text) texts.push(node.data);
    if (!(node instanceof Element)) continue;
    if (node.matches('style, script, template, noscript, dialog, lc-modal, lc-toast, [hidden]')) continue;
    if (node.matches('.playground-live')) continue;
    if (node.matches('h1, h2, h3')) headings.push(node.textContent.replace(/\s+/g, ' ').trim());
    const {label} = node as {label?: unknown};
    if ('form' in node && 'rules' in node && typeof label === 'string')
      labels.push(label.replace(/\s+/g, ' ').trim());
    open.push(...[...node.childNodes].reverse(), ...[...(node.shadowRoot?.childNodes ?? [])].reverse());
  }
  return {headings, labels, text: texts.join(' ').replace(/\s+/g, ' ')};
}

describe('a page', () => {
  for (const {path} of routes) {
    it(`is painted before the script runs, and hydrates without a warning or a shift: ${path}`, async () => {
      await still.goto(path);
      const {headings, text} = await still.evaluate(read);
      const {page, problems} = await site.newPage();
      const start = await holdScript(page);
      const visited = visit(page, path);
      await start();
      await visited;
      await nextFrame(page);
      const alive = await page.evaluate(read);
      const {shift, painted} = await page.evaluate(loading);
      await site.release(page);

      assert.deepEqual(headings, alive.headings);
      assert.deepEqual(
        alive.labels.filter(label => !text.includes(label)),
        [],
      );
      assert.ok(painted > 0, 'Nothing was painted before the script.');
      assert.ok(shift < 0.01, `The layout shifted by ${shift}.`);
      assert.deepEqual(problems, []);
    });
  }
});

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
  const field = (page: Page) => page.getByLabel('First name').first();

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
    await eventually(() => toggle(page).getAttribute('aria-expanded'), 'true');
    await site.release(page);
  });
});

/** Returns how much the layout has shifted, and how much of the page was painted before the script: its largest part. */
function loading(): {shift: number; painted: number} {
  const [shifts, paints] = ['layout-shift', 'largest-contentful-paint'].map(type => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({type, buffered: true});
    return observer.takeRecords() as (PerformanceEntry & {value: number; size: number})[];
  });
  const {startTime} = performance.getEntriesByName('start')[0]!;
  return {
    shift: shifts!.reduce((sum, {value}) => sum + value, 0),
    painted: paints!.findLast(entry => entry.startTime < startTime)?.size ?? 0,
  };
}
