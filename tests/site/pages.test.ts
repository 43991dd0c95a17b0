/**
 * Every page of the site is there, has its title, reads well in light and dark, and fits a small phone, with the code
 * of all examples on show.
 */
import assert from 'node:assert/strict';
import {after, before, describe, it} from 'node:test';
import type {Page} from 'playwright-core';
import {axe, startSite, type Site} from './support.js';

const PAGES = [
  ['/', 'Home', 'Interface pieces for React, and for pages without it'],
  ['/tables', 'Tables', 'Tables'],
  ['/text-inputs', 'Text inputs', 'Text inputs'],
  ['/datalists', 'Datalists', 'Datalists'],
  ['/date-time-pickers', 'Date pickers', 'Date pickers'],
  ['/files-upload', 'File upload', 'File upload'],
  ['/selects', 'Selects', 'Selects'],
  ['/sliders', 'Sliders', 'Sliders'],
  ['/radios', 'Radios', 'Radios'],
  ['/checkboxes', 'Checkboxes', 'Checkboxes'],
  ['/switches', 'Switches', 'Switches'],
  ['/buttons', 'Buttons', 'Buttons'],
  ['/modals', 'Modals', 'Modals'],
  ['/typography', 'Typography', 'Typography'],
  ['/api/button', 'Button API', 'Button'],
  ['/api/icon-button', 'IconButton API', 'IconButton'],
  ['/api/text-input', 'TextInput API', 'TextInput'],
  ['/api/datalist', 'Datalist API', 'Datalist'],
  ['/api/date-time-picker', 'DateTimePicker API', 'DateTimePicker'],
  ['/api/file-upload', 'FileUpload API', 'FileUpload'],
  ['/api/select', 'Select API', 'Select'],
  ['/api/slider', 'Slider API', 'Slider'],
  ['/api/radio-button', 'RadioButton API', 'RadioButton'],
  ['/api/radio-box', 'RadioBox API', 'RadioBox'],
  ['/api/checkbox', 'Checkbox API', 'Checkbox'],
  ['/api/switch', 'Switch API', 'Switch'],
  ['/api/modal', 'Modal API', 'Modal'],
  ['/api/search-modal', 'SearchModal API', 'SearchModal'],
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

for (const [path, title, heading] of PAGES) {
  describe(`the page ${path}`, () => {
    let page: Page;
    let problems: string[];

    before(async () => {
      ({page, problems} = await site.newPage({reducedMotion: 'reduce'}));
      await page.goto(path, {waitUntil: 'networkidle'});
      for (const toggle of await page.locator('.code-toggle').all()) await toggle.click();
    });
    after(() => page.context().close());

    it('has its title and heading', async () => {
      assert.equal(await page.title(), `${title} · Life Changers UI`);
      assert.equal(await page.getByRole('heading', {level: 1}).textContent(), heading);
    });

    it('leaves the console empty and breaks no security policy', () => {
      assert.deepEqual(problems, []);
    });

    for (const colorScheme of ['light', 'dark'] as const) {
      it(`has no accessibility violation in ${colorScheme}`, async () => {
        await page.emulateMedia({colorScheme});
        assert.deepEqual(await axe(page), []);
      });
    }

    it('does not scroll sideways at 320 px', async () => {
      await page.setViewportSize({width: 320, height: 800});
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(width <= 320, `The page is ${width} px wide.`);
    });
  });
}
