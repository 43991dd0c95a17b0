import {setTimeout as wait} from 'node:timers/promises';
import {chromium} from 'playwright-core';
import {launchOptions} from '../test/shared-browser.mjs';

/** Opens a page in Chromium and uses it. Rejects if that fails, or if the console has other messages than expected. */
export async function inChromium(use, expectedProblems = []) {
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage();
    const problems = [];
    page.on('console', message => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    page.on('pageerror', error => problems.push(error.message));
    await use(page);
    const unexpected = problems.filter(problem => !expectedProblems.some(expected => expected.test(problem)));
    if (unexpected.length > 0) throw new Error(`The page reports: ${unexpected.join('; ')}`);
  } finally {
    await browser.close();
  }
}

/**
 * Opens a page whose scripts arrive after its first paint. Returns how much its layout shifts until it is interactive.
 * Rejects if it shifts more than the limit, or if an element replaces the content that the server has rendered.
 */
export async function openLate(page, url, {isRendered = false, limit = isRendered ? 0.001 : 0.1} = {}) {
  const scripts = /\.js(\?|$)/;
  let sendScripts;
  const painted = new Promise(resolve => (sendScripts = resolve));
  await page.route(scripts, async route => {
    await painted;
    await route.continue();
  });
  await page.goto(url, {waitUntil: 'commit'});
  await page.waitForFunction(() => globalThis.document.readyState !== 'loading');
  const content = await page.evaluateHandle(() =>
    [...globalThis.document.querySelectorAll('*')].flatMap(({localName, shadowRoot}) =>
      shadowRoot ? [{localName, node: shadowRoot.querySelector('[part]')}] : [],
    ),
  );
  await wait(500);
  sendScripts();
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() =>
    [...globalThis.document.querySelectorAll(':not(:defined)')].every(
      ({localName}) => !localName.startsWith('lc-'),
    ),
  );
  await page.unroute(scripts);
  const {rendered, replaced} = await content.evaluate(elements => ({
    rendered: elements.length,
    replaced: elements.filter(({node}) => !node.isConnected).map(({localName}) => localName),
  }));
  if (isRendered && rendered === 0) throw new Error('The server has rendered no elements.');
  if (replaced.length > 0)
    throw new Error(`The content of the server is replaced in ${replaced.join(', ')}.`);
  const shift = await readShift(page);
  if (shift > limit) throw new Error(`The layout shifts by ${shift.toFixed(4)}, not at most by ${limit}.`);
  return shift;
}

/** Returns how much the layout has shifted. */
function readShift(page) {
  return page.evaluate(async () => {
    await new Promise(resolve => setTimeout(resolve, 100));
    const observer = new PerformanceObserver(() => {});
    observer.observe({type: 'layout-shift', buffered: true});
    return observer.takeRecords().reduce((sum, {value}) => sum + value, 0);
  });
}
