import {aTimeout, expect, fixture, html, nextFrame} from '@open-wc/testing';
import {holdStill, isShown, opened, backdropPoint, recordReasons} from '../../testing/dialog-harness.js';
import {recordEvents} from '../../testing/events.js';
import {press, type} from '../../testing/keyboard.js';
import {dragBetween} from '../../testing/pointer.js';
import {until} from '../../testing/until.js';
import '../datalist/datalist.define.js';
import '../date-time-picker/date-time-picker.define.js';
import '../date-time-picker/calendar.define.js';
import '../file-upload/file-upload.define.js';
import '../select/select.define.js';
import type {LcModal} from './modal.define.js';
import './modal.define.js';

const OPTIONS = [
  {text: 'Hola', value: 'hola'},
  {text: 'Hello', value: 'hello'},
];

const CONTROLS = {
  select: html`<lc-select label="Greeting" .options=${OPTIONS}></lc-select>`,
  datalist: html`<lc-datalist label="Greeting" .options=${OPTIONS}></lc-datalist>`,
  'date-time-picker': html`<lc-date-time-picker label="Day"></lc-date-time-picker>`,
} as const;

/** An open modal with a focused control. */
async function setUp(name: keyof typeof CONTROLS) {
  const modal = await fixture<LcModal>(html`<lc-modal heading="Form">${CONTROLS[name]}</lc-modal>`);
  holdStill(modal);
  await opened(modal);
  const control = modal.querySelector<HTMLElement>(`lc-${name}`)!;
  const isPopupOpen = () => control.shadowRoot!.querySelector(':popover-open') !== null;
  return {modal, control, isPopupOpen};
}

/** A modal inside another one; both are open. */
async function setUpNested() {
  const outer = await fixture<LcModal>(html`
    <lc-modal heading="Outer">
      <button>Ask</button>
      <lc-modal heading="Inner"><p>Sure?</p></lc-modal>
    </lc-modal>
  `);
  const inner = outer.querySelector('lc-modal')!;
  holdStill(outer);
  await opened(outer);
  await opened(inner);
  return {outer, inner};
}

/** The browser closes a popup shortly after the key. */
const settle = () => nextFrame();

