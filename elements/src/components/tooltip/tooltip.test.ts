import {expect, fixture, html, oneEvent} from '@open-wc/testing';
import {sendMouse} from '@web/test-runner-commands';
import type {TemplateResult} from 'lit';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordWarnings} from '../../testing/events.js';
import {press} from '../../testing/keyboard.js';
import {endMotion} from '../../testing/motion.js';
import {clickOn, middleOf} from '../../testing/pointer.js';
import {expectFocus, expectSame} from '../../testing/same-element.js';
import {until} from '../../testing/until.js';
import '../button/button.define.js';
import '../drawer/drawer.define.js';
import '../icon-button/icon-button.define.js';
import '../text-input/text-input.define.js';
import type {LcTooltip} from './tooltip.define.js';
import './tooltip.define.js';

const popupOf = (tooltip: LcTooltip) => tooltip.shadowRoot!.querySelector<HTMLElement>('[part=popup]')!;
const isShown = (tooltip: LcTooltip) => popupOf(tooltip).matches(':popover-open');
const hover = (element: Element) => sendMouse({type: 'move', position: middleOf(element)});
const settled = () => new Promise(resolve => setTimeout(resolve, 20));

const TOOLTIP = html`<lc-tooltip for="target" delay="0">Saves the draft</lc-tooltip>`;

/** A target in the middle of a page, its tooltip, and a button before and after it. */
async function setUp(
  target: TemplateResult = html`<button id="target">Save</button>`,
  tooltip: TemplateResult = TOOLTIP,
) {
  const page = await fixture<HTMLElement>(
    html`<div style="padding: 200px"><button id="before">Before</button>${target}${tooltip}</div>`,
  );
  const element = page.querySelector('lc-tooltip')!;
  await element.updateComplete;
  await settled();
  page.querySelector<HTMLElement>('#before')!.focus();
  return {page, element, target: page.querySelector<HTMLElement>('#target')!};
}

/** The same, with the tooltip open by keyboard focus. */
async function setUpOpen(...parts: Parameters<typeof setUp>) {
  const made = await setUp(...parts);
  await press('Tab');
  expect(isShown(made.element)).to.equal(true);
  return made;
}

/** The part of an element that has the focus, and what describes it. */
const describedBy = (element: Element) =>
  element.ariaDescribedByElements?.map(({localName, id}) => id || localName) ??
  element.getAttribute('aria-description');

const touch = (target: Element, type: string) =>
  target.dispatchEvent(new PointerEvent(type, {pointerType: 'touch', bubbles: true, composed: true}));

