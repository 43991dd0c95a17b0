/** The search over the site: how it opens, what it finds, and where a result leads. */
import assert from 'node:assert/strict';
import {after, afterEach, before, beforeEach, describe, it} from 'node:test';
import type {Page} from 'playwright-core';
import {eventually, hasFocus, heading, markDocument, startSite, visit, type Site} from './support.js';

let site: Site;
let page: Page;
let problems: string[];

before(async () => {
  site = await startSite();
});
after(() => site.close());
beforeEach(async () => {
  ({page, problems} = await site.newPage());
  await visit(page, '/buttons');
  await heading(page, 'Buttons').waitFor();
});
afterEach(async () => {
  await site.release(page);
  assert.deepEqual(problems, []);
});

const opener = () => page.locator('lc-navbar').getByRole('button', {name: 'Search', exact: true});
const dialog = () => page.getByRole('dialog', {name: 'Search pages and the API', exact: true});
const field = () => dialog().locator('input');
const results = () => dialog().getByRole('option');
const path = () => new URL(page.url()).pathname;

/** Opens it, types, and waits until this is found. */
async function search(query: string, found: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await eventually(() => hasFocus(field()), true);
  await page.keyboard.type(query);
  await results().filter({hasText: found}).first().waitFor();
}

/** Opens a page whose search waits until the returned function is called. */
async function loadLate(): Promise<() => void> {
  let finish = () => {};
  const asked = new Promise<void>(resolve => (finish = resolve));
  await page.route('**/site-search*.js', async route => {
    await asked;
    await route.continue();
  });
  await visit(page, '/buttons');
  await page.waitForFunction(() => customElements.get('lc-navbar') !== undefined);
  return finish;
}

describe('the search', () => {
  it('says which page an example is on', async () => {
    await search('disabled', 'Selects: Disabled');
    const texts = await results()
      .filter({hasText: /: Disabled$/})
      .allInnerTexts();
    assert.ok(texts.length > 5);
    assert.equal(new Set(texts).size, texts.length);
  });

  it('opens by its button, with the focus in the field', async () => {
    await opener().click();
    await dialog().waitFor();
    await eventually(() => hasFocus(field()), true);
  });

  it('opens by Ctrl+K, with the focus in the field', async () => {
    await page.keyboard.press('Control+k');
    await dialog().waitFor();
    await eventually(() => hasFocus(field()), true);
  });

  it('opens once its code has loaded, with what was typed before', async () => {
    const load = await loadLate();
    await opener().click();
    await page.keyboard.type('tabbl');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('le');
    assert.equal(await dialog().count(), 0);
    load();
    await dialog().waitFor();
    await eventually(() => hasFocus(field()), true);
    await eventually(() => field().inputValue(), 'table');
    await results().filter({hasText: 'Tables'}).first().waitFor();
  });

  it('does not open if Escape was pressed before its code has loaded', async () => {
    const load = await loadLate();
    await opener().click();
    await page.keyboard.type('table');
    await page.keyboard.press('Escape');
    load();
    await page.locator('lc-search-modal.site-search').waitFor({state: 'attached'});
    assert.equal(await dialog().count(), 0);
    await page.keyboard.press('Control+k');
    await dialog().waitFor();
    assert.equal(await field().inputValue(), '');
  });

  it('opens by Ctrl+K on a narrow screen, where its button is in a menu', async () => {
    await page.setViewportSize({width: 375, height: 800});
    await page.keyboard.press('Control+k');
    await dialog().waitFor();
  });

  it('opens by its button in the menu of a narrow screen', async () => {
    await page.setViewportSize({width: 375, height: 800});
    await page.getByRole('button', {name: 'More', exact: true}).click();
    await opener().click();
    await dialog().waitFor();
    await eventually(() => hasFocus(field()), true);
  });

  it('closes with Escape and returns focus to its button', async () => {
    await opener().click();
    await dialog().waitFor();
    await page.keyboard.press('Escape');
    await dialog().waitFor({state: 'hidden'});
    await eventually(() => hasFocus(opener()), true);
  });

  it('offers popular pages before something is typed, and no result that Enter would choose', async () => {
    await page.keyboard.press('Control+k');
    await dialog().waitFor();
    await dialog().getByRole('group', {name: 'Popular', exact: true}).waitFor();
    await eventually(() => dialog().getByRole('option', {selected: true}).count(), 0);
  });

  it('offers the chosen results again', async () => {
    await search('tables', 'Tables');
    await results().first().click();
    await heading(page, 'Tables').waitFor();
    await dialog().waitFor({state: 'hidden'});
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Backspace');
    const recent = dialog().getByRole('group', {name: 'Recent', exact: true});
    await eventually(() => recent.getByRole('option').count(), 1);
  });

  it('says when nothing is found', async () => {
    await page.keyboard.press('Control+k');
    await eventually(() => hasFocus(field()), true);
    await page.keyboard.type('zzzz');
    await dialog().getByRole('status').getByText('No results for “zzzz”').waitFor();
  });

  it('offers the pages that were probably meant if nothing is found', async () => {
    await page.keyboard.press('Control+k');
    await eventually(() => hasFocus(field()), true);
    await page.keyboard.type('calender');
    const near = dialog().getByRole('group', {name: 'Did you mean', exact: true});
    await near.getByRole('option', {name: 'Date pickers'}).waitFor();
  });
});

