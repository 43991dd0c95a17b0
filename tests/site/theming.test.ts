/** The theme builder: what it changes, warns about, writes as CSS, and keeps in its URL. */
import assert from 'node:assert/strict';
import {after, afterEach, before, beforeEach, describe, it} from 'node:test';
import type {Page} from 'playwright-core';
import {eventually, heading, holdScript, startSite, visit, type Site} from './support.js';

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

const open = async (query = '') => {
  await page.goto(`/theming${query}`);
  await heading(page, 'Theme builder').waitFor();
};
const radio = (name: string) => page.getByRole('radio', {name, exact: true});
const query = () => new URL(page.url()).search;
const css = () => page.getByRole('region', {name: 'CSS of the theme', exact: true}).innerText();
const preview = (scheme: 'Light' | 'Dark') =>
  page.getByRole('region', {name: scheme, exact: true, includeHidden: true});
const save = (scheme: 'Light' | 'Dark') =>
  preview(scheme).getByRole('button', {name: 'Save', exact: true, includeHidden: true});
const look = (scheme: 'Light' | 'Dark', property: string) =>
  save(scheme).evaluate((button, name) => getComputedStyle(button).getPropertyValue(name), property);

describe('the theme builder', () => {
  it('needs no CSS for the default theme', async () => {
    await open();
    await eventually(async () => (await css()).trim(), '/* The default theme needs no CSS. */');
    await page.getByText(/^All \d+ pairs of colors meet WCAG 2.2 AA\.$/).waitFor();
  });

  it('shows a choice in light and dark, in the CSS, and in the URL', async () => {
    await open();
    await radio('Violet').check();
    await radio('0 px').check();
    await eventually(() => look('Light', 'background-color'), 'rgb(105, 65, 198)');
    await eventually(() => look('Light', 'border-radius'), '0px');
    await eventually(() => look('Dark', 'border-radius'), '0px');
    assert.notEqual(await look('Dark', 'background-color'), 'rgb(105, 65, 198)');
    const text = await css();
    assert.match(text, /^:root \{\n {2}--lc-color-accent: light-dark\(#6941c6, #[0-9a-f]{6}\);/);
    assert.match(text, /--lc-radius: 0rem;/);
    assert.doesNotMatch(text, /--lc-color-text:/);
    await eventually(() => query(), '?accent=6941c6&radius=0');
  });

  it('opens a shared theme', async () => {
    await open('?accent=1c7443&neutral=slate&density=compact&font=serif&size=18');
    for (const name of ['Green', 'Slate', 'Compact', 'Serif', '18 px']) {
      await eventually(() => radio(name).isChecked(), true);
    }
    await eventually(() => look('Light', 'font-size'), '18px');
    assert.match(await look('Light', 'font-family'), /Georgia/);
  });

  it('keeps the good parts of a broken link, and says which are bad', async () => {
    await open('?accent=purple&radius=12&density=huge');
    await page.getByText('accent is “purple”. Expected a hex color, such as 6941c6.').waitFor();
    await page.getByText('density is “huge”. Expected one of compact, standard, spacious.').waitFor();
    await eventually(() => radio('12 px').isChecked(), true);
    await eventually(() => radio('Petrol').isChecked(), true);
    await eventually(() => radio('Standard').isChecked(), true);
  });

  it('never takes CSS from a link', async () => {
    await open('?accent=fff;}body{display:none}');
    await eventually(() => radio('Petrol').isChecked(), true);
    assert.equal(await page.evaluate(() => getComputedStyle(document.body).display), 'block');
  });

  it('names the pairs with too little contrast, and offers a color that has enough', async () => {
    await open();
    await page.getByLabel('Another color').fill('#ffd400');
    const warning = page.getByText(
      /^Links and ghost buttons, light: accent on surface has 1\.\d:1 and needs 4\.5:1\.$/,
    );
    await warning.waitFor();
    await page.getByRole('button', {name: /^Use #[0-9a-f]{6} instead$/}).click();
    await warning.waitFor({state: 'detached'});
    await page.getByText(/^All \d+ pairs of colors meet/).waitFor();
  });

  it('returns to the default theme with Reset', async () => {
    await open('?accent=6941c6');
    await page.getByRole('button', {name: 'Reset', exact: true}).click();
    await eventually(() => radio('Petrol').isChecked(), true);
    await eventually(() => query(), '');
  });

  it('copies the CSS and the link', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await open('?radius=16');
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await page.getByRole('button', {name: 'Copy CSS', exact: true}).click();
    await eventually(clipboard, ':root {\n  --lc-radius: 1rem;\n}');
    await page.getByRole('button', {name: 'Copy link', exact: true}).click();
    await eventually(clipboard, `${site.origin}/theming?radius=16`);
  });

  for (const words of ['theme', 'dark', 'tokens']) {
    it(`is found by the search for "${words}"`, async () => {
      await visit(page, '/buttons');
      await heading(page, 'Buttons').waitFor();
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').first().waitFor();
      await page.keyboard.type(words);
      await page.getByRole('option').filter({hasText: 'Theme builder'}).first().waitFor();
    });
  }
});

describe('the preview', () => {
  const shown = async () => {
    const regions = await Promise.all((['Light', 'Dark'] as const).map(name => preview(name).isVisible()));
    return ['Light', 'Dark'].filter((_, index) => regions[index]);
  };

  for (const [colorScheme, stored, expected] of [
    ['light', null, 'Light'],
    ['dark', null, 'Dark'],
    ['light', 'dark', 'Dark'],
    ['dark', 'light', 'Light'],
  ] as const) {
    const title = stored === null ? `on a ${colorScheme} device` : `${stored} on a ${colorScheme} device`;
    it(`starts in the scheme of the site, also before the script: ${title}`, async () => {
      await page.emulateMedia({colorScheme});
      if (stored !== null) {
        await page.goto('/favicon.svg');
        await page.evaluate(theme => localStorage.setItem('life-changers-theme', theme), stored);
      }
      const start = await holdScript(page);
      await page.goto('/theming', {waitUntil: 'commit'});
      await heading(page, 'Theme builder').waitFor();
      assert.deepEqual(await shown(), [expected]);
      await start();
      await eventually(() => radio(expected).isChecked(), true);
      assert.deepEqual(await shown(), [expected]);
    });
  }

  it('shows the other scheme if users choose it', async () => {
    await open();
    await radio('Dark').check();
    assert.deepEqual(await shown(), ['Dark']);
  });

  it('shows both schemes on a wide page', async () => {
    await page.setViewportSize({width: 1600, height: 900});
    await open();
    assert.deepEqual(await shown(), ['Light', 'Dark']);
    const [light, dark] = await Promise.all([preview('Light').boundingBox(), preview('Dark').boundingBox()]);
    assert.equal(light!.y, dark!.y);
  });
});
