/**
 * The galleries of components and of their API. Of components: its cards, the pictures that the server has drawn and those after a navigation, and the filter
 * by task and by name.
 */
import assert from 'node:assert/strict';
import {after, afterEach, before, beforeEach, describe, it} from 'node:test';
import {routes} from 'demo-app/routes';
import type {Page} from 'playwright-core';
import {axe, eventually, hasFocus, heading, markDocument, startSite, visit, type Site} from './support.js';

const GROUPS = ['Navigation', 'Data', 'Forms', 'Overlays', 'Display', 'Utilities'];
const COMPONENTS = GROUPS.flatMap(name => routes.filter(({group}) => group === name));

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

const cards = () => page.locator('.gallery-card');
const titles = () => cards().filter({visible: true}).getByRole('heading', {level: 3}).allInnerTexts();
const task = (name: string) => page.getByRole('radio', {name, exact: true});
const field = () => page.getByRole('searchbox', {name: 'Filter by name', exact: true});
const status = () => page.locator('.gallery').getByRole('status');
const search = () => new URL(page.url()).search;
/** The titles of the cards whose picture is empty or has no size. */
const withoutPicture = () =>
  cards().evaluateAll(all =>
    all
      .filter(card => {
        const content = card.querySelector('.thumbnail > *')?.getBoundingClientRect();
        return content === undefined || content.width < 40 || content.height < 10;
      })
      .map(card => card.querySelector('h3')!.textContent),
  );

describe('the gallery without a script', () => {
  beforeEach(async () => {
    ({page} = await site.newPage({javaScriptEnabled: false}));
    // The browser reports the scripts that it does not load.
    problems = [];
    await page.goto('/components');
  });

  it('has a card with a link, a summary, and a picture for each component', async () => {
    const shown = await cards().evaluateAll(all =>
      all.map(card => [
        card.querySelector('h3 a')!.getAttribute('href')!,
        card.querySelector('h3')!.textContent,
        card.querySelector('h3 + p')!.textContent,
      ]),
    );
    assert.deepEqual(shown.sort(), COMPONENTS.map(({path, title, summary}) => [path, title, summary]).sort());
    assert.deepEqual(await withoutPicture(), []);
  });

  it('has no controls that would do nothing', async () => {
    assert.equal(await page.locator('.gallery-filter :is(input, button):visible').count(), 0);
    assert.deepEqual(await page.getByRole('heading', {level: 2}).allInnerTexts(), GROUPS);
  });
});

describe('a visit to the gallery', () => {
  beforeEach(async () => {
    ({page, problems} = await site.newPage());
  });

  it('loads no code of the elements in the pictures', async () => {
    await visit(page, '/components');
    await page.waitForLoadState('networkidle');
    const tags = ['lc-data-table', 'lc-tree', 'lc-text-input', 'lc-checkbox', 'lc-toast', 'lc-card'];
    const defined = await page.evaluate(
      names => names.filter(name => customElements.get(name) !== undefined),
      tags,
    );
    assert.deepEqual(defined, []);
    assert.deepEqual(await withoutPicture(), []);
  });

  it('moves nothing, also when one scrolls', async () => {
    await page.addInitScript(() => {
      const marked = globalThis as unknown as {shift: number};
      marked.shift = 0;
      new PerformanceObserver(list => {
        for (const entry of list.getEntries() as unknown as {value: number}[]) marked.shift += entry.value;
      }).observe({type: 'layout-shift', buffered: true});
    });
    await visit(page, '/components');
    await cards().last().scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const shift = await page.evaluate(() => (globalThis as unknown as {shift: number}).shift);
    assert.ok(shift < 0.01, `The layout shifted by ${shift}.`);
    await page.context().close();
  });

  it('has no stop of the keyboard in a picture', async () => {
    await visit(page, '/components');
    await cards().first().getByRole('link').focus();
    for (const {path} of COMPONENTS.slice(0, 8)) {
      assert.equal(await page.evaluate(() => document.activeElement!.getAttribute('href')), path);
      await page.keyboard.press('Tab');
    }
  });

  it('has cards that are links as a whole', async () => {
    await visit(page, '/components');
    const isSameDocument = await markDocument(page);
    await cards()
      .filter({hasText: /Sliders/})
      .click({position: {x: 120, y: 90}});
    await heading(page, 'Sliders').waitFor();
    assert.equal(await isSameDocument(), true);
  });
});

describe('the cards of the gallery', () => {
  for (const width of [375, 768, 1280, 1920])
    it(`are equally wide at ${width} px`, async () => {
      ({page, problems} = await site.newPage({width}));
      await visit(page, '/components');
      const widths = await cards().evaluateAll(all =>
        all.map(card => Math.round(card.getBoundingClientRect().width)),
      );
      assert.equal(new Set(widths).size, 1);
    });
});

