/**
 * Every page of the site is there, has its title, reads well in light and dark, and fits a small phone, with the code
 * of all examples visible and all parts open.
 */
import assert from 'node:assert/strict';
import {after, before, describe, it} from 'node:test';
import {routes} from 'demo-app/routes';
import type {Page} from 'playwright-core';
import {axe, eventually, nextFrame, startSite, visit, type Site} from './support.js';

const HOME = 'The hard parts of a web app, finished';

/** The page of an element is headed by the element's name. */
const headingOf = (path: string, title: string) =>
  path === '/' ? HOME : path.startsWith('/api/') ? title.replace(/ API$/, '') : title;

/** In dark, some pages stand for those with the same styles: guides with live examples and with colors, two APIs. */
const CHECKED_IN_DARK = ['/guides/first-form', '/guides/theming', '/api/text-input', '/api/data-table'];
const isCheckedInDark = (path: string) => !/^\/(guides|api)\//.test(path) || CHECKED_IN_DARK.includes(path);

const tabOf = (title: string) => `${title} · Life Changers UI`;

const pages = [
  ...routes.map(({path, title, documentTitle}) => ({
    path,
    tab: documentTitle ?? tabOf(title),
    heading: headingOf(path, title),
    status: 200,
  })),
  ...(
    [
      ['/nowhere', 'Page not found', 404],
      ['/plain.html', 'A plain page', 200],
      ['/plain-schema.html', 'A plain page with a schema', 200],
    ] as const
  ).map(([path, heading, status]) => ({
    path,
    tab: tabOf(heading),
    heading,
    status,
  })),
];

let site: Site;
before(async () => {
  site = await startSite();
});
after(() => site.close());

/** One page waits for its server while axe looks at the other. */
describe('the pages', {concurrency: 2}, () => {
  for (const {path, tab, heading, status} of pages) {
    describe(`the page ${path}`, {concurrency: 1}, () => {
      let page: Page;
      let problems: string[];

      before(async () => {
        ({page, problems} = await site.newPage());
        await visit(page, path);
        // The tables have their rows.
        await page.waitForLoadState('networkidle');
        await page
          .locator('.code-toggle')
          .evaluateAll(toggles => toggles.forEach(toggle => (toggle as HTMLElement).click()));
        await page
          .locator('details')
          .evaluateAll(parts => parts.forEach(part => ((part as HTMLDetailsElement).open = true)));
      });
      after(() => site.release(page));

      it(`has the status ${status}`, async () => {
        const response = await fetch(site.origin + path, {headers: {accept: 'text/html'}});
        assert.equal(response.status, status);
      });

      it('has its title and heading', async () => {
        await eventually(() => page.title(), tab);
        await eventually(() => page.getByRole('heading', {level: 1}).allTextContents(), [heading]);
      });

      it('has no id twice', async () => {
        const ids = await page
          .locator('[id]')
          .evaluateAll(elements =>
            elements.filter(element => element.getRootNode() === document).map(({id}) => id),
          );
        assert.deepEqual(
          ids.filter((id, index) => ids.indexOf(id) !== index),
          [],
        );
      });

      it('has no accessibility violation in light', async () => {
        assert.deepEqual(await axe(page), []);
      });

      if (isCheckedInDark(path))
        it('has no accessibility violation in dark', async () => {
          await page.emulateMedia({colorScheme: 'dark'});
          assert.deepEqual(await axe(page, 'colors'), []);
        });

      it('does not scroll sideways at 320 px', async () => {
        await page.setViewportSize({width: 320, height: 800});
        // What an element observes of its size takes a frame.
        await nextFrame(page);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(width <= 320, `The page is ${width} px wide.`);
      });

      it('leaves the console empty and breaks no security policy', () => {
        // The browser itself reports a page that is not found.
        const own = problems.filter(problem => status === 200 || !problem.includes('status of 404'));
        assert.deepEqual(own, []);
      });
    });
  }
});
