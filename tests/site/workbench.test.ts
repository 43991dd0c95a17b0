/** The workbench of a component: what it shows, its code and properties, the bar of its stage, and what is left without a script. */
import assert from 'node:assert/strict';
import {after, afterEach, before, beforeEach, describe, it} from 'node:test';
import type {Page} from 'playwright-core';
import {axe, eventually, startSite, visit, type Site} from './support.js';

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
  await page.evaluate(() => localStorage.clear());
  await site.release(page);
  assert.deepEqual(problems, []);
});

const choice = (name: string) =>
  page.getByRole('navigation', {name: 'Examples'}).getByRole('link', {name, exact: true});
const example = (name: string) => page.getByRole('region', {name, exact: true});
const state = (name: string) => page.locator('.glance figcaption').getByRole('link', {name, exact: true});
const shown = () => page.locator('.workbench .example-head h2').allTextContents();
const toggle = (name: string) => page.getByRole('button', {name: `SHOW ME THE CODE ${name}`});
const code = (name: string) => page.getByRole('region', {name: `Code of ${name}`, exact: true});
const tab = (name: string) => page.getByRole('tab', {name, exact: true});
const hash = () => new URL(page.url()).hash;

describe('a workbench', () => {
  it('shows one example, and another one that is chosen, which then is in the address', async () => {
    await visit(page, '/buttons');
    assert.deepEqual(await shown(), ['Variants']);
    await eventually(() => choice('Variants').getAttribute('aria-current'), 'true');
    await choice('Sizes').click();
    await eventually(shown, ['Sizes']);
    assert.equal(hash(), '#sizes');
    await page.goBack();
    await eventually(shown, ['Variants']);
  });

  it('shows the example of the address', async () => {
    await visit(page, '/buttons#loading');
    await eventually(shown, ['Loading']);
    await example('Loading').getByRole('button', {name: 'Save the report'}).waitFor();
  });

  it('shows all examples, one after the other', async () => {
    await visit(page, '/buttons');
    await choice('All').click();
    await eventually(async () => (await shown()).length, 7);
    await page.getByRole('link', {name: 'Overview', exact: true}).click();
    await eventually(async () => (await shown()).length, 7);
  });

  it('keeps its place when a state at a glance is pressed, which runs there with its code', async () => {
    await visit(page, '/text-inputs');
    await state('Invalid').click();
    await eventually(shown, ['Invalid']);
    await example('Invalid').getByRole('textbox', {name: 'Repair number'}).waitFor();
    await eventually(
      async () => (await code('Invalid').textContent())!.includes('error="A number has five digits."'),
      true,
    );
    await eventually(() => state('Invalid').getAttribute('aria-current'), 'true');
  });

  it('leaves drawings out of the code of a state', async () => {
    await visit(page, '/menus#state-actions');
    await eventually(async () => (await code('Actions').innerText()).includes('<MenuItem danger>'), true);
    assert.doesNotMatch(await code('Actions').innerText(), /Opened|Drawing|site\//);
  });

  it('has all examples without a script, with their code', async () => {
    const plain = await site.newPage({javaScriptEnabled: false});
    await plain.page.goto('/buttons');
    for (const name of ['Variants', 'Sizes', 'Icon buttons']) {
      await plain.page.getByRole('region', {name, exact: true}).waitFor();
      assert.equal(await plain.page.getByRole('region', {name: `Code of ${name}`}).isVisible(), true, name);
    }
    assert.equal(await plain.page.getByRole('group', {name: 'Preview'}).isVisible(), false);
    await site.release(plain.page);
  });

  it('opens alone, in a new tab', async () => {
    await visit(page, '/buttons#sizes');
    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', {name: 'Open alone, in a new tab'}).click();
    const alone = await opened;
    await alone.locator('.stage lc-button').first().waitFor();
    assert.equal(new URL(alone.url()).hash, '#sizes');
    for (const part of ['.site-bar', 'lc-sidebar', 'h1', '.bench-side', '.glance-section'])
      assert.equal(await alone.locator(part).first().isVisible(), false, part);
    await alone.close();
  });
});

describe('the code of a workbench', () => {
  for (const [width, isOpen] of [
    [1280, true],
    [1024, false],
  ] as const)
    it(`is ${isOpen ? 'open beside the stage' : 'closed'} at ${width} px`, async () => {
      await page.setViewportSize({width, height: 900});
      await visit(page, '/buttons');
      await eventually(() => toggle('Variants').getAttribute('aria-expanded'), String(isOpen));
      if (isOpen) {
        const stage = (await page.locator('.stage').boundingBox())!;
        const block = (await code('Variants').boundingBox())!;
        assert.ok(block.x >= stage.x + stage.width, 'not beside');
      }
      await toggle('Variants').click();
      await eventually(() => code('Variants').isVisible(), !isOpen);
    });

  it('is in the framework that was chosen anywhere on the site', async () => {
    await visit(page, '/buttons');
    await tab('Svelte').click();
    await choice('Sizes').click();
    await eventually(() => tab('Svelte').getAttribute('aria-selected'), 'true');
    await visit(page, '/switches');
    await eventually(() => tab('Svelte').getAttribute('aria-selected'), 'true');
    await visit(page, '/');
    await eventually(() => tab('Svelte').getAttribute('aria-selected'), 'true');
  });

  it('follows what is done on the stage', async () => {
    await visit(page, '/accordions');
    await tab('HTML').click();
    const live = page.locator('.code-block pre');
    await eventually(async () => (await live.innerText()).includes('<lc-accordion'), true);
    const before = await live.innerText();
    await page.locator('.stage lc-accordion-item').last().locator('summary').click();
    await eventually(async () => (await live.innerText()) !== before, true);
  });
});

describe('the properties of a workbench', () => {
  it('change the element on the stage, and start again', async () => {
    await visit(page, '/buttons#sizes');
    await tab('Properties').click();
    const button = page.locator('.stage lc-button').first();
    await page.getByLabel('disabled', {exact: true}).check();
    await eventually(() => button.evaluate(one => (one as unknown as {disabled: boolean}).disabled), true);
    await page.getByRole('button', {name: 'Reset', exact: true}).click();
    await eventually(() => button.evaluate(one => (one as unknown as {disabled: boolean}).disabled), false);
    await eventually(() => page.getByLabel('disabled', {exact: true}).isChecked(), false);
  });

  it('are those of the element that has the focus', async () => {
    await visit(page, '/text-inputs');
    await tab('Properties').click();
    const second = page.locator('.stage lc-text-input').nth(1);
    await second.click();
    await page.getByLabel('label', {exact: true}).fill('Your address');
    await page.locator('.stage').getByLabel('Your address').waitFor();
  });
});

describe('the bar of a stage', () => {
  const bar = () => page.getByRole('group', {name: 'Preview'});
  const styleOf = (name: 'direction' | 'colorScheme') =>
    page.locator('.example-live').evaluate((element, key) => getComputedStyle(element)[key], name);

  beforeEach(() => visit(page, '/buttons#sizes'));

  it('shows the other color scheme, and that of the site again', async () => {
    const dark = bar().getByRole('button', {name: 'Dark', exact: true});
    await eventually(() => dark.getAttribute('aria-pressed'), 'false');
    await dark.click();
    await eventually(() => styleOf('colorScheme'), 'dark');
    await eventually(() => dark.getAttribute('aria-pressed'), 'true');
    assert.deepEqual(await axe(page, 'colors'), []);
    await dark.click();
    await eventually(() => page.locator('.stage[data-theme]').count(), 0);
  });

  it('shows another direction, width, and theme', async () => {
    await bar().getByRole('button', {name: 'Right to left', exact: true}).click();
    await eventually(() => styleOf('direction'), 'rtl');
    await bar().getByRole('combobox', {name: 'Width'}).selectOption('375 px');
    await eventually(async () => (await page.locator('.example-live').boundingBox())!.width <= 375, true);
    await bar().getByRole('combobox', {name: 'Theme'}).selectOption('Berry');
    await eventually(
      () => page.locator('.stage').evaluate(one => getComputedStyle(one).getPropertyValue('--lc-radius')),
      '1rem',
    );
  });

  it('shows another language, from right to left', async () => {
    await visit(page, '/date-time-pickers');
    await bar().getByRole('combobox', {name: 'Language'}).selectOption('العربية');
    await eventually(() => styleOf('direction'), 'rtl');
    await eventually(() => page.locator('.stage').getAttribute('lang'), 'ar');
  });

  it('keeps the language on the next page, and for the next visit', async () => {
    await visit(page, '/date-time-pickers');
    await bar().getByRole('combobox', {name: 'Language'}).selectOption('Deutsch');
    await eventually(() => page.locator('.stage').getAttribute('lang'), 'de');
    await visit(page, '/tables');
    await page.locator('.stage').getByText('Zeilen pro Seite').waitFor();
    await bar().getByRole('combobox', {name: 'Language'}).selectOption('English');
    await page.locator('.stage').getByText('Entries per page').waitFor();
  });

  it('keeps its settings for the next example', async () => {
    await bar().getByRole('button', {name: 'Right to left', exact: true}).click();
    await choice('Links').click();
    await eventually(shown, ['Links']);
    assert.equal(await styleOf('direction'), 'rtl');
  });
});
