import {expect, fixture, html} from '@open-wc/testing';
import type {TemplateResult} from 'lit';
import * as dragAway from '../../controllers/drag-away.controller.js';
import {dragCode} from '../../controllers/lazy-drag.js';
import {expectAccessible} from '../../testing/accessibility.js';
import {closedFor, opened, part, recordReasons} from '../../testing/dialog-harness.js';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {press} from '../../testing/keyboard.js';
import {clickAt, clickOn} from '../../testing/pointer.js';
import {expectFocus} from '../../testing/same-element.js';
import {clearToasts, partOf, shownMessages, shownToasts} from '../../testing/toasts.js';
import {until} from '../../testing/until.js';
import '../popover/popover.define.js';
import {toast} from '../toast/toast.define.js';
import type {LcDrawer} from './drawer.define.js';
import './drawer.define.js';

const CONTENT = html`<button id="inside">Inside</button>`;

/** A page with a focused button and a closed drawer without animations. */
async function setUp(content: TemplateResult = CONTENT, properties: Partial<LcDrawer> = {}) {
  const page = await fixture<HTMLElement>(html`
    <div>
      <button id="opener">Open</button>
      <lc-drawer heading="Filters" style="--lc-drawer-duration: 0ms">${content}</lc-drawer>
    </div>
  `);
  const drawer = page.querySelector('lc-drawer')!;
  Object.assign(drawer, properties);
  await drawer.updateComplete;
  const opener = page.querySelector<HTMLElement>('#opener')!;
  opener.focus();
  return {page, drawer, opener};
}

async function setUpOpen(...parts: Parameters<typeof setUp>) {
  const made = await setUp(...parts);
  await opened(made.drawer);
  return made;
}

/** Swipes a finger from one point of the dialog to another. */
function swipe(drawer: LcDrawer, x: number, y: number): void {
  const dialog = part(drawer, 'header');
  const options = {pointerId: 7, pointerType: 'touch', isPrimary: true, bubbles: true, composed: true};
  dialog.dispatchEvent(new PointerEvent('pointerdown', {...options, clientX: 500, clientY: 300}));
  for (const type of ['pointermove', 'pointerup'])
    window.dispatchEvent(new PointerEvent(type, {...options, clientX: 500 + x, clientY: 300 + y}));
}

dragCode.provide(dragAway);

