/** The grid of the site: all kinds of pages have the same edges, and the header has the main links. */
import assert from 'node:assert/strict';
import {after, afterEach, before, describe, it} from 'node:test';
import type {Page} from 'playwright-core';
import {eventually, startSite, visit, type Site} from './support.js';

/** A page of each kind. */
const KINDS = [
  ...['/', '/components', '/buttons', '/guides/theming', '/api', '/api/button', '/performance', '/theming'],
  ...['/tokens', '/tables/orders', '/blocks', '/blocks/team'],
];

let site: Site;
let page: Page;

before(async () => {
  site = await startSite();
});
after(() => site.close());
afterEach(() => site.release(page));

/** Returns the edges of the page, of the list of its parts, and of the last icon of the header. */
async function edges(): Promise<Record<'start' | 'end' | 'rail' | 'icon', number | undefined>> {
  const boxes = await page.evaluate(
    selectors =>
      selectors.map(selector => {
        const {left, right} = document.querySelector(selector)?.getBoundingClientRect() ?? {};
        return {left: left && Math.round(left), right: right && Math.round(right)};
      }),
    ['h1', '.page', '.page-parts', '.theme-button svg'],
  );
  const [heading, whole, parts, icon] = boxes;
  return {start: heading?.left, end: whole?.right, rail: parts?.left, icon: icon?.right};
}

describe('the grid', () => {
  for (const width of [1280, 1440, 1920, 2560])
    it(`is the same on all kinds of pages at ${width} px`, async () => {
      ({page} = await site.newPage({width, height: 900}));
      const found = [];
      for (const path of KINDS) {
        await visit(page, path);
        found.push({path, ...(await edges())});
      }
      const [first] = found;
      assert.deepEqual(
        found.map(({path, start, end}) => ({path, start, end})),
        found.map(({path}) => ({path, start: first!.start, end: first!.end})),
      );
      assert.equal(new Set(found.flatMap(({rail}) => rail ?? [])).size, 1);
      for (const {end, icon} of found) assert.ok(Math.abs(end! - icon!) <= 2, `${icon} is not ${end}.`);
    });
});

describe('the main links', () => {
  const links = () =>
    page
      .locator('lc-navbar')
      .getByRole('link', {name: /^(Components|Guides)$/})
      .evaluateAll(all => all.filter(link => link.checkVisibility()).map(link => link.textContent));

  for (const width of [768, 1280])
    it(`are in the header at ${width} px`, async () => {
      ({page} = await site.newPage({width}));
      await visit(page, '/buttons');
      await eventually(() => links(), ['Components', 'Guides']);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
    });

  it('are in a menu over the page on a phone', async () => {
    ({page} = await site.newPage({width: 375}));
    await visit(page, '/buttons');
    await eventually(() => links(), []);
    const top = () => page.locator('h1').evaluate(heading => heading.getBoundingClientRect().top);
    const before = await top();
    await page.getByRole('button', {name: 'More', exact: true}).click();
    await eventually(() => links(), ['Components', 'Guides']);
    assert.equal(await top(), before);
  });
});

describe('the footer', () => {
  for (const path of [...KINDS, '/users', '/admin'])
    it(`is at the end of ${path}`, async () => {
      ({page} = await site.newPage({javaScriptEnabled: false}));
      await page.goto(path);
      assert.equal(
        await page.getByRole('link', {name: 'Theme builder', exact: true}).last().isVisible(),
        true,
      );
      assert.equal(await page.locator('.site-footer').count(), 1);
    });
});
