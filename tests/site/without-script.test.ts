/**
 * What readers find in a server-rendered page before its script runs, or without it, and that nothing moves when the script
 * runs. Needs a build.
 */
import assert from 'node:assert/strict';
import {after, before, describe, it} from 'node:test';
import {prerender} from '@life-changers/elements/server';
import type {Page} from 'playwright-core';
import {SERVER_SAMPLES} from '../server-samples.js';
import type {} from './hydration-page.js';
import {bundle, latePage, openLate, stylesheet, type LatePage} from './late-page.js';
import {axe, startSite, type Site} from './support.js';

/** What a screen reader learns only from the script, by tag. */
const ADDED: Readonly<Record<string, string>> = {
  'lc-avatar-group': 'A server does not know the avatars, so they are no items of a list.',
  'lc-checkbox-group': 'HTML has no attribute for a box that is neither checked nor unchecked.',
  'lc-import': 'Its steps have no list and no numbers.',
  'lc-sidebar-group': 'A server does not know the children, so they share one slot, without list items.',
  'lc-step': 'A server does not know the steps, so they have no list and no numbers.',
  'lc-steps': 'A server does not know the steps, so they have no list and no numbers.',
  'lc-tab': 'A server does not know whether tabs are links, so they are no navigation.',
  'lc-tab-panel': 'Without the script, nothing selects a tab, so it is a button.',
  'lc-tabs': 'Without the script, nothing selects a tab, so they are buttons.',
};

/** What axe finds until the script runs, by tag. */
const FINDINGS: Readonly<Record<string, RegExp>> = {
  'lc-avatar-group': /^aria-required-children/,
  'lc-sidebar-group': /^aria-required-children/,
};

/** Elements that may move a little. */
const SHIFTS: Readonly<Record<string, number>> = {
  // Without a script, all steps are visible, and the list of steps is missing.
  'lc-import': 0.01,
  'lc-step': 0.01,
  'lc-steps': 0.01,
};

describe('a server-rendered page without its script', () => {
  let site: Site;
  let script: string;

  before(async () => {
    site = await startSite();
    script = await bundle(`import '@life-changers/elements/hydrate'; import '@life-changers/elements';`);
  });
  after(() => site.close());

  /** Opens the page of an element. Its script waits. */
  const open = (html: string): Promise<LatePage> => {
    const [heading, sample] = ['<h1>Page</h1>', `<div id="sample">${html}</div>`];
    const hasMain = html.startsWith('<lc-page-content');
    const body = hasMain ? `<header>${heading}</header>${sample}` : `<main>${heading}${sample}</main>`;
    const below = '<footer>Below</footer>';
    return openLate(site, prerender(latePage(body + below), {stylesheet}));
  };

  /** A loader says what loads after a delay, so that it may not have said it yet. */
  const textOf = async (page: Page) =>
    (await page.locator('#sample').ariaSnapshot()).replace('- status: Loading', '- status');

  for (const [tag, {html}] of Object.entries(SERVER_SAMPLES)) {
    it(`shows what the script shows, which does not move: ${tag}`, async () => {
      const {page, start} = await open(html);
      const expectedFinding = FINDINGS[tag] ?? /^$/;
      assert.deepEqual(
        (await axe(page)).filter(finding => !expectedFinding.test(finding)),
        [],
      );
      const shown = await textOf(page);
      const before = await page.evaluate(() => hydrationPage.shift());
      await start(script);
      const shift = (await page.evaluate(() => hydrationPage.shift())) - before;
      const expected = await textOf(page);
      if (tag in ADDED) assert.notEqual(shown, expected, `No longer true: ${ADDED[tag]}`);
      else assert.equal(shown, expected);
      assert.ok(shift <= (SHIFTS[tag] ?? 0), `The layout shifted by ${shift}.`);
      await site.release(page);
    });
  }
});
