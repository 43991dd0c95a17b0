import {expect, fixture, html} from '@open-wc/testing';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordEvents} from '../../testing/events.js';
import {press} from '../../testing/keyboard.js';
import {clickOn, dragAlong, pointOn} from '../../testing/pointer.js';
import {partOf} from '../../testing/toasts.js';
import {until} from '../../testing/until.js';
import type {LcToast} from './toast.define.js';
import './toast.define.js';

const make = (attributes: Partial<LcToast> = {}) => {
  const toast = Object.assign(document.createElement('lc-toast'), attributes);
  toast.append('Saved.');
  return fixture<LcToast>(html`${toast}`);
};

const base = (toast: LcToast) => partOf(toast, 'base')!;

/** A toast whose card is 200 px wide. */
const makeWide = (attributes: Partial<LcToast> = {}, dir = 'ltr') => {
  const toast = Object.assign(document.createElement('lc-toast'), attributes);
  toast.append('Saved.');
  toast.style.cssText = 'inline-size: 200px; margin-inline: 220px';
  return fixture<HTMLElement>(html`<div dir=${dir}>${toast}</div>`).then(async () => {
    await toast.updateComplete;
    return toast;
  });
};

/** Presses on an element, moves sideways, and lets go after `meanwhile`. */
async function drag(element: Element, offset: number, meanwhile: () => unknown = () => {}): Promise<void> {
  const [left, top] = await pointOn(element);
  await dragAlong(
    [
      [left, top],
      [left + Math.sign(offset) * 10, top],
      [left + offset, top],
    ],
    meanwhile,
  );
}

