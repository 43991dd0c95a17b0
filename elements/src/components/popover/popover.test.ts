import {expect, fixture, html} from '@open-wc/testing';
import type {TemplateResult} from 'lit';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordReasons} from '../../testing/dialog-harness.js';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {press} from '../../testing/keyboard.js';
import {clickOn} from '../../testing/pointer.js';
import {expectFocus} from '../../testing/same-element.js';
import {until} from '../../testing/until.js';
import '../button/button.define.js';
import '../modal/modal.define.js';
import '../text-input/text-input.define.js';
import '../tooltip/tooltip.define.js';
import type {LcPopover} from './popover.define.js';
import './popover.define.js';

const popupOf = (popover: LcPopover) => popover.shadowRoot!.querySelector<HTMLElement>('[part=popup]')!;
const isShown = (popover: LcPopover) => popupOf(popover).matches(':popover-open');
const shown = (popover: LcPopover) => until(() => isShown(popover), 'the popover is open');
const settled = () => new Promise(resolve => setTimeout(resolve, 20));
const EVENTS = ['lc-show', 'lc-after-show', 'lc-hide', 'lc-after-hide'];

const CONTENT = html`<button id="first">First</button><button id="last">Last</button>`;
const BUTTON = html`<button id="target">Filters</button>`;

/** A page with a target, its popover, and a button after it. */
async function setUp(content: TemplateResult = CONTENT, target: TemplateResult = BUTTON) {
  const page = await fixture<HTMLElement>(html`
    <div style="padding: 100px">
      ${target}<lc-popover for="target" heading="Filters">${content}</lc-popover>
      <button id="after">After</button>
    </div>
  `);
  const popover = page.querySelector('lc-popover')!;
  await popover.updateComplete;
  await settled();
  const find = (id: string) => page.querySelector<HTMLElement>(`#${id}`)!;
  return {page, popover, find, target: find('target')};
}

/** The same, with the popover opened by the keyboard. */
async function setUpOpen(...parts: Parameters<typeof setUp>) {
  const made = await setUp(...parts);
  made.target.focus();
  await press('Enter');
  await shown(made.popover);
  return made;
}