describe('lc-drawer', () => {
  afterEach(clearToasts);

  describe('motion', () => {
    it('closes with its backdrop', async () => {
      const {drawer} = await setUpOpen();
      drawer.removeAttribute('style');
      drawer.hide();
      await drawer.updateComplete;
      const durations = part(drawer, 'dialog')
        .getAnimations({subtree: true})
        .map(({effect}) => effect!.getTiming().duration);
      expect(durations.filter(duration => duration !== 110)).to.deep.equal([]);
    });
  });

  describe('accessibility', () => {
    it('passes axe while it is open, in light and dark', async () => {
      const {drawer} = await setUpOpen(html`<p>Only paid orders</p>`);
      await expectAccessible(drawer);
    });

    it('passes axe beside the content, in light and dark', async () => {
      const {drawer} = await setUpOpen(html`<p>Only paid orders</p>`, {inline: true});
      await expectAccessible(drawer);
    });

    it('is a modal dialog with its heading as the name', async () => {
      const {drawer} = await setUpOpen();
      const dialog = part(drawer, 'dialog');
      expect([dialog.matches('dialog:modal'), dialog.getAttribute('aria-labelledby')]).to.deep.equal([
        true,
        part(drawer, 'heading').id,
      ]);
    });

    it('is a region beside the content', async () => {
      const {drawer, opener} = await setUpOpen(CONTENT, {inline: true});
      expect([part(drawer, 'dialog').localName, opener.matches(':focus')]).to.deep.equal(['section', true]);
    });
  });

  describe('properties', () => {
    for (const [placement, dir, edges] of [
      ['end', 'ltr', ['right', 'top', 'bottom']],
      ['start', 'ltr', ['left', 'top', 'bottom']],
      ['end', 'rtl', ['left', 'top', 'bottom']],
      ['top', 'ltr', ['top']],
      ['bottom', 'ltr', ['bottom']],
    ] as const)
      it(`is at the ${placement} of the window from ${dir}`, async () => {
        const {page, drawer} = await setUp(CONTENT, {placement});
        page.dir = dir;
        await opened(drawer);
        const box = part(drawer, 'dialog').getBoundingClientRect();
        const rest = {
          left: box.left,
          top: box.top,
          right: innerWidth - box.right,
          bottom: innerHeight - box.bottom,
        };
        expect(edges.map(edge => Math.round(rest[edge]))).to.deep.equal(edges.map(() => 0));
      });

    it('has the size of its custom property', async () => {
      const {drawer} = await setUp();
      drawer.style.setProperty('--lc-drawer-size', '200px');
      await opened(drawer);
      expect(part(drawer, 'dialog').offsetWidth).to.equal(200);
    });

    it('takes no space while it is closed', async () => {
      const {drawer} = await setUp(CONTENT, {inline: true});
      expect([drawer.getClientRects().length, part(drawer, 'dialog')]).to.deep.equal([0, null]);
    });

    it('can become modal while it is open, and go back', async () => {
      const {drawer} = await setUpOpen(CONTENT, {inline: true});
      const modal = () => drawer.shadowRoot!.querySelector(':modal') !== null;
      const seen = [modal()];
      for (const inline of [false, true]) {
        drawer.inline = inline;
        await drawer.updateComplete;
        seen.push(modal());
      }
      expect([seen, drawer.open]).to.deep.equal([[false, true, false], true]);
    });

    it('warns of an unknown placement', async () => {
      const warnings = await recordWarnings(() => setUp(CONTENT, {placement: 'left' as never}));
      expect(warnings).to.deep.equal(['<lc-drawer>: placement must be start, end, top, or bottom.']);
    });
  });

  describe('events', () => {
    const EVENTS = ['lc-show', 'lc-after-show', 'lc-hide', 'lc-after-hide'];

    for (const inline of [false, true])
      it(`are sent in order, ${inline ? 'beside the content' : 'as a dialog'}`, async () => {
        const {drawer} = await setUp(CONTENT, {inline});
        const seen = recordEvents(drawer, ...EVENTS);
        await opened(drawer);
        await closedFor(drawer, () => clickOn(part(drawer, 'close-button')));
        expect(seen).to.deep.equal(EVENTS);
      });

    it('have the reason', async () => {
      const {drawer} = await setUp();
      const reasons = recordReasons(drawer);
      for (const close of [
        () => clickOn(part(drawer, 'close-button')),
        () => press('Escape'),
        () => clickAt([10, 200]),
        () => swipe(drawer, 300, 0),
        () => drawer.hide(),
      ]) {
        await opened(drawer);
        await closedFor(drawer, close);
      }
      expect(reasons).to.deep.equal(['close-button', 'escape', 'backdrop', 'swipe', 'api']);
    });

    it('can be canceled', async () => {
      const {drawer} = await setUpOpen();
      drawer.addEventListener('lc-hide', event => event.preventDefault());
      swipe(drawer, 300, 0);
      expect([drawer.open, part(drawer, 'dialog').style.translate]).to.deep.equal([true, '']);
    });
  });

  describe('swipe', () => {
    for (const [placement, x, y, closes] of [
      ['end', 300, 0, true],
      ['end', 60, 0, false],
      ['end', -300, 0, false],
      ['start', -300, 0, true],
      ['bottom', 0, 400, true],
      ['bottom', 400, 0, false],
      ['top', 0, -400, true],
    ] as const)
      it(`of ${x} and ${y} pixels ${closes ? 'closes' : 'leaves'} it at the ${placement}`, async () => {
        const {drawer} = await setUpOpen(CONTENT, {placement});
        swipe(drawer, x, y);
        expect(drawer.open).to.equal(!closes);
      });

    it('shows the whole drawer when it opens again', async () => {
      const {drawer} = await setUpOpen();
      await closedFor(drawer, () => swipe(drawer, 300, 0));
      await opened(drawer);
      expect(part(drawer, 'dialog').style.translate).to.equal('');
    });
  });

  describe('keyboard', () => {
    it('moves the focus inside, and back', async () => {
      const {page, drawer, opener} = await setUpOpen();
      await until(() => page.querySelector('#inside')!.matches(':focus'));
      await closedFor(drawer, () => press('Escape'));
      expectFocus(opener);
    });

    it('returns the focus when it closes beside the content', async () => {
      const {drawer, opener} = await setUpOpen(CONTENT, {inline: true});
      part(drawer, 'close-button').focus();
      await press('Enter');
      await drawer.updateComplete;
      expectFocus(opener);
    });

    it('returns the focus when the app closes it beside the content', async () => {
      const {page, drawer, opener} = await setUp(CONTENT, {inline: true});
      drawer.open = true;
      await drawer.updateComplete;
      page.querySelector<HTMLElement>('#inside')!.focus();
      drawer.open = false;
      await drawer.updateComplete;
      expectFocus(opener);
    });

    it('leaves the focus where it is when the app closes it beside the content', async () => {
      const {page, drawer} = await setUpOpen(CONTENT, {inline: true});
      const other = document.createElement('button');
      page.append(other);
      other.focus();
      drawer.open = false;
      await drawer.updateComplete;
      expectFocus(other);
    });

    it('stays open with Escape beside the content', async () => {
      const {page, drawer} = await setUpOpen(CONTENT, {inline: true});
      page.querySelector<HTMLElement>('#inside')!.focus();
      await press('Escape');
      expect(drawer.open).to.equal(true);
    });
  });

  describe('layers', () => {
    it('closes with one Escape for each: popover, drawer', async () => {
      const {page, drawer} = await setUpOpen(html`
        <button id="more">More</button>
        <lc-popover for="more" heading="More filters"><button id="late">Late</button></lc-popover>
      `);
      const popover = page.querySelector('lc-popover')!;
      await until(() => page.querySelector('#more')!.matches(':focus'));
      await press('Enter');
      await until(() => page.querySelector('#late')!.matches(':focus'));
      await press('Escape');
      const first = [popover.open, drawer.open];
      await press('Escape');
      expect([first, drawer.open]).to.deep.equal([[false, true], false]);
    });

    it('is below a toast, which users can reach', async () => {
      const {drawer} = await setUpOpen();
      toast('Saved.', {autoClose: false});
      const [shown] = await shownToasts();
      await clickOn(partOf(shown!, 'close')!);
      expect(await shownMessages()).to.deep.equal([]);
      expect(drawer.open).to.equal(true);
    });
  });

  describe('slots', () => {
    it('shows a footer only with content', async () => {
      const {drawer} = await setUpOpen();
      const isVisible = () => part(drawer, 'footer').getClientRects().length > 0;
      const seen = [isVisible()];
      drawer.insertAdjacentHTML('beforeend', '<button slot="footer">Apply</button>');
      await until(isVisible);
      expect(seen).to.deep.equal([false]);
    });
  });
});
