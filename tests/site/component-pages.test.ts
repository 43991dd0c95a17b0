/** The page of a component: its tabs, its overview, and its parts. Its workbench is in workbench.test.ts. */
import assert from 'node:assert/strict';
import {after, afterEach, before, beforeEach, describe, it} from 'node:test';
import {componentOfPage} from 'demo-app/component-page/component-of';
import {routes} from 'demo-app/routes';
import type {Page} from 'playwright-core';
import {eventually, heading, startSite, visit, type Site} from './support.js';

const COMPONENTS = routes.filter(
  route => !route.path.startsWith('/api/') && componentOfPage(route, routes) === route,
);

/** Their elements have no parts that CSS can style. */
const WITHOUT_PARTS = ['/card-with-permissions', '/forms'];

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

/** Returns where the focused control starts, also in shadow roots. */
function focusTop(): number {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return Math.ceil(focused!.getBoundingClientRect().top);
}

const tab = (name: string) => page.locator('.component-tabs').getByRole('link', {name, exact: true});
const path = () => new URL(page.url()).pathname + new URL(page.url()).hash;

describe('the pages of components', () => {
  it('are one for each element', () => {
    const elements = new Set(routes.flatMap(route => route.elements));
    const described = new Set(COMPONENTS.flatMap(route => route.elements));
    assert.deepEqual(
      [...elements].filter(element => !described.has(element)),
      [],
    );
  });

  for (const {path: address} of COMPONENTS) {
    it(`have an overview and notes: ${address}`, async () => {
      const html = await (await fetch(site.origin + address)).text();
      const missing = [
        'id="at-a-glance"',
        'id="when-to-use-it"',
        'class="anatomy"',
        'id="accessibility"',
      ].filter(part => !html.includes(part));
      assert.deepEqual(missing, WITHOUT_PARTS.includes(address) ? ['class="anatomy"'] : []);
      // The notes are those of the guide, and not only the link to it.
      const [, notes = ''] = html.split('id="accessibility"');
      assert.ok(notes.indexOf('href="/guides/accessibility"') > notes.indexOf('href="/api/'), 'no notes');
    });
  }
});

describe('the tabs of a component', () => {
  it('lead to its parts, to its API, and back', async () => {
    await visit(page, '/radios');
    await eventually(() => tab('Overview').getAttribute('aria-current'), 'page');
    await tab('Accessibility').click();
    await eventually(path, '/radios#accessibility');
    await eventually(() => tab('Accessibility').getAttribute('aria-current'), 'page');
    await tab('API').click();
    await heading(page, 'RadioButton').waitFor();
    await page
      .getByRole('navigation', {name: 'Elements of Radios'})
      .getByRole('link', {name: 'RadioBox', exact: true})
      .click();
    await heading(page, 'RadioBox').waitFor();
    await eventually(() => tab('API').getAttribute('aria-current'), 'page');
    await tab('Examples').click();
    await heading(page, 'Radios').waitFor();
    await eventually(path, '/radios#examples');
  });

  it('stay below the header, and follow the reader', async () => {
    await visit(page, '/radios');
    const places = () =>
      page.evaluate(() =>
        ['lc-navbar', '.component-tabs'].map(part => {
          const {top, bottom} = document.querySelector(part)!.getBoundingClientRect();
          return [Math.round(top), Math.round(bottom)];
        }),
      );
    const current = () => page.locator('.component-tabs [aria-current]').textContent();
    for (const [title, name] of [
      ['Accessibility', 'Accessibility'],
      ['When to use it', 'Overview'],
    ] as const) {
      await page
        .getByRole('heading', {level: 2, name: title, exact: true})
        .evaluate(element => element.scrollIntoView({behavior: 'instant'}));
      await eventually(() => current(), name);
      const [[, header], [top]] = (await places()) as [[number, number], [number, number]];
      assert.ok(Math.abs(top - header) <= 1, `The header ends at ${header}, and the tabs start at ${top}.`);
    }
  });

  for (const width of [1280, 375])
    it(`cover neither the target of a link nor the focus at ${width} px`, async () => {
      await page.setViewportSize({width, height: 700});
      await visit(page, '/radios#accessibility');
      const bottom = (part: string) =>
        page.locator(part).evaluate(element => Math.round(element.getBoundingClientRect().bottom));
      const top = () =>
        page.locator('#accessibility').evaluate(element => Math.round(element.getBoundingClientRect().top));
      await eventually(async () => (await top()) >= (await bottom('.component-tabs')), true);
      await page.locator('#accessibility a').focus();
      for (let presses = 0; presses < 12; presses += 1) {
        await page.keyboard.press('Shift+Tab');
        const end = await bottom('.component-tabs');
        await eventually(() => page.evaluate(focusTop).then(focused => focused >= end), true);
      }
    });

  it('lead to the start of the page again', async () => {
    await visit(page, '/radios#accessibility');
    await page.waitForFunction(() => scrollY > 300);
    await tab('Overview').click();
    await page.waitForFunction(() => scrollY === 0);
  });

  it('are not on pages about several components', async () => {
    await visit(page, '/all-form-components');
    await eventually(() => page.locator('.component-tabs').count(), 0);
  });
});

