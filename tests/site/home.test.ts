/**
 * The home page: how to install the library, and the scene of live cards, without a script, before and after its script has
 * loaded, by pointer and by keyboard, wide and narrow, in each of its themes.
 */
import assert from 'node:assert/strict';
import {after, afterEach, before, beforeEach, describe, it} from 'node:test';
import {gzipSync} from 'node:zlib';
import type {Page} from 'playwright-core';
import {bundle} from './late-page.js';
import {looksSame, pictureOf} from './pictures.js';
import {
  axe,
  eventually,
  hasFocus,
  heading,
  isAlive,
  nextFrame,
  startSite,
  visit,
  type Site,
} from './support.js';

const CARDS: Readonly<Record<string, string>> = {
  'Orders for Friday': '/tables',
  'Book a baking class': '/forms',
  'In the oven': '/progress',
  'Sold online': '/trees',
  'Just now': '/toasts',
  'Closed days': '/date-range-pickers',
  'Rye loaf': '/multi-selects',
  'From the mill': '/files-upload',
};

/** The accent in light, the radius of a button, and what the theme builder gets. */
const THEMES = [
  ['This site', 'rgb(12, 95, 87)', '8px', ''],
  ['Ledger', 'rgb(59, 68, 76)', '0px', '?accent=3b444c&neutral=gray&radius=0&density=compact'],
  ['Berry', 'rgb(163, 38, 95)', '16px', '?accent=a3265f&neutral=mauve&radius=16'],
  ['Night shift', 'rgb(254, 164, 125)', '12px', '?accent=ad4607&neutral=slate&radius=12'],
] as const;

let site: Site;
let page: Page;
let problems: string[];

before(async () => {
  site = await startSite();
});
after(() => site.close());
afterEach(async () => {
  await site.release(page);
  assert.deepEqual(problems, []);
});

const scene = () => page.locator('.scene');
const card = (title: string) =>
  scene()
    .locator('.scene-cards > li')
    .filter({has: page.getByRole('heading', {name: title, exact: true})});
/** Whether the elements of a card have their script. */
const isAwake = (title: string) =>
  card(title)
    .locator(':not(:defined)')
    .count()
    .then(count => count === 0);
const theme = (name: string) =>
  scene().getByRole('group', {name: 'Theme', exact: true}).getByRole('radio', {name, exact: true});
const book = () => card('Book a baking class').getByRole('button', {name: 'Book the class'});
const guests = () => card('Book a baking class').getByRole('textbox', {name: 'Guests'});
const look = (property: string) =>
  book().evaluate((button, name) => getComputedStyle(button).getPropertyValue(name), property);
const rows = () => card('Orders for Friday').locator('lc-data-table tbody tr');
const statusOf = (row: number) => rows().nth(row).locator('.order-state').innerText();
const toast = () => page.locator('lc-toast-region lc-toast');

describe('the scene without a script', () => {
  beforeEach(async () => {
    ({page} = await site.newPage({javaScriptEnabled: false}));
    // The browser reports the scripts that it does not load.
    problems = [];
    await page.goto('/');
  });

  it('has all cards, with links to their pages', async () => {
    for (const [title, path] of Object.entries(CARDS))
      assert.equal(await card(title).getByRole('link').first().getAttribute('href'), path, title);
    assert.equal(await scene().getByRole('heading', {level: 3}).count(), 8);
  });

  it('has each row, with what React renders in its cells', async () => {
    assert.equal(await rows().count(), 9);
    assert.equal(await statusOf(0), 'Packed');
    assert.equal(await card('Orders for Friday').getByRole('checkbox', {checked: true}).count(), 2);
    await card('Orders for Friday').getByText('2 selected', {exact: true}).waitFor();
    await card('Orders for Friday').getByText('€214.80', {exact: true}).waitFor();
  });

  it('has the error of the form, and that of the file', async () => {
    await card('Book a baking class').getByText('Only 8 places are left.').waitFor();
    await card('From the mill').getByText('Choose a PDF. This scan is a TIFF.').waitFor();
  });

  it('has its toasts, tags, and open branches', async () => {
    await card('Just now').getByText('Rye flour is low').waitFor();
    await card('Rye loaf').getByText('Gluten', {exact: true}).waitFor();
    await card('Sold online').getByText('Country sourdough').waitFor();
  });

  it('is followed by pictures of blocks and components', async () => {
    for (const [name, count] of [
      ['Blocks', 3],
      ['Components', 6],
    ] as const) {
      const pictures = page.getByRole('region', {name, exact: true}).locator('.thumbnail');
      assert.equal(await pictures.count(), count);
      for (const picture of await pictures.all()) assert.ok((await picture.locator('*').count()) > 4);
    }
  });

  it('changes its theme', async () => {
    await theme('Berry').check();
    await eventually(() => look('background-color'), 'rgb(163, 38, 95)');
  });
});

