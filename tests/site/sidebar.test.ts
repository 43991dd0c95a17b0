/** The side menu of the site: its groups, its events, its profile, and the drawer on a narrow screen. */
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {after, afterEach, before, beforeEach, describe, it} from 'node:test';
import type {Page} from 'playwright-core';
import {eventually, hasFocus, heading, startSite, tabTo, visit, type Site} from './support.js';

const GROUPS = [
  'Guides',
  'Blocks',
  'Navigation',
  'Data',
  'Forms',
  'Overlays',
  'Display',
  'Utilities',
  'Components API',
];
const EVENTS = ['3 Dec: Forms workshop', '14 Jan: Accessibility day', '9 Feb: Web components meet-up'];

/** What `npm run coverage` has recorded. */
const coverage = JSON.parse(
  readFileSync(new URL('../../demo-app/src/site/frame/coverage.json', import.meta.url), 'utf8'),
) as {lines: number; date: string};

let site: Site;
let page: Page;

before(async () => {
  site = await startSite();
});
after(() => site.close());
beforeEach(async () => {
  ({page} = await site.newPage());
  await visit(page, '/tables');
  await heading(page, 'Tables').waitFor();
});
afterEach(() => site.release(page));

/** The element, for what it shows are its children, and its landmark is in its shadow root. */
const menu = () => page.locator('lc-sidebar');
const group = (name: string) => menu().getByRole('button', {name, exact: true});
const link = (name: string) => menu().getByRole('link', {name, exact: true});
const path = () => new URL(page.url()).pathname;

/** The groups that are open. */
async function openGroups(): Promise<string[]> {
  const open = await Promise.all(
    GROUPS.map(async name => [name, await group(name).getAttribute('aria-expanded')]),
  );
  return open.filter(([, expanded]) => expanded === 'true').map(([name]) => name!);
}

describe('the groups of the side menu', () => {
  it('are the guides and those of the spec, under one heading', async () => {
    const list = menu().getByRole('list', {name: 'Main Menu', exact: true});
    const buttons = (await list.ariaSnapshot()).matchAll(/button "(.+?)"/g);
    assert.deepEqual(
      [...buttons].map(([, name]) => name),
      GROUPS,
    );
  });

  it('are there before the script runs, with a plain list of all pages', async () => {
    const {page: plain} = await site.newPage({javaScriptEnabled: false});
    await plain.goto('/tables');
    const still = plain.locator('lc-sidebar');
    for (const name of GROUPS) await still.getByRole('button', {name, exact: true}).waitFor();
    await still.locator('lc-sidebar-link').getByRole('link', {name: 'Orders', exact: true}).waitFor();
    await still.locator('.plain-menu').getByRole('link', {name: 'Buttons', exact: true}).click();
    await heading(plain, 'Buttons').waitFor();
    await site.release(plain);
  });

  it('are closed but for that of the current page', async () => {
    await eventually(() => openGroups(), ['Data']);
  });

  it('are all closed on a page that no group has', async () => {
    await page.goto('/users');
    await heading(page, 'Users').waitFor();
    await eventually(() => openGroups(), []);
  });

  it('open one by one, and leave the others', async () => {
    await group('Utilities').click();
    await eventually(() => openGroups(), ['Data', 'Utilities']);
    await group('Data').click();
    await eventually(() => openGroups(), ['Utilities']);
  });

  it('are worked with the keyboard', async () => {
    await tabTo(group('Data'));
    await page.keyboard.press('Enter');
    await eventually(() => openGroups(), []);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await eventually(() => openGroups(), ['Forms']);
    await page.keyboard.press('Tab');
    await eventually(() => hasFocus(link('All form components')), true);
  });

  it('hide the links of a closed group', async () => {
    await eventually(() => link('Tables').isVisible(), true);
    await group('Data').click();
    await eventually(() => link('Tables').isVisible(), false);
  });

  it('open with the page that a link elsewhere leads to', async () => {
    await page
      .getByRole('region', {name: 'API Reference', exact: true})
      .getByRole('link', {name: /DataTable/})
      .click();
    await heading(page, 'DataTable').waitFor();
    await eventually(() => openGroups(), ['Data', 'Components API']);
  });

  it('are the order of the links at the end of a page', async () => {
    await page.waitForFunction(() => document.querySelector('lc-sidebar > noscript') === null);
    const inMenu = await page
      .locator('lc-sidebar-link')
      .evaluateAll(
        (links, topics) =>
          links
            .filter(({parentElement}) => topics.some(topic => parentElement!.textContent.startsWith(topic)))
            .map(link => (link as unknown as {href: string}).href),
        ['Navigation', 'Data', 'Forms', 'Overlays', 'Display', 'Utilities'],
      );
    assert.ok(inMenu.length > 40, `only ${inMenu.length} links`);
    const pages = await Promise.all(
      inMenu.map(async address => [address, await (await fetch(site.origin + address)).text()] as const),
    );
    // Pages about several components have neither.
    const described = pages.filter(([, html]) => /rel="(prev|next)"/.test(html));
    const following = described.map(([, html]) => /rel="next" href="([^"]+)"/.exec(html)?.[1]);
    assert.deepEqual(following, [...described.slice(1).map(([address]) => address), undefined]);
  });

  it('are scrolled to the current page, which stays where it is', async () => {
    const isInView = () =>
      link('Typography')
        .last()
        .evaluate(element => {
          const {top, bottom} = element.getBoundingClientRect();
          const groups = document.querySelector('lc-sidebar')!.shadowRoot!.querySelector('.groups')!;
          const frame = groups.getBoundingClientRect();
          return top >= frame.top && bottom <= frame.bottom && scrollY === 0;
        });
    await page.goto('/api/typography');
    await heading(page, 'Typography').waitFor();
    await eventually(() => isInView(), true);
  });

  it('mark the current page alone', async () => {
    await eventually(() => link('Tables').getAttribute('aria-current'), 'page');
    await eventually(() => menu().locator('[aria-current]').count(), 1);
  });
});

