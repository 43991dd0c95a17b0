import {expect, fixture, html} from '@open-wc/testing';
import {press} from '../../testing/keyboard.js';
import {until} from '../../testing/until.js';
import '../page-content/page-content.define.js';
import '../text-input/text-input.define.js';
import type {LcPageLayout} from './page-layout.define.js';
import './page-layout.define.js';

const HEADER = 64;

/** The element that scrolls: the page, or a part of it. */
type Scroller = 'page' | 'box';

/** A layout with two fields one window below its start, after its header was measured. */
async function make(scroller: Scroller, isSticky = true): Promise<LcPageLayout> {
  const position = isSticky ? '' : '--lc-page-layout-bar-position: static;';
  const isBox = scroller === 'box';
  const place = await fixture<HTMLElement>(html`
    <div style=${isBox ? 'block-size: 400px; overflow: auto' : ''}>
      <lc-page-layout style="${position} ${isBox ? '--lc-page-layout-block-size: 400px' : ''}">
        <header slot="header" style="block-size: ${HEADER}px">Observatory</header>
        <lc-page-content>
          <form>
            <div style="block-size: 900px"></div>
            <lc-text-input id="first" label="First" required></lc-text-input>
            <div style="block-size: 40px"></div>
            <lc-text-input label="Second"></lc-text-input>
            <div style="block-size: 2000px"></div>
            <button>Send</button>
          </form>
        </lc-page-content>
      </lc-page-layout>
    </div>
  `);
  const layout = place.querySelector('lc-page-layout')!;
  await until(() => heightIn(layout) === (isSticky ? `${HEADER}px` : '') && hasSize(layout));
  return layout;
}

const heightIn = (element: Element) => getComputedStyle(element).getPropertyValue('--lc-header-height');
const hasSize = (layout: LcPageLayout) =>
  layout.shadowRoot!.querySelector<HTMLElement>('.layout')!.style.getPropertyValue('--_bar-size') !== '';
const paddingOf = (element: Element) => getComputedStyle(element).scrollPaddingBlockStart;

const controlOf = (field: Element) => field.shadowRoot!.querySelector<HTMLElement>('#control')!;

/** Scrolls the first field to the top of the scroll container, behind the header. */
function coverFirst(layout: LcPageLayout): HTMLElement {
  const control = controlOf(layout.querySelector('#first')!);
  const scroller = scrollerOf(layout);
  const top = scroller === document.documentElement ? 0 : scroller.getBoundingClientRect().top;
  scroller.scrollTop += control.getBoundingClientRect().top - top;
  return control;
}

function scrollerOf(layout: LcPageLayout): Element {
  const {parentElement} = layout;
  return getComputedStyle(parentElement!).overflowY === 'auto' ? parentElement! : document.documentElement;
}

/** How far an element is below the header. */
const belowHeader = (layout: LcPageLayout, element: Element) =>
  element.getBoundingClientRect().top - layout.querySelector('header')!.getBoundingClientRect().bottom;

describe('lc-page-layout', () => {
  for (const scroller of ['page', 'box'] as const) {
    describe(`below the sticky header of a ${scroller}`, () => {
      it('shows a control that gets the focus with Shift+Tab', async () => {
        const layout = await make(scroller);
        const control = coverFirst(layout);
        expect(belowHeader(layout, control)).to.be.lessThan(0);
        controlOf(layout.querySelector('lc-text-input:not(#first)')!).focus({preventScroll: true});
        await press('Shift+Tab');
        await until(() => layout.querySelector('#first')!.matches(':focus'));
        await until(() => belowHeader(layout, control) >= 0);
      });

      it('shows the first invalid field of a submitted form', async () => {
        const layout = await make(scroller);
        const control = coverFirst(layout);
        layout.querySelector('form')!.requestSubmit();
        await until(() => layout.querySelector('#first')!.matches(':focus'));
        await until(() => belowHeader(layout, control) >= 0);
      });

      it('shows an element that a script scrolls to', async () => {
        const layout = await make(scroller);
        const first = layout.querySelector('#first')!;
        first.scrollIntoView();
        expect(belowHeader(layout, first)).to.be.at.least(0);
      });

      it('reserves nothing for a header that scrolls away', async () => {
        expect(paddingOf(scrollerOf(await make(scroller, false)))).to.equal('auto');
      });

      it('reserves nothing once the layout was removed', async () => {
        const layout = await make(scroller);
        const element = scrollerOf(layout);
        const before = paddingOf(element);
        layout.remove();
        expect([before, paddingOf(element), heightIn(element)]).to.deep.equal(['96px', 'auto', '']);
      });
    });
  }

  it('leaves the scroll padding of the page to the app', async () => {
    const style = document.createElement('style');
    style.textContent = 'html { scroll-padding-block-start: 7rem }';
    document.head.append(style);
    await make('page');
    const padding = paddingOf(document.documentElement);
    style.remove();
    expect(padding).to.equal('112px');
  });
});