describe('lc-toast', () => {
  describe('accessibility', () => {
    for (const [state, attributes] of [
      ['of the default type', {}],
      ['of type success', {type: 'success'}],
      ['of type info', {type: 'info'}],
      ['of type warning', {type: 'warning'}],
      ['of type error', {type: 'error'}],
      ['while loading', {loading: true}],
      ['with an action', {action: {text: 'Undo', onClick: () => {}}}],
      ['with a time', {time: {duration: 5000, left: 2000, isRunning: false}}],
    ] as const) {
      it(`is accessible ${state}, in light and dark`, async () => {
        await expectAccessible(await make(attributes));
      });
    }

    for (const [type, text] of [
      ['success', 'Success'],
      ['info', 'Information'],
      ['warning', 'Warning'],
      ['error', 'Error'],
      ['default', ''],
    ] as const) {
      it(`says "${text}" in place of its icon for ${type}`, async () => {
        const toast = await make({type});
        expect(toast.shadowRoot!.getElementById('type')!.textContent).to.equal(text);
      });
    }

    it('names the button that closes it', async () => {
      expect(partOf(await make(), 'close')!.ariaLabel).to.equal('Close notification');
    });

    it('speaks Arabic where the page does', async () => {
      const place = await fixture(html`<div lang="ar" dir="rtl"><lc-toast type="error">خطأ</lc-toast></div>`);
      const toast = place.querySelector('lc-toast')!;
      const {ar, registerTranslation} = await import('../../core/localization/index.js');
      registerTranslation(ar);
      toast.requestUpdate();
      await toast.updateComplete;
      expect(partOf(toast, 'close')!.ariaLabel).to.equal('إغلاق الإشعار');
    });

    it('hides its time line from nobody who could hear it', async () => {
      const toast = await make({time: {duration: 5000, left: 2000, isRunning: true}});
      expect(partOf(toast, 'line')!.textContent).to.equal('');
    });
  });

  describe('properties', () => {
    it('shows an unknown type as default', async () => {
      const toast = await make({type: 'danger' as never});
      expect(partOf(toast, 'icon')!.querySelector('svg') === null).to.equal(false);
    });

    it('shows a ring in place of its icon while loading', async () => {
      const toast = await make({loading: true});
      expect(partOf(toast, 'icon')!.querySelector('.spinner') === null).to.equal(false);
    });

    it('reads how far it must be dragged from its attribute', async () => {
      const toast = await fixture<LcToast>(html`<lc-toast draggable-percent="40">Saved.</lc-toast>`);
      expect(toast.draggablePercent).to.equal(40);
    });

    it('must be dragged 80 % by default, also when the attribute is taken away', async () => {
      const toast = await fixture<LcToast>(html`<lc-toast draggable-percent="40">Saved.</lc-toast>`);
      toast.removeAttribute('draggable-percent');
      expect(toast.draggablePercent).to.equal(80);
    });

    it('has no line without a time', async () => {
      expect(partOf(await make(), 'line')).to.equal(null);
    });

    it('shows the time that is left', async () => {
      const toast = await make({time: {duration: 5000, left: 2000, isRunning: false}});
      const [animation] = partOf(toast, 'line')!.getAnimations();
      expect([animation!.currentTime, animation!.playState]).to.deep.equal([3000, 'paused']);
    });
  });

  describe('events', () => {
    it('sends lc-dismiss with the reason when its close button is pressed, and is hidden', async () => {
      const toast = await make();
      const reasons: string[] = [];
      toast.addEventListener('lc-dismiss', ({detail}) => reasons.push(detail.reason));
      await clickOn(partOf(toast, 'close')!);
      expect([reasons, toast.hidden]).to.deep.equal([['close-button'], true]);
    });

    it('stays when lc-dismiss is cancelled', async () => {
      const toast = await make();
      toast.addEventListener('lc-dismiss', event => event.preventDefault());
      await clickOn(partOf(toast, 'close')!);
      expect(toast.hidden).to.equal(false);
    });

    it('sends no lc-dismiss to its ancestors', async () => {
      const toast = await make();
      const seen = recordEvents(toast.parentElement!, 'lc-dismiss');
      await clickOn(partOf(toast, 'close')!);
      expect(seen).to.deep.equal([]);
    });

    it('calls its action and closes', async () => {
      let count = 0;
      const toast = await make({action: {text: 'Undo', onClick: () => (count += 1)}});
      const reasons: string[] = [];
      toast.addEventListener('lc-dismiss', ({detail}) => reasons.push(detail.reason));
      await clickOn(partOf(toast, 'action')!);
      expect([count, reasons]).to.deep.equal([1, ['action']]);
    });
  });

  describe('dragging', () => {
    for (const [side, offset] of [
      ['right', 170],
      ['left', -170],
    ] as const) {
      for (const dir of ['ltr', 'rtl']) {
        it(`closes past 80 % of its width to the ${side}, ${dir}`, async () => {
          const toast = await makeWide({}, dir);
          const reasons: string[] = [];
          toast.addEventListener('lc-dismiss', ({detail}) => reasons.push(detail.reason));
          await drag(base(toast), offset);
          expect(reasons).to.deep.equal(['drag']);
        });
      }
    }

    it('follows the pointer and fades', async () => {
      const toast = await makeWide();
      await drag(base(toast), 80, () => {
        expect(base(toast).style.translate).to.equal('80px');
        expect(Number(base(toast).style.opacity)).to.be.closeTo(0.5, 0.01);
      });
    });

    it('comes back in 0.2 s when it is let go before that', async () => {
      const toast = await makeWide();
      const seen = recordEvents(toast, 'lc-dismiss');
      const durations: unknown[] = [];
      // At once: on a busy machine the pointer's own journey takes longer.
      const look = () =>
        durations.push(
          ...base(toast)
            .getAnimations()
            .map(({effect}) => effect!.getTiming().duration),
        );
      addEventListener('pointerup', () => setTimeout(look), {once: true});
      await drag(base(toast), 120);
      expect([seen, durations, base(toast).style.translate]).to.deep.equal([[], [200], '']);
    });

    it('comes back when lc-dismiss is cancelled', async () => {
      const toast = await makeWide();
      toast.addEventListener('lc-dismiss', event => event.preventDefault());
      await drag(base(toast), 170);
      expect([toast.hidden, base(toast).style.opacity]).to.deep.equal([false, '']);
    });

    it('is no click on what was pressed', async () => {
      let count = 0;
      const toast = await makeWide({action: {text: 'Undo', onClick: () => (count += 1)}});
      await drag(partOf(toast, 'action')!, 60);
      expect([count, toast.hidden]).to.deep.equal([0, false]);
    });

    it('leaves the next click alone', async () => {
      let count = 0;
      const toast = await makeWide({action: {text: 'Undo', onClick: () => (count += 1)}});
      await drag(partOf(toast, 'action')!, 60);
      await until(() => base(toast).getAnimations().length === 0);
      await clickOn(partOf(toast, 'action')!);
      expect(count).to.equal(1);
    });

    it('stays in its place with 0 percent', async () => {
      const toast = await makeWide({draggablePercent: 0});
      await drag(base(toast), 170, () => expect(base(toast).style.translate).to.equal(''));
      expect(toast.hidden).to.equal(false);
    });

    it('leaves scrolling up and down to a finger', async () => {
      expect(getComputedStyle(base(await make())).touchAction).to.equal('pan-y');
    });

    it('leaves a field in it alone', async () => {
      const toast = await makeWide();
      toast.replaceChildren(document.createElement('input'));
      await drag(toast.querySelector('input')!, 60, () => expect(base(toast).style.translate).to.equal(''));
    });
  });

  describe('keyboard', () => {
    for (const key of ['Escape', 'Delete']) {
      it(`closes with ${key}`, async () => {
        const toast = await make();
        const reasons: string[] = [];
        toast.addEventListener('lc-dismiss', ({detail}) => reasons.push(detail.reason));
        toast.focus();
        await press(key);
        expect(reasons).to.deep.equal(['escape']);
      });
    }

    it('closes with Escape on its action', async () => {
      const toast = await make({action: {text: 'Undo', onClick: () => {}}});
      partOf(toast, 'action')!.focus();
      await press('Escape');
      expect(toast.hidden).to.equal(true);
    });

    it('leaves Delete to a field in it', async () => {
      const toast = await make();
      toast.replaceChildren(document.createElement('input'));
      toast.querySelector('input')!.focus();
      await press('Delete');
      expect(toast.hidden).to.equal(false);
    });

    it('is no tab stop itself, and its buttons are', async () => {
      const toast = await make();
      expect([base(toast).tabIndex, partOf(toast, 'close')!.tabIndex]).to.deep.equal([-1, 0]);
    });
  });

  describe('slots', () => {
    it('shows its message', async () => {
      const toast = await make();
      const slot = toast.shadowRoot!.querySelector('slot')!;
      expect(slot.assignedNodes().map(node => node.textContent)).to.deep.equal(['Saved.']);
    });
  });
});
