import assert from 'node:assert/strict';
import {once} from 'node:events';
import {existsSync, readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {setTimeout as delay} from 'node:timers/promises';
import {fileURLToPath} from 'node:url';
import {isDeepStrictEqual} from 'node:util';
import {createApp} from 'api-stub';
import type * as Axe from 'axe-core';
import {chromium, type Browser, type Locator, type Page} from 'playwright-core';
import {launchOptions} from '../../scripts/test/shared-browser.mjs';
import {EMPTY_PAGE, PagePool, type PageOptions, type SitePage} from './page-pool.js';

const BUILT_SITE = fileURLToPath(new URL('../../demo-app/dist', import.meta.url));
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The color rules of axe, whose results can differ in another color scheme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

const RULES_ABOUT = {
  all: {runOnly: WCAG},
  colors: {runOnly: COLOR_RULES},
  structure: {runOnly: WCAG, rules: Object.fromEntries(COLOR_RULES.map(rule => [rule, {enabled: false}]))},
};

/** Milliseconds that only a hang takes, on a busy machine too. */
const LIMIT = 120_000;

/** No part of the site is further than this many stops of the keyboard. */
const MOST_STOPS = 80;

/** The built site behind its server, and a Chromium to look at it. */
export interface Site {
  /** Where the site is, without a slash at the end. */
  origin: string;
  /** Returns an empty page with its own storage. Relative URLs start at the origin. */
  newPage(options?: PageOptions): Promise<SitePage>;
  /** Empties a page for the next case. A case whose changes stay, such as a fake clock, closes its context instead. */
  release(page: Page): Promise<void>;
  close(): Promise<void>;
}

/** Serves the built site on a free port, for a browser that is closed with it. The caller closes it. */
export async function startSite(given: Browser | null = null): Promise<Site> {
  if (!existsSync(BUILT_SITE)) throw new Error(`There is no ${BUILT_SITE}; run "npm run build".`);
  const browser = given ?? (await launchChromium());
  const app = createApp({siteFolder: BUILT_SITE});
  const server = createServer((request, response) => {
    if (request.url !== EMPTY_PAGE) return void app(request, response);
    // With the opener policy of the site, or the browser would start a process for each page.
    response.writeHead(200, {'content-type': 'text/html', 'cross-origin-opener-policy': 'same-origin'}).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const pool = new PagePool(browser, origin, LIMIT);
  return {
    origin,
    newPage: (options = {}) => pool.take(options),
    release: page => pool.release(page),
    close: async () => {
      await browser.close();
      await stop(server);
    },
  };
}

/**
 * What axe finds on the page, shadow roots included: one line a finding, empty when all is well.
 *
 * @param about All rules of axe, only the color rules, for a page that was checked in another color scheme, or all but
 *   these, for a page whose colors another one has.
 * @param leftOut Selectors of what to leave out.
 */
export async function axe(
  page: Page,
  about: keyof typeof RULES_ABOUT = 'all',
  leftOut: string[] = [],
): Promise<string[]> {
  // A string is run by the debugger, which the content security policy does not hold up.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource());
  // A color on its way, from light to dark or to full opacity, is not a color to measure.
  await page.evaluate(endMotion);
  const {violations} = await page.evaluate(
    ([options, exclude]) =>
      (globalThis as unknown as {axe: typeof Axe}).axe.run(
        {exclude},
        // It takes a third longer to describe what is well.
        {...options, preload: false, resultTypes: ['violations']},
      ),
    [RULES_ABOUT[about], leftOut] as const,
  );
  return violations.flatMap(({id, help, nodes}) =>
    nodes.map(({target}) => `${id}: ${help}: ${target.flat().join(' > ')}`),
  );
}

let source: string | undefined;
/** Read as a text: axe as a module of Node would only start here to give its own source. */
function axeSource(): string {
  source ??= readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
  return source;
}

/** Ends at once what moves or changes its color on the page, in shadow roots too; what goes on for ever goes on. */
function endMotion(): void {
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots) {
    for (const animation of root.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    for (const {shadowRoot} of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
  }
}

/** Holds back the script of the app. The returned function waits for the first paint and starts the script. */
export async function holdScript(page: Page): Promise<() => Promise<void>> {
  let start = () => {};
  const isStarted = new Promise<void>(resolve => (start = resolve));
  await page.route(/\/assets\/main-[^/]{8}\.js$/, async route => {
    await isStarted;
    await route.continue();
  });
  return async () => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await page.evaluate(() => performance.mark('start'));
    start();
  };
}

/** Returns how much the layout has shifted, and how much of the page was painted before the script: its largest part. */
export function loading(): {shift: number; painted: number} {
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

/** Goes to a page of the site, and waits until all of it is hydrated. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // Not in each frame, which would take time from the scripts that it waits for.
  await page.waitForFunction(isAlive, undefined, {polling: 50});
  // React knows its parts while it renders, and listens to them when it has rendered all of them.
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve, {timeout: 2000})));
}

/**
 * Whether React and all elements work, and the side menu has its links. Parts that wait for the pointer get one. Pictures, which
 * are inert, never get a script.
 */
export function isAlive(): boolean {
  for (const part of document.querySelectorAll('[data-part]'))
    part.dispatchEvent(new PointerEvent('pointerover', {bubbles: true}));
  const ofReact = [...document.querySelectorAll('#root #content :is(h1, section):not([inert] *)')];
  return (
    document.title.includes('·') &&
    document.querySelector('h1') !== null &&
    ofReact.every(part => Object.keys(part).some(key => key.startsWith('__reactProps'))) &&
    document.querySelector(':not(:defined, [inert] *), lc-sidebar > noscript') === null &&
    ![...document.querySelectorAll(':not([inert] *)')].some(
      ({shadowRoot}) =>
        shadowRoot?.firstChild instanceof Comment && shadowRoot.firstChild.data === 'lc-waiting',
    )
  );
}

/** Lets the page draw what has changed; what an element observes of its size takes a frame more. */
export const nextFrame = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/**
 * Waits until a value read from the page is as expected. The effect of an action can take a while, especially on a busy
 * machine. Only a hang reaches the limit.
 */
export async function eventually(read: () => unknown, expected: unknown): Promise<void> {
  // What is not there yet, and what a wrong lookup gives, reads as undefined as well.
  assert.notStrictEqual(expected, undefined, 'eventually needs a value to wait for');
  const end = performance.now() + LIMIT;
  let actual = await read();
  while (!isDeepStrictEqual(actual, expected) && performance.now() < end) {
    await delay(20);
    actual = await read();
  }
  assert.deepEqual(actual, expected);
}

/** The heading of the page with this name. */
export const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', {level: 1, name, exact: true});

/** Whether an element, in a shadow root or not, has the focus. */
export const hasFocus = (locator: Locator): Promise<boolean> =>
  locator.evaluate(element => element.matches(':focus'));

/** Presses Tab until the element has the focus. */
export async function tabTo(locator: Locator): Promise<void> {
  for (let presses = 0; presses < MOST_STOPS; presses += 1) {
    if (await hasFocus(locator)) return;
    await locator.page().keyboard.press('Tab');
  }
  throw new Error(`${MOST_STOPS} times Tab do not lead to ${locator}.`);
}

/** Marks the document. Returns a function that checks for the mark, which a reload would remove. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
  return () => page.evaluate(() => document.documentElement.hasAttribute('data-mark'));
}

/** The browser of `npm test`, or a new one for a file that runs by itself. */
export function launchChromium(): Promise<Browser> {
  const {SHARED_BROWSER: shared} = process.env;
  return shared ? chromium.connect(shared) : chromium.launch(launchOptions());
}

export async function stop(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