describe('lc-popover', () => {
  describe('accessibility', () => {
    it('passes axe while it is open, in light and dark', async () => {
      const {popover} = await setUpOpen(html`<p>Only paid orders</p>`);
      await expectAccessible(popover);
      expect(isShown(popover)).to.equal(true);
    });

    it('is a dialog with its heading as the name', async () => {
      const {popover} = await setUp();
      const id = popupOf(popover).getAttribute('aria-labelledby')!;
      expect([popupOf(popover).role, popover.shadowRoot!.getElementById(id)!.textContent]).to.deep.equal([
        'dialog',
        'Filters',
      ]);
    });

    it('has a label instead of a heading', async () => {
      const {popover} = await setUp();
      Object.assign(popover, {heading: '', label: 'All filters'});
      await popover.updateComplete;
      expect(popupOf(popover).ariaLabel).to.equal('All filters');
    });

    it('says at the target that it opens a dialog, and when it is open', async () => {
      const {popover, target} = await setUp();
      const state = () => [target.ariaHasPopup, target.ariaExpanded];
      const seen = [state()];
      target.click();
      await shown(popover);
      seen.push(state());
      popover.remove();
      seen.push(state());
      expect(seen).to.deep.equal([
        ['dialog', 'false'],
        ['dialog', 'true'],
        [null, null],
      ]);
    });

    it('says it at the native button inside another element', async () => {
      const {target} = await setUp(CONTENT, html`<lc-button id="target">Filters</lc-button>`);
      expect(target.shadowRoot!.querySelector('button')!.ariaExpanded).to.equal('false');
    });
  });

  describe('properties', () => {
    it('opens with open, and leaves the focus', async () => {
      const {popover, find} = await setUp();
      find('after').focus();
      popover.open = true;
      await shown(popover);
      expectFocus(find('after'));
    });

    it('opens when its target comes', async () => {
      const page = await fixture(html`<div><lc-popover for="late" label="Late" open>Text</lc-popover></div>`);
      const popover = page.querySelector('lc-popover')!;
      await settled();
      expect(isShown(popover)).to.equal(false);
      page.append(Object.assign(document.createElement('button'), {id: 'late'}));
      await shown(popover);
    });

    it('is below its target, in the middle', async () => {
      const {popover, target} = await setUpOpen();
      const [popup, anchor] = [popupOf(popover), target].map(one => one.getBoundingClientRect());
      expect(popup!.top).to.be.within(anchor!.bottom + 4, anchor!.bottom + 16);
    });

    it('is below a sticky header', async () => {
      const {page, popover} = await setUp();
      page.style.setProperty('--lc-header-height', '300px');
      popover.placement = 'top';
      popover.show();
      await shown(popover);
      expect(popupOf(popover).getBoundingClientRect().top).to.be.at.least(300);
    });

    it('warns of an unknown placement', async () => {
      const {popover} = await setUp();
      const warnings = await recordWarnings(async () => {
        popover.placement = 'left' as never;
        await popover.updateComplete;
      });
      expect(warnings).to.deep.equal([
        '<lc-popover>: placement must be top, bottom, start, or end, also with -start or -end.',
      ]);
    });
  });

  describe('events', () => {
    it('are sent in order', async () => {
      const {popover, target} = await setUp();
      const seen = recordEvents(popover, ...EVENTS);
      await clickOn(target);
      await until(() => seen.length === 2);
      await clickOn(target);
      await until(() => seen.length === 4);
      expect(seen).to.deep.equal(EVENTS);
    });

    it('have the reason', async () => {
      const {popover, target, find} = await setUp();
      const reasons = recordReasons(popover);
      const closings: (() => unknown)[] = [
        () => clickOn(target),
        () => clickOn(find('after')),
        () => press('Escape'),
        () => popover.hide(),
      ];
      for (const close of closings) {
        await clickOn(target);
        await shown(popover);
        await close();
        await until(() => !isShown(popover));
      }
      expect(reasons).to.deep.equal(['toggle', 'outside', 'escape', 'api']);
    });

    it('can be canceled', async () => {
      const {popover} = await setUpOpen();
      popover.addEventListener('lc-hide', event => event.preventDefault());
      await press('Escape');
      expect([popover.open, isShown(popover)]).to.deep.equal([true, true]);
    });

    it('are not sent before it opens with a property', async () => {
      const {popover} = await setUp();
      const seen = recordEvents(popover, 'lc-show', 'lc-hide');
      popover.open = true;
      await shown(popover);
      popover.open = false;
      await until(() => !isShown(popover));
      expect(seen).to.deep.equal([]);
    });
  });

  describe('keyboard', () => {
    it('moves the focus inside, and back with Escape', async () => {
      const {popover, target, find} = await setUpOpen();
      expectFocus(find('first'));
      await press('Escape');
      expect(popover.open).to.equal(false);
      expectFocus(target);
    });

    it('focuses itself without a control', async () => {
      const {popover} = await setUpOpen(html`<p>Only text</p>`);
      expectFocus(popover);
    });

    it('closes with Tab past its end, and moves on', async () => {
      const {popover, find} = await setUpOpen();
      await press('Tab');
      expectFocus(find('last'));
      await press('Tab');
      expect(popover.open).to.equal(false);
      expectFocus(find('after'));
    });

    it('returns to its target with Shift+Tab', async () => {
      const {popover, target} = await setUpOpen();
      await press('Shift+Tab');
      expect(popover.open).to.equal(false);
      expectFocus(target);
    });

    it('closes with Escape when the focus is outside', async () => {
      const {popover, find} = await setUp();
      find('after').focus();
      popover.show();
      await shown(popover);
      await press('Escape');
      expect(popover.open).to.equal(false);
      expectFocus(find('after'));
    });
  });

  describe('layers', () => {
    it('closes with one Escape for each: tooltip, popover, modal', async () => {
      const page = await fixture<HTMLElement>(html`
        <lc-modal heading="Share" style="--lc-modal-duration: 0ms">
          <button id="open">Link</button>
          <lc-popover for="open" heading="Link">
            <button>Open</button>
            <button id="copy">Copy</button>
            <lc-tooltip for="copy">Copies the address</lc-tooltip>
          </lc-popover>
        </lc-modal>
      `);
      const modal = page as HTMLElement & {open: boolean; show: () => void};
      const popover = page.querySelector('lc-popover')!;
      modal.show();
      await until(() => page.querySelector('#open')!.matches(':focus'));
      await settled();
      await press('Enter');
      await shown(popover);
      await press('Tab');
      const tooltip = page.querySelector('lc-tooltip')!;
      const state = () => [tooltip.matches(':state(open)'), popover.open, modal.open];
      const seen = [state()];
      for (let keys = 3; keys > 0; keys -= 1) {
        await press('Escape');
        seen.push(state());
      }
      expect(seen).to.deep.equal([
        [true, true, true],
        [false, true, true],
        [false, false, true],
        [false, false, false],
      ]);
    });
  });

  describe('slots', () => {
    it('stays open with a press inside', async () => {
      const {popover, find} = await setUpOpen();
      await clickOn(find('last'));
      expect(popover.open).to.equal(true);
    });
  });
});