describe('lc-modal and popups inside it', () => {
  for (const name of ['datalist', 'date-time-picker'] as const) {
    it(`stays open with the first Escape while the popup of the ${name} is open`, async () => {
      const {modal, isPopupOpen} = await setUp(name);
      await press('ArrowDown');
      await until(isPopupOpen);
      await press('Escape');
      await until(() => !isPopupOpen());
      expect([modal.open, isShown(modal)]).to.deep.equal([true, true]);
    });

    it(`hides with the second Escape after the popup of the ${name}`, async () => {
      const {modal, isPopupOpen} = await setUp(name);
      await press('ArrowDown');
      await until(isPopupOpen);
      await press('Escape');
      await until(() => !isPopupOpen());
      await press('Escape');
      expect([modal.open, isShown(modal)]).to.deep.equal([false, false]);
    });

    it(`stays open with the press on the backdrop that closes the popup of the ${name}`, async () => {
      const {modal, isPopupOpen} = await setUp(name);
      await press('ArrowDown');
      await until(isPopupOpen);
      await dragBetween(backdropPoint(modal), backdropPoint(modal));
      expect([isPopupOpen(), modal.open]).to.deep.equal([false, true]);
    });
  }

  it('stays open while the list of a select is opened, used, and closed', async () => {
    const {modal, control} = await setUp('select');
    const seen = recordEvents(modal, 'lc-hide');
    control.focus();
    await press('ArrowDown');
    await settle();
    expect([modal.open, seen]).to.deep.equal([true, []]);
  });

  it('hides with Escape on a select with a closed list', async () => {
    const {modal} = await setUp('select');
    const reasons = recordReasons(modal);
    await press('Escape');
    expect([reasons, modal.open]).to.deep.equal([['escape'], false]);
  });

  it('stays open when a date is chosen', async () => {
    const {modal, control, isPopupOpen} = await setUp('date-time-picker');
    const seen = recordEvents(control, 'change');
    await press('ArrowDown');
    await until(isPopupOpen);
    await press('Enter');
    await until(() => !isPopupOpen());
    expect([seen, modal.open]).to.deep.equal([['change'], true]);
  });

  it('stays open when a suggestion is chosen', async () => {
    const {modal, control} = await setUp('datalist');
    await type('hel');
    await press('ArrowDown');
    await press('Enter');
    await settle();
    expect([(control as HTMLElement & {value: string}).value, modal.open]).to.deep.equal(['hello', true]);
  });

  it('stays open when the file dialog is canceled', async () => {
    const modal = await fixture<LcModal>(
      html`<lc-modal heading="File"><input type="file" aria-label="File" /></lc-modal>`,
    );
    await opened(modal);
    modal.querySelector('input')!.dispatchEvent(new Event('cancel', {bubbles: true}));
    expect(modal.open).to.equal(true);
  });

  it('stays open with the Escape that closes a popover of the app', async () => {
    const modal = await fixture<LcModal>(html`
      <lc-modal heading="Menu">
        <button>One</button>
        <div popover id="menu"><button>Item</button></div>
      </lc-modal>
    `);
    holdStill(modal);
    await opened(modal);
    const menu = modal.querySelector<HTMLElement>('#menu')!;
    // A key press, so that the browser knows that the user opened it.
    modal.querySelector('button')!.addEventListener('click', () => menu.showPopover());
    await press('Enter');
    await press('Escape');
    await until(() => !menu.matches(':popover-open'));
    expect(modal.open).to.equal(true);
  });

  describe('a modal inside', () => {
    it('hides alone with the first Escape', async () => {
      const {outer, inner} = await setUpNested();
      await press('Escape');
      expect([inner.open, outer.open, isShown(outer)]).to.deep.equal([false, true, true]);
    });

    it('hides alone with the first Escape if nothing is focused', async () => {
      const {outer, inner} = await setUpNested();
      (document.activeElement as HTMLElement).blur();
      await press('Escape');
      expect([inner.open, outer.open]).to.deep.equal([false, true]);
    });

    it('leaves the second Escape to the outer one', async () => {
      const {outer, inner} = await setUpNested();
      await press('Escape');
      await press('Escape');
      expect([inner.open, outer.open]).to.deep.equal([false, false]);
    });

    it('returns the focus to the outer one', async () => {
      const {outer, inner} = await setUpNested();
      inner.hide();
      await inner.updateComplete;
      expect(document.activeElement === outer.querySelector('button')).to.equal(true);
    });

    it('hides alone with a press on its backdrop', async () => {
      const {outer, inner} = await setUpNested();
      await dragBetween(backdropPoint(inner), backdropPoint(inner));
      expect([inner.open, outer.open]).to.deep.equal([false, true]);
    });

    it('does not send its events to the outer one', async () => {
      const {outer, inner} = await setUpNested();
      const seen = recordEvents(outer, 'lc-hide', 'lc-after-hide', 'lc-accept');
      inner.shadowRoot!.querySelector<HTMLElement>('[part=accept]')!.click();
      await inner.updateComplete;
      await settle();
      expect(seen).to.deep.equal([]);
    });

    it('keeps the page from scrolling until the outer one is closed', async () => {
      const {outer, inner} = await setUpNested();
      const overflow = () => getComputedStyle(document.documentElement).overflowY;
      inner.hide();
      await inner.updateComplete;
      expect(overflow()).to.equal('hidden');
      outer.hide();
      await outer.updateComplete;
      expect(overflow()).to.equal('visible');
    });

    it('hides with the outer one', async () => {
      const {outer, inner} = await setUpNested();
      const reasons = recordReasons(inner);
      outer.open = false;
      await outer.updateComplete;
      expect([isShown(inner), inner.open, reasons]).to.deep.equal([false, false, ['api']]);
    });

    it('handles its form alone', async () => {
      const outer = await fixture<LcModal>(html`
        <lc-modal heading="Outer">
          <lc-modal heading="Inner"
            ><form method="dialog"><button>Send</button></form></lc-modal
          >
        </lc-modal>
      `);
      const inner = outer.querySelector('lc-modal')!;
      await opened(outer);
      await opened(inner);
      inner.querySelector('button')!.click();
      await aTimeout(20);
      expect([inner.open, outer.open]).to.deep.equal([false, true]);
    });
  });
});
