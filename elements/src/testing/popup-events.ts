import {expect, fixture, html} from '@open-wc/testing';
import type {FormControlElement} from '../base/form-control-element.js';
import {recordEvents} from './events.js';
import {press} from './keyboard.js';
import {clickOn} from './pointer.js';

/** What the contract needs to know about a control with a popup. */
interface PopupContract<Control extends FormControlElement> {
  /** Returns a control whose popup can be opened. */
  make: () => Control;
  /** The key that opens the popup while the control is focused. */
  openKey: string;
  /** The keys of a selection that closes the popup. */
  chooseKeys: readonly string[];
  /** The element that opens and closes the popup when clicked. */
  toggle: (control: Control) => Element;
}

const EVENTS = ['lc-show', 'lc-after-show', 'lc-hide', 'lc-after-hide'] as const;

/** The contract of a popup's events. It defines its cases in the calling test file. */
export function testPopupEvents<Control extends FormControlElement>(contract: PopupContract<Control>): void {
  const isOpen = (control: Control) =>
    control.shadowRoot!.querySelector('[popover]')!.matches(':popover-open');

  /** A focused control between two other elements, with the popup open or closed. */
  async function setUp({open}: {open: boolean}) {
    const control = contract.make();
    const page = await fixture(
      html`<div>
        <p>Before</p>
        ${control}<button>After</button>
      </div>`,
    );
    control.focus();
    if (open) await pressIn(control, contract.openKey);
    const reasons: string[] = [];
    control.addEventListener('lc-hide', event => reasons.push(event.detail.reason));
    return {control, page, reasons, seen: recordEvents(control, ...EVENTS)};
  }

  async function pressIn(control: Control, ...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await press(key);
      await control.updateComplete;
    }
    // Waits for what follows the update.
    await control.updateComplete;
  }

  describe('popup events', () => {
    it('report that the popup opens and is open', async () => {
      const {control, seen} = await setUp({open: false});
      await pressIn(control, contract.openKey);
      expect([seen, isOpen(control)]).to.deep.equal([['lc-show', 'lc-after-show'], true]);
    });

    it('report that the popup closes and is closed', async () => {
      const {control, seen} = await setUp({open: true});
      await pressIn(control, 'Escape');
      expect([seen, isOpen(control)]).to.deep.equal([['lc-hide', 'lc-after-hide'], false]);
    });

    it('do not bubble', async () => {
      const {control, page} = await setUp({open: false});
      const reached = recordEvents(page, ...EVENTS);
      await pressIn(control, contract.openKey, 'Escape');
      expect(reached).to.deep.equal([]);
    });

    it('report Escape', async () => {
      const {control, reasons} = await setUp({open: true});
      await pressIn(control, 'Escape');
      expect(reasons).to.deep.equal(['escape']);
    });

    it('report a selection', async () => {
      const {control, reasons} = await setUp({open: true});
      await pressIn(control, ...contract.chooseKeys);
      expect(reasons).to.deep.equal(['select']);
    });

    it('report a click on the toggle', async () => {
      const {control, reasons} = await setUp({open: true});
      await clickOn(contract.toggle(control));
      expect(reasons).to.deep.equal(['toggle']);
    });

    it('report a press outside', async () => {
      const {page, reasons} = await setUp({open: true});
      await clickOn(page.querySelector('p')!);
      expect(reasons).to.deep.equal(['outside']);
    });

    it('report that the focus has left', async () => {
      const {page, reasons} = await setUp({open: true});
      page.querySelector<HTMLElement>(':scope > button')!.focus();
      expect(reasons).to.deep.equal(['blur']);
    });

    it('can keep the popup open', async () => {
      const {control, seen} = await setUp({open: true});
      control.addEventListener('lc-hide', event => event.preventDefault());
      await pressIn(control, 'Escape');
      expect([seen, isOpen(control)]).to.deep.equal([['lc-hide'], true]);
    });

    it('are not sent when the control is disabled, which closes the popup', async () => {
      const {control, seen} = await setUp({open: true});
      control.disabled = true;
      await control.updateComplete;
      expect([seen, isOpen(control)]).to.deep.equal([[], false]);
    });

    it('are not sent when the control is removed', async () => {
      const {control, seen} = await setUp({open: true});
      control.remove();
      await control.updateComplete;
      expect(seen).to.deep.equal([]);
    });
  });
}