describe('what the search finds', () => {
  it('are pages by their title', async () => {
    await search('date pickers', 'Date pickers');
    await dialog().getByRole('group', {name: 'Pages', exact: true}).waitFor();
  });

  it('are pages by the tag of what they show', async () => {
    await search('lc-file-upload', 'File upload');
  });

  for (const [word, title] of [
    ['otp', 'Code inputs'],
    ['wizard', 'Steps'],
    ['repeater', 'Field lists'],
    ['birthday', 'Date fields'],
    ['tokens', 'Multi-selects'],
    ['daterange', 'Date range pickers'],
    ['currency', 'Number inputs'],
  ] as const)
    it(`are pages by another word for what they show: ${word}`, async () => {
      await search(word, title);
      await dialog().getByRole('group', {name: 'Pages', exact: true}).waitFor();
    });

  it('are guides by a word for their subject', async () => {
    await search('npm', 'Installation');
    await dialog().getByRole('group', {name: 'Guides', exact: true}).waitFor();
  });

  it('are sections of the guides', async () => {
    await search('angular', 'Angular');
    await dialog().getByRole('group', {name: 'In the guides', exact: true}).waitFor();
  });

  it('are tokens of the theme', async () => {
    await search('color-accent', '--lc-color-accent');
  });

  it('are the props of exactly the component that is named', async () => {
    await search('button size', 'Button');
    await eventually(() => results().first().getAttribute('href'), '/api/button#properties-size');
  });

  for (const [query, first] of [
    ['export', '/tables#export'],
    ['csv export', '/tables#export'],
    ['number field', '/number-inputs'],
    ['tooltip', '/tooltips'],
    ['dialog', '/modals'],
    ['autocomplete', '/datalists'],
    ['upload progress', '/files-upload'],
    ['keyboard shortcuts', '/guides/keyboard-shortcuts'],
  ] as const)
    it(`start with what people look for: ${query}`, async () => {
      await search(query, '');
      await eventually(() => results().first().getAttribute('href'), first);
    });

  it('have an example that is named like the task right after the page', async () => {
    await search('select rows', 'Selection');
    const found = () => results().evaluateAll(all => all.slice(0, 3).map(one => one.getAttribute('href')));
    await eventually(async () => (await found()).includes('/tables#selection'), true);
  });

  it('are props of the API', async () => {
    await search('softLimit', 'softLimit');
    await dialog().getByRole('group', {name: 'TextArea: Properties', exact: true}).waitFor();
  });

  it('are events of the API', async () => {
    await search('lc-after-hide', 'lc-after-hide');
    await dialog().getByRole('group', {name: 'Modal: Events', exact: true}).waitFor();
  });
});

describe('a result of the search', () => {
  it('is reached with the arrow keys and followed with Enter, without a reload', async () => {
    const isSameDocument = await markDocument(page);
    await search('tables', 'Tables');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const chosen = dialog().getByRole('option', {selected: true});
    const {href} = await chosen.evaluate(({href}: HTMLAnchorElement) => ({href}));
    await page.keyboard.press('Enter');
    await page.waitForURL(href);
    await dialog().waitFor({state: 'hidden'});
    await eventually(() => isSameDocument(), true);
  });

  it('leads from a prop to its row in the reference', async () => {
    await search('softLimit', 'softLimit');
    const option = dialog()
      .getByRole('group', {name: 'TextArea: Properties', exact: true})
      .getByRole('option');
    // The prop itself comes before those whose description names it.
    await option.first().click();
    await heading(page, 'TextArea').waitFor();
    assert.equal(path(), '/api/text-area');
    const row = page
      .getByRole('table', {name: 'Properties', exact: true})
      .getByRole('rowheader', {name: 'softLimit soft-limit', exact: true});
    await page.waitForFunction(() => scrollY > 0);
    const {y} = (await row.boundingBox())!;
    assert.ok(y > 0 && y < 800, `The row is at ${y} px.`);
  });

  it('moves focus to the heading of its page', async () => {
    await search('tables', 'Tables');
    await results().first().click();
    await heading(page, 'Tables').waitFor();
    await dialog().waitFor({state: 'hidden'});
    await eventually(() => hasFocus(heading(page, 'Tables')), true);
  });

  it('is left with the back button', async () => {
    await search('tables', 'Tables');
    await results().first().click();
    await heading(page, 'Tables').waitFor();
    await page.goBack();
    await heading(page, 'Buttons').waitFor();
    await eventually(() => dialog().isVisible(), false);
  });
});
