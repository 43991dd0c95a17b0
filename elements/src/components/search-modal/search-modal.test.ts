import {expect, fixture, html, oneEvent} from '@open-wc/testing';
import type {TemplateResult} from 'lit';
import {registerTranslation} from '../../core/localization/index.js';
import {ar} from '../../core/localization/languages/ar.js';
import {expectAccessible} from '../../testing/accessibility.js';
import {closedFor, holdStill, isShown, opened, part, recordReasons} from '../../testing/dialog-harness.js';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {press, type} from '../../testing/keyboard.js';
import {until} from '../../testing/until.js';
import {clickOn} from '../../testing/pointer.js';
import type {LcSearchModal, SearchResult} from './search-modal.define.js';
import './search-modal.define.js';

const PAGES: readonly SearchResult[] = [
  {text: 'Tables', href: '#tables', description: 'Rows of a page', group: 'Pages'},
  {text: 'Toasts', href: '#toasts', group: 'Pages'},
  {text: 'DataTable', href: '#data-table', group: 'API'},
];

const PEOPLE: readonly SearchResult[] = [
  {text: 'Arya Stark', value: 1},
  {text: 'Robb Stark', value: 2},
  {text: 'Brienne of Tarth', value: 3},
];

/** A closed search modal without animations. */
async function make(properties: Partial<LcSearchModal> = {}, content?: TemplateResult) {
  const modal = await fixture<LcSearchModal>(html`<lc-search-modal>${content}</lc-search-modal>`);
  Object.assign(modal, properties);
  holdStill(modal);
  await modal.updateComplete;
  return modal;
}

/** The same, opened. */
async function makeOpen(properties?: Partial<LcSearchModal>, content?: TemplateResult) {
  const modal = await make(properties, content);
  await opened(modal);
  return modal;
}

/** One that finds people by the search text, like an app. */
async function makeSearching() {
  const modal = await makeOpen({results: PEOPLE});
  modal.addEventListener('lc-search', ({detail}) => {
    modal.results = PEOPLE.filter(({text}) => text.toLowerCase().includes(detail.query.toLowerCase()));
  });
  return modal;
}

const input = (modal: LcSearchModal) => part(modal, 'input') as HTMLInputElement;
const rows = (modal: LcSearchModal) => [...modal.shadowRoot!.querySelectorAll<HTMLElement>('[role=option]')];
const activeText = (modal: LcSearchModal) => {
  const id = input(modal).getAttribute('aria-activedescendant');
  const row = id === null ? null : modal.shadowRoot!.getElementById(id);
  return row?.querySelector('[part=result-text]')!.textContent ?? null;
};
const status = (modal: LcSearchModal) => modal.shadowRoot!.querySelector('[role=status]')!.textContent.trim();

