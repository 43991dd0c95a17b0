/**
 * The first frame of a server-rendered page, before its script, and the last one look the same, and are the same for
 * assistive technology: each element in each state.
 * Needs a build.
 */
import assert from 'node:assert/strict';
import {mkdirSync, writeFileSync} from 'node:fs';
import {after, before, describe, it} from 'node:test';
import {fileURLToPath} from 'node:url';
import {prerender} from '@life-changers/elements/server';
import '@life-changers/elements/table-columns';
import '@life-changers/elements/table-excel';
import '@life-changers/elements/table-export';
import '@life-changers/elements/table-filters';
import '@life-changers/elements/table-row-order';
import '@life-changers/elements/table-selection';
import '@life-changers/elements/table-views';
import type {Page} from 'playwright-core';
import {accessibleTreesOf} from './accessible-tree.js';
import {FRAME_STATES} from './frame-states.js';
import {bundle, latePage, openLate, stylesheet} from './late-page.js';
import {looksSame, pictureOf} from './pictures.js';
import {startSite, type Site} from './support.js';

/** Where the pictures of a failure are. */
const PICTURES = fileURLToPath(new URL('../../.cache/first-frame', import.meta.url));

/** Children are in one slot, without list items. */
const LISTS = /^(group|list|listitem) .*$/gm;
/** A tab is a button, and its list and its panel are not parts of it. */
const TABS = /^(tablist|tabpanel|navigation|paragraph) .*$|^(button|tab)(?= )| selected=\S+/gm;
/** A separator has a value, and can have the focus, once its column or its panels are measured. */
const SEPARATORS = /(?<=^separator "[^"]*") .*$/gm;

/** What only a browser knows of the accessibility tree of an element: see docs/decisions/server-rendering.md. */
const BROWSER_ONLY: Readonly<Record<string, RegExp>> = {
  'lc-avatar-group': LISTS,
  'lc-checkbox': / checked="(false|mixed)"/gm,
  'lc-data-table': SEPARATORS,
  'lc-menu': / (expanded|hasPopup)=\S+/gm,
  'lc-notification-list': / (expanded|hasPopup)=\S+|^StaticText "Loading"$/gm,
  'lc-server-table': SEPARATORS,
  'lc-sidebar': LISTS,
  'lc-sidebar-group': LISTS,
  'lc-sidebar-link': LISTS,
  'lc-split-panel': SEPARATORS,
  'lc-spinner': /^StaticText "Loading"$/gm,
  'lc-tab': TABS,
  'lc-tab-panel': TABS,
  'lc-tabs': TABS,
};

describe('the first frame of a server-rendered page', () => {
  let site: Site;
  let script: string;

  before(async () => {
    site = await startSite();
    const modules = [
      'hydrate',
      ...['columns', 'excel', 'export', 'filters', 'row-order', 'selection', 'views'].map(
        name => `table-${name}`,
      ),
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
      const firstTrees = await accessibleTreesOf(page, '[data-state]');
      await start(script);
      const last = await picturesOf(page);
      const lastTrees = await accessibleTreesOf(page, '[data-state]');
      const different: string[] = [];
      for (const [index, state] of Object.keys(states).entries()) {
        if (await looksSame(page, first[index]!, last[index]!)) continue;
        different.push(state);
        writeFileSync(`${PICTURES}/${tag}-${state}-first.png`, first[index]!);
        writeFileSync(`${PICTURES}/${tag}-${state}-last.png`, last[index]!);
      }
      await site.release(page);
      const said = Object.keys(states).flatMap((state, index) =>
        changedState(state, known(tag, firstTrees[index]!), known(tag, lastTrees[index]!)),
      );
      assert.equal(said.join('\n'), '');
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

/** Returns the part of a tree that a server knows. */
function known(tag: string, tree: string): string {
  const pattern = BROWSER_ONLY[tag];
  if (pattern === undefined) return tree;
  return tree
    .replace(/^ +/gm, '')
    .replace(pattern, '')
    .replace(/\n{2,}/g, '\n')
    .trim();
}

/** Returns a state and the lines that only one of its two trees has, or nothing if the trees are the same. */
function changedState(state: string, first: string, last: string): string[] {
  if (first === last) return [];
  const [before, after] = [first.split('\n'), last.split('\n')];
  return [
    state,
    ...before.filter(line => !after.includes(line)).map(line => `- ${line.trim()}`),
    ...after.filter(line => !before.includes(line)).map(line => `+ ${line.trim()}`),
  ];
}

async function picturesOf(page: Page): Promise<Buffer[]> {
  const pictures: Buffer[] = [];
  for (const sample of await page.locator('[data-state]').all()) pictures.push(await pictureOf(sample));
  return pictures;
}
