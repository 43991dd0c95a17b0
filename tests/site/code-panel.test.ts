/** The code of an example: its tabs, the HTML read from the running example, long code, and copying. */
import assert from 'node:assert/strict';
import {after, afterEach, before, beforeEach, describe, it} from 'node:test';
import type {Page} from 'playwright-core';
import {eventually, hasFocus, startSite, type Site} from './support.js';

let site: Site;
let page: Page;

before(async () => {
  site = await startSite();
});
after(() => site.close());
beforeEach(async () => {
  ({page} = await site.newPage());
});
afterEach(() => site.release(page));

const example = (name: string) => page.getByRole('region', {name, exact: true});
const tab = (name: string) => page.getByRole('tab', {name, exact: true});

async function openCode(path: string, name: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', {name: `SHOW ME THE CODE ${name}`}).click();
}

async function htmlOf(name: string): Promise<string> {
  await tab('HTML').click();
  const html = page.getByRole('region', {name: `HTML of ${name}`});
  await eventually(async () => (await html.innerText()).includes('<lc-'), true);
  return html.innerText();
}

describe('the code of an example', () => {
  it('is in tabs that the arrow keys select', async () => {
    await openCode('/buttons', 'Sizes');
    await tab('React').focus();
    await page.keyboard.press('ArrowRight');
    await eventually(() => hasFocus(tab('HTML')), true);
    await eventually(() => tab('HTML').getAttribute('aria-selected'), 'true');
    await page.keyboard.press('ArrowRight');
    await eventually(() => hasFocus(tab('React')), true);
  });

  it('shows the first lines of long code, and all of it on request', async () => {
    await openCode('/form-example', 'Sports and work');
    const code = page.getByRole('region', {name: 'Code of Sports and work', exact: true});
    const height = async () => (await code.boundingBox())!.height;
    assert.ok((await height()) < 500);
    await page.getByRole('button', {name: /^Show all \d+ lines$/}).click();
    await eventually(async () => (await height()) > 500, true);
  });

  it('offers to copy again after a while', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await openCode('/typography', 'Tones');
    await example('Tones').getByRole('button', {name: 'Copy'}).click();
    await example('Tones').getByRole('button', {name: 'Copied'}).waitFor();
    await example('Tones').getByRole('button', {name: 'Copy', exact: true}).waitFor();
  });
});

describe('the HTML of an example', () => {
  for (const [path, name] of [
    ['/buttons', 'Sizes'],
    ['/selects', 'In a form'],
    ['/selects', 'Option children'],
    ['/sliders', 'In a form'],
    ['/breadcrumbs', 'Labels'],
  ] as const) {
    it(`gives the same controls on a plain page: ${path}, ${name}`, async () => {
      await openCode(path, name);
      const html = await htmlOf(name);
      const wanted = await example(name).locator('.example-live').ariaSnapshot();

      const script = '<script type="module" src="/lc/life-changers.min.js"></script>';
      const body = `<!doctype html><html lang="en"><meta charset="utf-8" /><body><main>${html}</main>${script}</body></html>`;
      await page.route('**/copied.html', route => route.fulfill({contentType: 'text/html', body}));
      await page.goto('/copied.html');
      await eventually(() => page.getByRole('main').ariaSnapshot().then(withoutMain), wanted);
    });
  }
});

/** Removes the first line, `- main:`, and its indentation. */
function withoutMain(snapshot: string): string {
  const [, ...lines] = snapshot.split('\n');
  return lines.map(line => line.slice(2)).join('\n');
}
