/**
 * Every page of the site is there, has its title, says before its script what it says after it, does not move when it
 * hydrates, reads well in light and dark, keeps its text with the spacing of a user, and fits a small phone, with the code
 * of all examples visible and all parts open. For `npm run pictures`, it also looks the same as in its pictures.
 */
import assert from 'node:assert/strict';
import {after, before, describe, it} from 'node:test';
import {componentOfPage} from 'demo-app/component-page/component-of';
import {routes} from 'demo-app/routes';
import type {Page} from 'playwright-core';
import {Comparison, isForPictures} from '../pictures/comparison.js';
import {launchPinned} from '../pictures/engine.js';
import {axe, eventually, holdScript, loading, nextFrame, startSite, visit, type Site} from './support.js';
import type {PageOptions} from './page-pool.js';
import {LONGEST, serveLongestMessages, textsCutOff} from './longest-messages.js';
import {textsLostBySpacing} from './text-spacing.js';

const HOME = 'The hard parts of a web app, finished';

/** The page of an element is headed by the element's name. */
const headingOf = (path: string, title: string) =>
  path === '/' ? HOME : path.startsWith('/api/') ? title.replace(/ API$/, '') : title;

/** Some pages stand for those with the same styles: guides with live examples and with colors, two APIs. */
const STAND_INS = ['/guides/first-form', '/guides/theming', '/api/text-input', '/api/data-table'];
const hasOwnStyles = (path: string) => !/^\/(guides|api)\//.test(path) || STAND_INS.includes(path);

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

/** The pages of components, with their states and examples. */
const PICTURED = routes
  .filter(route => !route.path.startsWith('/api/') && componentOfPage(route, routes) === route)
  .map(({path}) => path);

/** Pictures are of the same day, every day. */
const PAGE_OPTIONS: PageOptions = isForPictures ? {time: '2026-03-12T09:41:00Z', timezoneId: 'UTC'} : {};

/** The pages that the build has rendered. */
const rendered = new Set(routes.map(({path}) => path));

const CHECKED_WHOLE = ['/', '/buttons', '/tables', '/guides/theming', '/api/button'];
/** What is alike everywhere, so that axe looks at it only on the pages above: code, further rows, the side menu. */
const ALIKE = ['pre code', 'tbody tr:nth-child(n + 6)', 'lc-sidebar *'];

/** One component writes all pages of APIs, so axe looks at a few. */
const hasOwnStructure = (path: string) =>
  !path.startsWith('/api/') || [...STAND_INS, ...CHECKED_WHOLE, '/api/server-table'].includes(path);

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

/** Whether a workbench shows each example that can be chosen. The last choice is all of them. */
const showsAllExamples = () =>
  document.querySelectorAll('.workbench.is-all .example').length ===
  document.querySelectorAll('.workbench-choice a').length - 1;

/** Visits a page, and returns its content before and after its script, and how it loaded. */
async function watch(page: Page, path: string) {
  const start = await holdScript(page);
  const visited = visit(page, path);
  await page.waitForFunction(() => document.readyState !== 'loading' && document.querySelector('#content'));
  const still = await page.evaluate(read);
  await start();
  await visited;
  await nextFrame(page);
  return {still, alive: await page.evaluate(read), ...(await page.evaluate(loading))};
}

let site: Site;
let comparison: Comparison;
before(async () => {
  const browser = isForPictures ? await launchPinned() : null;
  comparison = await Comparison.start(browser);
  site = await startSite(browser);
});
after(async () => {
  comparison.finish();
  await site.close();
});

it('has pictures of the pages of components, and of no others', () => {
  assert.deepEqual(comparison.paths, [...PICTURED].sort());
});

/** One page waits for its server while axe looks at the other. */
describe('the pages', {concurrency: 2}, () => {
  for (const {path, tab, heading, status} of pages) {
    if (isForPictures && !PICTURED.includes(path)) continue;
    const leftOut = CHECKED_WHOLE.includes(path) ? [] : ALIKE;
    describe(`the page ${path}`, {concurrency: 1}, () => {
      let page: Page;
      let problems: string[];
      let watched: Awaited<ReturnType<typeof watch>>;

      before(async () => {
        ({page, problems} = await site.newPage(PAGE_OPTIONS));
        if (rendered.has(path)) watched = await watch(page, path);
        else await visit(page, path);
        // A workbench shows one example at first.
        if ((await page.locator('.workbench').count()) > 0) {
          await page.evaluate(() => (location.hash = 'examples'));
          await page.waitForFunction(showsAllExamples);
        }
        // The tables have their rows.
        await page.waitForLoadState('networkidle');
        await page
          .locator('.code-toggle[aria-expanded=false]')
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

      if (rendered.has(path))
        it('is painted before its script runs, with all that it says, and does not move', () => {
          const {still, alive, painted, shift} = watched;
          assert.deepEqual(still.headings, alive.headings);
          assert.deepEqual(
            alive.labels.filter(label => !still.text.includes(label)),
            [],
          );
          assert.ok(painted > 0, 'Nothing was painted before the script.');
          assert.ok(shift < 0.01, `The layout shifted by ${shift}.`);
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

      if (hasOwnStructure(path))
        it('has no accessibility violation in light', async () => {
          assert.deepEqual(await axe(page, hasOwnStyles(path) ? 'all' : 'structure', leftOut), []);
        });

      if (hasOwnStyles(path))
        it('has no accessibility violation in dark', async () => {
          await page.emulateMedia({colorScheme: 'dark'});
          assert.deepEqual(await axe(page, 'colors', leftOut), []);
        });

      if (hasOwnStyles(path))
        it('loses no text with the text spacing of a user', async () => {
          assert.deepEqual(await textsLostBySpacing(page), []);
        });

      if (isForPictures)
        it('looks the same as in its pictures', async context => {
          const {obstacle} = comparison;
          if (obstacle !== null) return context.skip(obstacle);
          assert.deepEqual(await comparison.check(page, path), []);
        });

      it('does not scroll sideways at 320 px', async () => {
        await page.setViewportSize({width: 320, height: 800});
        // What an element observes of its size takes a frame.
        await nextFrame(page);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(width <= 320, `The page is ${width} px wide.`);
      });

      if (hasOwnStyles(path))
        it('shows the longest messages of all languages at 320 px', async () => {
          const menu = page.locator('.stage-bar').getByRole('combobox', {name: 'Language'}).first();
          if ((await menu.count()) === 0) return;
          await page.setViewportSize({width: 320, height: 800});
          await serveLongestMessages(page);
          for (const [tag, dir] of LONGEST) {
            await menu.selectOption(tag);
            await page.locator(`:is(.stage, .example-live)[lang="${tag}"]`).first().waitFor();
            await page.evaluate(language => Object.assign(document.documentElement, language), {
              lang: tag,
              dir,
            });
            await nextFrame(page);
            const width = await page.evaluate(() => document.documentElement.scrollWidth);
            assert.ok(width <= 320, `The page is ${width} px wide in ${tag}.`);
            assert.deepEqual(await page.evaluate(textsCutOff), []);
          }
        });

      it('leaves the console empty and breaks no security policy', () => {
        // The browser itself reports a page that is not found.
        const own = problems.filter(problem => status === 200 || !problem.includes('status of 404'));
        assert.deepEqual(own, []);
      });
    });
  }
});
