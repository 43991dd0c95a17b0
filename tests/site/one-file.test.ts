/** `life-changers.min.js` on its own page, without a bundler or React. Needs a build. */
import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {after, before, describe, it} from 'node:test';
import type * as Elements from '@life-changers/elements';
import type * as Validation from '@life-changers/elements/core/validation';
import type {Page} from 'playwright-core';
import {startSite, type Site} from './support.js';

const PACKAGE = new URL('../../elements/', import.meta.url);

const HTML = `<!doctype html>
  <html lang="en">
    <title>Rules</title>
    <lc-slider name="places" label="Places" min="0" max="10" show-validation></lc-slider>
    <script type="module">
      import * as lifeChangers from '/lc/life-changers.min.js';

      document.querySelector('lc-slider').rules = lifeChangers.numberBetween(1, 8);
      window.lifeChangers = lifeChangers;
    </script>
  </html>`;

interface PageWindow {
  readonly lifeChangers: typeof Elements & typeof Validation;
}

const read = (file: string) => readFileSync(new URL(file, PACKAGE), 'utf8');

describe('life-changers.min.js', () => {
  let site: Site;
  let page: Page;
  let problems: string[];

  before(async () => {
    site = await startSite();
    ({page, problems} = await site.newPage());
    await page.route('**/rules.html', route => route.fulfill({contentType: 'text/html', body: HTML}));
    await page.goto('/rules.html');
    await page.waitForFunction(() => 'lifeChangers' in globalThis);
  });
  after(() => site.close());

  it('matches the hash for the integrity attribute', () => {
    const hash = createHash('sha384').update(read('dist/life-changers.min.js')).digest('base64');
    assert.equal(read('dist/life-changers.min.js.integrity.txt').trim(), `sha384-${hash}`);
  });

  it('sets the rules of a control with a helper', async () => {
    await page.getByText('Places must be from 1 to 8.').waitFor();
    await page.getByLabel('Places').fill('5');
    await page.getByText('Places must be from 1 to 8.').waitFor({state: 'detached'});
  });

  it('reads and validates values without a control', async () => {
    const message = await page.evaluate(async () => {
      const {numberBetween, readForm, validate} = (globalThis as unknown as PageWindow).lifeChangers;
      const {places} = readForm(new URLSearchParams('places=9'), {places: 'number'});
      return (await validate(numberBetween(1, 8), places, 'Places')).message;
    });
    assert.equal(message, 'Places must be from 1 to 8.');
  });

  it('exports the classes of the elements and what the README lists', async () => {
    const names = await page.evaluate(() =>
      Object.keys((globalThis as unknown as PageWindow).lifeChangers).filter(name => !name.startsWith('Lc')),
    );
    const [, section = ''] = read('README.md').split('## Without a bundler');
    const listed = [...section.matchAll(/^\| (`[^|]+)\|/gm)].flatMap(
      ([, cell = '']) => cell.match(/\w+/g) ?? [],
    );
    assert.deepEqual(names.sort(), listed.sort());
  });

  it('is what a CDN serves for the package', () => {
    const {unpkg, jsdelivr} = JSON.parse(read('package.json')) as {unpkg: string; jsdelivr: string};
    assert.equal(unpkg, './dist/life-changers.min.js');
    assert.equal(jsdelivr, unpkg);
    assert.ok(existsSync(new URL(unpkg, PACKAGE)));
  });

  it('leaves the console empty', () => {
    assert.deepEqual(problems, []);
  });

  /** Opens a page with an element in a language, and one in a part with another language. */
  async function openIn(
    lang: string,
    part: string,
  ): Promise<{readonly page: Page; readonly problems: string[]}> {
    const opened = await site.newPage();
    const body = `<!doctype html><html lang="${lang}"><title>Languages</title>
      <lc-main-loader></lc-main-loader><div lang="${part}"><lc-main-loader></lc-main-loader></div>
      <script type="module" src="/lc/life-changers.min.js"></script></html>`;
    await opened.page.route('**/language.html', route => route.fulfill({contentType: 'text/html', body}));
    await opened.page.goto('/language.html');
    return opened;
  }

  it('shows the languages of a page and of its parts', async () => {
    const {page: german, problems: found} = await openIn('de-AT', 'zh-TW');
    await german.getByText('Wird geladen').waitFor();
    await german.getByText('正在載入').waitFor();
    await german.evaluate(() => (document.documentElement.lang = 'he'));
    await german.getByText('בטעינה').waitFor();
    assert.deepEqual(found, []);
  });

  it('warns once about a language without texts', async () => {
    const {page: klingon, problems: found} = await openIn('x-klingon', 'x-klingon');
    await klingon.getByText('Loading').first().waitFor();
    assert.equal(found.length, 1);
    assert.match(found[0]!, /There are no texts for the language "x-klingon", so they are English\./);
  });

  it('shows English if the texts of the language do not load', async () => {
    const opened = await site.newPage();
    await opened.page.route('**/lc/languages/*', route => route.abort());
    await opened.page.route('**/language.html', route =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="de"><title>Languages</title><lc-main-loader></lc-main-loader>
          <script type="module" src="/lc/life-changers.min.js"></script></html>`,
      }),
    );
    const warning = opened.page.waitForEvent('console', message => message.type() === 'warning');
    await opened.page.goto('/language.html');
    assert.match(
      (await warning).text(),
      /^The texts of the language "de" did not load, so they are English\./,
    );
    await opened.page.getByText('Loading').waitFor();
  });
});
