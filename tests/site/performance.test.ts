/** The performance page: its summary, what its addresses open, and its figures on the home page. */
import assert from 'node:assert/strict';
import {after, afterEach, before, beforeEach, describe, it} from 'node:test';
import type {Locator, Page} from 'playwright-core';
import {eventually, startSite, visit, type Site} from './support.js';

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
  await page.setViewportSize({width: 1280, height: 720});
  await page.emulateMedia({media: null});
  await site.release(page);
  assert.deepEqual(problems, []);
});

const summary = () => page.getByRole('table', {name: 'Medians'});
const row = (title: string) =>
  summary()
    .getByRole('row')
    .filter({has: page.getByRole('rowheader', {name: title, exact: true})});
const cells = async (title: string) =>
  (await row(title).getByRole('cell').allInnerTexts()).map(text => text.replace(/\s+/g, ' '));
const suite = (title: string) => page.getByRole('region', {name: title, exact: true});
const parts = (within: Locator) =>
  within.locator('details').evaluateAll(all => all.map(part => (part as HTMLDetailsElement).open));

describe('the summary', () => {
  it('has this library, the nearest other one, the number without a library, and the ratio in words', async () => {
    await visit(page, '/performance');
    const headers = await summary().getByRole('columnheader').allInnerTexts();
    assert.deepEqual(headers, [
      'Measured',
      'Life Changers',
      'Nearest other library',
      'Without a library',
      'Ratio',
    ]);
    const [own, nearest, floor, ratio] = await cells('Button');
    assert.match(own!, /^[\d.]+ kB$/);
    assert.match(nearest!, /^[\d.]+ kB \w/);
    assert.match(floor!, /^[\d.]+ kB$/);
    assert.match(ratio!, /^[\d.]+ × (smaller|larger)$|^about the same$/);
  });

  it('starts with the page of eleven pieces, and has rows of each suite', async () => {
    await visit(page, '/performance');
    const titles = await summary().getByRole('rowheader').allInnerTexts();
    assert.deepEqual(titles.slice(0, 2), ['Bytes', 'A page of eleven pieces']);
    const suites = await summary().getByRole('link').allInnerTexts();
    assert.deepEqual(suites, await page.locator('#results ~ section > h3').allInnerTexts());
    const groups = await summary()
      .getByRole('rowgroup')
      .evaluateAll(all => all.map(group => (group as HTMLTableSectionElement).rows.length));
    assert.deepEqual(
      groups.slice(1).filter(count => count < 2),
      [],
    );
  });

  it('counts all comparisons, and those in which others are ahead', async () => {
    await visit(page, '/performance');
    const text = await suite('Medians').locator('p').innerText();
    const [, count, first, losses] = /Of (\d+) .* number in (\d+); in (\d+),/.exec(text)!.map(Number);
    assert.equal(first! + losses!, count);
    const charts = await suite('Where others are ahead').locator('table').count();
    assert.equal(charts, losses);
  });

  it('is readable without a script', async () => {
    await site.release(page);
    ({page} = await site.newPage({javaScriptEnabled: false}));
    // The browser reports the scripts that it does not load.
    problems = [];
    await page.goto('/performance');
    assert.match((await cells('A page of eleven pieces')).join(), /kB/);
    for (const part of ['Charts and numbers: Bytes', 'All numbers: Bytes'])
      await suite('Bytes').getByText(part, {exact: true}).click();
    assert.equal(await suite('Bytes').getByRole('table', {name: 'esbuild'}).isVisible(), true);
  });

  for (const width of [320, 375, 768, 1280])
    it(`fits a window of ${width} px, cell by cell, and keeps its roles`, async () => {
      await page.setViewportSize({width, height: 800});
      await visit(page, '/performance');
      const cut = await summary().evaluate(table =>
        [...table.querySelectorAll('th, td')]
          .filter(
            cell => cell.scrollWidth > cell.clientWidth || cell.getBoundingClientRect().right > innerWidth,
          )
          .map(cell => cell.textContent),
      );
      assert.deepEqual(cut, []);
      assert.equal((await cells('Button')).length, 4);
    });

  it('is printed with all columns', async () => {
    await visit(page, '/performance');
    await page.setViewportSize({width: 720, height: 1000});
    await page.emulateMedia({media: 'print'});
    const right = await summary().evaluate(table => table.getBoundingClientRect().right);
    assert.ok(right <= 720, `It ends at ${right}.`);
    assert.equal(await row('Button').getByRole('cell').last().isVisible(), true);
  });
});

describe('the results of a suite', () => {
  it('are closed, so that the page is short', async () => {
    await visit(page, '/performance');
    assert.deepEqual((await parts(page.locator('.page-body'))).filter(Boolean), []);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    assert.ok(height < 9000, `The page is ${height} px tall.`);
  });

  it('open by their address, when the page loads and from the summary', async () => {
    await visit(page, '/performance#toasts');
    await eventually(() => parts(suite('50 toasts')), [true, false, false]);
    await summary().getByRole('link', {name: 'Tree', exact: true}).click();
    await eventually(() => parts(suite('Tree')), [true, false, false]);
    assert.equal(new URL(page.url()).hash, '#tree');
  });

  it('are dots on a logarithmic scale, and bars from zero on others', async () => {
    await visit(page, '/performance');
    for (const [isLogarithmic, mark] of [
      [true, 'circle'],
      [false, 'rect'],
    ] as const) {
      const charts = page.locator('.bar-chart').filter({
        [isLogarithmic ? 'hasText' : 'hasNotText']: 'logarithmic scale',
      });
      assert.ok((await charts.count()) > 0);
      const marks = await charts
        .locator('.bar-shape > :is(circle, rect)')
        .evaluateAll(all => all.map(({localName}) => localName));
      assert.deepEqual([...new Set(marks)], [mark]);
    }
  });
});

describe('the figures of the home page', () => {
  it('are those of the performance page', async () => {
    await visit(page, '/');
    const proofs = page.getByRole('region', {name: 'What you can rely on'});
    const figures = await proofs.locator('.proof-figure').allInnerTexts();
    const texts = await proofs.locator('h2 + p').allInnerTexts();
    const rows = (await proofs.getByRole('heading').last().innerText()).replace('To search ', '');
    await visit(page, '/performance');
    for (const [index, title] of [
      [0, 'A page of eleven pieces'],
      [2, `First key, ${rows}`],
    ] as const) {
      const [own, nearest] = await cells(title);
      assert.equal(figures[index], own);
      const [, number, name] = /^(\S+ \S+) (.*)$/.exec(nearest!)!;
      assert.ok(texts[index]!.includes(`${name}, the next library, takes ${number}.`), texts[index]);
    }
  });
});