describe('the gallery from another page', () => {
  it('has all pictures, also the second time', async () => {
    ({page, problems} = await site.newPage());
    await visit(page, '/buttons');
    for (const nth of ['first', 'second']) {
      await page.getByRole('link', {name: 'Components', exact: true}).first().click();
      await heading(page, 'Components').waitFor();
      await eventually(() => withoutPicture(), []);
      assert.equal(await page.locator('.gallery :not(:defined)').count(), 0, `${nth} time`);
      assert.deepEqual(await axe(page), []);
      await page.goBack();
      await heading(page, 'Buttons').waitFor();
    }
  });

  it('keeps the size of the cards when the pictures come', async () => {
    ({page, problems} = await site.newPage());
    await visit(page, '/buttons');
    const waiting: (() => void)[] = [];
    await page.route('**/drawings-*.js', route => waiting.push(() => void route.continue()));
    await page.getByRole('link', {name: 'Components', exact: true}).first().click();
    await heading(page, 'Components').waitFor();
    await eventually(() => waiting.length, 1);
    const heights = () => cards().evaluateAll(all => all.map(card => card.getBoundingClientRect().height));
    const before = await heights();
    waiting[0]!();
    await eventually(() => withoutPicture(), []);
    assert.deepEqual(await heights(), before);
  });
});

describe('the filter of the gallery', () => {
  beforeEach(async () => {
    ({page, problems} = await site.newPage());
    await visit(page, '/components');
  });

  it('shows the components for a task, says how many, and keeps it in the address', async () => {
    await task('Pick dates').check();
    await eventually(() => titles(), ['Date pickers', 'Date range pickers', 'Date fields', 'Time inputs']);
    assert.equal(await status().innerText(), `4 of ${COMPONENTS.length} pages`);
    assert.equal(search(), '?task=dates');
  });

  it('is one list of what matches, whose headings are for screen readers', async () => {
    await task('Pick dates').check();
    const headings = page.getByRole('heading', {level: 2});
    await eventually(() => headings.allInnerTexts(), ['Forms']);
    assert.ok(await headings.first().evaluate(heading => heading.clientHeight <= 1));
  });

  it('has a task for each component', async () => {
    const seen = new Set<string>();
    for (const radio of (await page.getByRole('radio').all()).slice(1)) {
      await radio.check();
      const shown = await titles();
      assert.ok(shown.length > 0 && shown.length < COMPONENTS.length);
      for (const title of shown) seen.add(title);
    }
    assert.deepEqual(
      COMPONENTS.map(({title}) => title).filter(title => !seen.has(title)),
      [],
    );
  });

  it('is changed with the arrow keys', async () => {
    await task('All').focus();
    await page.keyboard.press('ArrowRight');
    await eventually(() => search(), '?task=text');
    await eventually(() => hasFocus(task('Enter text')), true);
    await page.keyboard.press('ArrowLeft');
    await eventually(() => search(), '');
    assert.equal((await titles()).length, COMPONENTS.length);
  });

  it('is taken back with the back button', async () => {
    await task('Upload files').check();
    await eventually(() => titles(), ['Import prices', 'Imports', 'File upload']);
    await page.goBack();
    await eventually(() => task('All').isChecked(), true);
    assert.equal((await titles()).length, COMPONENTS.length);
    assert.deepEqual(await withoutPicture(), []);
  });

  it('is applied from the address', async () => {
    await visit(page, '/components?task=dates&text=daterange');
    await eventually(() => titles(), ['Date range pickers']);
    assert.equal(await field().inputValue(), 'daterange');
    assert.equal(await task('Pick dates').isChecked(), true);
  });

  it('finds components by a word for them, and clears what finds nothing', async () => {
    await field().pressSequentially('otp');
    await eventually(() => titles(), ['Code inputs']);
    assert.equal(await field().inputValue(), 'otp');
    await field().fill('zeppelin');
    await page.getByRole('button', {name: 'Clear the filter', exact: true}).click();
    await eventually(async () => (await titles()).length, COMPONENTS.length);
    assert.equal(search(), '');
    assert.equal(await hasFocus(field()), true);
  });
});

describe('the API index', () => {
  beforeEach(async () => {
    ({page, problems} = await site.newPage());
    await visit(page, '/api');
  });

  it('has an entry for each element', async () => {
    const links = await cards()
      .getByRole('link')
      .evaluateAll(all => all.map(link => link.getAttribute('href')));
    const paths = routes.map(({path}) => path).filter(path => path.startsWith('/api/'));
    assert.deepEqual(links.sort(), paths.sort());
    assert.deepEqual(await axe(page), []);
  });

  for (const width of [375, 1280]) {
    it(`has rows that are equally high at ${width} px`, async () => {
      await page.setViewportSize({width, height: 812});
      const heights = await cards().evaluateAll(all => all.map(card => card.clientHeight));
      assert.equal(new Set(heights).size, 1);
    });

    it(`has whole names, and tags at the end of their rows at ${width} px`, async () => {
      await page.setViewportSize({width, height: 812});
      const faults = await cards().evaluateAll(all =>
        all
          .map(card => ({card, name: card.querySelector('h3')!, tag: card.querySelector('code')!}))
          .filter(
            ({card, name, tag}) =>
              name.scrollWidth > name.clientWidth ||
              tag.getBoundingClientRect().right !== card.getBoundingClientRect().right,
          )
          .map(({name}) => name.textContent),
      );
      assert.deepEqual(faults, []);
    });
  }

  for (const [typed, names] of [
    ['TabPanel', ['TabPanel']],
    ['DateRangePicker', ['DateRangePicker']],
    ['otp', ['CodeInput']],
  ] as const)
    it(`finds ${names.join()} by "${typed}"`, async () => {
      await field().fill(typed);
      await eventually(() => titles(), names);
    });

  it('shows the elements for a task', async () => {
    await task('Pick dates').check();
    await eventually(() => titles(), ['DateFields', 'DateRangePicker', 'DateTimePicker', 'TimeInput']);
    assert.equal(search(), '?task=dates');
  });
});
