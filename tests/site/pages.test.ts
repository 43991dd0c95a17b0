/** Every page of the site is there, has its title, reads well in light and dark, and fits a small phone. */
import assert from 'node:assert/strict';
import {after, before, describe, it} from 'node:test';
import {axe, startSite, type Site} from './support.js';

const PAGES = [
  ['/', 'Home', 'Interface pieces for React, and for pages without it'],
  ['/tables', 'Tables', 'Tables'],
  ['/text-inputs', 'Text inputs', 'Text inputs'],
  ['/buttons', 'Buttons', 'Buttons'],
  ['/typography', 'Typography', 'Typography'],
  ['/api/button', 'Button API', 'Button'],
  ['/api/icon-button', 'IconButton API', 'IconButton'],
  ['/api/text-input', 'TextInput API', 'TextInput'],
  ['/api/typography', 'Typography API', 'Typography'],
  ['/api/data-table', 'DataTable API', 'DataTable'],
  ['/api/server-table', 'ServerTable API', 'ServerTable'],
  ['/nowhere', 'Page not found', 'Page not found'],
  ['/plain.html', 'A plain page', 'A plain page'],
] as const;

let site: Site;
before(async () => {
  site = await startSite();
});
after(() => site.close());

describe('a page of the site', () => {
  for (const [path, title, heading] of PAGES) {
    it(`${path} has its title and heading, and nothing to complain about`, async () => {
      const {page, problems} = await site.newPage();
      await page.goto(path, {waitUntil: 'networkidle'});
      assert.equal(await page.title(), `${title} · Life Changers UI`);
      assert.equal(await page.getByRole('heading', {level: 1}).textContent(), heading);
      assert.deepEqual(problems, []);
      await page.context().close();
    });

    for (const colorScheme of ['light', 'dark'] as const) {
      it(`${path} has no accessibility violation in ${colorScheme}`, async () => {
        const {page} = await site.newPage({colorScheme, reducedMotion: 'reduce'});
        await page.goto(path, {waitUntil: 'networkidle'});
        for (const toggle of await page.getByRole('button', {name: 'SHOW ME THE CODE'}).all()) {
          await toggle.click();
        }
        assert.deepEqual(await axe(page), []);
        await page.context().close();
      });
    }

    it(`${path} does not scroll sideways at 320 px`, async () => {
      const {page} = await site.newPage({width: 320});
      await page.goto(path, {waitUntil: 'networkidle'});
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(width <= 320, `The page is ${width} px wide.`);
      await page.context().close();
    });
  }
});
