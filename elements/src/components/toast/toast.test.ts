import {expect, fixture, html} from '@open-wc/testing';
import {toastIcons} from '../../icons/icons.js';
import * as dragAway from '../../controllers/drag-away.controller.js';
import {dragCode} from '../../controllers/lazy-drag.js';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordEvents} from '../../testing/events.js';
import {press} from '../../testing/keyboard.js';
import {clickOn, dragAlong, pointOn} from '../../testing/pointer.js';
import {partOf} from '../../testing/toasts.js';
import {until} from '../../testing/until.js';
import type {LcToast} from './toast.define.js';
import './toast.define.js';
import {OUTSIDE, regionState} from '../toast-region/region-state.js';

const make = (attributes: Partial<LcToast> = {}) => {
  const toast = Object.assign(document.createElement('lc-toast'), attributes);
  toast.append('Saved.');
  return fixture<LcToast>(html`${toast}`);
};

/** What a region sets on a toast that closes automatically. */
const withTime = (isRunning: boolean) => ({
  [regionState]: {...OUTSIDE, time: {duration: 5000, left: 2000, isRunning}},
});

const base = (toast: LcToast) => partOf(toast, 'base')!;
const iconOf = (toast: LcToast) => partOf(toast, 'icon')!.querySelector('path')!.getAttribute('d');

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

/** Presses on an element, moves sideways, and releases after `meanwhile`. */
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

dragCode.provide(dragAway);

