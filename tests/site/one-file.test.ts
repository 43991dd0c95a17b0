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
});
