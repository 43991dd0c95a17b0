/** Elements that a server has rendered, and what the browser makes of them. Needs a build. */
import assert from 'node:assert/strict';
import {after, before, describe, it} from 'node:test';
import {prerender} from '@life-changers/elements/server';
import {SERVER_SAMPLES} from '../server-samples.js';
import type {} from './hydration-page.js';
import {bundle, latePage, openLate, stylesheet} from './late-page.js';
import {startSite, type Site} from './support.js';

const samples = Object.entries(SERVER_SAMPLES);

/** The elements that hydration replaces, because a server cannot know them, or because a directive draws them. */
const REPLACED = ['tbody', 'tr', 'td', 'slot'];

type Script = 'hydrate' | 'hydrateAfterLit' | 'render';

describe('a server-rendered page', () => {
  let site: Site;
  let scripts: Record<string, string>;

  before(async () => {
    site = await startSite();
    const elements = `import '@life-changers/elements'; import '@life-changers/elements/toast';`;
    scripts = {
      hydrate: await bundle(`import '@life-changers/elements/hydrate'; ${elements}`),
      hydrateAfterLit: await bundle(`import 'lit'; import '@life-changers/elements/hydrate'; ${elements}`),
      render: await bundle(elements),
    };
  });
  after(() => site.close());

  /** Opens a page. `start` lets its script arrive. */
  async function open(html: string) {
    const {page, problems, start} = await openLate(site, html);
    return {page, problems, start: (name: Script) => start(scripts[name]!)};
  }

  const linked = (html: string) => prerender(html, {stylesheet});
  const everything = latePage(
    samples.map(([tag, {html}]) => `<div data-sample="${tag}">${html}</div>`).join('\n'),
  );

  async function contentsOf(html: string, script: 'hydrate' | 'render') {
    const {page, start} = await open(html);
    await start(script);
    const contents = await page.evaluate(() => hydrationPage.describeSamples());
    await site.release(page);
    return contents;
  }

  it('hydrates every element without a word in the console', async () => {
    const {page, problems, start} = await open(linked(everything));
    assert.deepEqual(problems(), []);
    await start('hydrate');
    assert.deepEqual(problems(), []);
    await site.release(page);
  });

  it('leaves no style sheet of the server in a shadow root', async () => {
    for (const html of [linked(everything), prerender(everything)]) {
      const {page, start} = await open(html);
      const sheets = page.locator('body').locator('style, link[rel=stylesheet]');
      assert.notEqual(await sheets.count(), 0);
      await start('hydrate');
      assert.equal(await sheets.count(), 0);
      await site.release(page);
    }
  });

  for (const script of ['hydrate', 'render'] as const) {
    it(`becomes what the browser would have rendered (${script})`, async () => {
      const [actual, expected] = [
        await contentsOf(linked(everything), script),
        await contentsOf(everything, 'render'),
      ];
      // Tabs that have no ID get one.
      const shown = (text = '') => text.replace(/tab-\w{7}/g, 'tab');
      for (const [tag] of samples) assert.equal(shown(actual[tag]), shown(expected[tag]), tag);
    });
  }

  const tree = latePage(`<lc-sidebar label="Menu"><lc-sidebar-group heading="Data">
    <lc-sidebar-link href="/tables" text="Tables"></lc-sidebar-link>
    <lc-sidebar-link href="/hidden" hidden text="Hidden"></lc-sidebar-link>
    <lc-sidebar-link current="/maps/1">Charts
      <lc-sidebar-link href="/bars">Bars</lc-sidebar-link>
      <lc-sidebar-link href="/maps">Maps</lc-sidebar-link>
    </lc-sidebar-link>
    <lc-sidebar-link text="Data">
      <lc-sidebar-link text="Rows" href="/rows"></lc-sidebar-link>
    </lc-sidebar-link>
  </lc-sidebar-group></lc-sidebar>`);

  async function treeOf(html: string, script: 'hydrate' | 'render') {
    const {page, problems, start} = await open(html);
    await start(script);
    const snapshot = await page.locator('body').ariaSnapshot();
    assert.deepEqual(problems(), []);
    await site.release(page);
    return snapshot;
  }

  for (const script of ['hydrate', 'render'] as const) {
    it(`shows child links as list items (${script})`, async () => {
      const expected = await treeOf(tree, 'render');
      assert.match(expected, /link "Maps"/);
      assert.match(expected, /button "Data"/);
      assert.equal(await treeOf(linked(tree), script), expected);
    });
  }

  it('corrects what the server could not know', async () => {
    const around = (html: string, name: string) => `<div data-sample="${name}">${html}</div>`;
    const page = latePage(`<main>${around('<lc-page-content></lc-page-content>', 'main')}</main>
      <label for="named">Outside</label>${around('<lc-text-input id="named"></lc-text-input>', 'label')}
      <fieldset disabled>
        ${around('<lc-date-time-picker label="Day" value="2026-05-15"></lc-date-time-picker>', 'fieldset')}
        ${around('<lc-button>Save</lc-button>', 'button')}
      </fieldset>
      ${around('<lc-breadcrumb></lc-breadcrumb>', 'address')}
      ${around('<lc-text-input label="Email" type="email" value="ada" show-validation></lc-text-input>', 'email')}`);
    assert.deepEqual(await contentsOf(linked(page), 'hydrate'), await contentsOf(page, 'render'));
  });

  it('does not ask a touch screen, which a server takes for a mouse, to drop a file', async () => {
    const {page, start} = await open(linked(latePage('<lc-file-upload label="Photo"></lc-file-upload>')));
    await page.evaluate(() => {
      const {matchMedia} = window;
      window.matchMedia = query =>
        query.includes('coarse') ? {...matchMedia(query), matches: true} : matchMedia(query);
    });
    const text = page.locator('lc-file-upload [part=file-name]');
    assert.equal(await text.innerText(), 'Drop a file here');
    await start('hydrate');
    assert.equal(await text.innerText(), 'No file yet');
    await site.release(page);
  });

  it('keeps what the user has entered before it hydrates', async () => {
    const {page, problems, start} = await open(
      linked(
        latePage(`<form><lc-text-input name="name" label="Name" value="Ada"></lc-text-input>
          <lc-checkbox name="terms" label="Terms"></lc-checkbox>
          <lc-select name="fruit" label="Fruit"><option value="a">Apple</option><option value="p">Pear</option></lc-select>
          <lc-radio-button name="size" label="Size"><option value="s">Small</option><option value="m">Medium</option></lc-radio-button>
          <lc-slider name="volume" label="Volume" value="30"></lc-slider></form>`),
      ),
    );
    await page.getByLabel('Name').fill('Grace');
    await page.getByLabel('Terms').check();
    await page.getByLabel('Fruit').selectOption('Pear');
    await page.getByLabel('Medium').check();
    await page.getByLabel('Volume').fill('70');
    await start('hydrate');
    const entries = await page.evaluate(() => [...new FormData(document.forms[0])]);
    assert.deepEqual(Object.fromEntries(entries), {
      name: 'Grace',
      terms: 'on',
      fruit: 'p',
      size: 'm',
      volume: '70',
    });
    assert.equal(await page.getByLabel('Name').inputValue(), 'Grace');
    assert.deepEqual(problems(), []);
    await site.release(page);
  });

  it('keeps a file that the user has chosen before it hydrates', async () => {
    const upload = '<form><lc-file-upload name="cv" label="CV" accept=".txt"></lc-file-upload></form>';
    const {page, problems, start} = await open(linked(latePage(upload)));
    const file = {name: 'ada.txt', mimeType: 'text/plain', buffer: Buffer.from('Ada')};
    await page.locator('input[type=file]').setInputFiles(file);
    await start('hydrate');
    await page.getByText('ada.txt').first().waitFor();
    const submitted = await page.evaluate(async () => {
      const cv = new FormData(document.forms[0]).get('cv') as File;
      return [cv.name, await cv.text()];
    });
    assert.deepEqual(submitted, ['ada.txt', 'Ada']);
    assert.deepEqual(problems(), []);
    await site.release(page);
  });

  it('refuses a file that the user has chosen before it hydrates like any other', async () => {
    const upload = '<form><lc-file-upload name="cv" label="CV" max-size="2"></lc-file-upload></form>';
    const {page, start} = await open(linked(latePage(upload)));
    const file = {name: 'ada.txt', mimeType: 'text/plain', buffer: Buffer.from('Ada')};
    await page.locator('input[type=file]').setInputFiles(file);
    await start('hydrate');
    await page.getByText('ada.txt').first().waitFor();
    const size = await page.evaluate(() => (new FormData(document.forms[0]).get('cv') as File).size);
    assert.equal(size, 0);
    await site.release(page);
  });

  // Turbopack can evaluate Lit first, although it is imported later.
  for (const script of ['hydrate', 'hydrateAfterLit'] as const) {
    it(`keeps the server-rendered elements (${script})`, async () => {
      const {page, problems, start} = await open(linked(everything));
      await page.evaluate(() => hydrationPage.mark());
      await start(script);
      const [count, lost] = await page.evaluate(() => {
        const {marked} = hydrationPage;
        return [
          marked.length,
          marked.filter(({isConnected}) => !isConnected).map(({localName}) => localName),
        ] as const;
      });
      assert.ok(count > 300, `${count} elements`);
      assert.deepEqual(
        lost.filter(name => !REPLACED.includes(name)),
        [],
      );
      assert.deepEqual(problems(), []);
      await site.release(page);
    });
  }
});
