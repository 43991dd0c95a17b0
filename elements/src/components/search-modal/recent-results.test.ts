import {expect} from '@open-wc/testing';
import {press, type} from '../../testing/keyboard.js';
import {
  openPalette,
  palettePage,
  recordChosen,
  resultTexts,
  untilResults,
} from '../../testing/palette-harness.js';
import {recentResults, rememberResult} from './recent-results.js';
import type {SearchResult} from './search-modal.define.js';

const KEY = 'test-recent';
const DARK: SearchResult = {text: 'Dark'};
const ENTRIES: readonly SearchResult[] = [
  {text: 'New invoice'},
  {text: 'Theme', entries: [{text: 'Light'}, DARK]},
  {text: 'Shade', entries: [{text: 'Dark'}]},
  {text: 'Orders', href: '#orders'},
];

const fail = (message: string) => {
  throw new Error(message);
};
const recent = (entries: unknown = ENTRIES) =>
  recentResults(KEY, entries).map(({result, page}) => (page ? `${page}: ${result.text}` : result.text));
const remember = (...results: readonly SearchResult[]) => {
  for (const result of results) rememberResult(KEY, result, ENTRIES, fail);
};
const groups = (modal: HTMLElement) =>
  [...modal.shadowRoot!.querySelectorAll('[part=group-heading]')].map(({textContent}) => textContent.trim());

describe('The results that were chosen last', () => {
  afterEach(() => localStorage.removeItem(KEY));

  it('are the newest first, each once', () => {
    remember(ENTRIES[0]!, DARK, ENTRIES[3]!, ENTRIES[0]!);
    expect(recent()).to.deep.equal(['New invoice', 'Orders', 'Theme: Dark']);
  });

  it('are five at most', () => {
    const links = ['a', 'b', 'c', 'd', 'e', 'f'].map(text => ({text, href: `#${text}`}));
    remember(...links);
    expect(recent()).to.deep.equal(['f', 'e', 'd', 'c', 'b']);
  });

  it('are not those that cannot be chosen again: what was loaded and is no link, and entries that are gone', () => {
    remember({text: 'Ada'}, {text: 'Order 7', href: '#7'}, ENTRIES[0]!, ENTRIES[3]!);
    expect([recent(), recent([])]).to.deep.equal([['Orders', 'New invoice', 'Order 7'], ['Order 7']]);
  });

  for (const stored of ['', '7', '{}', '[1, {"text": 7}, {"text": "x", "isLoaded": true}]'])
    it(`are none if the storage has ${JSON.stringify(stored)}`, () => {
      localStorage.setItem(KEY, stored);
      expect(recent()).to.deep.equal([]);
    });

  it('are a group before the others, which do not repeat them, while the field is empty', async () => {
    remember(DARK, ENTRIES[0]!);
    const modal = await openPalette({entries: ENTRIES, rememberAs: KEY});
    expect([groups(modal), resultTexts(modal)]).to.deep.equal([
      ['Recent'],
      ['New invoice', 'Dark', 'Theme', 'Shade', 'Orders'],
    ]);
    await type('invoice');
    await untilResults(modal, 'New invoice');
    expect(groups(modal)).to.deep.equal([]);
  });

  it('are chosen as the objects of the app', async () => {
    remember(DARK);
    const modal = await openPalette({entries: ENTRIES, rememberAs: KEY});
    const chosen = recordChosen(modal);
    await press('Enter');
    expect([chosen.length, chosen[0] === DARK]).to.deep.equal([1, true]);
  });

  it('are remembered once they are chosen, but pages are not', async () => {
    const modal = await openPalette({entries: ENTRIES, rememberAs: KEY});
    await type('theme');
    await untilResults(modal, 'Theme');
    await press('Enter');
    await untilResults(modal, 'Light', 'Dark');
    expect([palettePage(modal), recent()]).to.deep.equal(['Theme', []]);
    await press('Enter');
    expect(recent()).to.deep.equal(['Theme: Light']);
  });
});