describe('lc-toast', () => {
  describe('accessibility', () => {
    for (const [state, attributes] of [
      ['of the default type', {}],
      ['of type success', {type: 'success'}],
      ['of type info', {type: 'info'}],
      ['of type warning', {type: 'warning'}],
      ['of type error', {type: 'error'}],
      ['with a heading', {heading: 'Invoice sent'}],
      ['while loading', {loading: true}],
      ['with an action', {action: {text: 'Undo', onClick: () => {}}}],
      ['with a time', withTime(false)],
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
      it(`has the text "${text}" for the icon of ${type}`, async () => {
        const toast = await make({type});
        const ids = partOf(toast, 'base')!.getAttribute('aria-labelledby')!.split(' ');
        const names = ids.map(id => toast.shadowRoot!.getElementById(id)!);
        expect(names.map(({id, textContent}) => (id === 'type' ? textContent : id))).to.deep.equal(
          text ? [text, 'message'] : ['message'],
        );
      });
    }

    it('labels the close button', async () => {
      expect(partOf(await make(), 'close')!.ariaLabel).to.equal('Close notification');
    });

    it('uses Arabic if the page is in Arabic', async () => {
      const place = await fixture(html`<div lang="ar" dir="rtl"><lc-toast type="error">خطأ</lc-toast></div>`);
      const toast = place.querySelector('lc-toast')!;
      const {registerTranslation} = await import('../../core/localization/index.js');
      const {ar} = await import('../../core/localization/languages/ar.js');
      registerTranslation(ar);
      toast.requestUpdate();
      await toast.updateComplete;
      expect(partOf(toast, 'close')!.ariaLabel).to.equal('إغلاق الإشعار');
    });

    it('keeps its time line out of the accessibility tree', async () => {
      const toast = await make(withTime(true));
      expect(partOf(toast, 'line')!.textContent).to.equal('');
    });
  });

  describe('properties', () => {
    it('shows an unknown type as default', async () => {
      const toast = await make({type: 'danger' as never});
      expect(iconOf(toast)).to.equal(toastIcons.default);
    });

    it('has a heading in the name of its card', async () => {
      const toast = await make({heading: 'Invoice sent'});
      const text = toast.shadowRoot!.getElementById('message')!;
      expect([partOf(toast, 'heading')!.textContent, text.contains(partOf(toast, 'heading'))]).to.deep.equal([
        'Invoice sent',
        true,
      ]);
    });

    for (const heading of ['', null, undefined]) {
      it(`has no heading with ${JSON.stringify(heading)}`, async () => {
        expect(partOf(await make({heading}), 'heading')).to.equal(null);
      });
    }

    it('shows its type with the icon alone', async () => {
      const [plain, error] = [await make(), await make({type: 'error'})];
      const colorsOf = (toast: LcToast, part: string) => {
        const {backgroundColor, borderColor} = getComputedStyle(partOf(toast, part)!);
        return [backgroundColor, borderColor].join();
      };
      expect(colorsOf(plain, 'base')).to.equal(colorsOf(error, 'base'));
      expect(colorsOf(plain, 'icon')).not.to.equal(colorsOf(error, 'icon'));
    });

    it('shows a spinner in place of its icon while loading', async () => {
      const toast = await make({loading: true});
      expect([iconOf(toast), partOf(toast, 'icon')!.classList.contains('spinner')]).to.deep.equal([
        toastIcons.loading,
        true,
      ]);
    });

    it('reads draggable-percent', async () => {
      const toast = await fixture<LcToast>(html`<lc-toast draggable-percent="40">Saved.</lc-toast>`);
      expect(toast.draggablePercent).to.equal(40);
    });

    it('must be dragged 80 % by default, also when the attribute is removed', async () => {
      const toast = await fixture<LcToast>(html`<lc-toast draggable-percent="40">Saved.</lc-toast>`);
      toast.removeAttribute('draggable-percent');
      expect(toast.draggablePercent).to.equal(80);
    });

    it('has no properties by which an app could set its time or its animations', async () => {
      const toast = await make({time: 'soon', entering: 500, leaving: true, onDismiss: 'close'} as object);
      partOf(toast, 'close')!.click();
      expect([
        toast.hidden,
        partOf(toast, 'line'),
        toast.getAnimations({subtree: true}).length,
      ]).to.deep.equal([true, null, 0]);
    });

    it('has no time line without a time', async () => {
      expect(partOf(await make(), 'line')).to.equal(null);
    });

    it('shows the remaining time', async () => {
      const toast = await make(withTime(false));
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

    it('stays open when lc-dismiss is canceled', async () => {
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

    it('snaps back in 0.2 s if released earlier', async () => {
      const toast = await makeWide();
      const seen = recordEvents(toast, 'lc-dismiss');
      const durations: unknown[] = [];
      // Immediately, because moving the pointer takes longer on a busy machine.
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

    it('snaps back when lc-dismiss is canceled', async () => {
      const toast = await makeWide();
      toast.addEventListener('lc-dismiss', event => event.preventDefault());
      await drag(base(toast), 170);
      expect([toast.hidden, base(toast).style.opacity]).to.deep.equal([false, '']);
    });

    it('does not click the pressed element', async () => {
      let count = 0;
      const toast = await makeWide({action: {text: 'Undo', onClick: () => (count += 1)}});
      await drag(partOf(toast, 'action')!, 60);
      expect([count, toast.hidden]).to.deep.equal([0, false]);
    });

    it('does not cancel the next click', async () => {
      let count = 0;
      const toast = await makeWide({action: {text: 'Undo', onClick: () => (count += 1)}});
      await drag(partOf(toast, 'action')!, 60);
      await until(() => base(toast).getAnimations().length === 0);
      await clickOn(partOf(toast, 'action')!);
      expect(count).to.equal(1);
    });

    it('stays in place with 0 percent', async () => {
      const toast = await makeWide({draggablePercent: 0});
      await drag(base(toast), 170, () => expect(base(toast).style.translate).to.equal(''));
      expect(toast.hidden).to.equal(false);
    });

    it('lets a finger scroll vertically', async () => {
      expect(getComputedStyle(base(await make())).touchAction).to.equal('pan-y');
    });

    it('does not drag from a field inside', async () => {
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

    it('leaves Delete to a field inside', async () => {
      const toast = await make();
      toast.replaceChildren(document.createElement('input'));
      toast.querySelector('input')!.focus();
      await press('Delete');
      expect(toast.hidden).to.equal(false);
    });

    it('is not a tab stop, but its buttons are', async () => {
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
