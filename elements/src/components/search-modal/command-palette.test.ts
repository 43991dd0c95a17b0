import {expect, fixture, html} from '@open-wc/testing';
import {expectAccessible} from '../../testing/accessibility.js';
import {opened, part} from '../../testing/dialog-harness.js';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {press, type} from '../../testing/keyboard.js';
import {
  openPalette,
  paletteInput,
  palettePage,
  recordChosen,
  resultTexts,
  untilResults,
} from '../../testing/palette-harness.js';
import {clickOn} from '../../testing/pointer.js';
import {until} from '../../testing/until.js';
import type {LcSearchModal, SearchResult} from './search-modal.define.js';

const THEMES: readonly SearchResult[] = [{text: 'Light'}, {text: 'Dark'}, {text: 'Like the system'}];

const ENTRIES: readonly SearchResult[] = [
  {text: 'New invoice', description: 'For a customer', group: 'Create'},
  {text: 'New customer', group: 'Create'},
  {text: 'Theme', group: 'Settings', entries: THEMES},
  {text: 'Log out', group: 'Settings'},
];

const makeOpen = (properties: Partial<LcSearchModal> = {entries: ENTRIES}) => openPalette(properties);

/** A function whose requests the test answers. */
function makeServer() {
  const requests: {
    text: string;
    signal: AbortSignal;
    answer: (...texts: string[]) => void;
    fail: () => void;
  }[] = [];
  const loadResults: NonNullable<LcSearchModal['loadResults']> = (text, {signal}) =>
    new Promise((resolve, reject) => {
      const answer = (...texts: string[]) => resolve(texts.map(found => ({text: found, group: 'Orders'})));
      requests.push({text, signal, answer, fail: () => reject(new Error('No network.'))});
    });
  const last = () => requests.at(-1)!;
  return {loadResults, requests, last};
}

const groupHeadings = (modal: LcSearchModal) =>
  [...modal.shadowRoot!.querySelectorAll('[part=group-heading]')].map(({textContent}) => textContent.trim());
const activeText = (modal: LcSearchModal) =>
  modal.shadowRoot!.querySelector('[aria-selected=true] [part=result-text]')?.textContent ?? null;
const status = (modal: LcSearchModal) => modal.shadowRoot!.querySelector('[role=status]')!.textContent.trim();

/** Opens the page of themes with the keyboard. */
async function openThemes(modal: LcSearchModal) {
  await type('theme');
  await untilResults(modal, 'Theme');
  await press('Enter');
  await untilResults(modal, 'Light', 'Dark', 'Like the system');
}

