/** Pages that the test cases of a file share, one after the other: a new context costs four times as much as a load. */
import type {Browser, BrowserContextOptions, Page} from 'playwright-core';

/** Where the server of the site answers with an empty document. */
export const EMPTY_PAGE = '/empty-page-between-tests';

/** What a page is looked at with; motion is reduced unless it is asked for. */
export interface PageOptions extends Pick<
  BrowserContextOptions,
  'colorScheme' | 'forcedColors' | 'reducedMotion' | 'locale' | 'timezoneId' | 'javaScriptEnabled'
> {
  /** Width of the viewport in CSS pixels; default 1280. */
  width?: number;
  /** Height of the viewport in CSS pixels; default 800. */
  height?: number;
  /**
   * What the clock of the page always says, such as `2026-03-12T09:41:00Z`. Timers of a second or more, which stand for slow
   * servers, never end. Default: the real time.
   */
  time?: string;
}

/** A page of the site, and what went wrong in it. */
export interface SitePage {
  page: Page;
  /**
   * All that reached the console, uncaught errors, violations of the content security policy and requests that
   * failed, in order. A page in good health leaves it empty.
   */
  problems: string[];
}

interface PooledPage {
  readonly region: string;
  /** Those of the case that uses the page now. */
  problems: string[];
}

export class PagePool {
  readonly #browser: Browser;
  readonly #origin: string;
  /** Milliseconds after which an action on a page fails. */
  readonly #limit: number;
  readonly #pages = new Map<Page, PooledPage>();
  readonly #released = new Set<Page>();

  constructor(browser: Browser, origin: string, limit: number) {
    this.#browser = browser;
    this.#origin = origin;
    this.#limit = limit;
  }

  /** Returns an empty page: a released one if there is one, or a new one in a new context. */
  async take(options: PageOptions): Promise<SitePage> {
    const region = regionOf(options);
    const free = [...this.#released].find(
      page => !page.isClosed() && this.#pages.get(page)!.region === region,
    );
    if (!free) return this.#open(options);
    this.#released.delete(free);
    await free.emulateMedia(mediaOf(options));
    await free.setViewportSize(viewportOf(options));
    const pooled = this.#pages.get(free)!;
    pooled.problems = [];
    return {page: free, problems: pooled.problems};
  }

  /** Empties a page for the next case. One that does not get empty is closed, so that the next case does not fail. */
  async release(page: Page): Promise<void> {
    if (!this.#pages.has(page) || this.#released.has(page) || page.isClosed()) return;
    try {
      await empty(page);
      this.#released.add(page);
    } catch {
      await page.context().close();
    }
  }

  async #open(options: PageOptions): Promise<SitePage> {
    const {locale, timezoneId, javaScriptEnabled = true, time} = options;
    const context = await this.#browser.newContext({
      ...mediaOf(options),
      ...(locale === undefined ? {} : {locale}),
      ...(timezoneId === undefined ? {} : {timezoneId}),
      javaScriptEnabled,
      baseURL: this.#origin,
      viewport: viewportOf(options),
    });
    context.setDefaultTimeout(this.#limit);
    if (time !== undefined) await context.addInitScript({content: stopClock(Date.parse(time))});
    const page = await context.newPage();
    const pooled: PooledPage = {region: regionOf(options), problems: []};
    this.#pages.set(page, pooled);
    await recordProblems(page, problem => pooled.problems.push(problem));
    return {page, problems: pooled.problems};
  }
}

/** Pages of another locale, time zone, or time, or without JavaScript, need another context. */
const regionOf = ({locale, timezoneId, javaScriptEnabled = true, time}: PageOptions) =>
  JSON.stringify([locale, timezoneId, javaScriptEnabled, time]);

/** Milliseconds. No element needs such a timer to show its state. */
const LONG_TIMER = 1000;

/** The clock of Playwright also replaces short timers and frames. A text, because the compiler adds to functions. */
const stopClock = (time: number) => `
  Date.now = () => ${time};
  globalThis.Date = new Proxy(Date, {
    construct: (date, values, target) => Reflect.construct(date, values.length > 0 ? values : [${time}], target),
  });
  globalThis.setTimeout = new Proxy(setTimeout, {
    apply: (start, self, values) => (values[1] >= ${LONG_TIMER} ? 0 : start(...values)),
  });`;

const viewportOf = ({width = 1280, height = 800}: PageOptions) => ({width, height});

/** The media of a page; a page that is used again forgets those of the case before. */
const mediaOf = ({colorScheme = 'light', forcedColors = 'none', reducedMotion = 'reduce'}: PageOptions) => ({
  colorScheme,
  forcedColors,
  reducedMotion,
});

/**
 * Leaves nothing of a case: no document, storage, permission, handler or other page, and no pointer above the page.
 * What the document has to say until it goes still belongs to its case.
 */
async function empty(page: Page): Promise<void> {
  const context = page.context();
  page.removeAllListeners('dialog').removeAllListeners('filechooser').removeAllListeners('request');
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll({behavior: 'ignoreErrors'});
  await context.unrouteAll({behavior: 'ignoreErrors'});
  await page.mouse.move(-1, -1);
  await page.goto(EMPTY_PAGE);
  await page.evaluate(async () => {
    for (const storage of [localStorage, sessionStorage]) storage.clear();
    for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
  });
  await Promise.all([context.clearCookies(), context.clearPermissions()]);
}

async function recordProblems(page: Page, record: (problem: string) => void): Promise<void> {
  const context = page.context();
  await context.exposeFunction('reportViolation', (text: string) => record(`CSP: ${text}`));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI, sourceFile, sample}) => {
      const report = (globalThis as unknown as {reportViolation(text: string): void}).reportViolation;
      report([violatedDirective, blockedURI, sourceFile, sample].join(' '));
    });
  });
  page.on('console', message => {
    record(`console.${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', error => record(`error: ${error.message}`));
  page.on('requestfailed', request => {
    const reason = request.failure()?.errorText;
    // A request that the page itself gave up, as a table does with a question that is out of date.
    if (reason !== 'net::ERR_ABORTED') record(`request: ${request.url()}: ${reason}`);
  });
}
