import {expect} from '@open-wc/testing';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {press, type} from '../../testing/keyboard.js';
import {makePalette, openPalette, resultTexts, untilResults} from '../../testing/palette-harness.js';
import type {SearchResult} from './search-modal.define.js';

const log: string[] = [];

const ENTRIES: readonly SearchResult[] = [
  {text: 'New invoice', shortcut: 'mod+shift+y', run: () => log.push('invoice')},
  {text: 'Help', shortcut: '?', run: () => log.push('help')},
  {
    text: 'Theme',
    shortcut: 'alt+t',
    entries: [{text: 'Dark', shortcut: 'alt+d', run: () => log.push('dark')}],
  },
  {text: 'Orders', shortcut: 'alt+o', href: '#orders', description: 'All of them'},
];

const keys = (modal: HTMLElement) =>
  [...modal.shadowRoot!.querySelectorAll('[role=option]')].map(option => [
    option.querySelector('kbd')?.textContent ?? null,
    option.getAttribute('aria-keyshortcuts'),
  ]);

describe('The shortcuts of a command palette', () => {
  beforeEach(() => (log.length = 0));

  it('are shown beside their entries, and named for assistive technology', async () => {
    const modal = await openPalette({entries: [...ENTRIES, {text: 'Log out'}]});
    expect(keys(modal).slice(1)).to.deep.equal([
      ['?', '?'],
      ['Alt T', 'Alt+T'],
      ['Alt O', 'Alt+O'],
      [null, null],
    ]);
  });

  it('run a command while the dialog is closed, with lc-select', async () => {
    const modal = await makePalette({entries: ENTRIES});
    const seen = recordEvents(modal, 'lc-select', 'lc-show', 'lc-hide');
    await press('?');
    expect([log, seen, modal.open]).to.deep.equal([['help'], ['lc-select'], false]);
  });

  it('run an entry of a page inside, and close the open dialog', async () => {
    const modal = await openPalette({entries: ENTRIES});
    await press('Alt+d');
    expect([log, modal.open]).to.deep.equal([['dark'], false]);
  });

  it('open the dialog on a page', async () => {
    const modal = await makePalette({entries: ENTRIES});
    await press('Alt+t');
    await untilResults(modal, 'Dark');
    expect([modal.open, modal.query]).to.deep.equal([true, '']);
  });

  it('follow a link, which a router may do instead', async () => {
    const modal = await makePalette({entries: ENTRIES});
    const routed: string[] = [];
    modal.addEventListener('lc-navigate', event => {
      event.preventDefault();
      routed.push(event.detail.href);
    });
    await press('Alt+o');
    expect(routed).to.deep.equal(['#orders']);
  });

  it('do nothing more if lc-select is canceled', async () => {
    const modal = await makePalette({entries: ENTRIES});
    modal.addEventListener('lc-select', event => event.preventDefault());
    await press('?');
    expect(log).to.deep.equal([]);
  });

  it('are text in the open field without a modifier', async () => {
    const modal = await openPalette({entries: ENTRIES});
    await type('?');
    expect([modal.query, log]).to.deep.equal(['?', []]);
  });

  it('are those of the newest entries, until the element is removed', async () => {
    const modal = await makePalette({entries: ENTRIES});
    modal.entries = [{text: 'Report', shortcut: 'alt+r', run: () => log.push('report')}];
    await modal.updateComplete;
    for (const key of ['?', 'Alt+r']) await press(key);
    modal.remove();
    await press('Alt+r');
    expect(log).to.deep.equal(['report']);
  });

  it('warn about keys that are none, and show the entry without them', async () => {
    let modal!: Awaited<ReturnType<typeof openPalette>>;
    const warnings = await recordWarnings(async () => {
      modal = await openPalette({entries: [{text: 'Help', shortcut: 'hyper+k'}]});
    });
    expect([resultTexts(modal), keys(modal), warnings]).to.deep.equal([
      ['Help'],
      [[null, null]],
      ['<lc-search-modal>: shortcut must be keys joined by "+", such as "mod+k", not "hyper+k".'],
    ]);
  });
});