describe('A search modal with command-palette', () => {
  describe('accessibility', () => {
    it('is accessible with entries, on a page inside, and after a failure', async () => {
      const {loadResults, last} = makeServer();
      const modal = await makeOpen({entries: ENTRIES, loadResults});
      await expectAccessible(modal);
      await recordWarnings(async () => {
        last().fail();
        await until(() => resultTexts(modal).includes('Try again'));
      });
      await expectAccessible(modal);
      await openThemes(modal);
      await expectAccessible(modal);
    });

    it('names the field by the page, and announces it with the number of results', async () => {
      const modal = await makeOpen();
      await openThemes(modal);
      expect([palettePage(modal), status(modal)]).to.deep.equal(['Theme', 'Theme: 3 results']);
      await press('Backspace');
      await until(() => palettePage(modal) === 'Search...');
    });

    it('announces that it searches, and that results could not be loaded', async () => {
      const {loadResults, last} = makeServer();
      const modal = await makeOpen({loadResults});
      await until(() => status(modal) === 'Searching');
      await recordWarnings(async () => {
        last().fail();
        await until(() => status(modal) === 'The results could not be loaded.');
      });
    });

    it('keeps the hints of its keys out of the accessibility tree', async () => {
      const modal = await makeOpen();
      const hints = () => [...part(modal, 'footer').querySelectorAll('kbd')].map(key => key.textContent);
      expect([part(modal, 'footer').ariaHidden, hints()]).to.deep.equal(['true', ['↑ ↓', '↵', 'Esc']]);
      await openThemes(modal);
      expect(hints()).to.deep.equal(['↑ ↓', '↵', '⌫', 'Esc']);
    });
  });

  describe('properties', () => {
    it('searches its entries, and activates the first one', async () => {
      const modal = await makeOpen();
      expect([resultTexts(modal).length, activeText(modal)]).to.deep.equal([4, 'New invoice']);
      await type('new cust');
      await untilResults(modal, 'New invoice', 'New customer');
      await type('omer set');
      await until(() => part(modal, 'note')?.textContent.includes('No results'));
    });

    it('reads entries from an attribute', async () => {
      const modal = await fixture<LcSearchModal>(
        html`<lc-search-modal entries='[{"text": "Tables", "href": "#tables"}]'></lc-search-modal>`,
      );
      await opened(modal);
      expect(resultTexts(modal)).to.deep.equal(['Tables']);
    });

    it('warns about invalid entries once and leaves them out', async () => {
      let modal!: LcSearchModal;
      const warnings = await recordWarnings(async () => {
        modal = await makeOpen({entries: [{}, {text: 'Tables'}] as SearchResult[]});
        await type('t');
        await untilResults(modal, 'Tables');
      });
      expect(warnings).to.deep.equal([
        "<lc-search-modal>: a result must have a text, such as {text: 'Tables'}, not {}.",
      ]);
    });

    it('opens a page from the results of the app', async () => {
      const modal = await makeOpen({results: ENTRIES});
      await press('ArrowUp');
      await press('ArrowUp');
      await press('Enter');
      await untilResults(modal, 'Light', 'Dark', 'Like the system');
      await press('Backspace');
      await until(() => resultTexts(modal).length === 4);
    });
  });

  describe('events', () => {
    it('calls run after lc-select, when the dialog has closed', async () => {
      const log: unknown[] = [];
      const modal: LcSearchModal = await makeOpen({
        entries: [{text: 'New invoice', run: () => log.push('run', modal.open)}],
      });
      modal.addEventListener('lc-select', ({detail}) => log.push(detail.result.text));
      await press('Enter');
      expect(log).to.deep.equal(['New invoice', 'run', false]);
    });

    it('does not call run if lc-select is canceled', async () => {
      const log: unknown[] = [];
      const modal = await makeOpen({entries: [{text: 'New invoice', run: () => log.push('run')}]});
      modal.addEventListener('lc-select', event => event.preventDefault());
      await press('Enter');
      expect([log, modal.open]).to.deep.equal([[], true]);
    });

    it('sends lc-search for the first page alone', async () => {
      const modal = await makeOpen();
      const seen = recordEvents(modal, 'lc-search');
      await openThemes(modal);
      const before = seen.length;
      await type('dark');
      await untilResults(modal, 'Dark');
      expect([before > 0, seen.length === before]).to.deep.equal([true, true]);
    });

    it('opens no page if lc-select is canceled', async () => {
      const modal = await makeOpen();
      modal.addEventListener('lc-select', event => event.preventDefault());
      await type('theme');
      await untilResults(modal, 'Theme');
      await press('Enter');
      expect([modal.open, palettePage(modal)]).to.deep.equal([true, 'Search...']);
    });
  });

  describe('pages', () => {
    it('return with Backspace in the empty field to the text and the entry from before', async () => {
      const modal = await makeOpen();
      await openThemes(modal);
      expect([paletteInput(modal).value, activeText(modal)]).to.deep.equal(['', 'Light']);
      await type('d');
      await untilResults(modal, 'Dark');
      await press('Backspace');
      await untilResults(modal, 'Light', 'Dark', 'Like the system');
      await press('Backspace');
      await untilResults(modal, 'Theme');
      expect([paletteInput(modal).value, activeText(modal)]).to.deep.equal(['theme', 'Theme']);
    });

    it('return with the button, which keeps the focus in the field', async () => {
      const modal = await makeOpen();
      expect(part(modal, 'back-button')).to.equal(null);
      await openThemes(modal);
      await clickOn(part(modal, 'back-button'));
      await untilResults(modal, 'Theme');
      expect(modal.shadowRoot!.activeElement === paletteInput(modal)).to.equal(true);
    });

    it('open with a click, and start on the first one when the dialog opens again', async () => {
      const modal = await makeOpen();
      await clickOn(modal.shadowRoot!.querySelector('.result-page')!);
      await untilResults(modal, 'Light', 'Dark', 'Like the system');
      await press('Escape');
      await until(() => !modal.open);
      modal.show();
      await until(() => resultTexts(modal).length === 4);
      expect([paletteInput(modal).value, activeText(modal)]).to.deep.equal(['', 'New invoice']);
    });

    it('can be inside each other', async () => {
      const [deep, middle] = [[{text: 'Tax rate'}], 'Invoices'];
      const modal = await makeOpen({
        entries: [{text: 'Settings', entries: [{text: middle, entries: deep}]}],
      });
      await press('Enter');
      await untilResults(modal, middle);
      await press('Enter');
      await untilResults(modal, 'Tax rate');
      await press('Backspace');
      await untilResults(modal, middle);
    });
  });

  describe('loadResults', () => {
    it('loads when the dialog opens, and shows the results after the entries', async () => {
      const {loadResults, requests, last} = makeServer();
      const modal = await makeOpen({entries: THEMES, loadResults});
      expect([requests.map(({text}) => text), part(modal, 'spinner') !== null]).to.deep.equal([[''], true]);
      last().answer('Order 7');
      await untilResults(modal, 'Light', 'Dark', 'Like the system', 'Order 7');
      expect(part(modal, 'spinner')).to.equal(null);
    });

    it('ignores the answer to an older text, and aborts its request', async () => {
      const {loadResults, requests, last} = makeServer();
      const modal = await makeOpen({loadResults});
      const [first] = requests;
      await type('7');
      await until(() => last().text === '7');
      last().answer('Order 7');
      await untilResults(modal, 'Order 7');
      first!.answer('Order 1');
      await new Promise(resolve => setTimeout(resolve));
      expect([resultTexts(modal), first!.signal.aborted]).to.deep.equal([['Order 7'], true]);
    });

    it('does not choose a result of the text before', async () => {
      const {loadResults, last} = makeServer();
      const modal = await makeOpen({loadResults});
      last().answer('Order 1');
      await untilResults(modal, 'Order 1');
      const chosen = recordEvents(modal, 'lc-select');
      await type('7');
      await press('Enter');
      expect([resultTexts(modal), activeText(modal), chosen]).to.deep.equal([['Order 1'], null, []]);
      await until(() => last().text === '7');
      last().answer('Order 7');
      await until(() => activeText(modal) === 'Order 7');
    });

    it('keeps the active entry when results arrive', async () => {
      const {loadResults, last} = makeServer();
      const modal = await makeOpen({entries: THEMES, loadResults});
      await press('ArrowDown');
      last().answer('Order 1');
      await until(() => resultTexts(modal).includes('Order 1'));
      expect(activeText(modal)).to.equal('Dark');
    });

    it('keeps the active loaded result when entries change', async () => {
      const {loadResults, last} = makeServer();
      const modal = await makeOpen({loadResults});
      last().answer('Order 1');
      await untilResults(modal, 'Order 1');
      modal.entries = [{text: 'New order'}];
      await untilResults(modal, 'New order', 'Order 1');
      expect(activeText(modal)).to.equal('Order 1');
      modal.entries = THEMES;
      await until(() => resultTexts(modal).includes('Dark'));
      expect(activeText(modal)).to.equal('Order 1');
    });

    it('tries again after a failure', async () => {
      const {loadResults, requests, last} = makeServer();
      const modal = await makeOpen({loadResults});
      const seen = recordEvents(modal, 'lc-select', 'lc-hide');
      await recordWarnings(async () => {
        last().fail();
        await untilResults(modal, 'Try again');
      });
      await press('Enter');
      await until(() => requests.length === 2);
      last().answer('Order 1');
      await untilResults(modal, 'Order 1');
      expect(seen).to.deep.equal([]);
    });

    it('warns about an answer that is not a list', async () => {
      const warnings = await recordWarnings(async () => {
        const modal = await makeOpen({loadResults: () => 7 as never});
        await untilResults(modal, 'Try again');
      });
      expect(warnings[0]).to.contain('loadResults must return a list of results, not 7;');
    });

    it('loads groups independently, each with the retry for its failure', async () => {
      const orders = makeServer();
      const modal = await makeOpen({
        entries: THEMES,
        loadResults: {Orders: orders.loadResults, People: async text => [{text: `Ada ${text}`}]},
      });
      await untilResults(modal, 'Light', 'Dark', 'Like the system', 'Ada ');
      expect([groupHeadings(modal), part(modal, 'spinner') !== null]).to.deep.equal([['People'], true]);
      await recordWarnings(async () => {
        orders.last().fail();
        await until(() => resultTexts(modal).at(-1) === 'Try again');
      });
      expect(groupHeadings(modal)).to.deep.equal(['People', 'Orders: The results could not be loaded.']);
      await press('ArrowUp');
      await press('Enter');
      await until(() => orders.requests.length === 2);
      orders.last().answer('Order 7');
      await untilResults(modal, 'Light', 'Dark', 'Like the system', 'Order 7', 'Ada ');
    });

    it('does not choose an old result of one group while another has new ones', async () => {
      const orders = makeServer();
      const modal = await makeOpen({
        loadResults: {Orders: orders.loadResults, People: async text => [{text: `Ada ${text}`}]},
      });
      orders.last().answer('Order 1');
      await untilResults(modal, 'Order 1', 'Ada ');
      await type('7');
      await untilResults(modal, 'Order 1', 'Ada 7');
      expect(activeText(modal)).to.equal('Ada 7');
    });

    it('gives the app the object that it has loaded', async () => {
      const loaded = {text: 'Ada'};
      const modal = await makeOpen({loadResults: {People: () => [loaded]}});
      const chosen = recordChosen(modal);
      await untilResults(modal, 'Ada');
      await press('Enter');
      expect([chosen.length, chosen[0] === loaded]).to.deep.equal([1, true]);
    });

    it('warns about what is neither a function nor an object of functions', async () => {
      const warnings = await recordWarnings(() => makeOpen({loadResults: {Orders: 7} as never}));
      expect(warnings).to.deep.equal([
        '<lc-search-modal>: loadResults must be a function, or an object of functions, such as {Orders: loadOrders}, not {"Orders":7}.',
      ]);
    });

    it('loads the results of a page inside', async () => {
      const {loadResults, requests, last} = makeServer();
      const modal = await makeOpen({entries: [{text: 'Go to order', loadResults}]});
      expect(requests.length).to.equal(0);
      await press('Enter');
      await until(() => requests.length === 1);
      expect(resultTexts(modal)).to.deep.equal([]);
      last().answer('Order 1');
      await untilResults(modal, 'Order 1');
    });

    it('stops when the element is removed', async () => {
      const {loadResults, requests, last} = makeServer();
      const modal = await makeOpen({loadResults});
      modal.remove();
      await modal.updateComplete;
      expect([requests.length, last().signal.aborted]).to.deep.equal([1, true]);
    });

    it('aborts when the dialog closes', async () => {
      const {loadResults, last} = makeServer();
      const modal = await makeOpen({loadResults});
      const {signal} = last();
      await press('Escape');
      await until(() => !modal.open);
      await modal.updateComplete;
      expect(signal.aborted).to.equal(true);
    });
  });
});
