/** The tokens page: the theme that it shows, what it copies, and the files that it writes. */
import assert from 'node:assert/strict';
import {text as readText} from 'node:stream/consumers';
import {after, afterEach, before, beforeEach, describe, it} from 'node:test';
import type {Page} from 'playwright-core';
import {axe, eventually, heading, startSite, visit, type Site} from './support.js';

let site: Site;
let page: Page;
let problems: string[];

before(async () => {
  site = await startSite();
});
after(() => site.close());
beforeEach(async () => {
  ({page, problems} = await site.newPage());
});
afterEach(async () => {
  await site.release(page);
  assert.deepEqual(problems, []);
});

const row = (token: string) =>
  page.getByRole('row').filter({has: page.locator('th code').getByText(token, {exact: true})});
const values = (token: string) => row(token).locator('td code').allInnerTexts();
const button = (name: string) => page.getByRole('button', {name, exact: true});
const download = async (what: string, name: string) => {
  const [file] = await Promise.all([page.waitForEvent('download'), button(`Download ${what}`).click()]);
  assert.equal(file.suggestedFilename(), name);
  return readText(await file.createReadStream());
};

describe('the tokens page', () => {
  it('shows the value of a color in light and dark', async () => {
    await visit(page, '/tokens');
    assert.deepEqual(await values('--lc-color-accent'), ['#0c5f57', '#62c2ac']);
    await page.getByText('Theme: Pine, the default.').waitFor();
  });

  it('shows which elements use a token', async () => {
    await visit(page, '/tokens');
    await row('--lc-color-accent')
      .getByText(/^\d{2} elements$/)
      .waitFor();
    await row('--lc-color-info-soft').getByRole('link', {name: 'Callout', exact: true}).click();
    await heading(page, 'Callout').waitFor();
  });

  for (const [typed, tokens, sections] of [
    ['accent soft', ['--lc-color-accent-soft'], ['Accent', 'Contrast', 'Export']],
    [
      '#0c5f57',
      ['--lc-color-accent', '--lc-color-accent-text', '--lc-chart-color-1'],
      ['Accent', 'Charts', 'Export'],
    ],
    ['zeppelin', [], ['Export']],
  ] as const) {
    it(`filters the tokens by "${typed}"`, async () => {
      await visit(page, '/tokens');
      await page.getByRole('searchbox', {name: 'Filter the tokens', exact: true}).fill(typed);
      const shown = page.locator('.tokens:not(:has(#contrast)) tbody th code');
      await eventually(() => shown.allInnerTexts(), tokens);
      assert.deepEqual(await page.locator('.tokens > h2').allInnerTexts(), sections);
      const status = await page.locator('.token-filter [role=status]').innerText();
      assert.match(status, new RegExp(`^${tokens.length} of \\d+ tokens$`));
    });
  }

  it('shows the contrast of a pair, and what is required', async () => {
    await visit(page, '/tokens');
    const cells = page.getByRole('row').filter({hasText: 'Outlines of controls'}).getByRole('cell');
    const [light, dark, required] = await cells.allInnerTexts();
    assert.equal(required, '3');
    for (const ratio of [light, dark]) assert.ok(Number(ratio) >= 3, `${ratio} is too low.`);
  });

  it('shows the theme in its URL, which the theme builder links to', async () => {
    await visit(page, '/theming?accent=6941c6&radius=16');
    await page.getByRole('link', {name: /^All tokens of the theme/}).click();
    await heading(page, 'Tokens').waitFor();
    await eventually(() => values('--lc-radius'), ['1rem']);
    assert.equal((await values('--lc-color-accent'))[0], '#6941c6');
    await page.getByText('Theme: Custom, from the address.').waitFor();
  });

  it('shows the theme of the site', async () => {
    await visit(page, '/theming?radius=0');
    await button('Use on this site').click();
    await visit(page, '/tokens');
    await eventually(() => values('--lc-radius'), ['0rem']);
    await page.getByText('Theme: Custom, of this site.').waitFor();
  });

  it('copies a token', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, '/tokens');
    await button('Copy var(--lc-color-text-muted)').click();
    await eventually(() => page.evaluate(() => navigator.clipboard.readText()), 'var(--lc-color-text-muted)');
  });

  it('exports CSS that a browser reads', async () => {
    await visit(page, '/tokens?radius=0');
    const css = await download('CSS', 'tokens.css');
    const rules = await page.evaluate(text => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      const [rule] = sheet.cssRules as unknown as CSSStyleRule[];
      return [rule!.selectorText, rule!.style.getPropertyValue('--lc-radius'), sheet.cssRules.length];
    }, css);
    assert.deepEqual(rules, [':root', '0rem', 1]);
  });

  it('exports design tokens', async () => {
    await visit(page, '/tokens');
    const tokens = JSON.parse(await download('JSON', 'life-changers.tokens.json')) as Record<string, unknown>;
    assert.deepEqual(tokens['radius'], {$type: 'dimension', $value: {value: 0.5, unit: 'rem'}});
  });

  for (const scheme of ['light', 'dark']) {
    it(`exports a file for Figma: ${scheme}`, async () => {
      await visit(page, '/tokens');
      const {radius} = JSON.parse(await download(scheme, `${scheme}.tokens.json`)) as Record<string, unknown>;
      assert.deepEqual(radius, {$type: 'number', $value: 8});
    });
  }

  for (const width of [320, 1920]) {
    it(`does not scroll sideways at ${width} px`, async () => {
      await page.setViewportSize({width, height: 800});
      await visit(page, '/tokens');
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    });
  }

  for (const colorScheme of ['light', 'dark'] as const) {
    it(`is accessible in ${colorScheme}`, async () => {
      await page.emulateMedia({colorScheme});
      await visit(page, '/tokens');
      assert.deepEqual(await axe(page), []);
    });
  }

  for (const words of ['token', 'figma', 'design tokens']) {
    it(`is found by the search for "${words}"`, async () => {
      await visit(page, '/buttons');
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').first().waitFor();
      await page.keyboard.type(words);
      await page.getByRole('option').filter({hasText: 'Tokens'}).first().waitFor();
    });
  }
});
