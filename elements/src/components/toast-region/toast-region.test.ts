import {aTimeout, expect, fixture, html, nextFrame} from '@open-wc/testing';
import {sendMouse} from '@web/test-runner-commands';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordWarnings} from '../../testing/events.js';
import {press} from '../../testing/keyboard.js';
import {clickOn, dragAlong} from '../../testing/pointer.js';
import {
  activeRegion,
  clearToasts,
  movePointerAway,
  partOf,
  shownMessages,
  shownToasts,
  spoken,
  untilSpoken,
} from '../../testing/toasts.js';
import {expectSame} from '../../testing/same-element.js';
import {until} from '../../testing/until.js';
import {regionState} from './region-state.js';
import type {ToastPosition} from '../../core/toast/index.js';
import {enterTopLayer} from '../../dom/top-layer.js';
import '../navbar/navbar.define.js';
import {toast} from '../toast/toast.define.js';
import type {LcToast} from '../toast/toast.js';
import type {LcToastRegion, ToastMissedDetail} from './toast-region.define.js';
import {toastCenter} from './toast-center.js';

const layer = (region: LcToastRegion) => region.shadowRoot!.querySelector<HTMLElement>('[part=base]')!;
const isOpen = (region: LcToastRegion) => layer(region).matches(':popover-open');

/** A region whose toasts stay open: on a busy machine, axe takes longer than five seconds. */
const staying = html`<lc-toast-region auto-close="3600000"></lc-toast-region>`;

const setUp = (template = staying) => fixture<LcToastRegion>(template);