describe('the first load of the home page', () => {
  /** Returns the gzipped bytes of each script that the page has loaded. */
  const scripts = async () => {
    const urls = await page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap(({name}) => (name.endsWith('.js') ? [name] : [])),
    );
    const bodies = urls.map(async url => Buffer.from(await (await fetch(url)).arrayBuffer()));
    return (await Promise.all(bodies)).map((body, index) => [urls[index]!, gzipSync(body).length] as const);
  };

  beforeEach(async () => {
    ({page, problems} = await site.newPage());
  });

  it('has at most 150 kB of compressed script', async () => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const loaded = await scripts();
    assert.ok(loaded.length > 3, `Only ${loaded.length} scripts are known.`);
    const bytes = loaded.reduce((sum, [, size]) => sum + size, 0);
    assert.ok(bytes <= 150_000, `${bytes} bytes: ${JSON.stringify(loaded)}`);
  });

  it('moves nothing, also when the cards load and when one scrolls', async () => {
    await page.addInitScript(() => {
      const marked = globalThis as unknown as {shift: number};
      marked.shift = 0;
      new PerformanceObserver(list => {
        for (const entry of list.getEntries() as unknown as {value: number}[]) marked.shift += entry.value;
      }).observe({type: 'layout-shift', buffered: true});
    });
    await visit(page, '/');
    await page.getByRole('heading', {name: 'Components', exact: true}).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const shift = await page.evaluate(() => (globalThis as unknown as {shift: number}).shift);
    assert.ok(shift < 0.01, `The layout shifted by ${shift}.`);
    await page.context().close();
  });

  it('shows in its first frame what is there when all cards live', async () => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const pictures = async () => {
      const all = [];
      for (const title of Object.keys(CARDS)) all.push(await pictureOf(card(title)));
      return all;
    };
    const first = await pictures();
    assert.equal(await isAwake('Just now'), false);
    await page.waitForFunction(isAlive, undefined, {polling: 50});
    await nextFrame(page);
    const last = await pictures();
    await page.evaluate(await bundle(`import './hydration-page.ts';`));
    const different = [];
    for (const [index, title] of Object.keys(CARDS).entries())
      if (!(await looksSame(page, first[index]!, last[index]!))) different.push(title);
    assert.deepEqual(different, []);
  });
});

describe('the pictures of components', () => {
  const gallery = () => page.getByRole('region', {name: 'Components', exact: true});

  beforeEach(async () => {
    ({page, problems} = await site.newPage());
    await page.goto('/');
    await page.waitForLoadState('networkidle');
  });

  it('stay as the server has drawn them when all scripts load', async () => {
    const first = await pictureOf(gallery());
    for (const title of Object.keys(CARDS)) {
      await card(title).getByRole('link').focus();
      await eventually(() => isAwake(title), true);
    }
    await gallery().getByRole('link', {name: 'Modals', exact: true}).focus();
    await page.mouse.move(1, 1);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      (document.activeElement as HTMLElement).blur();
      scrollTo(0, 0);
    });
    await nextFrame(page);
    const last = await pictureOf(gallery());
    await page.evaluate(await bundle(`import './hydration-page.ts';`));
    assert.ok(await looksSame(page, first, last));
  });
});

describe('a card that has no script yet', () => {
  beforeEach(async () => {
    ({page, problems} = await site.newPage());
    await page.goto('/');
    await page.waitForLoadState('networkidle');
  });

  it('loads it when the pointer comes, and leaves the others', async () => {
    await card('Closed days').hover();
    await eventually(() => isAwake('Closed days'), true);
    assert.equal(await isAwake('Rye loaf'), false);
  });

  it('loads it when the focus comes', async () => {
    await card('Just now').getByRole('link').focus();
    await eventually(() => isAwake('Just now'), true);
    assert.equal(await isAwake('Book a baking class'), false);
  });

  it('keeps the focus that it had before', async () => {
    await guests().focus();
    await eventually(() => isAwake('Book a baking class'), true);
    await eventually(() => hasFocus(guests()), true);
  });

  it('does what a click before that was for', async () => {
    await page.mouse.move(1, 1);
    await book().evaluate(button => (button as HTMLElement).click());
    await eventually(() => isAwake('Book a baking class'), true);
    // The form refuses nine guests, and leads to their number.
    await eventually(() => hasFocus(guests()), true);
  });

  it('stays when a link leads to the page again', async () => {
    await page
      .getByRole('link', {name: /Life Changers/})
      .first()
      .click();
    await eventually(() => isAwake('Just now'), true);
    await card('Sold online').getByText('Country sourdough').waitFor();
  });
});

