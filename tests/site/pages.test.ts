/**
 * Every page of the site is there, has its title, reads well in light and dark, and fits a small phone, with the code
 * of all examples on show.
 */
import assert from 'node:assert/strict';
import {after, before, describe, it} from 'node:test';
import {routes} from 'demo-app/routes';
import type {Page} from 'playwright-core';
import {axe, startSite, type Site} from './support.js';

const PAGES = [
  ['/', 'Home', 'Interface pieces for React, and for pages without it'],
  ['/navigation-layout', 'Navigation and layout', 'Navigation and layout'],
  ['/tables', 'Tables', 'Tables'],
  ['/all-form-components', 'All form components', 'All form components'],
  ['/form-example', 'Form example', 'Form example'],
  ['/text-inputs', 'Text inputs', 'Text inputs'],
  ['/datalists', 'Datalists', 'Datalists'],
  ['/date-time-pickers', 'Date pickers', 'Date pickers'],
  ['/files-upload', 'File upload', 'File upload'],
  ['/selects', 'Selects', 'Selects'],
  ['/sliders', 'Sliders', 'Sliders'],
  ['/radios', 'Radios', 'Radios'],
  ['/checkboxes', 'Checkboxes', 'Checkboxes'],
  ['/switches', 'Switches', 'Switches'],
  ['/validation', 'Validation', 'Validation'],
  ['/breadcrumbs', 'Breadcrumbs', 'Breadcrumbs'],
  ['/buttons', 'Buttons', 'Buttons'],
  ['/toasts', 'Toasts', 'Toasts'],
  ['/modals', 'Modals', 'Modals'],
  ['/typography', 'Typography', 'Typography'],
  ['/loaders', 'Loaders', 'Loaders'],
  ['/card-with-permissions', 'Card with permissions', 'Card with permissions'],
  ['/admin', 'Config', 'Config'],
  ['/users', 'Users', 'Users'],
  ['/about-us', 'About us', 'About us'],
  ['/how_we_do_it', 'How we do it', 'How we do it'],
  ['/entrepreneurs', 'Entrepreneurs', 'Entrepreneurs'],
  ['/team', 'Team', 'Team'],
  ['/what-we-do', 'What we do', 'What we do'],
  ['/contact', 'Contact', 'Contact'],
  ['/portfolio', 'Portfolio', 'Portfolio'],
  ['/investors', 'Investors', 'Investors'],
  ['/api', 'Components API', 'Components API'],
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
  ['/api/toast', 'Toast API', 'Toast'],
  ['/api/toast-region', 'ToastRegion API', 'ToastRegion'],
  ['/api/modal', 'Modal API', 'Modal'],
  ['/api/search-modal', 'SearchModal API', 'SearchModal'],
  ['/api/typography', 'Typography API', 'Typography'],
  ['/api/main-loader', 'MainLoader API', 'MainLoader'],
  ['/api/bar-loader', 'BarLoader API', 'BarLoader'],
  ['/api/permissions', 'Permissions API', 'Permissions'],
  ['/api/breadcrumb', 'Breadcrumb API', 'Breadcrumb'],
  ['/api/data-table', 'DataTable API', 'DataTable'],
  ['/api/server-table', 'ServerTable API', 'ServerTable'],
  ['/api/page-layout', 'PageLayout API', 'PageLayout'],
  ['/api/page-content', 'PageContent API', 'PageContent'],
  ['/api/sidebar', 'Sidebar API', 'Sidebar'],
  ['/api/sidebar-group', 'SidebarGroup API', 'SidebarGroup'],
  ['/api/sidebar-link', 'SidebarLink API', 'SidebarLink'],
  ['/api/profile-card', 'ProfileCard API', 'ProfileCard'],
  ['/nowhere', 'Page not found', 'Page not found'],
  ['/plain.html', 'A plain page', 'A plain page'],
  ['/plain-schema.html', 'A plain page with a schema', 'A plain page with a schema'],
] as const;
const HOME = 'Interface pieces for React, and for pages without it';

/** The page of an element is headed by the element's name. */
const headingOf = (path: string, title: string) =>
  path === '/' ? HOME : path.startsWith('/api/') ? title.replace(/ API$/, '') : title;

const pages = [
  ...routes.map(({path, title}) => ({path, title, heading: headingOf(path, title)})),
  {path: '/nowhere', title: 'Page not found', heading: 'Page not found'},
  {path: '/plain.html', title: 'A plain page', heading: 'A plain page'},
  {path: '/plain-schema.html', title: 'A plain page with a schema', heading: 'A plain page with a schema'},
];

let site: Site;
before(async () => {
  site = await startSite();
});
after(() => site.close());

/** One page waits for its server while axe looks at the other. */
describe('the pages', {concurrency: 2}, () => {
  for (const {path, title, heading} of pages) {
    describe(`the page ${path}`, {concurrency: 1}, () => {
      let page: Page;
      let problems: string[];

      before(async () => {
        ({page, problems} = await site.newPage({reducedMotion: 'reduce'}));
        await page.goto(path, {waitUntil: 'networkidle'});
        // A busy machine may be idle on the network before it has run the page's scripts.
        await page.waitForFunction(() => document.title.includes('·'));
        await page
          .locator('.code-toggle')
          .evaluateAll(toggles => toggles.forEach(toggle => (toggle as HTMLElement).click()));
      });
      after(() => page.context().close());

      it('has its title and heading', async () => {
        assert.equal(await page.title(), `${title} · Life Changers UI`);
        assert.deepEqual(await page.getByRole('heading', {level: 1}).allTextContents(), [heading]);
      });

      it('has no accessibility violation in light', async () => {
        assert.deepEqual(await axe(page), []);
      });

      it('has no accessibility violation in dark', async () => {
        await page.emulateMedia({colorScheme: 'dark'});
        assert.deepEqual(await axe(page, 'colors'), []);
      });

      it('does not scroll sideways at 320 px', async () => {
        await page.setViewportSize({width: 320, height: 800});
        // What an element observes of its size takes a frame.
        await page.evaluate(
          () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(width <= 320, `The page is ${width} px wide.`);
      });

      it('leaves the console empty and breaks no security policy', () => {
        assert.deepEqual(problems, []);
      });
    });
  }
});