describe('lc-search-modal', () => {
  it('shows the icon of a result', async () => {
    const path = 'M3 4h14v12H3z';
    const modal = await makeOpen({results: [{text: 'Tables', icon: path}, {text: 'Toasts'}]});
    const icons = rows(modal).map(row => row.querySelector('[part=result-icon] path')?.getAttribute('d'));
    expect(icons).to.deep.equal([path, undefined]);
  });

  describe('accessibility', () => {
    for (const [state, properties] of [
      ['with icons', {results: [{text: 'Tables', description: 'Rows', icon: 'M3 4h14v12H3z'}]}],
      ['without results', {}],
      ['with results', {results: PEOPLE}],
      ['with groups of links, one of them active', {results: PAGES, query: 'ta'}],
      ['with no result', {results: [], query: 'x'}],
      ['while loading', {results: PEOPLE, loading: true}],
      ['with more results than fit', {results: Array.from({length: 150}, (_, n) => ({text: `Row ${n}`}))}],
    ] as const) {
      it(`is accessible ${state}, in light and dark`, async () => {
        await expectAccessible(await makeOpen(properties));
      });
    }

    it('is accessible with long slotted content', async () => {
      const content = html`<ul>
        ${Array.from({length: 60}, (_, n) => html`<li>Person ${n}</li>`)}
      </ul>`;
      const modal = await makeOpen({}, content);
      await until(() => part(modal, 'body').tabIndex === 0);
      await expectAccessible(modal);
    });

    it('is accessible while closed', async () => {
      await expectAccessible(await make());
    });

    it('is a combobox with a list if the app sets results', async () => {
      const {role, ariaExpanded} = input(await makeOpen({results: PEOPLE}));
      expect([role, ariaExpanded]).to.deep.equal(['combobox', 'true']);
    });

    it('is not expanded without a result', async () => {
      expect(input(await makeOpen({results: []})).ariaExpanded).to.equal('false');
    });

    it('is a plain search field if the app shows its own results', async () => {
      const field = input(await makeOpen());
      expect([field.role, field.hasAttribute('aria-controls')]).to.deep.equal(['searchbox', false]);
    });

    it('labels button, field, and dialog with its text', async () => {
      const modal = await makeOpen({searchText: 'Find a person'});
      const names = [
        part(modal, 'trigger').textContent.trim(),
        input(modal).ariaLabel,
        input(modal).placeholder,
        part(modal, 'dialog').ariaLabel,
      ];
      expect(names).to.deep.equal(Array(4).fill('Find a person'));
    });

    it('names field and dialog only while it is open', async () => {
      const modal = await make();
      const names = () => [input(modal).ariaLabel, part(modal, 'dialog').ariaLabel];
      const seen = [names()];
      await opened(modal);
      seen.push(names());
      await closedFor(modal, () => modal.hide());
      seen.push(names());
      expect(seen).to.deep.equal([
        [null, null],
        ['Search...', 'Search...'],
        [null, null],
      ]);
    });

    it('labels the groups with their headings', async () => {
      const groups = [
        ...(await makeOpen({results: PAGES})).shadowRoot!.querySelectorAll<HTMLElement>('[role=group]'),
      ].map(group => {
        const heading = group.querySelector(`#${group.getAttribute('aria-labelledby')}`);
        return heading!.textContent.trim();
      });
      expect(groups).to.deep.equal(['Pages', 'API']);
    });

    for (const [title, properties, said] of [
      ['how many results there are', {results: PEOPLE, query: 'a'}, '3 results'],
      ['that there is one', {results: PEOPLE.slice(1, 2), query: 'robb'}, '1 result'],
      ['that there is none', {results: [], query: 'x'}, 'No results for “x”'],
      ['that it searches', {results: [], query: 'x', loading: true}, 'Searching'],
      ['nothing before a search', {results: PEOPLE}, ''],
    ] as const) {
      it(`announces ${title}`, async () => {
        expect(status(await makeOpen(properties))).to.equal(said);
      });
    }

    it('announces it in the language of the page', async () => {
      registerTranslation(ar);
      const modal = await makeOpen({results: [], query: 'س'});
      modal.lang = 'ar';
      await until(() => status(modal) === 'لا توجد نتائج لـ «س»');
    });
  });

  describe('properties', () => {
    it('has the text Search...', async () => {
      expect(part(await make(), 'trigger').textContent.trim()).to.equal('Search...');
    });

    it('has the text Search... again when the attribute is removed', async () => {
      const modal = await fixture<LcSearchModal>(
        html`<lc-search-modal search-text="Find"></lc-search-modal>`,
      );
      modal.removeAttribute('search-text');
      await modal.updateComplete;
      expect(part(modal, 'trigger').textContent.trim()).to.equal('Search...');
    });

    it('shows text and descriptions', async () => {
      const [first] = rows(await makeOpen({results: PAGES}));
      expect(first!.innerText.trim().split(/\n+/)).to.deep.equal(['Tables', 'Rows of a page']);
    });

    it('reads results from an attribute', async () => {
      const modal = await fixture<LcSearchModal>(
        html`<lc-search-modal results='[{"text": "Tables"}]'></lc-search-modal>`,
      );
      expect(rows(modal)).to.have.length(1);
    });

    it('warns about invalid results and leaves them out', async () => {
      let modal!: LcSearchModal;
      const warnings = await recordWarnings(async () => {
        modal = await makeOpen({results: [{}, {text: 'Tables'}] as SearchResult[]});
      });
      expect([rows(modal).length, warnings]).to.deep.equal([
        1,
        ["<lc-search-modal>: a result must have a text, such as {text: 'Tables'}, not {}."],
      ]);
    });

    it('warns about a javascript: URL and renders no link', async () => {
      let modal!: LcSearchModal;
      const warnings = await recordWarnings(async () => {
        modal = await makeOpen({results: [{text: 'Run', href: 'javascript:alert(1)'}]});
      });
      expect([rows(modal)[0]!.localName, warnings.length]).to.deep.equal(['div', 1]);
    });

    it('shows the first hundred of many results, and how many more there are', async () => {
      const modal = await makeOpen({results: Array.from({length: 150}, (_, n) => ({text: `Row ${n}`}))});
      expect([rows(modal).length, part(modal, 'note').textContent]).to.deep.equal([
        100,
        '50 more. Type to narrow the list.',
      ]);
    });

    it('marks the search text, as text', async () => {
      const modal = await makeOpen({query: 'st<b>', results: [{text: 'A st<b>x'}]});
      const [row] = rows(modal);
      expect([row!.querySelector('mark')!.textContent, row!.querySelector('b')]).to.deep.equal([
        'st<b>',
        null,
      ]);
    });

    it('has no button with hideTrigger', async () => {
      const modal = await make({hideTrigger: true});
      expect([part(modal, 'trigger'), modal.getClientRects().length]).to.deep.equal([null, 0]);
    });

    it('keeps its query when closed, and selects it when opened again', async () => {
      const modal = await makeOpen();
      await type('arya');
      await closedFor(modal, () => modal.hide());
      await opened(modal);
      const {value, selectionStart, selectionEnd} = input(modal);
      expect([value, selectionStart, selectionEnd]).to.deep.equal(['arya', 0, 4]);
    });

    it('shows a query that is set, and sends no event', async () => {
      const modal = await makeOpen();
      const seen = recordEvents(modal, 'lc-search');
      modal.query = 'arya';
      await modal.updateComplete;
      expect([input(modal).value, seen]).to.deep.equal(['arya', []]);
    });

    it('does not activate a result of an older query', async () => {
      const modal = await makeOpen({results: PEOPLE, query: 'a'});
      await type('b');
      await modal.updateComplete;
      expect(activeText(modal)).to.equal(null);
    });
  });

  describe('events', () => {
    it('opens with a press on its button', async () => {
      const modal = await make();
      const seen = recordEvents(modal, 'lc-show', 'lc-after-show');
      await clickOn(part(modal, 'trigger'));
      await until(() => seen.length === 2);
      expect([isShown(modal), seen]).to.deep.equal([true, ['lc-show', 'lc-after-show']]);
    });

    it('has the focus when it is open, so that the next key follows a query that is set then', async () => {
      const modal = document.createElement('lc-search-modal');
      modal.addEventListener('lc-after-show', () => (modal.query = 'ar'));
      holdStill(modal);
      modal.show();
      const shown = oneEvent(modal, 'lc-after-show');
      await fixture(html`${modal}`);
      await shown;
      await type('y');
      expect(modal.query).to.equal('ary');
    });

    it('keeps what is typed while it opens', async () => {
      const late = document.createElement('div');
      let draw = () => {};
      Object.assign(late, {
        hasUpdated: false,
        updateComplete: new Promise<void>(resolve => (draw = resolve)),
      });
      const modal = await make({}, html`${late}`);
      const shown = oneEvent(modal, 'lc-after-show');
      modal.show();
      await until(() => isShown(modal));
      input(modal).focus();
      await type('s');
      draw();
      await shown;
      await type('t');
      expect(modal.query).to.equal('st');
    });

    it('sends the search text', async () => {
      const modal = await makeOpen();
      const queries: string[] = [];
      modal.parentElement!.addEventListener('lc-search', event => queries.push(event.detail.query));
      await type('ab');
      await press('Backspace');
      expect(queries).to.deep.equal(['a', 'ab', 'a']);
    });

    it('sends the clicked result, and hides', async () => {
      const modal = await makeOpen({results: PEOPLE});
      const chosen: SearchResult[] = [];
      const reasons = recordReasons(modal);
      modal.addEventListener('lc-select', event => chosen.push(event.detail.result));
      await clickOn(rows(modal)[1]!);
      expect([chosen[0] === PEOPLE[1], reasons, modal.open]).to.deep.equal([true, ['accept'], false]);
    });

    it('stays open when lc-select is canceled', async () => {
      const modal = await makeOpen({results: PAGES});
      const seen = recordEvents(modal, 'lc-navigate');
      modal.addEventListener('lc-select', event => event.preventDefault());
      await clickOn(rows(modal)[0]!);
      expect([modal.open, seen, location.hash === '#tables']).to.deep.equal([true, [], false]);
    });

    it('offers a link to the router', async () => {
      const modal = await makeOpen({results: PAGES});
      const hrefs: string[] = [];
      modal.addEventListener('lc-navigate', event => {
        event.preventDefault();
        hrefs.push(event.detail.href);
      });
      await clickOn(rows(modal)[0]!);
      expect([hrefs, location.hash === '#tables', modal.open]).to.deep.equal([['#tables'], false, false]);
    });

    it('follows the link if the router does not', async () => {
      const modal = await makeOpen({results: PAGES});
      await clickOn(rows(modal)[1]!);
      expect(location.hash).to.equal('#toasts');
    });

    it('leaves a click with Control to the browser', async () => {
      const modal = await makeOpen({results: PAGES});
      const seen = recordEvents(modal, 'lc-select', 'lc-navigate', 'lc-hide');
      modal.addEventListener('click', event => event.preventDefault());
      const init = {ctrlKey: true, bubbles: true, composed: true, cancelable: true};
      rows(modal)[0]!.dispatchEvent(new MouseEvent('click', init));
      expect([seen, modal.open]).to.deep.equal([[], true]);
    });

    it('keeps the focus in the field with a press on a result', async () => {
      const modal = await makeOpen({results: PEOPLE});
      modal.addEventListener('lc-select', event => event.preventDefault());
      await clickOn(rows(modal)[0]!);
      expect(modal.shadowRoot!.activeElement === input(modal)).to.equal(true);
    });
  });

  describe('keyboard', () => {
    it('starts in the field', async () => {
      const modal = await makeOpen();
      expect(modal.shadowRoot!.activeElement === input(modal)).to.equal(true);
    });

    it('activates the first result of the search text', async () => {
      const modal = await makeSearching();
      await type('stark');
      await modal.updateComplete;
      expect(activeText(modal)).to.equal('Arya Stark');
    });

    for (const [keys, text] of [
      [['ArrowDown'], 'Arya Stark'],
      [['ArrowDown', 'ArrowDown'], 'Robb Stark'],
      [['ArrowUp'], 'Brienne of Tarth'],
      [['ArrowUp', 'ArrowDown'], 'Arya Stark'],
      [['ArrowDown', 'ArrowUp'], 'Brienne of Tarth'],
    ] as const) {
      it(`moves to ${text} with ${keys.join(' and ')}`, async () => {
        const modal = await makeOpen({results: PEOPLE});
        for (const key of keys) await press(key);
        await modal.updateComplete;
        expect(activeText(modal)).to.equal(text);
      });
    }

    it('moves through groups in the order shown', async () => {
      const modal = await makeOpen({results: [PAGES[0]!, PAGES[2]!, PAGES[1]!]});
      await press('ArrowDown');
      await press('ArrowDown');
      await modal.updateComplete;
      expect(activeText(modal)).to.equal('Toasts');
    });

    it('keeps the active result when others arrive, also as new objects', async () => {
      const modal = await makeOpen({results: PEOPLE, query: 'a'});
      await press('ArrowDown');
      await modal.updateComplete;
      modal.results = [{text: 'Sansa Stark', value: 4}, ...PEOPLE.map(result => ({...result}))];
      await modal.updateComplete;
      expect(activeText(modal)).to.equal('Robb Stark');
    });

    it('has no active result once it is not listed, and Enter chooses none', async () => {
      const modal = await makeOpen({results: PEOPLE, query: 'a'});
      const seen = recordEvents(modal, 'lc-select');
      await press('ArrowDown');
      modal.results = [PEOPLE[0]!];
      await modal.updateComplete;
      await press('Enter');
      expect([activeText(modal), seen]).to.deep.equal([null, []]);
    });

    it('marks only the active result as selected', async () => {
      const modal = await makeOpen({results: PEOPLE});
      await press('ArrowDown');
      await modal.updateComplete;
      expect(rows(modal).map(({ariaSelected}) => ariaSelected)).to.deep.equal(['true', 'false', 'false']);
    });

    it('scrolls to the active result', async () => {
      const modal = await makeOpen({results: Array.from({length: 90}, (_, n) => ({text: `Row ${n}`}))});
      await press('ArrowUp');
      await modal.updateComplete;
      const list = part(modal, 'listbox').getBoundingClientRect();
      const {bottom} = rows(modal).at(-1)!.getBoundingClientRect();
      expect(bottom <= list.bottom + 1).to.equal(true);
    });

    it('chooses with Enter', async () => {
      const modal = await makeSearching();
      const chosen: unknown[] = [];
      modal.addEventListener('lc-select', event => chosen.push(event.detail.result.value));
      await type('robb');
      await modal.updateComplete;
      await press('Enter');
      expect([chosen, modal.open]).to.deep.equal([[2], false]);
    });

    it('follows a link with Enter', async () => {
      const modal = await makeOpen({results: PAGES});
      await press('ArrowUp');
      await modal.updateComplete;
      await press('Enter');
      expect([location.hash, modal.open]).to.deep.equal(['#data-table', false]);
    });

    it('chooses nothing with Enter if no result is active', async () => {
      const modal = await makeOpen({results: PEOPLE});
      const seen = recordEvents(modal, 'lc-select');
      await press('Enter');
      expect([seen, modal.open]).to.deep.equal([[], true]);
    });

    it('hides with one Escape, also with text in the field', async () => {
      const modal = await makeOpen();
      await type('arya');
      await press('Escape');
      expect([modal.open, modal.query]).to.deep.equal([false, 'arya']);
    });

    it('returns the focus to its button', async () => {
      const modal = await make();
      part(modal, 'trigger').focus();
      await press('Enter');
      await until(() => isShown(modal));
      await press('Escape');
      await modal.updateComplete;
      expect(modal.shadowRoot!.activeElement === part(modal, 'trigger')).to.equal(true);
    });

    it('moves with Tab from the field to the close button, and back to the field', async () => {
      const modal = await makeOpen({results: PAGES});
      await press('Tab');
      expect(modal.shadowRoot!.activeElement === part(modal, 'close-button')).to.equal(true);
      await press('Tab');
      expect(modal.shadowRoot!.activeElement === input(modal)).to.equal(true);
    });
  });

  describe('slots', () => {
    it('opens with a click on a slotted trigger', async () => {
      const modal = await make({}, html`<button slot="trigger">Find</button>`);
      await clickOn(modal.querySelector('button')!);
      await modal.updateComplete;
      expect(isShown(modal)).to.equal(true);
    });

    it('takes up no space without slotted content', async () => {
      const modal = await makeOpen();
      expect(part(modal, 'body').getClientRects()).to.have.length(0);
    });

    it('shows content that is added later', async () => {
      const modal = await makeOpen();
      modal.append(Object.assign(document.createElement('p'), {textContent: 'Arya'}));
      await until(() => part(modal, 'body').getClientRects().length === 1);
    });

    it('reaches slotted content with Tab', async () => {
      const modal = await makeOpen({}, html`<a href="#arya">Arya</a>`);
      await press('Tab');
      await press('Tab');
      expect(document.activeElement === modal.querySelector('a')).to.equal(true);
    });
  });
});
