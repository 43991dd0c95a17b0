/** Dates in a form whose action runs on a server in UTC, for users in other time zones. Needs a build. */
import assert from 'node:assert/strict';
import {after, before, describe, it} from 'node:test';
import {readForm, validateForm} from '@life-changers/elements/core/validation';
import type {Page} from 'playwright-core';
import {object} from 'superstruct';
import {rules, type DatesAnswer} from '../react/browser-dates.js';
import {browserScript} from '../react/bundles.js';
import {EMPTY_PAGE} from './page-pool.js';
import {eventually, startSite, type Site} from './support.js';

process.env.TZ = 'UTC';

/** The time zones of users: also one whose clock changes at midnight, and one that skipped a day. */
const ZONES = ['UTC', 'America/New_York', 'Asia/Kolkata', 'Africa/Cairo', 'Pacific/Apia'];

/** The action, on the server. */
async function answer(form: FormData, count: number): Promise<DatesAnswer> {
  const values = readForm(form, {day: 'date', time: 'date'});
  const {errors} = await validateForm(object(rules), values);
  return {...values, errors, count};
}

let site: Site;
let script: string;
before(async () => {
  [site, script] = await Promise.all([startSite(), browserScript('19', 'browser-dates.tsx')]);
});
after(() => site.close());

/** Opens the form, and returns all values that it has sent to the server. */
async function open(timezoneId: string, day: string, time: string) {
  const {page} = await site.newPage({timezoneId, locale: 'en-US'});
  const sent: (readonly string[])[] = [];
  await page.route('**/action', async route => {
    const headers = {'content-type': route.request().headers()['content-type']!};
    const form = await new Response(new Uint8Array(route.request().postDataBuffer()!), {headers}).formData();
    sent.push([...form.values()].map(String));
    await route.fulfill({json: await answer(form, sent.length)});
  });
  await page.goto(EMPTY_PAGE);
  await page.addScriptTag({content: script});
  await page.evaluate(
    dates => (globalThis as unknown as {renderDates(...dates: string[]): void}).renderDates(...dates),
    [day, time],
  );
  return {page, sent};
}

async function submit(page: Page, count: number): Promise<void> {
  await page.getByRole('button', {name: 'Send'}).click();
  await eventually(() => page.locator('output').textContent(), String(count));
}

const shown = (page: Page) =>
  Promise.all(['Day', 'Time'].map(name => page.getByRole('combobox', {name}).innerText()));

for (const zone of ZONES) {
  describe(`A form action in UTC, for a user in ${zone}`, () => {
    it('leaves dates and times as they are, however often they are sent', async () => {
      const dates = ['2026-11-12', '2026-11-12T10:00'] as const;
      const {page, sent} = await open(zone, ...dates);
      const before = await shown(page);
      for (const count of [1, 2, 3]) await submit(page, count);
      assert.deepEqual(sent, [dates, dates, dates]);
      assert.deepEqual(await shown(page), before);
      await site.release(page);
    });

    it('rejects a date with the sentence of the control', async () => {
      const {page} = await open(zone, '2023-04-27', '');
      const picker = page.locator('lc-date-time-picker').first();
      const sentence = await picker.evaluate(
        element => (element as HTMLElement & {validationMessage: string}).validationMessage,
      );
      await submit(page, 1);
      const error = await picker.evaluate(element => (element as HTMLElement & {error: string}).error);
      assert.deepEqual([sentence, error], Array(2).fill('Day must be Apr 28, 2023 or later.'));
      await site.release(page);
    });
  });
}