describe('the parts of a component', () => {
  const marks = () => page.locator('.part-mark').count();
  const part = (name: string) => page.locator('.anatomy').getByRole('button', {name, exact: true});

  it('are marked on the stage, by pointer and by keyboard', async () => {
    await visit(page, '/switches');
    await page.locator('#anatomy + .disclosure > summary').click();
    await part('control').hover();
    await eventually(async () => (await marks()) > 0, true);
    await heading(page, 'Switches').hover();
    await eventually(marks, 0);
    await part('hint').focus();
    await eventually(async () => (await marks()) > 0, true);
    await part('hint').blur();
    await eventually(marks, 0);
  });
});

describe('the overview of what opens over the page', () => {
  for (const [address, name, text] of [
    ['/modals', 'Cancel a booking', 'Cancel the booking?'],
    ['/drawers', 'Show the carriers', 'Carriers'],
    ['/menus', 'Patient record', 'Close the record'],
    ['/popovers', 'Carriers', 'By bicycle'],
    ['/tooltips', 'Heat the oven', '40 minutes to 250 °C'],
  ] as const)
    it(`has a picture of it beside each button: ${address}`, async () => {
      await visit(page, address);
      const cell = page
        .locator('.glance figure')
        .filter({has: page.getByRole('button', {name, exact: true})})
        .first();
      const picture = cell.locator('[inert][aria-hidden="true"]');
      await eventually(() => picture.getByText(text, {exact: true}).first().isVisible(), true);
    });

  it('has the card of each toast beside the button that shows it', async () => {
    await visit(page, '/toasts');
    const cards = page.locator('.glance lc-toast');
    await eventually(() => cards.count(), 8);
    await cards.getByText('The report was signed').waitFor();
    await page.getByRole('button', {name: 'Sign the report', exact: true}).click();
    await page.getByRole('region').getByText('The report was signed').waitFor();
  });
});

describe('the copy of a page', () => {
  it('is Markdown, with the code and without what works only on the page', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({width: 1440, height: 900});
    await visit(page, '/switches');
    await page.getByRole('button', {name: 'Copy page'}).click();
    await page.getByRole('button', {name: 'Copied as Markdown'}).waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    assert.match(text, /^# Switches\n\nA switch turns a setting on or off\./);
    assert.match(text, /\n## When to use it\n/);
    assert.match(text, /\n```\nimport \{Switch\} from '@life-changers\/react';\n/);
    assert.match(text, /\| \*?\*?Space\*?\*? +\| /);
    assert.match(text, new RegExp(`\\]\\(${site.origin}/checkboxes\\)`));
    assert.ok(!/SHOW ME THE CODE|Weekly summary/.test(text), text);
  });
});
