import {expect, fixture, html} from '@open-wc/testing';
import {registerTranslation} from '../../core/localization/index.js';
import {ar} from '../../core/localization/languages/ar.js';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {press} from '../../testing/keyboard.js';
import {clickOn} from '../../testing/pointer.js';
import {expectFocus} from '../../testing/same-element.js';
import {until} from '../../testing/until.js';
import type {CalloutVariant, LcCallout} from './callout.define.js';
import './callout.define.js';

const VARIANTS: readonly CalloutVariant[] = ['info', 'success', 'warning', 'danger', 'neutral'];

async function make(properties: Partial<LcCallout> = {}): Promise<LcCallout> {
  const callout = await fixture<LcCallout>(
    html`<lc-callout heading="Search is slow">We are working on it.</lc-callout>`,
  );
  Object.assign(callout, properties);
  await callout.updateComplete;
  return callout;
}

const find = (callout: LcCallout, selector: string) =>
  callout.shadowRoot!.querySelector<HTMLElement>(selector);
const base = (callout: LcCallout) => find(callout, '[part=base]')!;
const closeButton = (callout: LcCallout) => find(callout, '[part=close]')!;

describe('lc-callout', () => {
  describe('accessibility', () => {
    for (const variant of VARIANTS) {
      it(`is accessible with the variant ${variant}`, async () => {
        await expectAccessible(await make({variant, dismissible: true}));
      });
    }

    it('is a note, and no live region', async () => {
      expect(base(await make()).role).to.equal('note');
    });

    for (const [variant, role] of [
      ['info', 'status'],
      ['danger', 'alert'],
    ] as const) {
      it(`is a live region with the role ${role} if it is ${variant} and announced`, async () => {
        expect(base(await make({variant, announce: true})).role).to.equal(role);
      });
    }

    it('adds the content of a live region after the region', async () => {
      const callout = await make({open: false, announce: true});
      callout.open = true;
      await callout.updateComplete;
      const text = find(callout, '.text')!;
      expect([getComputedStyle(base(callout)).visibility, getComputedStyle(text).visibility]).to.deep.equal([
        'visible',
        'hidden',
      ]);
      await until(() => getComputedStyle(text).visibility === 'visible');
    });

    for (const [variant, word] of [
      ['info', 'Information'],
      ['success', 'Success'],
      ['warning', 'Warning'],
      ['danger', 'Error'],
    ] as const) {
      it(`says "${word}" if it is ${variant}`, async () => {
        expect(find(await make({variant}), '.visually-hidden')!.textContent).to.equal(word);
      });
    }

    it('says nothing about its meaning if it is neutral', async () => {
      expect(find(await make({variant: 'neutral'}), '.visually-hidden')).to.equal(null);
    });

    it('names its close button in the language of the page', async () => {
      registerTranslation(ar);
      expect(closeButton(await make({dismissible: true, lang: 'ar'})).ariaLabel).to.equal('إغلاق');
    });
  });

  describe('properties', () => {
    it('is open and has no close button by default', async () => {
      const callout = await make();
      expect([callout.open, callout.checkVisibility(), closeButton(callout)]).to.deep.equal([
        true,
        true,
        null,
      ]);
    });

    it('is closed with open="false"', async () => {
      const callout = await fixture<LcCallout>(html`<lc-callout open="false">Text</lc-callout>`);
      expect([callout.open, callout.checkVisibility()]).to.deep.equal([false, false]);
    });

    it('sends no events when open is set', async () => {
      const callout = await make();
      const events = recordEvents(callout, 'lc-show', 'lc-hide', 'lc-after-hide');
      callout.open = false;
      await callout.updateComplete;
      callout.open = true;
      await callout.updateComplete;
      expect(events).to.deep.equal([]);
    });

    it('has no heading without a text', async () => {
      expect(find(await make({heading: ''}), '[part=heading]')!.hidden).to.equal(true);
    });

    it('warns about an unknown variant and falls back to info', async () => {
      let callout!: LcCallout;
      const warnings = await recordWarnings(async () => (callout = await make({variant: 'loud' as never})));
      expect(warnings).to.deep.equal([
        '<lc-callout>: variant must be one of info, success, warning, danger, neutral, not "loud".',
      ]);
      expect(base(callout).classList.contains('info')).to.equal(true);
    });
  });

  describe('events', () => {
    it('sends lc-hide and lc-after-hide for its close button, with the reason', async () => {
      const callout = await make({dismissible: true});
      const events = recordEvents(callout, 'lc-hide', 'lc-after-hide');
      const reasons: string[] = [];
      callout.addEventListener('lc-hide', event => reasons.push(event.detail.reason));
      await clickOn(closeButton(callout));
      expect([events, reasons]).to.deep.equal([['lc-hide', 'lc-after-hide'], ['close-button']]);
      expect(callout.checkVisibility()).to.equal(false);
    });

    it('stays open if lc-hide is canceled', async () => {
      const callout = await make();
      callout.addEventListener('lc-hide', event => event.preventDefault());
      callout.hide();
      expect(callout.open).to.equal(true);
    });

    it('sends lc-show for show()', async () => {
      const callout = await make({open: false});
      const events = recordEvents(callout, 'lc-show');
      callout.show();
      callout.show();
      await callout.updateComplete;
      expect([events, callout.checkVisibility()]).to.deep.equal([['lc-show'], true]);
    });

    it('sends nothing for hide() if it is closed', async () => {
      const callout = await make({open: false});
      const events = recordEvents(callout, 'lc-hide', 'lc-after-hide');
      callout.hide();
      expect(events).to.deep.equal([]);
    });
  });

  describe('keyboard', () => {
    it('closes with Enter on its close button, and moves the focus to the content around it', async () => {
      const main = await fixture<HTMLElement>(
        html`<main><lc-callout dismissible>Search is slow.</lc-callout></main>`,
      );
      const callout = main.querySelector('lc-callout')!;
      closeButton(callout).focus();
      await press('Enter');
      expect(callout.open).to.equal(false);
      expectFocus(main);
    });
  });

  describe('slots', () => {
    it('shows the icon of the app', async () => {
      const callout = await fixture<LcCallout>(
        html`<lc-callout><svg slot="icon" viewBox="0 0 1 1"></svg>Text</lc-callout>`,
      );
      expect(find(callout, '[part=icon]')!.checkVisibility()).to.equal(false);
    });

    it('takes no space for empty slots', async () => {
      const callout = await fixture<LcCallout>(html`<lc-callout heading="Search is slow"></lc-callout>`);
      expect(['content', 'actions'].map(part => find(callout, `[part=${part}]`)!.hidden)).to.deep.equal([
        true,
        true,
      ]);
    });

    it('wraps long words in a narrow place', async () => {
      const callout = await make({heading: 'Donaudampfschifffahrtsgesellschaft', dismissible: true});
      callout.style.inlineSize = '12rem';
      expect(callout.scrollWidth).to.equal(callout.clientWidth);
    });
  });
});
