/** The space of elements before their script, which `life-changers.css` reserves. Needs a build. */
import assert from 'node:assert/strict';
import {after, before, describe, it} from 'node:test';
import type {} from './hydration-page.js';
import {FRAME_STATES} from './frame-states.js';
import {bundle, latePage, openLate} from './late-page.js';
import {startSite, type Site} from './support.js';

/** Elements whose size the HTML does not say: that of their rows, links, options, items, dates, or spacing. */
const UNKNOWN = [
  'lc-checkbox-group',
  'lc-data-table',
  'lc-fieldset',
  'lc-notification-list',
  'lc-page-content',
  'lc-radio-box',
  'lc-server-table',
  'lc-sidebar',
  'lc-sidebar-group',
  'lc-timeline',
  'lc-tree',
];
/** Elements that show nothing at first, or what they contain in another place. */
const ELSEWHERE = [
  'lc-drawer',
  'lc-error-summary',
  'lc-modal',
  'lc-popover',
  'lc-search-modal',
  'lc-toast',
  'lc-toast-region',
  'lc-tooltip',
  'lc-tour',
];

/** Pixels. */
const ROUNDING = 2;

const withStyles = (body: string) => latePage(body).replace('/lc/tokens.css', '/lc/life-changers.css');

describe('the space of elements that are not defined yet', () => {
  let site: Site;
  let script: string;

  before(async () => {
    site = await startSite();
    script = await bundle(`import '@life-changers/elements';`);
  });
  after(() => site.close());

  for (const [tag, states] of Object.entries(FRAME_STATES)) {
    if (!/^[\w-]+$/.test(tag) || ELSEWHERE.includes(tag)) continue;
    const [html] = Object.values(states);
    it(`is that of ${UNKNOWN.includes(tag) ? 'at least a part of ' : ''}the element: ${tag}`, async () => {
      const {page, start} = await openLate(site, withStyles(`<div id="place">${html}</div>`));
      const heightOf = async () => (await page.locator('#place').boundingBox())!.height;
      const reserved = await heightOf();
      await start(script);
      const height = await heightOf();
      await site.release(page);
      const message = `${reserved} pixels are reserved for ${height}.`;
      assert.ok(reserved > 0 && reserved <= height + ROUNDING, message);
      if (!UNKNOWN.includes(tag)) assert.ok(reserved >= height - ROUNDING, message);
    });
  }

  // Only what is visible counts as shifted.
  it('keeps the page where it is', async () => {
    const elements = [
      '<lc-navbar brand-text="Life"></lc-navbar>',
      '<lc-text-input label="Name"></lc-text-input>',
      '<lc-select label="Fruit"><option>Apple</option><option>Pear</option><option>Plum</option></lc-select>',
      '<lc-checkbox label="Terms"></lc-checkbox>',
      '<lc-button>Invite</lc-button> <lc-button>Cancel</lc-button>',
    ];
    const {page, start} = await openLate(site, withStyles(elements.join('<p>Between</p>') + '<p>Below</p>'));
    await start(script);
    const shift = await page.evaluate(() => hydrationPage.shift());
    await site.release(page);
    assert.equal(shift, 0);
  });
});