describe('lc-tooltip', () => {
  afterEach(async () => {
    await sendMouse({type: 'move', position: [0, 0]});
  });

  describe('accessibility', () => {
    it('passes axe while it is open, in light and dark', async () => {
      const {element} = await setUpOpen();
      await expectAccessible(element);
      expect(isShown(element)).to.equal(true);
    });

    it('describes its target, also while it is closed', async () => {
      const {element, target} = await setUp();
      expect(describedBy(target)).to.deep.equal(['lc-tooltip']);
      // Otherwise, its text would not count while its popup is hidden.
      expect(getComputedStyle(element).display).to.equal('none');
    });

    it('describes the native button inside another element', async () => {
      const {target} = await setUp(html`<lc-button id="target">Save</lc-button>`);
      expect(describedBy(target.shadowRoot!.querySelector('button')!)).to.deep.equal(['lc-tooltip']);
    });

    it('keeps the hint and the message of a field', async () => {
      const field = html`<lc-text-input id="target" label="Name" hint="In full"></lc-text-input>`;
      const {target} = await setUp(field);
      const input = target.shadowRoot!.querySelector('input')!;
      expect(describedBy(input)).to.deep.equal(['hint', 'message', 'lc-tooltip']);
    });

    it('leaves its target as it was when it is removed', async () => {
      const {element, target} = await setUp(
        html`<button id="target" aria-describedby="before">Save</button>`,
      );
      element.remove();
      expect(target.getAttribute('aria-describedby')).to.equal('before');
    });

    it('is not a second tooltip next to the title of an icon button', async () => {
      const {element, target} = await setUp(html`<lc-icon-button id="target" text="Save"></lc-icon-button>`);
      const button = target.shadowRoot!.querySelector('button')!;
      const titles = () => Array.from(button.querySelectorAll<HTMLElement>('[title]'), ({title}) => title);
      expect([titles(), button.ariaLabel]).to.deep.equal([[], 'Save']);
      element.remove();
      expect(titles()).to.deep.equal(['Save']);
    });
  });

  describe('properties', () => {
    it('names its target with naming, and follows its text', async () => {
      const tooltip = html`<lc-tooltip for="target" naming>Mute</lc-tooltip>`;
      const {element, target} = await setUp(html`<button id="target">🔊</button>`, tooltip);
      expect([target.ariaLabel, describedBy(target) ?? []]).to.deep.equal(['Mute', []]);
      element.textContent = 'Unmute';
      await until(() => target.ariaLabel === 'Unmute');
      element.naming = false;
      await settled();
      expect(target.ariaLabel).to.equal(null);
    });

    it('warns if a description is the only text of a button', async () => {
      const warnings = await recordWarnings(() => setUp(html`<button id="target"></button>`));
      expect(warnings).to.deep.equal([
        '<lc-tooltip>: its target has no name, because a tooltip describes it. Set naming, or name the target.',
      ]);
    });

    for (const [placement, isBeside] of [
      ['top', (tooltip: DOMRect, target: DOMRect) => tooltip.bottom <= target.top],
      ['bottom-start', (tooltip: DOMRect, target: DOMRect) => tooltip.top >= target.bottom],
      ['start', (tooltip: DOMRect, target: DOMRect) => tooltip.right <= target.left],
      ['end', (tooltip: DOMRect, target: DOMRect) => tooltip.left >= target.right],
    ] as const)
      it(`is at ${placement}`, async () => {
        const tooltip = html`<lc-tooltip for="target" placement=${placement}>Hint</lc-tooltip>`;
        const {element, target} = await setUpOpen(undefined, tooltip);
        const boxes = [popupOf(element), target].map(one => one.getBoundingClientRect());
        expect(isBeside(boxes[0]!, boxes[1]!)).to.equal(true);
      });

    it('warns of an unknown placement, and is above', async () => {
      const warnings = await recordWarnings(async () => {
        const tooltip = html`<lc-tooltip for="target" placement="left">Hint</lc-tooltip>`;
        const {element} = await setUpOpen(undefined, tooltip);
        expect(popupOf(element).dataset.side).to.equal('top');
      });
      expect(warnings.length).to.equal(1);
    });

    it('is in the window on a narrow screen with a long word', async () => {
      const tooltip = html`<lc-tooltip for="target">${'x'.repeat(300)}</lc-tooltip>`;
      const {element} = await setUpOpen(undefined, tooltip);
      const {left, right} = popupOf(element).getBoundingClientRect();
      expect([left >= 0, right <= innerWidth]).to.deep.equal([true, true]);
    });
  });

  describe('pointer', () => {
    it('opens on hover, and stays while the pointer is on it', async () => {
      const {element, target} = await setUp();
      await hover(target);
      await until(() => isShown(element));
      await endMotion();
      await hover(popupOf(element));
      await new Promise(resolve => setTimeout(resolve, 300));
      expect(isShown(element)).to.equal(true);
      await sendMouse({type: 'move', position: [0, 0]});
      await until(() => !isShown(element));
    });

    it('closes with a press on its target', async () => {
      const {element, target} = await setUpOpen();
      await clickOn(target);
      expect(isShown(element)).to.equal(false);
    });

    it('opens with a long press, which does not click', async () => {
      const {element, target} = await setUp();
      touch(target, 'pointerdown');
      await until(() => isShown(element));
      touch(target, 'pointerup');
      let clicks = 0;
      target.addEventListener('click', () => (clicks += 1));
      target.click();
      expect([clicks, isShown(element)]).to.deep.equal([0, true]);
      touch(document.body, 'pointerdown');
      expect(isShown(element)).to.equal(false);
    });

    it('closes another tooltip', async () => {
      const more = html`${TOOLTIP}<button id="other">Other</button
        ><lc-tooltip for="other" id="second" delay="60000">Second</lc-tooltip>`;
      const {page, element} = await setUpOpen(undefined, more);
      const second = page.querySelector<LcTooltip>('#second')!;
      await hover(page.querySelector('#other')!);
      await until(() => isShown(second));
      expect(isShown(element)).to.equal(false);
    });
  });

  describe('keyboard', () => {
    it('opens with the focus, and closes without it', async () => {
      const {element} = await setUpOpen();
      await press('Shift+Tab');
      expect(isShown(element)).to.equal(false);
    });

    it('closes with Escape, and leaves a dialog around it open', async () => {
      const {page, element} = await setUp();
      const dialog = document.createElement('dialog');
      page.before(dialog);
      dialog.append(page);
      dialog.showModal();
      page.querySelector<HTMLElement>('#before')!.focus();
      await press('Tab');
      expect(isShown(element)).to.equal(true);
      await press('Escape');
      expect([isShown(element), dialog.open]).to.deep.equal([false, true]);
      await press('Escape');
      expect(dialog.open).to.equal(false);
    });
  });

  describe('focus that the user has not moved', () => {
    it('does not open when a script moves it after a key', async () => {
      const {page, element, target} = await setUp();
      page.querySelector('#before')!.addEventListener('click', () => target.focus());
      await press('Enter');
      expectFocus(target);
      expect(isShown(element)).to.equal(false);
    });

    it('does not open when a script moves it later', async () => {
      const {page, element, target} = await setUp(undefined, html`${TOOLTIP}<button>After</button>`);
      await press('Tab');
      await press('Tab');
      expectSame(document.activeElement, page.lastElementChild);
      target.focus();
      expect(isShown(element)).to.equal(false);
    });

    it('does not open when it comes back from a dialog, so that the next Escape closes the layer around', async () => {
      const {page, element, target} = await setUp();
      const [outer, inner] = ['Outer', 'Inner'].map(() => document.createElement('dialog'));
      page.before(outer!);
      outer!.append(page, inner!);
      outer!.showModal();
      target.addEventListener('click', () => inner!.showModal());
      target.focus();
      await press('Enter');
      await press('Escape');
      expectFocus(target);
      expect([inner!.open, isShown(element), outer!.open]).to.deep.equal([false, false, true]);
      await press('Escape');
      expect(outer!.open).to.equal(false);
    });

    it('does not open in a drawer with text only, which one Escape closes', async () => {
      const page = await fixture<HTMLElement>(html`
        <div>
          <button>Open</button><lc-drawer heading="Help" style="--lc-drawer-duration: 0ms">Text</lc-drawer>
        </div>
      `);
      const drawer = page.querySelector('lc-drawer')!;
      page.firstElementChild!.addEventListener('click', () => drawer.show());
      (page.firstElementChild as HTMLElement).focus();
      const shown = oneEvent(drawer, 'lc-after-show');
      await press('Enter');
      await shown;
      expectFocus(drawer);
      await press('Escape');
      expect(drawer.open).to.equal(false);
    });

    it('does not open when it comes back with the window', async () => {
      const {element, target} = await setUpOpen();
      await press('Escape');
      target.dispatchEvent(new FocusEvent('focusin', {bubbles: true, composed: true}));
      expect(isShown(element)).to.equal(false);
    });

    it('opens when a script moves it for an arrow key', async () => {
      const {page, element, target} = await setUp();
      page.querySelector('#before')!.addEventListener('keydown', () => target.focus());
      await press('ArrowRight');
      expect(isShown(element)).to.equal(true);
    });
  });

  for (const style of ['display: none', 'visibility: hidden'])
    it(`closes when a script hides its target with ${style}`, async () => {
      const {element, target} = await setUp();
      await hover(target);
      await until(() => isShown(element));
      target.style.cssText = style;
      await until(() => !isShown(element));
    });

  describe('slots', () => {
    it('does not open without text', async () => {
      const {element} = await setUp(undefined, html`<lc-tooltip for="target"> </lc-tooltip>`);
      await press('Tab');
      expect(isShown(element)).to.equal(false);
    });
  });
});