for (const width of [1280, 320]) {
  describe(`the scene at ${width} px`, () => {
    beforeEach(async () => {
      ({page, problems} = await site.newPage({width}));
      await visit(page, '/');
    });

    it('packs the selected orders, and takes it back', async () => {
      await card('Orders for Friday').getByRole('button', {name: 'Mark as packed'}).click();
      await toast().getByText('2 orders packed.').waitFor();
      await eventually(() => statusOf(1), 'Packed');
      await card('Orders for Friday').getByText('0 selected', {exact: true}).waitFor();
      await toast().getByRole('button', {name: 'Undo', exact: true}).click();
      await eventually(() => statusOf(1), 'In the oven');
    });

    it('selects an order, and cancels it', async () => {
      await card('Orders for Friday').getByRole('checkbox', {name: 'Select K-2041'}).check();
      await card('Orders for Friday').getByText('3 selected', {exact: true}).waitFor();
      await card('Orders for Friday').getByRole('button', {name: 'Cancel orders', exact: true}).click();
      await toast().getByText('3 orders canceled.').waitFor();
      await card('Orders for Friday').getByText('1 - 9 out of 15 entries').first().waitFor();
    });

    it('books the class when the number of guests fits', async () => {
      await book().click();
      await eventually(() => hasFocus(guests()), true);
      await guests().fill('8');
      await eventually(() => card('Book a baking class').getByText('Only 8 places').count(), 0);
      await book().click();
      await card('Book a baking class').getByText('Booked for 8 guests.').waitFor();
    });

    it('shows the other shift', async () => {
      await card('In the oven').getByRole('radio', {name: 'Morning'}).check();
      await card('In the oven').getByText('Baguettes', {exact: true}).waitFor();
    });

    it('closes a toast', async () => {
      await card('Just now').getByRole('button').first().click();
      await eventually(() => card('Just now').getByText('Hotel Linden has paid').count(), 0);
      await card('Just now').getByText('Rye flour is low').waitFor();
    });

    it('fits into the window', async () => {
      const {right, most} = await page.evaluate(() => ({
        right: Math.max(
          ...[...document.querySelectorAll('.scene, .scene-card')].map(
            part => part.getBoundingClientRect().right,
          ),
        ),
        most: document.documentElement.clientWidth,
      }));
      assert.ok(right <= most, `A card ends at ${right} of ${most} px.`);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
    });
  });
}

describe('the themes of the scene', () => {
  beforeEach(async () => {
    ({page, problems} = await site.newPage());
    await visit(page, '/');
  });

  for (const [name, accent, radius, query] of THEMES) {
    it(`are applied to all cards, and go along to the theme builder: ${name}`, async () => {
      await theme(name).check();
      await eventually(() => look('background-color'), accent);
      assert.equal(await look('border-radius'), radius);
      const link = scene().getByRole('link', {name: 'Open in the theme builder'});
      assert.equal(await link.count(), 1);
      await link.click();
      await heading(page, 'Theme builder').waitFor();
      assert.equal(new URL(page.url()).search, query);
    });
  }

  it('change nothing around the scene', async () => {
    const ofPage = () =>
      page.evaluate(() => {
        const {backgroundColor} = getComputedStyle(document.documentElement);
        const start = document.querySelector('.home-actions lc-button')!.shadowRoot!.firstElementChild!;
        return [backgroundColor, getComputedStyle(start).backgroundColor];
      });
    const before = await ofPage();
    await theme('Night shift').check();
    await eventually(() => scene().evaluate(part => getComputedStyle(part).colorScheme), 'dark');
    assert.deepEqual(await ofPage(), before);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    it(`read well in ${colorScheme}`, async () => {
      await page.emulateMedia({colorScheme});
      assert.deepEqual(await axe(page), []);
      for (const [name] of THEMES.slice(1)) {
        await theme(name).check();
        assert.deepEqual(await axe(page, 'colors'), [], name);
      }
    });
  }
});

describe('the home page from another page', () => {
  it('has all cards at once, also the second time', async () => {
    ({page, problems} = await site.newPage());
    await visit(page, '/buttons');
    const home = () =>
      page
        .getByRole('link', {name: /Life Changers/})
        .first()
        .click();
    for (const nth of ['first', 'second']) {
      await home();
      await heading(page, 'The hard parts of a web app, finished').waitFor();
      for (const title of Object.keys(CARDS))
        assert.equal(await isAwake(title), true, `${title}, ${nth} time`);
      assert.equal(await statusOf(0), 'Packed');
      await page.goBack();
      await heading(page, 'Buttons').waitFor();
    }
  });
});

describe('how to install', () => {
  beforeEach(async () => {
    ({page, problems} = await site.newPage());
    await page.goto('/');
  });

  const tab = (name: string) => page.getByRole('tab', {name, exact: true});
  const panel = (name: string) => page.getByRole('tabpanel', {name, exact: true});

  it('is for React first', async () => {
    await eventually(() => tab('React').getAttribute('aria-selected'), 'true');
    await panel('React').getByText('npm i @life-changers/react').waitFor();
    await eventually(() => panel('HTML').count(), 0);
  });

  it('is for HTML with a click', async () => {
    await tab('HTML').click();
    await panel('HTML').getByText('life-changers.min.js').waitFor();
    await eventually(() => panel('React').count(), 0);
  });

  it('changes with the arrow keys', async () => {
    await tab('React').focus();
    await page.keyboard.press('ArrowRight');
    await eventually(() => hasFocus(tab('Vue')), true);
    await panel('Vue').getByText('@life-changers/elements/data-table').waitFor();
    await page.keyboard.press('End');
    await eventually(() => hasFocus(tab('HTML')), true);
    await page.keyboard.press('ArrowRight');
    await eventually(() => hasFocus(tab('React')), true);
  });
});
