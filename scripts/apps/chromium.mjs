import {chromium} from 'playwright-core';
import {requireChromium} from '../browsers.mjs';

/** Opens a page in Chromium and uses it. Rejects if that fails, or if the console has other messages than expected. */
export async function inChromium(use, expectedProblems = []) {
  const browser = await chromium.launch({
    executablePath: requireChromium().path,
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
  });
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
