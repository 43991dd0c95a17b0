/** The theme builder: its presets, what it changes, warns about, writes as CSS, keeps in its URL, and gives to the site. */
import assert from 'node:assert/strict';
import {after, afterEach, before, beforeEach, describe, it} from 'node:test';
import type {Page} from 'playwright-core';
import {axe, eventually, heading, holdScript, isAlive, startSite, visit, type Site} from './support.js';

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
  await visit(page, `/theming${query}`);
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
  it('ends the totals of its preview below their heading', async () => {
    await open();
    const cells = preview('Light').locator('[part~=wide]');
    const aligned = await cells.evaluateAll(all => all.map(one => getComputedStyle(one).textAlign));
    assert.deepEqual(aligned, Array(6).fill('end'));
  });

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

  it('gives text its own shade of an accent that is too light for it', async () => {
    await open('?accent=ffd400');
    await page.getByText(/^All \d+ pairs of colors meet/).waitFor();
    const css = await page.getByRole('region', {name: 'CSS', exact: true}).innerText();
    assert.match(css, /--lc-color-accent: light-dark\(#ffd400, #[0-9a-f]{6}\);/);
    assert.match(css, /--lc-color-accent-text: light-dark\((?!#ffd400)#[0-9a-f]{6}, #[0-9a-f]{6}\);/);
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

  for (const words of ['theme', 'dark', 'preset']) {
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

describe('the presets', () => {
  const chosen = () =>
    page
      .getByRole('group', {name: 'Presets', exact: true})
      .locator('label:has(:checked) > span')
      .allInnerTexts();

  it('fill the controls, the preview, and the URL', async () => {
    await open();
    await eventually(chosen, ['Pine']);
    await radio('Ledger').check();
    for (const name of ['Graphite', 'Gray', '0 px', 'Compact'])
      await eventually(() => radio(name).isChecked(), true);
    await eventually(() => look('Light', 'border-radius'), '0px');
    await eventually(() => query(), '?accent=3b444c&neutral=gray&radius=0&density=compact');
    await page.getByText('Ledger. Dense, square, and gray, for tables of figures.').waitFor();
  });

  it('are a group of radio buttons for the keyboard', async () => {
    await open();
    await radio('Pine').focus();
    await page.keyboard.press('ArrowRight');
    await eventually(chosen, ['Ledger']);
    await eventually(() => radio('Graphite').isChecked(), true);
  });

  it('are not chosen if a control differs', async () => {
    await open();
    await radio('Ledger').check();
    await radio('16 px').first().check();
    await eventually(chosen, []);
    await page.getByText('Custom. A theme that differs from all presets.').waitFor();
  });
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

describe('the theme of the site', () => {
  const KEY = 'life-changers-site-theme';
  const use = () => page.getByRole('button', {name: 'Use on this site', exact: true});
  const back = () => page.getByRole('button', {name: /^Back to the default/});
  const ofSite = () =>
    page.evaluate(() => {
      const root = getComputedStyle(document.documentElement);
      return [
        root.getPropertyValue('--lc-radius'),
        root.fontFamily,
        getComputedStyle(document.body).fontSize,
      ];
    });
  const store = async (value: string) => {
    await page.goto('/favicon.svg');
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [KEY, value] as const);
  };
  /** Whether the root element has no property of a theme. */
  const isDefault = () => page.evaluate(() => document.documentElement.style.length === 0);

  it('is a preset on all pages, in the first frame too, until users go back to the default', async () => {
    await open();
    const before = await ofSite();
    await radio('Terminal').check();
    assert.deepEqual(await ofSite(), before);
    await use().click();
    await page.getByText('All pages of this site have the theme Terminal.').waitFor();
    const [radius, font, size] = await ofSite();
    assert.deepEqual([radius, size], ['0rem', '14px']);
    assert.match(font!, /ui-monospace/);

    // Before the script of a page runs, and after that.
    const start = await holdScript(page);
    await page.goto('/buttons', {waitUntil: 'commit'});
    await heading(page, 'Buttons').waitFor();
    assert.deepEqual(await ofSite(), [radius, font, size]);
    await start();
    await page.waitForFunction(isAlive);
    assert.deepEqual(await ofSite(), [radius, font, size]);

    await page.goto('/plain.html');
    assert.equal((await ofSite())[0], radius);

    await open();
    await eventually(() => radio('Terminal').isChecked(), true);
    await back().click();
    assert.deepEqual(await ofSite(), before);
    await page.reload();
    assert.deepEqual(await ofSite(), before);
    assert.equal(await page.evaluate(key => localStorage.getItem(key), KEY), null);
  });

  it('is named in Config, which leads back to the default', async () => {
    await open('?radius=16');
    await use().click();
    await visit(page, '/admin');
    await page.getByText('This site has the theme Custom.').waitFor();
    await back().click();
    await page.getByText('This site has the default theme.').waitFor();
    assert.equal(await isDefault(), true);
  });

  it('does not change the other themes of the builder', async () => {
    await open('?accent=1c7443');
    const light = await look('Light', 'height');
    await radio('Ledger').check();
    await use().click();
    await radio('Pine').check();
    await eventually(() => look('Light', 'height'), light);
    await eventually(() => look('Light', 'border-radius'), '8px');
    await eventually(() => look('Light', 'background-color'), 'rgb(12, 95, 87)');
  });

  for (const value of [
    'null',
    '7',
    '{',
    '{"properties":null}',
    '{"properties":{"--lc-radius":"0rem","color":"red"}}',
    '{"properties":{"--lc-radius":"0rem","--lc-shadow":"url(//example.com/a.png)"}}',
    '{"properties":{"--lc-radius":"0rem;} body{display:none}"}}',
    '{"name":"A","query":"","properties":{"--lc-color-text":{"a":"red"}}}',
    '{"name":"<b>","query":"radius=0"}',
  ]) {
    it(`is the default if something else is stored: ${value}`, async () => {
      await store(value);
      await open();
      assert.equal(await isDefault(), true);
      assert.equal(await use().isDisabled(), true);
      assert.equal(await back().isDisabled(), true);
    });
  }

  it('has enough contrast on a page', async () => {
    await open();
    for (const name of ['Night shift', 'Manuscript']) {
      await radio(name).check();
      await use().click();
      await eventually(() => use().isDisabled(), true);
      assert.deepEqual(await axe(page, 'colors'), [], name);
    }
  });
});
