import {expect, fixture, html} from '@open-wc/testing';
import type {LcElement} from './base/lc-element.js';
import './components/date-time-picker/typed-dates.define.js';
import './components/file-upload/multiple-files.define.js';
import './components/search-modal/command-palette.define.js';
import './components/menu/popups.define.js';
import './components/select/select-list.define.js';
import './components/table/features/columns/columns.define.js';
import './components/text-input/password.define.js';
import './index.js';
import {holdStill, part} from './testing/dialog-harness.js';
import {elementClasses, tagOf} from './testing/element-classes.js';
import {until} from './testing/until.js';

const COLUMNS = [{field: 'name', label: 'Name', width: 100}];

/** What a module adds to an element, with its styles. */
const FEATURES: readonly (readonly [name: string, tag: string, properties: object])[] = [
  ['passwords that can be shown', 'lc-text-input', {type: 'password', reveal: true}],
  ['selects with their own list', 'lc-select', {searchable: true}],
  ['date pickers for typed dates', 'lc-date-time-picker', {typeable: true}],
  ['lists of files', 'lc-file-upload', {multiple: true}],
  ['command palettes', 'lc-search-modal', {entries: [{text: 'Run', run: () => undefined}]}],
  ['tables with columns', 'lc-data-table', {columns: COLUMNS, rows: [{name: 'Ann'}]}],
];

/** The documents of a test. What is in one stays connected when its frame is gone, and would warn in another test. */
const documents: Document[] = [];

/** The document of an iframe in the page. */
async function makeDocument(): Promise<Document> {
  const frame = await fixture<HTMLIFrameElement>(html`<iframe title="Other"></iframe>`);
  // Firefox puts another document in its place once it has loaded.
  await until(() => frame.contentDocument?.readyState === 'complete');
  const made = frame.contentDocument!;
  documents.push(made);
  made.body.focus();
  return made;
}

/** The rules of the style sheets of an element, as the browser reads them. */
const rulesOf = (element: Element) =>
  element.shadowRoot!.adoptedStyleSheets.flatMap(({cssRules}) => [...cssRules]).map(({cssText}) => cssText);

describe('in another document', () => {
  afterEach(() => {
    for (const {body} of documents.splice(0)) body.replaceChildren();
  });

  for (const tag of elementClasses.map(tagOf)) {
    it(`${tag} keeps its styles when it is moved there and back`, async () => {
      const element = await fixture<LcElement>(html`${document.createElement(tag)}`);
      const before = rulesOf(element);
      const home = element.parentElement!;
      (await makeDocument()).body.append(element);
      const there = rulesOf(element);
      home.append(element);
      expect(before.length).to.be.greaterThan(0);
      expect([there, rulesOf(element)]).to.deep.equal([before, before]);
    });

    it(`${tag} has its styles when it renders there first`, async () => {
      const home = await fixture<LcElement>(html`${document.createElement(tag)}`);
      const element = document.createElement(tag) as LcElement;
      (await makeDocument()).body.append(element);
      await element.updateComplete;
      expect(rulesOf(element)).to.deep.equal(rulesOf(home));
    });
  }

  for (const [name, tag, properties] of FEATURES) {
    it(`${name} keep their styles when they are moved there and back`, async () => {
      const element = document.createElement(tag) as LcElement;
      Object.assign(element, {label: 'Field', ...properties});
      const own = element.constructor as typeof LcElement;
      const home = await fixture(html`<div>${element}</div>`);
      await element.updateComplete;
      const before = rulesOf(element);
      (await makeDocument()).body.append(element);
      await element.updateComplete;
      const there = rulesOf(element);
      home.append(element);
      expect(element.shadowRoot!.adoptedStyleSheets.length).to.be.greaterThan(own.elementStyles.length);
      expect([there, rulesOf(element)]).to.deep.equal([before, before]);
    });
  }

  it('updates a table whose document has lost its window', async () => {
    const frame = await fixture<HTMLIFrameElement>(html`<iframe title="Other"></iframe>`);
    await until(() => frame.contentDocument?.readyState === 'complete');
    const table = Object.assign(document.createElement('lc-data-table'), {
      columns: COLUMNS,
      rows: [{name: 'Ann'}],
    });
    frame.contentDocument!.body.append(table);
    await table.updateComplete;
    frame.remove();
    table.columns = [{field: 'name', label: 'Full name', width: 200}];
    await table.updateComplete;
    expect(table.shadowRoot!.textContent).to.contain('Full name');
  });

  it('shares the style sheets of a document among its elements', async () => {
    const {body} = await makeDocument();
    const [one, two] = [document.createElement('lc-button'), document.createElement('lc-button')];
    body.append(one, two);
    const isSame = one.shadowRoot!.adoptedStyleSheets.every(
      (sheet, index) => sheet === two.shadowRoot!.adoptedStyleSheets[index],
    );
    expect(isSame).to.equal(true);
  });

  it('takes elements into a document without a window, and styles them when they leave it', async () => {
    const element = document.createElement('lc-button');
    document.implementation.createHTMLDocument().body.append(element);
    await element.updateComplete;
    await fixture(html`${element}`);
    expect(rulesOf(element).length).to.be.greaterThan(0);
  });

  it('styles the elements inside a modal, and opens and closes it', async () => {
    const page = await makeDocument();
    const modal = Object.assign(document.createElement('lc-modal'), {heading: 'Hello', open: true});
    holdStill(modal);
    page.body.append(modal);
    await modal.updateComplete;
    const accept = part(modal, 'accept');
    await until(() => accept.shadowRoot?.querySelector('button') !== undefined);
    const {backgroundColor} = page.defaultView!.getComputedStyle(part(accept, 'base'));
    expect(backgroundColor).to.not.equal('rgba(0, 0, 0, 0)');
    expect(part(modal, 'dialog').matches(':modal')).to.equal(true);
    const Key = page.defaultView!.KeyboardEvent;
    page.body.dispatchEvent(new Key('keydown', {key: 'Escape', bubbles: true, composed: true}));
    expect(modal.open).to.equal(false);
  });

  it('gives the focus back to what opened a modal', async () => {
    const page = await makeDocument();
    const opener = page.createElement('button');
    const modal = Object.assign(document.createElement('lc-modal'), {heading: 'Hello'});
    holdStill(modal);
    page.body.append(opener, modal);
    await modal.updateComplete;
    opener.focus();
    modal.show();
    await modal.updateComplete;
    await until(() => page.activeElement === modal);
    modal.hide();
    await modal.updateComplete;
    expect(page.activeElement === opener).to.equal(true);
  });

  it('opens the popup of a date picker, styled, and closes it at a press elsewhere', async () => {
    const page = await makeDocument();
    const picker = document.createElement('lc-date-time-picker');
    page.body.append(picker);
    await picker.updateComplete;
    picker.showPicker();
    await picker.updateComplete;
    const popup = picker.shadowRoot!.querySelector<HTMLElement>('[popover]')!;
    const {position} = page.defaultView!.getComputedStyle(popup);
    const wasOpen = popup.matches(':popover-open');
    page.body.dispatchEvent(new page.defaultView!.PointerEvent('pointerdown', {bubbles: true}));
    expect([position, wasOpen, popup.matches(':popover-open')]).to.deep.equal(['fixed', true, false]);
  });
});