describe('lc-toast-region', () => {
  afterEach(clearToasts);

  describe('accessibility', () => {
    it('is accessible with toasts of every type, in light and dark', async () => {
      const region = await setUp();
      for (const type of ['default', 'success', 'info', 'warning', 'error'] as const)
        toast(`A message of type ${type}`, {type});
      await shownToasts();
      await expectAccessible(region);
    });

    it('has its live regions, empty, before the first toast', async () => {
      await setUp();
      expect([spoken('status'), spoken('alert')]).to.deep.equal([[], []]);
    });

    it('is a landmark with its key in the name', async () => {
      const region = await setUp();
      expect([layer(region).localName, layer(region).ariaLabel]).to.deep.equal([
        'section',
        'Notifications, F8',
      ]);
    });

    it('announces a toast politely', async () => {
      await setUp();
      toast.success('Saved.');
      await untilSpoken('status', 'Success: Saved.');
      expect(spoken('alert')).to.deep.equal([]);
    });

    it('announces an error assertively', async () => {
      await setUp();
      toast.error('It failed.');
      await untilSpoken('alert', 'Error: It failed.');
      expect(spoken('status')).to.deep.equal([]);
    });

    it('announces each of several toasts', async () => {
      await setUp();
      toast('One.');
      toast('Two.');
      await untilSpoken('status', 'Two.');
      expect(spoken('status')).to.deep.equal(['One.', 'Two.']);
    });

    it('announces how to reach an action', async () => {
      await setUp();
      toast('Moved.', {action: {text: 'Undo', onClick: () => {}}});
      await untilSpoken('status', 'Moved. Button: Undo. Press F8 to reach it.');
    });

    for (const [heading, message, text] of [
      ['Invoice sent', 'Ada gets a copy.', 'Success: Invoice sent. Ada gets a copy.'],
      ['Sent?', 'Not yet.', 'Success: Sent? Not yet.'],
      ['Invoice sent', '', 'Success: Invoice sent'],
    ] as const) {
      it(`announces the heading "${heading}" before "${message}"`, async () => {
        await setUp();
        toast.success(message, {heading});
        await untilSpoken('status', text);
      });
    }

    it('announces a new heading', async () => {
      await setUp();
      const sending = toast('Invoice 12.', {heading: 'Sending'});
      await untilSpoken('status', 'Sending. Invoice 12.');
      sending.update({heading: 'Sent'});
      await untilSpoken('status', 'Sent. Invoice 12.');
    });

    it('announces the text of a node', async () => {
      await setUp();
      const node = document.createElement('p');
      node.append('Saved as ', document.createElement('b'));
      node.querySelector('b')!.append('draft');
      toast(node);
      await untilSpoken('status', 'Saved as draft');
    });

    it('announces an update with a different message', async () => {
      await setUp();
      const saving = toast('Saving.');
      await untilSpoken('status', 'Saving.');
      saving.update({message: 'Saved.'});
      await untilSpoken('status', 'Saved.');
    });

    it('keeps its live regions in place', async () => {
      const region = await setUp();
      const live = region.shadowRoot!.querySelector('[role=status]');
      toast('One.');
      await untilSpoken('status', 'One.');
      expect(live === region.shadowRoot!.querySelector('[role=status]')).to.equal(true);
    });
  });

  describe('properties', () => {
    it('reads its attributes', async () => {
      const {position, limit, autoClose, hotkey} = await setUp(
        html`<lc-toast-region
          position="bottom-left"
          limit="2"
          auto-close="2000"
          hotkey="F9"
        ></lc-toast-region>`,
      );
      expect([position, limit, autoClose, hotkey]).to.deep.equal(['bottom-left', 2, 2000, 'F9']);
    });

    it('reads auto-close="false"', async () => {
      const region = await setUp(html`<lc-toast-region auto-close="false"></lc-toast-region>`);
      expect(region.autoClose).to.equal(false);
    });

    it('applies its position and its time to toasts', async () => {
      await setUp(html`<lc-toast-region position="bottom-left" auto-close="2000"></lc-toast-region>`);
      toast('One.');
      const [one] = await shownToasts();
      expect([one!.slot, one![regionState].time?.duration]).to.deep.equal(['bottom-left', 2000]);
    });

    it('queues toasts beyond its limit', async () => {
      await setUp(html`<lc-toast-region limit="1"></lc-toast-region>`);
      const one = toast('One.');
      toast('Two.');
      expect(await shownMessages()).to.deep.equal(['One.']);
      one.dismiss();
      expect(await shownMessages()).to.deep.equal(['Two.']);
    });

    for (const [name, value, warning] of [
      ['position', 'middle', 'position must be one of top-right,'],
      ['limit', 0, 'limit must be a whole number of at least 1.'],
      ['autoClose', -1, 'autoClose must be a number of milliseconds above 0, or false.'],
    ] as const) {
      it(`warns about an invalid ${name} and uses the default`, async () => {
        const region = await setUp(html`<lc-toast-region></lc-toast-region>`);
        const warnings = await recordWarnings(async () => {
          Object.assign(region, {[name]: value});
          await region.updateComplete;
        });
        expect(warnings[0]).to.contain(warning);
        expect(region.defaults).to.deep.equal({position: 'top-right', autoClose: 5000, limit: 5});
      });
    }

    for (const position of [
      'top-right',
      'top-center',
      'top-left',
      'bottom-right',
      'bottom-center',
      'bottom-left',
    ] as const) {
      for (const dir of ['ltr', 'rtl']) {
        it(`shows a toast at ${position} of the screen, ${dir}`, async () => {
          document.documentElement.dir = dir;
          const region = await setUp();
          toast('One.', {position});
          const [one] = await shownToasts();
          const {left, right, top, bottom} = one!.getBoundingClientRect();
          const {clientWidth: width} = layer(region);
          const isTop = top < innerHeight - bottom;
          const [before, after] = [left, width - right];
          const side = Math.abs(before - after) < 2 ? 'center' : before < after ? 'left' : 'right';
          document.documentElement.removeAttribute('dir');
          expect(`${isTop ? 'top' : 'bottom'}-${side}`).to.equal(position);
        });
      }
    }

    it('leaves its toasts to a later region, and gets them back', async () => {
      const first = await setUp();
      toast('One.');
      const second = await setUp();
      expect([activeRegion() === second, await shownMessages()]).to.deep.equal([true, ['One.']]);
      second.remove();
      expect([activeRegion() === first, await shownMessages()]).to.deep.equal([true, ['One.']]);
    });
  });

  describe('layer', () => {
    it('is open while there are toasts', async () => {
      const region = await setUp();
      expect(isOpen(region)).to.equal(false);
      const one = toast('One.');
      await shownToasts();
      expect(isOpen(region)).to.equal(true);
      one.dismiss();
      await until(() => !isOpen(region));
    });

    it('lets the user press the page below', async () => {
      await setUp();
      toast('One.');
      const [one] = await shownToasts();
      const {left, bottom} = one!.getBoundingClientRect();
      const under = document.elementFromPoint(left - 5, bottom + 5);
      expect(under?.closest('lc-toast-region') === null).to.equal(true);
    });

    it('moves above a layer that was opened since when a toast appears', async () => {
      const region = await setUp();
      toast('One.');
      const [one] = await shownToasts();
      const cover = await fixture<HTMLElement>(html`<div popover="manual"></div>`);
      cover.style.cssText = 'inset: 0; inline-size: 100vw; block-size: 100vh; border: 0; padding: 0';
      cover.showPopover();
      toast('Two.');
      await shownToasts();
      const {left, top} = one!.getBoundingClientRect();
      expect(region.contains(document.elementFromPoint(left + 30, top + 20))).to.equal(true);
    });

    it('starts below a sticky header', async () => {
      const navbar = await fixture<HTMLElement>(html`<lc-navbar sticky></lc-navbar>`);
      await until(() => getComputedStyle(document.documentElement).scrollPaddingTop !== 'auto');
      await setUp(html`<lc-toast-region auto-close="3600000" position="top-left"></lc-toast-region>`);
      toast('One.');
      const [one] = await shownToasts();
      const {height} = navbar.getBoundingClientRect();
      await until(() => one!.getBoundingClientRect().top >= height);
    });

    it('is not higher than the screen', async () => {
      const region = await setUp();
      for (let index = 0; index < 5; index++) toast(`A message that is rather long, number ${index}.`);
      await shownToasts();
      const stack = layer(region).querySelector('.stack:not([hidden])')!;
      expect(stack.clientHeight).to.be.at.most(innerHeight);
    });
  });

  describe('stack', () => {
    const rectOf = (element: Element) => partOf(element as LcToast, 'base')!.getBoundingClientRect();
    const isStill = async () => {
      const boxes = async () => {
        // The heights are known in the next frame.
        await nextFrame();
        await nextFrame();
        return JSON.stringify((await shownToasts()).map(rectOf));
      };
      let before = '';
      await until(async () => before === (before = await boxes()), 'toasts are still');
    };

    /** A long one, and a short one in front of it, without motion. */
    async function setUpStack(position: ToastPosition, expanded = false): Promise<LcToast[]> {
      await setUp(
        html`<lc-toast-region
          style="--lc-duration: 0ms"
          auto-close="3600000"
          position=${position}
          ?expanded=${expanded}
        ></lc-toast-region>`,
      );
      toast('The import has ended. '.repeat(12));
      toast('Two.');
      toast('Three.');
      const toasts = await shownToasts();
      await isStill();
      return toasts;
    }

    const hover = (element: Element) => {
      const {x, y} = rectOf(element);
      return sendMouse({type: 'move', position: [Math.round(x + 60), Math.round(y + 20)]});
    };

    for (const [position, edge, sign] of [
      ['top-right', 'bottom', 1],
      ['bottom-left', 'top', -1],
    ] as const) {
      it(`shows the newest in front, and an edge of each other one, at ${position}`, async () => {
        const [front, ...behind] = await setUpStack(position);
        const places = behind.map(element => (rectOf(element)[edge] - rectOf(front!)[edge]) * sign);
        expect(places.map(Math.round)).to.deep.equal([8, 16]);
        const {left, top, bottom} = rectOf(front!);
        const under = document.elementFromPoint(left + 20, (top + bottom) / 2);
        expect(under === front).to.equal(true);
      });

      it(`unfolds while the pointer is over it at ${position}`, async () => {
        const [front, ...behind] = await setUpStack(position);
        const {y} = rectOf(front!);
        await hover(front!);
        await isStill();
        const sorted = [front!, ...behind].sort((one, other) => (rectOf(one).y - rectOf(other).y) * sign);
        const gaps = sorted.slice(1).map((element, index) => {
          const [upper, lower] = sign === 1 ? [sorted[index]!, element] : [element, sorted[index]!];
          return Math.round(rectOf(lower).top - rectOf(upper).bottom);
        });
        expect([sorted[0] === front, gaps, rectOf(front!).y]).to.deep.equal([true, [8, 8], y]);
        await movePointerAway();
        await isStill();
        expect(Math.round((rectOf(behind[0]!)[edge] - rectOf(front!)[edge]) * sign)).to.equal(8);
      });
    }

    it('hides what is above the front one of a taller toast', async () => {
      const [front, , tall] = await setUpStack('top-right');
      const {left, top} = rectOf(front!);
      expect(rectOf(tall!).top).to.be.lessThan(top - 10);
      const above = document.elementFromPoint(left + 100, top - 6);
      expect(above?.closest('lc-toast-region') === null).to.equal(true);
    });

    it('stays unfolded in the gap between two toasts', async () => {
      const [front, second] = await setUpStack('top-right');
      await hover(front!);
      await isStill();
      const {x, bottom} = rectOf(front!);
      await sendMouse({type: 'move', position: [Math.round(x + 60), Math.round(bottom + 4)]});
      await isStill();
      expect(rectOf(second!).top).to.be.closeTo(bottom + 8, 1);
    });

    it('unfolds while the keyboard focus is inside, whose Tab reaches each toast', async () => {
      const [front, second] = await setUpStack('top-right');
      await press('F8');
      await isStill();
      expect(rectOf(second!).top).to.be.closeTo(rectOf(front!).bottom + 8, 1);
      await press('Tab');
      await press('Tab');
      expect(document.activeElement === second).to.equal(true);
    });

    it('stays folded with the focus of a press', async () => {
      const [front, second] = await setUpStack('top-right');
      await hover(front!);
      await sendMouse({type: 'down'});
      await sendMouse({type: 'up'});
      await movePointerAway();
      await isStill();
      expect(document.activeElement === front).to.equal(true);
      expect(rectOf(second!).bottom).to.be.closeTo(rectOf(front!).bottom + 8, 1);
    });

    it('shows three toasts', async () => {
      const toasts = await setUpStack('top-right');
      toast('Four.');
      await shownToasts();
      await isStill();
      expect(Number(getComputedStyle(toasts.at(-1)!).opacity)).to.equal(0);
      expect(Number(getComputedStyle(toasts.at(-2)!).opacity)).to.equal(1);
    });

    it('is unfolded with expanded, also in a modal', async () => {
      const [front, second] = await setUpStack('top-right', true);
      expect(rectOf(second!).top).to.be.closeTo(rectOf(front!).bottom + 8, 1);
      const dialog = await fixture<HTMLDialogElement>(html`<dialog></dialog>`);
      dialog.showModal();
      enterTopLayer(dialog);
      await until(() => dialog.querySelector('lc-toast-region') !== null);
      const inside = await shownToasts();
      await isStill();
      expect(rectOf(inside[1]!).top).to.be.closeTo(rectOf(inside[0]!).bottom + 8, 1);
    });

    it('is unfolded while a toast with an action is behind another one', async () => {
      await setUp(html`<lc-toast-region style="--lc-duration: 0ms"></lc-toast-region>`);
      toast('Moved.', {action: {text: 'Undo', onClick: () => {}}});
      toast.error('Not saved.');
      const [front, undo] = await shownToasts();
      await isStill();
      expect(rectOf(undo!).top).to.be.closeTo(rectOf(front!).bottom + 8, 1);
    });

    it('follows a toast whose height changes', async () => {
      const [front, second] = await setUpStack('top-right', true);
      front!.append(document.createElement('br'), 'More.');
      await isStill();
      expect(rectOf(second!).top).to.be.closeTo(rectOf(front!).bottom + 8, 1);
    });
  });

  describe('updates', () => {
    /** Counts the updates of a toast from now on. */
    function countUpdates(element: LcToast): () => number {
      let count = 0;
      element.addController({hostUpdated: () => (count += 1)});
      return () => count;
    }

    it('leaves the other toasts alone when one arrives or closes', async () => {
      await setUp();
      const first = toast('One.');
      const [, two] = [first, toast('Two.')];
      const elements = await shownToasts();
      const updates = countUpdates(elements[0]!);
      toast('Three.');
      await shownToasts();
      first.dismiss();
      await shownToasts();
      const without = updates();
      two.update({type: 'success'});
      await shownToasts();
      expect([without, updates()]).to.deep.equal([0, 1]);
    });
  });

  describe('time', () => {
    it('closes a toast after its time', async () => {
      await setUp();
      toast('One.', {autoClose: 50});
      expect(await shownMessages()).to.deep.equal(['One.']);
      await until(async () => (await shownToasts()).length === 0);
    });

    it('sends lc-toast-missed with the texts of a toast whose time is over', async () => {
      const region = await setUp();
      const seen: unknown[] = [];
      document.addEventListener(
        'lc-toast-missed',
        event => {
          const {id, type, heading, message, date} = (event as CustomEvent<ToastMissedDetail>).detail;
          seen.push([event.target === region, id, type, heading, message, date instanceof Date]);
        },
        {once: true},
      );
      const node = document.createElement('b');
      node.textContent = 'Row 7\n was left out.';
      toast(node, {id: 'import', type: 'warning', heading: 'Import', autoClose: 20});
      await until(() => seen.length > 0, 'the event is sent');
      expect(seen).to.deep.equal([[true, 'import', 'warning', 'Import', 'Row 7 was left out.', true]]);
    });

    it('ends the line of a toast that closes before its time, without motion', async () => {
      await setUp(html`<lc-toast-region style="--lc-duration: 0ms"></lc-toast-region>`);
      const {dismiss} = toast('One.');
      const [one] = await shownToasts();
      const [line] = partOf(one!, 'line')!.getAnimations();
      expect(line!.playState).to.equal('running');
      dismiss();
      await until(() => !one!.isConnected);
      await one!.updateComplete;
      expect(line!.playState).to.equal('idle');
    });

    it('pauses while the pointer is over a toast, and resumes after that', async () => {
      await setUp();
      toast('One.');
      const [one] = await shownToasts();
      const {x, y} = one!.getBoundingClientRect();
      await sendMouse({type: 'move', position: [Math.round(x + 60), Math.round(y + 20)]});
      await until(() => toastCenter().queue.toasts[0]!.time?.isRunning === false);
      await movePointerAway();
      await until(() => toastCenter().queue.toasts[0]!.time?.isRunning === true);
    });

    it('pauses while a toast is dragged', async () => {
      await setUp();
      toast('One.');
      const [one] = await shownToasts();
      const {x, y} = one!.getBoundingClientRect();
      const places: [number, number][] = [
        [Math.round(x + 60), Math.round(y + 20)],
        [Math.round(x + 40), Math.round(y + 20)],
        [5, innerHeight - 5],
      ];
      let isRunning: boolean | undefined;
      await dragAlong(places, () => (isRunning = toastCenter().queue.toasts[0]!.time?.isRunning));
      expect(isRunning).to.equal(false);
    });

    it('pauses while the focus is in a toast', async () => {
      await setUp();
      toast('One.');
      await shownToasts();
      await press('F8');
      await until(() => toastCenter().queue.toasts[0]!.time?.isRunning === false);
    });

    describe('in a hidden tab', () => {
      const setHidden = (isHidden: boolean) => {
        if (isHidden)
          Object.defineProperty(document, 'visibilityState', {value: 'hidden', configurable: true});
        else Reflect.deleteProperty(document, 'visibilityState');
        document.dispatchEvent(new Event('visibilitychange'));
      };
      const isRunning = () => toastCenter().queue.toasts[0]!.time?.isRunning;

      afterEach(() => setHidden(false));

      it('pauses, and resumes when the tab is visible', async () => {
        await setUp();
        toast('One.');
        setHidden(true);
        const hidden = isRunning();
        setHidden(false);
        expect([hidden, isRunning()]).to.deep.equal([false, true]);
      });

      it('pauses also if the region is added later', async () => {
        setHidden(true);
        toast('One.');
        expect(isRunning()).to.equal(false);
      });
    });

    it('pauses while there is no region', async () => {
      const region = await setUp();
      toast('One.');
      region.remove();
      expect(toastCenter().queue.toasts[0]!.time?.isRunning).to.equal(false);
    });
  });

  describe('keyboard', () => {
    /** A page with a focused field and toasts. */
    async function setUpPage(...messages: string[]) {
      await setUp();
      const field = await fixture<HTMLInputElement>(html`<input aria-label="Name" />`);
      for (const message of messages) toast(message);
      await shownToasts();
      field.focus();
      return field;
    }

    const focusedMessage = () => document.activeElement?.textContent.trim();

    it('moves focus to the latest toast with F8, and back', async () => {
      const field = await setUpPage('One.', 'Two.');
      await press('F8');
      expect(focusedMessage()).to.equal('Two.');
      await press('F8');
      expect(document.activeElement === field).to.equal(true);
    });

    it('leaves the toasts with F8 if nothing had the focus before', async () => {
      const field = await setUpPage('One.');
      field.blur();
      await press('F8');
      expect(focusedMessage()).to.equal('One.');
      await press('F8');
      expectSame(document.activeElement, document.body);
    });

    it('leaves the toasts with F8 if what had the focus is disabled', async () => {
      const field = await setUpPage('One.');
      await press('F8');
      field.disabled = true;
      await press('F8');
      expectSame(document.activeElement, document.body);
    });

    it('keeps the focus with F8 if there are no toasts', async () => {
      const field = await setUpPage();
      await press('F8');
      expect(document.activeElement === field).to.equal(true);
    });

    it('moves focus with a custom key', async () => {
      await setUpPage('One.');
      activeRegion().hotkey = 'F9';
      await press('F8');
      expect(focusedMessage()).to.equal('');
      await press('F9');
      expect(focusedMessage()).to.equal('One.');
    });

    for (const key of ['Escape', 'Delete']) {
      it(`returns the focus when the last toast closes with ${key}`, async () => {
        const field = await setUpPage('One.');
        await press('F8');
        await press(key);
        await until(() => document.activeElement === field);
      });
    }

    it('moves the focus to the next toast if there is one', async () => {
      await setUpPage('One.', 'Two.');
      await press('F8');
      await press('Escape');
      await until(() => focusedMessage() === 'One.');
    });

    it('returns the focus when a toast is closed with the pointer', async () => {
      const field = await setUpPage('One.', 'Two.');
      const [two] = await shownToasts();
      await clickOn(partOf(two!, 'close')!);
      await until(() => document.activeElement === field);
    });

    it('returns the focus into a shadow root', async () => {
      await setUp();
      const host = await fixture<HTMLElement>(html`<div></div>`);
      host.attachShadow({mode: 'open'}).append(document.createElement('input'));
      toast('One.');
      await shownToasts();
      host.shadowRoot!.querySelector('input')!.focus();
      await press('F8');
      await press('Escape');
      await until(() => host.shadowRoot!.activeElement !== null);
    });
  });

  describe('motion', () => {
    const durationsOf = (element: Element) =>
      element.getAnimations().map(({effect}) => effect!.getTiming().duration as number);

    it('opens a toast in under 200 ms', async () => {
      await setUp();
      toast('One.');
      const [one] = await shownToasts();
      const [duration = 0] = durationsOf(partOf(one!, 'base')!);
      expect(duration).to.be.within(1, 199);
    });

    it('closes a toast in under 200 ms', async () => {
      await setUp();
      const handle = toast('One.');
      const [one] = await shownToasts();
      handle.dismiss();
      await activeRegion().updateComplete;
      await one!.updateComplete;
      const [duration = 0] = durationsOf(partOf(one!, 'base')!);
      expect(duration).to.be.within(1, 199);
    });

    it('does not cut off a toast that closes', async () => {
      const region = await setUp();
      const handle = toast('One.');
      const [one] = await shownToasts();
      await nextFrame();
      await nextFrame();
      handle.dismiss();
      await region.updateComplete;
      const stack = one!.assignedSlot!.parentElement!;
      expect(one!.inert).to.equal(true);
      expect(stack.getBoundingClientRect().bottom).to.be.at.least(one!.getBoundingClientRect().bottom);
    });

    it('has no animation if the page has disabled motion', async () => {
      const region = await setUp();
      region.style.setProperty('--lc-duration', '0ms');
      toast('One.').dismiss();
      await aTimeout(0);
      expect(await shownMessages()).to.deep.equal([]);
      expect(region.querySelectorAll('lc-toast').length).to.equal(0);
    });
  });
});
