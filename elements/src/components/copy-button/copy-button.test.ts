import {expect, fixture, html} from '@open-wc/testing';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {press} from '../../testing/keyboard.js';
import {clickOn, titleOver} from '../../testing/pointer.js';
import {expectFocus} from '../../testing/same-element.js';
import {until} from '../../testing/until.js';
import type {LcCopyButton} from './copy-button.define.js';
import './copy-button.define.js';

const {clipboard} = navigator;
let copied: string[];

/** Replaces the clipboard, which a test may not use in every browser. */
function useClipboard(writeText: ((text: string) => Promise<void>) | null): void {
  const value = writeText === null ? undefined : {writeText};
  Object.defineProperty(navigator, 'clipboard', {configurable: true, value});
}

const make = (attributes: Partial<LcCopyButton> = {}) =>
  fixture<LcCopyButton>(html`${Object.assign(document.createElement('lc-copy-button'), attributes)}`);

const inner = (element: LcCopyButton) => element.shadowRoot!.querySelector('button')!;
const textOf = (element: LcCopyButton) => inner(element).textContent.trim();
const status = (element: LcCopyButton) => element.shadowRoot!.querySelector('[role=status]')!.textContent;

describe('lc-copy-button', () => {
  beforeEach(() => {
    copied = [];
    useClipboard(text => {
      copied.push(text);
      return Promise.resolve();
    });
  });

  after(() => {
    Object.defineProperty(navigator, 'clipboard', {configurable: true, value: clipboard});
  });

  describe('accessibility', () => {
    const states: Record<string, Partial<LcCopyButton>> = {
      'by default': {},
      disabled: {disabled: true},
      'as an icon': {iconOnly: true, text: 'Copy the link'},
      primary: {variant: 'primary'},
      ghost: {variant: 'ghost', size: 'sm'},
    };
    for (const [title, attributes] of Object.entries(states))
      it(`is accessible ${title}, in light and dark`, async () => {
        await expectAccessible(await make({value: 'text', ...attributes}));
      });

    for (const variant of ['primary', 'secondary', 'ghost', 'danger'] as const)
      it(`is accessible after copying with the variant ${variant}`, async () => {
        const element = await make({value: 'text', variant});
        element.click();
        await until(() => textOf(element) === 'Copied');
        await expectAccessible(element);
      });

    it('says that it has copied, visibly and to screen readers', async () => {
      const element = await make({value: 'text'});
      const before = status(element);
      element.click();
      await until(() => status(element) !== '');
      expect([before, status(element), textOf(element)]).to.deep.equal(['', 'Copied', 'Copied']);
    });

    it('says that the browser refused, and then nothing while it copies again', async () => {
      useClipboard(() => Promise.reject(new Error('not allowed')));
      const element = await make({value: 'text'});
      element.click();
      await until(() => status(element) !== '');
      const seen = [status(element), textOf(element)];
      useClipboard(() => new Promise(() => {}));
      element.click();
      await element.updateComplete;
      expect([...seen, status(element), textOf(element)]).to.deep.equal([
        'Not copied',
        'Not copied',
        '',
        'Copy',
      ]);
    });

    it('has its text as its name and tooltip if it is an icon', async () => {
      const button = inner(await make({iconOnly: true, text: 'Copy the link'}));
      expect([button.ariaLabel, titleOver(button)]).to.deep.equal(['Copy the link', 'Copy the link']);
      expect(button.title).to.equal('');
    });

    it('uses the language of the page', async () => {
      const place = await fixture(html`<div lang="eo"><lc-copy-button value="x"></lc-copy-button></div>`);
      expect(textOf(place.querySelector('lc-copy-button')!)).to.equal('Copy');
    });
  });

  it('centers a text that wraps', async () => {
    const element = await make({text: 'Copy the number of the parcel'});
    element.style.inlineSize = '9rem';
    const lines = document.createRange();
    lines.selectNodeContents(element.shadowRoot!.querySelector('[part=content]')!);
    const middles = Array.from(lines.getClientRects(), ({left, width}) => left + width / 2);
    expect(middles.length).to.be.greaterThan(1);
    expect(Math.max(...middles)).to.be.closeTo(Math.min(...middles), 1);
  });

  describe('properties', () => {
    it('copies its value', async () => {
      (await make({value: '  a\nb ', variant: 'ghost'})).click();
      expect(copied).to.deep.equal(['  a\nb ']);
    });

    for (const [title, source] of [
      ['the text of an element', html`<pre id="source">npm install</pre>`],
      ['the value of a field', html`<input id="source" value="npm install" aria-label="Command" />`],
    ] as const)
      it(`copies ${title}`, async () => {
        const place = await fixture(
          html`<div>${source}<lc-copy-button from="source" value="other"></lc-copy-button></div>`,
        );
        place.querySelector('lc-copy-button')!.click();
        expect(copied).to.deep.equal(['npm install']);
      });

    it('warns about a missing element, and says that nothing was copied', async () => {
      const element = await make({from: 'nothing'});
      const warnings = await recordWarnings(async () => {
        element.click();
        await until(() => textOf(element) === 'Not copied');
      });
      expect([copied, warnings]).to.deep.equal([
        [],
        [
          '<lc-copy-button>: from must be the ID of an element in the same document or shadow root, not "nothing".',
        ],
      ]);
    });

    it('keeps its width when it has copied', async () => {
      const element = await make({value: 'text', text: 'Copy'});
      const before = element.offsetWidth;
      element.click();
      await until(() => textOf(element) === 'Copied');
      expect(element.offsetWidth).to.equal(before);
    });

    it('has the state copied, and its own text again after two seconds', async () => {
      const element = await make({value: 'text'});
      element.click();
      await until(() => element.matches(':state(copied)'));
      await until(() => textOf(element) === 'Copy');
      expect([element.matches(':state(copied)'), status(element)]).to.deep.equal([false, '']);
    });

    it('does not copy while it is disabled', async () => {
      (await make({value: 'text', disabled: true})).click();
      expect(copied).to.deep.equal([]);
    });
  });

  describe('events', () => {
    it('sends lc-after-copy with the text', async () => {
      const element = await make({value: 'text'});
      let detail: unknown;
      element.parentElement!.addEventListener('lc-after-copy', event => (detail = event.detail));
      element.click();
      await until(() => detail !== undefined);
      expect(detail).to.deep.equal({value: 'text'});
    });

    for (const [title, writeText, message] of [
      ['the browser refuses', () => Promise.reject(new Error('not allowed')), 'not allowed'],
      ['there is no clipboard', null, 'undefined'],
    ] as const)
      it(`sends lc-copy-error with the cause if ${title}`, async () => {
        useClipboard(writeText);
        const element = await make({value: 'text'});
        let cause: Error | undefined;
        element.addEventListener('lc-copy-error', event => (cause = event.detail.cause as Error));
        element.click();
        await until(() => cause !== undefined);
        expect(cause!.message).to.contain(message);
      });

    it('sends one click', async () => {
      const element = await make({value: 'text'});
      const seen = recordEvents(element, 'click');
      await clickOn(element);
      expect([seen, copied]).to.deep.equal([['click'], ['text']]);
    });
  });

  describe('keyboard', () => {
    for (const key of ['Enter', 'Space'])
      it(`copies with ${key}, and keeps the focus`, async () => {
        const element = await make({value: 'text'});
        element.focus();
        await press(key);
        await until(() => textOf(element) === 'Copied');
        expectFocus(element);
        expect(copied).to.deep.equal(['text']);
      });
  });
});
