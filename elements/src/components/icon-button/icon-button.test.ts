import {expect, fixture, html} from '@open-wc/testing';
import {sendMouse} from '@web/test-runner-commands';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {endGracePeriods} from '../../testing/grace-period.js';
import {press} from '../../testing/keyboard.js';
import {clickOn, middleOf, titleOver} from '../../testing/pointer.js';
import {until} from '../../testing/until.js';
import '../tooltip/tooltip.define.js';
import type {LcIconButton} from './icon-button.define.js';
import './icon-button.define.js';

const base = (button: LcIconButton) => button.shadowRoot!.querySelector<HTMLElement>('[part=base]')!;

const titleOf = (button: LcIconButton) => base(button).querySelector('span')!.title;

const make = (attributes: Partial<LcIconButton> = {}) => {
  const button = Object.assign(document.createElement('lc-icon-button'), {text: 'Close'}, attributes);
  button.innerHTML = '<svg viewBox="0 0 16 16"><path d="M2 2l12 12M14 2L2 14" stroke="currentColor" /></svg>';
  return fixture<LcIconButton>(html`${button}`);
};

describe('lc-icon-button', () => {
  describe('accessibility', () => {
    for (const [state, attributes] of [
      ['as ghost', {}],
      ['as primary', {variant: 'primary'}],
      ['as secondary', {variant: 'secondary'}],
      ['as danger', {variant: 'danger'}],
      ['round', {round: true}],
      ['disabled', {disabled: true}],
      ['loading', {loading: true}],
      ['as a link', {href: '#there'}],
    ] as const) {
      it(`is accessible ${state}, in light and dark`, async () => {
        await expectAccessible(await make(attributes));
      });
    }

    it('is named by its text', async () => {
      expect(base(await make()).ariaLabel).to.equal('Close');
    });

    it('is named by its text as a link', async () => {
      expect(base(await make({href: '#there'})).ariaLabel).to.equal('Close');
    });

    it('has the tooltip of the browser until it is used', async () => {
      const button = base(await make());
      expect(titleOver(button)).to.equal('Close');
      expect(button.title).to.equal('');
    });
  });

  describe('tooltip', () => {
    const tooltip = (button: LcIconButton) => button.shadowRoot!.querySelector('lc-tooltip');
    const isOpen = (button: LcIconButton) =>
      tooltip(button)?.shadowRoot?.querySelector('[part=popup]')?.matches(':popover-open') ?? false;

    it('shows its text on hover', async () => {
      const button = await make();
      await sendMouse({type: 'move', position: middleOf(button)});
      await until(() => isOpen(button));
      expect([tooltip(button)!.textContent, titleOf(button)]).to.deep.equal(['Close', '']);
    });

    it('shows its text when the keyboard reaches it', async () => {
      const button = await make();
      await press('Tab');
      await until(() => isOpen(button));
      expect(base(button).ariaLabel).to.equal('Close');
    });

    it('follows its text', async () => {
      const button = await make();
      await press('Tab');
      await until(() => isOpen(button));
      button.text = 'Open';
      await button.updateComplete;
      await until(() => base(button).ariaLabel === 'Open');
      expect([tooltip(button)!.textContent, titleOf(button)]).to.deep.equal(['Open', '']);
    });

    it('leaves it to a tooltip of the app', async () => {
      const button = await make({id: 'close'});
      const own = Object.assign(document.createElement('lc-tooltip'), {
        for: 'close',
        textContent: 'Ends the call',
      });
      button.after(own);
      await until(() => titleOf(button) === '');
      await press('Tab');
      await until(() => own.shadowRoot!.querySelector('[part=popup]')!.matches(':popover-open'));
      expect(tooltip(button)).to.equal(null);
    });

    it('comes again when the button becomes a link', async () => {
      const button = await make();
      await press('Tab');
      await until(() => isOpen(button));
      button.href = '#there';
      await button.updateComplete;
      await sendMouse({type: 'move', position: [0, innerHeight - 1]});
      await sendMouse({type: 'move', position: middleOf(button)});
      await until(() => isOpen(button));
      expect(titleOf(button)).to.equal('');
    });
  });

  describe('properties', () => {
    it('warns when its text is missing', async () => {
      const warnings = await recordWarnings(() => endGracePeriods(() => make({text: ''})));
      expect(warnings).to.deep.equal([
        '<lc-icon-button>: text is missing; it names the button for screen readers.',
      ]);
    });

    it('is a ghost button by default', async () => {
      expect((await make()).variant).to.equal('ghost');
    });

    it('has its default variant again when the attribute is removed', async () => {
      const button = await fixture<LcIconButton>(
        html`<lc-icon-button text="Close" variant="primary"></lc-icon-button>`,
      );
      button.removeAttribute('variant');
      expect(button.variant).to.equal('ghost');
    });

    it('is square', async () => {
      const {width, height} = base(await make()).getBoundingClientRect();
      expect(width).to.equal(height);
    });
  });

  describe('events', () => {
    it('sends one click for a press with the pointer', async () => {
      const button = await make();
      const seen = recordEvents(button, 'click');
      await clickOn(button);
      expect(seen).to.deep.equal(['click']);
    });

    it('sends no click while disabled', async () => {
      const button = await make({disabled: true});
      const seen = recordEvents(button, 'click');
      await clickOn(button);
      expect(seen).to.deep.equal([]);
    });
  });

  describe('keyboard', () => {
    for (const key of ['Enter', 'Space']) {
      it(`sends one click with ${key}`, async () => {
        const button = await make();
        const seen = recordEvents(button, 'click');
        button.focus();
        await press(key);
        expect(seen).to.deep.equal(['click']);
      });
    }
  });

  describe('slots', () => {
    it('shows its icon', async () => {
      const slot = (await make()).shadowRoot!.querySelector('slot')!;
      expect(slot.assignedElements().map(icon => icon.localName)).to.deep.equal(['svg']);
    });
  });
});
