/** Opens pages in Chromium, each in its own context, so that no page inherits the memory of another. */
import {chromium} from 'playwright-core';
import {findChromium} from '../../scripts/browsers/engines.mjs';

/** No server is needed: each request for this address is answered by the test. */
const ADDRESS = 'https://bench.test/';

const FLAGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-renderer-backgrounding',
  '--no-sandbox',
];

export async function openBrowser() {
  const found = findChromium();
  if (!found) throw new Error('Chromium was not found; install it, or set CHROME_PATH to the path of one.');
  return chromium.launch({executablePath: found.path, args: FLAGS});
}

/**
 * Opens the page of a contender, and gives it to a function.
 * @template Result
 * @param {import('playwright-core').Browser} browser
 * @param {import('./bundle.mjs').Bundle} bundle
 * @param {(session: Session) => Promise<Result>} use
 * @returns {Promise<Result>}
 */
export async function withPage(browser, {script, style}, use) {
  const context = await browser.newContext({viewport: {width: 1280, height: 900}});
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(600_000);
    const head = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title><style>${style}</style>`;
    const end = '<script type="module" src="bundle.js"></script><body></body></html>';
    await page.route(`${ADDRESS}**`, route =>
      route.request().url().endsWith('.js')
        ? route.fulfill({contentType: 'text/javascript', body: script})
        : route.fulfill({contentType: 'text/html', body: head + end}),
    );
    const errors = [];
    page.on('pageerror', error => errors.push(error.message));
    await page.goto(ADDRESS);
    const session = new Session(page, await context.newCDPSession(page));
    return await use(session).catch(error => {
      throw new Error(
        [error.message.split('\n')[0].replace(/^page.evaluate: (Error: )?/, ''), ...errors.slice(0, 3)].join(
          '; ',
        ),
        {cause: error},
      );
    });
  } finally {
    await context.close();
  }
}

/** A page with its bench, and what the browser reports of it. */
export class Session {
  #page;
  #protocol;

  constructor(page, protocol) {
    this.#page = page;
    this.#protocol = protocol;
  }

  /** Calls a function of the bench in the page. */
  call(name, options = {}) {
    return this.#page.evaluate(
      ([method, argument]) => globalThis.bench[method](argument),
      /** @type {[string, object]} */ ([name, options]),
    );
  }

  /** Returns the used memory in bytes: objects, DOM nodes, and array buffers. */
  async memory() {
    await this.#collectGarbage();
    const usage = await this.#protocol.send('Runtime.getHeapUsage');
    return usage.usedSize + (usage.embedderHeapUsedSize ?? 0) + (usage.backingStorageSize ?? 0);
  }

  /** Returns the number of DOM nodes in memory, also of those that are in no document. */
  async nodes() {
    await this.#collectGarbage();
    const {nodes} = await this.#protocol.send('Memory.getDOMCounters');
    return nodes;
  }

  /** Returns the time in milliseconds that the main thread has been busy. */
  async busyTime() {
    await this.#protocol.send('Performance.enable');
    const {metrics} = await this.#protocol.send('Performance.getMetrics');
    return metrics.find(({name}) => name === 'TaskDuration').value * 1000;
  }

  /**
   * Scrolls by the wheel of a mouse, as fast as a user can.
   * @param {{x: number, y: number, distance: number, speed: number}} wheel pixels, and pixels per second
   */
  async wheel({x, y, distance, speed}) {
    const gesture = {x, y, yDistance: -distance, speed, gestureSourceType: 'mouse', preventFling: true};
    await this.#protocol.send('Input.synthesizeScrollGesture', gesture);
  }

  /**
   * Does something, and returns how long tasks of the main thread had the processor meanwhile, in milliseconds: the longest
   * one, and all together. Time that other programs had does not count.
   * @param {() => Promise<unknown>} use
   * @returns {Promise<{longest: number, all: number}>}
   */
  async tasksOf(use) {
    const events = [];
    const collect = ({value}) => events.push(...value);
    this.#protocol.on('Tracing.dataCollected', collect);
    await this.#protocol.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: {includedCategories: ['toplevel', '__metadata']},
    });
    await use();
    const complete = new Promise(resolve => this.#protocol.once('Tracing.tracingComplete', resolve));
    await this.#protocol.send('Tracing.end');
    await complete;
    this.#protocol.off('Tracing.dataCollected', collect);
    return tasksOf(events);
  }

  /**
   * Makes the main thread slower.
   * @param {number} rate 1 is its own speed.
   */
  async slowDown(rate) {
    await this.#protocol.send('Emulation.setCPUThrottlingRate', {rate});
  }

  /** Twice, because the first collection may leave what only finalizers held. */
  async #collectGarbage() {
    await this.#protocol.send('HeapProfiler.collectGarbage');
    await this.#protocol.send('HeapProfiler.collectGarbage');
  }
}

const MAIN_THREAD = 'CrRendererMain';
const TASK = 'ThreadControllerImpl::RunTask';

/** Reads the tasks of the main thread in a trace. Times there are in microseconds. */
function tasksOf(events) {
  const threadOf = ({pid, tid}) => `${pid} ${tid}`;
  const threads = events.filter(({name, args}) => name === 'thread_name' && args.name === MAIN_THREAD);
  const main = new Set(threads.map(threadOf));
  const times = events
    .filter(event => event.name === TASK && main.has(threadOf(event)))
    .map(({tdur = 0}) => tdur / 1000);
  if (times.length === 0) throw new Error('The browser has reported no tasks.');
  return {longest: Math.max(...times), all: times.reduce((sum, time) => sum + time, 0)};
}
