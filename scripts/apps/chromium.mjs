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

/** Opens a page whose scripts arrive after its first paint. Returns how much its layout shifts until it is interactive. */
export async function shiftOf(page, url) {
  const scripts = /\.js(\?|$)/;
  await page.route(scripts, async route => {
    await wait(500);
    await route.continue();
  });
  await page.goto(url, {waitUntil: 'networkidle'});
  await page.waitForFunction(() =>
    [...globalThis.document.querySelectorAll(':not(:defined)')].every(
      ({localName}) => !localName.startsWith('lc-'),
    ),
  );
  await page.unroute(scripts);
  return page.evaluate(async () => {
    await new Promise(resolve => setTimeout(resolve, 100));
    const observer = new PerformanceObserver(() => {});
    observer.observe({type: 'layout-shift', buffered: true});
    return observer.takeRecords().reduce((sum, {value}) => sum + value, 0);
  });
}
