import {expect, oneEvent} from '@open-wc/testing';
import {
  backdropPoint,
  closedFor,
  isShown,
  opened,
  part,
  recordReasons,
} from '../../testing/dialog-harness.js';
import {recordEvents} from '../../testing/events.js';
import {makeOpen, makePage} from '../../testing/modal-fixture.js';
import {clickAt, clickOn, dragBetween, middleOf} from '../../testing/pointer.js';

const EVENTS = ['lc-show', 'lc-after-show', 'lc-hide', 'lc-after-hide', 'lc-accept', 'lc-cancel'] as const;

describe('lc-modal', () => {
  describe('events', () => {
    it('sends lc-show and lc-after-show for show(), with an animation', async () => {
      const {modal} = await makePage();
      modal.removeAttribute('style');
      const seen = recordEvents(modal, ...EVENTS);
      await opened(modal);
      expect(seen).to.deep.equal(['lc-show', 'lc-after-show']);
    });

    it('sends lc-hide and lc-after-hide for hide(), with an animation', async () => {
      const {modal} = await makeOpen();
      modal.removeAttribute('style');
      const seen = recordEvents(modal, ...EVENTS);
      await closedFor(modal, () => modal.hide());
      expect(seen).to.deep.equal(['lc-hide', 'lc-after-hide']);
    });

    it('sends neither lc-show nor lc-hide when open is set', async () => {
      const {modal} = await makePage();
      const seen = recordEvents(modal, 'lc-show', 'lc-hide');
      modal.open = true;
      await oneEvent(modal, 'lc-after-show');
      await closedFor(modal, () => (modal.open = false));
      expect(seen).to.deep.equal([]);
    });

    it('sends no event for show() while open and hide() while closed', async () => {
      const {modal} = await makePage();
      const seen = recordEvents(modal, ...EVENTS);
      modal.hide();
      await opened(modal);
      modal.show();
      await modal.updateComplete;
      expect(seen).to.deep.equal(['lc-show', 'lc-after-show']);
    });

    it('sends only lc-after-hide when it is closed during the opening animation', async () => {
      const {modal} = await makePage();
      modal.removeAttribute('style');
      const seen = recordEvents(modal, 'lc-after-show', 'lc-after-hide');
      modal.open = true;
      await modal.updateComplete;
      await closedFor(modal, () => (modal.open = false));
      expect(seen).to.deep.equal(['lc-after-hide']);
    });

    it('sends lc-after-hide without an animation', async () => {
      const {modal} = await makeOpen();
      const seen = recordEvents(modal, 'lc-after-hide');
      await closedFor(modal, () => modal.hide());
      expect(seen).to.deep.equal(['lc-after-hide']);
    });

    it('sends events that do not bubble', async () => {
      const {modal, page} = await makePage();
      const seen = recordEvents(page, ...EVENTS);
      await opened(modal);
      await closedFor(modal, () => part(modal, 'accept').click());
      expect(seen).to.deep.equal([]);
    });

    for (const [name, reason, before] of [
      ['close-button', 'close-button', []],
      ['cancel', 'cancel', ['lc-cancel']],
      ['accept', 'accept', ['lc-accept']],
    ] as const) {
      it(`hides with the reason ${reason}`, async () => {
        const {modal} = await makeOpen();
        const reasons = recordReasons(modal);
        const seen = recordEvents(modal, 'lc-cancel', 'lc-accept');
        await clickOn(part(modal, name));
        expect([reasons, seen]).to.deep.equal([[reason], before]);
      });
    }

    it('hides with the reason api', async () => {
      const {modal} = await makeOpen();
      const reasons = recordReasons(modal);
      modal.hide();
      expect(reasons).to.deep.equal(['api']);
    });

    it('hides with the reason passed to hide()', async () => {
      const {modal} = await makeOpen();
      const reasons = recordReasons(modal);
      modal.hide('accept');
      expect(reasons).to.deep.equal(['accept']);
    });

    it('stays open when lc-hide is canceled', async () => {
      const {modal} = await makeOpen();
      modal.addEventListener('lc-hide', event => event.preventDefault());
      await clickOn(part(modal, 'close-button'));
      expect([modal.open, isShown(modal)]).to.deep.equal([true, true]);
    });

    for (const type of ['lc-accept', 'lc-cancel'] as const) {
      it(`stays open when ${type} is canceled`, async () => {
        const {modal} = await makeOpen();
        const reasons = recordReasons(modal);
        modal.addEventListener(type, event => event.preventDefault());
        await clickOn(part(modal, type.slice(3)));
        expect([modal.open, reasons]).to.deep.equal([true, []]);
      });
    }

    it('accepts once when Accept is pressed twice in a row', async () => {
      const {modal} = await makeOpen();
      const seen = recordEvents(modal, 'lc-accept');
      part(modal, 'accept').click();
      part(modal, 'accept').click();
      expect(seen).to.deep.equal(['lc-accept']);
    });
  });

  describe('pointer', () => {
    it('hides with a press on the backdrop', async () => {
      const {modal} = await makeOpen();
      const reasons = recordReasons(modal);
      await dragBetween(backdropPoint(modal), backdropPoint(modal));
      expect(reasons).to.deep.equal(['backdrop']);
    });

    it('stays open with a press inside', async () => {
      const {modal} = await makeOpen();
      await clickOn(modal.querySelector('p')!);
      expect(modal.open).to.equal(true);
    });

    for (const [name, style] of [
      ['padding', 'padding: 40px'],
      ['border', 'border: 40px solid'],
    ])
      it(`stays open with a press on the ${name} of its dialog`, async () => {
        const {modal} = await makeOpen();
        const dialog = part(modal, 'dialog');
        dialog.style.cssText = style!;
        const {left, top} = dialog.getBoundingClientRect();
        await clickAt([Math.round(left + 20), Math.round(top + 20)]);
        expect(modal.open).to.equal(true);
      });

    it('stays open if a press starts inside and ends on the backdrop', async () => {
      const {modal} = await makeOpen();
      await dragBetween(middleOf(modal.querySelector('p')!), backdropPoint(modal));
      expect(modal.open).to.equal(true);
    });

    it('stays open if a press starts on the backdrop and ends inside', async () => {
      const {modal} = await makeOpen();
      await dragBetween(backdropPoint(modal), middleOf(modal.querySelector('p')!));
      expect(modal.open).to.equal(true);
    });
  });
});
