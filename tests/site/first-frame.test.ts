/**
 * The first frame of a server-rendered page, before its script, and the last one look the same: each element in each state.
 * Needs a build.
 */
import assert from 'node:assert/strict';
import {mkdirSync, writeFileSync} from 'node:fs';
import {after, before, describe, it} from 'node:test';
import {fileURLToPath} from 'node:url';
import {prerender} from '@life-changers/elements/server';
import '@life-changers/elements/table-columns';
import '@life-changers/elements/table-export';
import '@life-changers/elements/table-filters';
import '@life-changers/elements/table-selection';
import type {Page} from 'playwright-core';
import {FRAME_STATES} from './frame-states.js';
import {bundle, latePage, openLate, stylesheet} from './late-page.js';
import {looksSame, pictureOf} from './pictures.js';
import {startSite, type Site} from './support.js';

/** Where the pictures of a failure are. */
const PICTURES = fileURLToPath(new URL('../../.cache/first-frame', import.meta.url));

describe('the first frame of a server-rendered page', () => {
  let site: Site;
  let script: string;

  before(async () => {
    site = await startSite();
    const modules = [
      'hydrate',
      ...['columns', 'export', 'filters', 'selection'].map(name => `table-${name}`),
    ];
    const imports = modules.map(name => `import '@life-changers/elements/${name}';`);
    script = await bundle(`${imports.join(' ')} import '@life-changers/elements';`);
    mkdirSync(PICTURES, {recursive: true});
  });
  after(() => site.close());

  for (const [tag, states] of Object.entries(FRAME_STATES)) {
    it(`is the last one: ${tag}`, async () => {
      const samples = Object.entries(states).map(
        ([state, html]) => `<section data-state="${state}"><p>${state}</p>${html}</section>`,
      );
      const {page, start} = await openLate(site, prerender(latePage(samples.join('\n')), {stylesheet}));
      const first = await picturesOf(page);
      await start(script);
      const last = await picturesOf(page);
      const different: string[] = [];
      for (const [index, state] of Object.keys(states).entries()) {
        if (await looksSame(page, first[index]!, last[index]!)) continue;
        different.push(state);
        writeFileSync(`${PICTURES}/${tag}-${state}-first.png`, first[index]!);
        writeFileSync(`${PICTURES}/${tag}-${state}-last.png`, last[index]!);
      }
      await site.release(page);
      assert.deepEqual(different, [], `The pictures are in ${PICTURES}.`);
    });
  }

  // A server does not know the height of the font, so its position can differ.
  it('draws the dots of the last one: lc-main-loader', async () => {
    const loader = '<lc-main-loader message="HELLO"></lc-main-loader>';
    const {page, start} = await openLate(site, prerender(latePage(loader), {stylesheet}));
    const sizeOfDots = () =>
      page.locator('lc-main-loader .track').evaluate(text => {
        const {fontSize, strokeWidth} = getComputedStyle(text);
        return (parseFloat(strokeWidth) / parseFloat(fontSize)).toFixed(3);
      });
    const first = await sizeOfDots();
    await start(script);
    assert.equal(first, await sizeOfDots());
    await site.release(page);
  });
});

async function picturesOf(page: Page): Promise<Buffer[]> {
  const pictures: Buffer[] = [];
  for (const sample of await page.locator('[data-state]').all()) pictures.push(await pictureOf(sample));
  return pictures;
}
