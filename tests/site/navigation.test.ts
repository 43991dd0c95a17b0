/** Going from page to page: by the side menu, by links of the library, back, and to what is not there. */
import assert from 'node:assert/strict';
import {after, afterEach, before, beforeEach, describe, it} from 'node:test';
import type {Page} from 'playwright-core';
import {eventually, hasFocus, heading, markDocument, startSite, type Site} from './support.js';

const HOME = 'The hard parts of a web app, finished';

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

const path = () => new URL(page.url()).pathname;
const menu = () => page.locator('lc-sidebar');
const menuLink = (name: string) => menu().getByRole('link', {name, exact: true});

/** Goes to a page by the side menu, whose group is closed. */
async function choose(group: string, name: string): Promise<void> {
  await menu().getByRole('button', {name: group, exact: true}).click();
  await menuLink(name).click();
  await heading(page, name).waitFor();
}

describe('a link of the side menu', () => {
  it('shows the page without reloading the document', async () => {
    await page.goto('/');
    const isSameDocument = await markDocument(page);
    await choose('Utilities', 'Buttons');
    assert.equal(path(), '/buttons');
    await eventually(() => isSameDocument(), true);
  });

  it('moves the focus to the heading of the new page', async () => {
    await page.goto('/');
    await choose('Forms', 'Text inputs');
    await eventually(() => hasFocus(heading(page, 'Text inputs')), true);
  });

  it('starts the new page at its top', async () => {
    await page.goto('/buttons');
    await page.getByRole('heading', {name: 'API Reference'}).scrollIntoViewIfNeeded();
    await eventually(() => page.evaluate(() => scrollY > 0), true);
    await menuLink('Typography').click();
    await heading(page, 'Typography').waitFor();
    await eventually(() => page.evaluate(() => scrollY), 0);
  });
});

describe('the brand', () => {
  it('opens the home page without reloading the document', async () => {
    await page.goto('/buttons');
    await heading(page, 'Buttons').waitFor();
    const isSameDocument = await markDocument(page);
    await page.getByRole('link', {name: 'Life Changers UI', exact: true}).click();
    await heading(page, HOME).waitFor();
    assert.equal(path(), '/');
    await eventually(() => isSameDocument(), true);
  });
});

describe('the breadcrumb', () => {
  const steps = () => page.getByRole('navigation', {name: 'Breadcrumb', exact: true}).getByRole('link');
  const addresses = () => steps().evaluateAll(links => links.map(link => link.getAttribute('href')));

  it('has a step for each segment of the path', async () => {
    await page.goto('/api/text-input');
    await heading(page, 'TextInput').waitFor();
    await eventually(() => addresses(), ['/api', '/api/text-input']);
  });

  it('marks the last step as the page', async () => {
    await page.goto('/api/text-input');
    await heading(page, 'TextInput').waitFor();
    const marks = await steps().evaluateAll(links => links.map(link => link.getAttribute('aria-current')));
    assert.deepEqual(marks, [null, 'page']);
  });

  it('follows from page to page', async () => {
    await page.goto('/buttons');
    await choose('Data', 'Tables');
    await eventually(() => steps().allInnerTexts(), ['Tables']);
    await eventually(() => addresses(), ['/tables']);
  });
});

describe('the first page', () => {
  it('leaves the focus where the browser has it', async () => {
    await page.goto('/buttons');
    await heading(page, 'Buttons').waitFor();
    await eventually(() => hasFocus(heading(page, 'Buttons')), false);
  });

  it('shows the part that the address names, under the bar', async () => {
    await page.goto('/buttons#accessibility');
    const part = page.getByRole('heading', {name: 'Accessibility', exact: true});
    await part.waitFor();
    await page.waitForFunction(() => scrollY > 0);
    const top = await part.evaluate(element => element.getBoundingClientRect().top);
    const bar = await page.locator('lc-navbar').first().boundingBox();
    assert.ok(top >= bar!.y + bar!.height && top < 800, `It is at ${top} px.`);
  });
});