describe('the new events', () => {
  it('are three with their days, and no links', async () => {
    const list = menu().getByRole('list', {name: 'New Events', exact: true});
    const items = EVENTS.map(event => `  - listitem: "${event}"`);
    await eventually(() => list.ariaSnapshot(), ['- list "New Events":', ...items].join('\n'));
  });

  it('lead nowhere', async () => {
    await menu().getByText(EVENTS[0]!, {exact: true}).click();
    assert.equal(path(), '/tables');
  });
});

describe('the profile', () => {
  it('says that it is part of the demo', async () => {
    await menu().getByText('Part of this demo', {exact: true}).waitFor();
  });

  it('has two stats, with the measured code coverage', async () => {
    const terms = menu().getByRole('term');
    await eventually(() => terms.count(), 2);
    assert.deepEqual(await terms.allInnerTexts(), ['Downloads', 'Code coverage']);
    await eventually(() => menu().getByRole('definition').allInnerTexts(), ['942', `${coverage.lines}%`]);
  });

  it('leads by its picture to the users', async () => {
    await link('The sample people').click();
    await heading(page, 'Users').waitFor();
    assert.equal(path(), '/users');
  });
});

describe('the Config link', () => {
  it('leads to the settings', async () => {
    await link('Config').click();
    await heading(page, 'Config').waitFor();
    assert.equal(path(), '/admin');
    await eventually(() => link('Config').getAttribute('aria-current'), 'page');
  });
});

describe('the side menu on a narrow screen', () => {
  const opener = () => menu().getByRole('button', {name: 'Menu', exact: true});
  const drawer = () => page.getByRole('dialog', {name: 'Main menu', exact: true});
  const isFocusInside = () => drawer().evaluate(dialog => dialog.matches(':focus-within'));

  beforeEach(async () => {
    await page.setViewportSize({width: 375, height: 800});
    await opener().waitFor();
  });

  it('is a button whose name no other button of the bar has', async () => {
    await eventually(() => page.getByRole('button', {name: 'Menu', exact: true}).count(), 1);
    await eventually(() => page.getByRole('button', {name: 'More', exact: true}).count(), 1);
    await eventually(() => drawer().isVisible(), false);
    await eventually(() => opener().getAttribute('aria-expanded'), 'false');
  });

  it('opens as a drawer, with the focus inside', async () => {
    await opener().click();
    await drawer().waitFor();
    await eventually(() => link('Tables').isVisible(), true);
    await eventually(() => isFocusInside(), true);
  });

  it('keeps the focus inside, forwards and backwards', async () => {
    await opener().click();
    await drawer().waitFor();
    const places: boolean[] = [];
    for (const key of [...Array<string>(14).fill('Tab'), ...Array<string>(16).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      places.push(await isFocusInside());
    }
    assert.deepEqual(
      places,
      places.map(() => true),
    );
  });

  it('closes with Escape and returns focus', async () => {
    await opener().click();
    await drawer().waitFor();
    await page.keyboard.press('Escape');
    await drawer().waitFor({state: 'hidden'});
    await eventually(() => hasFocus(opener()), true);
  });

  it('closes with its button', async () => {
    await opener().click();
    await drawer().getByRole('button', {name: 'Close the menu'}).click();
    await drawer().waitFor({state: 'hidden'});
  });

  it('closes at a press beside it', async () => {
    await opener().click();
    await drawer().waitFor();
    await page.mouse.click(340, 400);
    await drawer().waitFor({state: 'hidden'});
  });

  it('stays open while a group is toggled', async () => {
    await opener().click();
    await group('Forms').click();
    await eventually(() => link('Sliders').isVisible(), true);
  });

  it('closes when a link was followed, and the focus is on the heading of the new page', async () => {
    await opener().click();
    await group('Utilities').click();
    await link('Buttons').click();
    await heading(page, 'Buttons').waitFor();
    await drawer().waitFor({state: 'hidden'});
    await eventually(() => hasFocus(heading(page, 'Buttons')), true);
  });

  it('lets the page scroll again once it is closed', async () => {
    await opener().click();
    await drawer().waitFor();
    await page.keyboard.press('Escape');
    await drawer().waitFor({state: 'hidden'});
    await page.mouse.move(180, 500);
    await page.mouse.wheel(0, 400);
    await page.waitForFunction(() => scrollY > 0);
  });
});
