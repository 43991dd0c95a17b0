/** The helpers for tests in Playwright: `@life-changers/elements/testing/playwright`. */
import {runTestCommand, type TableTexts, type TestCommand} from './test-command.js';
import type {TestOptions} from './testing.js';

export type {TableTexts, TestCommand} from './test-command.js';
export type {TestOptions} from './testing.js';

/** What the helpers use of a page, or of a frame. */
export interface TestedPage {
  evaluate(run: (command: TestCommand) => Promise<unknown>, command: TestCommand): Promise<unknown>;
}

/** Like `fill` of `@life-changers/elements/testing`, in a page. */
export async function fill(
  page: TestedPage,
  label: string,
  value: unknown,
  options?: TestOptions,
): Promise<void> {
  await page.evaluate(runTestCommand, {name: 'fill', label, value, ...options});
}

/** Like `choose` of `@life-changers/elements/testing`, in a page. */
export async function choose(
  page: TestedPage,
  label: string,
  texts: string | readonly string[],
  options?: TestOptions,
): Promise<void> {
  await page.evaluate(runTestCommand, {name: 'choose', label, value: texts, ...options});
}

/** Like `openPopup` of `@life-changers/elements/testing`, in a page. */
export async function openPopup(page: TestedPage, label: string, options?: TestOptions): Promise<void> {
  await page.evaluate(runTestCommand, {name: 'openPopup', label, ...options});
}

/** Like `readTable` of `@life-changers/elements/testing`, in a page. */
export async function readTable(
  page: TestedPage,
  label: string,
  options?: TestOptions,
): Promise<readonly TableTexts[]> {
  return (await page.evaluate(runTestCommand, {name: 'readTable', label, ...options})) as TableTexts[];
}

/** Like `waitForSave` of `@life-changers/elements/testing`, in a page. */
export async function waitForSave(page: TestedPage, label: string, options?: TestOptions): Promise<void> {
  await page.evaluate(runTestCommand, {name: 'waitForSave', label, ...options});
}