describe('the back button', () => {
  beforeEach(async () => {
    await page.goto('/buttons');
    await heading(page, 'Buttons').waitFor();
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 600);
    await page.waitForFunction(() => scrollY === 600);
    await menuLink('Typography').click();
    await heading(page, 'Typography').waitFor();
    await page.goBack();
    await heading(page, 'Buttons').waitFor();
  });

  it('shows the page before, with its title', async () => {
    await eventually(() => page.title(), 'Buttons · Life Changers UI');
    await eventually(() => menuLink('Buttons').getAttribute('aria-current'), 'page');
  });

  it('keeps the place where the page was left', async () => {
    await page.waitForFunction(() => scrollY === 600);
  });
});

describe('the list of the parts of a page', () => {
  const current = () =>
    page.locator('.page-parts [aria-current]').evaluateAll(links => links.map(link => link.textContent));
  const jump = (y: number) => page.evaluate(top => scrollTo(0, top), y);

  it('marks the part in the reading area, and the right one after jumps', async () => {
    await page.goto('/api/date-time-picker');
    await heading(page, 'DateTimePicker').waitFor();
    await page
      .getByRole('heading', {name: 'Events', level: 2, exact: true})
      .evaluate(element => element.scrollIntoView());
    await eventually(() => current(), ['Events']);
    await jump(0);
    await eventually(() => current(), ['Playground']);
  });
});

describe('a link of the library', () => {
  it('goes through the router', async () => {
    await page.goto('/buttons#links');
    await heading(page, 'Buttons').waitFor();
    const isSameDocument = await markDocument(page);
    await page.getByRole('link', {name: 'Go to the text inputs'}).click();
    await heading(page, 'Text inputs').waitFor();
    await eventually(() => isSameDocument(), true);
  });

  it('is left to the browser when a modifier key is held', async () => {
    await page.goto('/buttons#links');
    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', {name: 'Go to the text inputs'}).click({modifiers: ['Control']});
    await eventually(async () => new URL((await opened).url()).pathname, '/text-inputs');
    assert.equal(path(), '/buttons');
  });
});

describe('a page that fails', () => {
  it('says so and keeps the frame', async () => {
    await page.route(/\/assets\/page-.*\.js/, route => route.abort());
    await page.goto('/tables');
    await heading(page, 'This page could not be shown').waitFor();
    await eventually(() => menuLink('Tables').isVisible(), true);
  });
});

describe('an address that no page has', () => {
  it('names the address and leads to all components', async () => {
    await page.goto('/no/such/page');
    await heading(page, 'Page not found').waitFor();
    await eventually(() => page.getByText('/no/such/page').isVisible(), true);
    await page.getByRole('link', {name: 'See all components', exact: true}).click();
    await heading(page, 'Components').waitFor();
  });

  it('offers the pages that are near', async () => {
    await page.goto('/buton');
    await page
      .getByRole('region', {name: 'Did you mean'})
      .getByRole('link', {name: /^Buttons/})
      .click();
    await heading(page, 'Buttons').waitFor();
  });

  it('offers the search', async () => {
    await page.goto('/no/such/page');
    await page.getByRole('button', {name: 'Search the site'}).click();
    await page.getByRole('dialog').getByRole('combobox').waitFor();
  });
});

describe('the skip link', () => {
  for (const [screen, width] of [
    ['a wide', 1280],
    ['a narrow', 375],
  ] as const) {
    it(`is the first stop of the keyboard and leads past the menu on ${screen} screen`, async () => {
      await page.setViewportSize({width, height: 800});
      await page.goto('/text-inputs');
      await heading(page, 'Text inputs').waitFor();
      await page.keyboard.press('Tab');
      const skip = page.getByRole('button', {name: 'Skip to content', exact: true});
      await eventually(() => hasFocus(skip), true);
      await eventually(() => skip.isVisible(), true);
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.activeElement?.id === 'content');
    });
  }
});
