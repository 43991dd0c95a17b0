import {expect, fixture, html} from '@open-wc/testing';
import type {TemplateResult} from 'lit';
import {press} from './keyboard.js';
import {until} from './until.js';
import '../components/datalist/datalist.define.js';
import '../components/date-time-picker/date-time-picker.define.js';
import '../components/menu/menu.define.js';
import '../components/menu-item/menu-item.define.js';
import '../components/multi-select/multi-select.define.js';
import '../components/popover/popover.define.js';
import '../components/time-input/time-input.define.js';
import '../components/tooltip/tooltip.define.js';

/** An element with a scroller in its shadow root, whose events do not reach the page. */
class ShadowScroller extends HTMLElement {
  readonly scroller = document.createElement('div');
  readonly space = document.createElement('div');

  constructor() {
    super();
    const end = document.createElement('div');
    end.style.height = '2000px';
    this.space.style.height = '100px';
    // Not a tab stop.
    this.scroller.tabIndex = -1;
    this.scroller.style.cssText = 'height: 550px; overflow: auto';
    this.scroller.append(this.space, document.createElement('slot'), end);
    this.attachShadow({mode: 'open'}).append(this.scroller);
  }
}
customElements.define('shadow-scroller', ShadowScroller);

const OPTIONS = ['Ant', 'Bee', 'Cat'].map(text => ({text, value: text}));
const inShadow = (element: Element, part: string) => element.shadowRoot!.querySelector<HTMLElement>(part)!;
const fieldParts = (page: Element) =>
  ['.box', '.popup'].map(part => inShadow(page.querySelector('[label]')!, part));
const targetParts = (selector: string) => (page: Element) => [
  page.querySelector('button')!,
  inShadow(page.querySelector(selector)!, '[popover]'),
];

/** What opens, with the key that opens it, and its anchor and popup. */
const CASES: [string, TemplateResult, string, (page: Element) => Element[]][] = [
  [
    'popover',
    html`<button id="target">Open</button><lc-popover for="target" heading="Hi">Text</lc-popover>`,
    'Enter',
    targetParts('lc-popover'),
  ],
  [
    'menu',
    html`<lc-menu><button slot="trigger">Open</button><lc-menu-item>Copy</lc-menu-item></lc-menu>`,
    'Enter',
    targetParts('lc-menu'),
  ],
  [
    'tooltip',
    html`<button id="target">Open</button><lc-tooltip for="target" placement="bottom">Text</lc-tooltip>`,
    '',
    targetParts('lc-tooltip'),
  ],
  ['datalist', html`<lc-datalist label="Animal" .options=${OPTIONS}></lc-datalist>`, 'ArrowDown', fieldParts],
  [
    'multi-select',
    html`<lc-multi-select label="Animal" .options=${OPTIONS}></lc-multi-select>`,
    'ArrowDown',
    fieldParts,
  ],
  ['time input', html`<lc-time-input label="Time"></lc-time-input>`, 'ArrowDown', fieldParts],
  ['date picker', html`<lc-date-time-picker label="Day"></lc-date-time-picker>`, 'ArrowDown', fieldParts],
];

const MOVES: [string, (page: ShadowScroller) => void][] = [
  ['scrolls in a shadow root', ({scroller}) => scroller.scrollBy(0, 60)],
  ['moves with the layout', ({space}) => void (space.style.height = '160px')],
  ['is zoomed', page => void (page.style.zoom = '1.2')],
  ['is moved by a transform', ({scroller}) => void (scroller.style.transform = 'translateY(40px)')],
];

/** The distance of the popup from its anchor. */
function distance([anchor, popup]: Element[]): number {
  return Math.round(popup!.getBoundingClientRect().top - anchor!.getBoundingClientRect().bottom);
}

async function nextFrames(): Promise<void> {
  for (let frames = 2; frames > 0; frames -= 1) await new Promise(requestAnimationFrame);
}

describe('a popup follows its anchor', () => {
  for (const [name, content, key, partsOf] of CASES)
    for (const [title, move] of MOVES)
      it(`of a ${name} that ${title}`, async () => {
        const page = await fixture<ShadowScroller>(html`<shadow-scroller>${content}</shadow-scroller>`);
        await new Promise(resolve => setTimeout(resolve, 20));
        await press('Tab');
        if (key !== '') await press(key);
        const parts = partsOf(page);
        await until(() => parts[1]!.matches(':popover-open'), 'the popup is open');
        await until(() => Math.abs(distance(parts)) < 20, 'it is beside its anchor');
        const {top} = parts[0]!.getBoundingClientRect();
        move(page);
        expect(parts[0]!.getBoundingClientRect().top).not.to.equal(top);
        await nextFrames();
        expect(Math.abs(distance(parts))).to.be.lessThan(20);
      });
});

describe('a popup below a sticky header', () => {
  const HEADER = 120;

  for (const [name, content, key, partsOf] of CASES.filter(([, , opens]) => opens === 'ArrowDown'))
    for (const [title, scrolled] of [
      ['is below its field again once there is space', 320],
      ['does not cover the header when its field scrolls under it', 500],
    ] as const)
      it(`${title}, of a ${name}`, async () => {
        const page = await fixture<HTMLElement>(
          html`<div style="--lc-header-height: ${HEADER}px; padding-block: 450px 3000px">${content}</div>`,
        );
        page.querySelector<HTMLElement>('[label]')!.focus();
        await press(key);
        const parts = partsOf(page);
        await until(() => parts[1]!.matches(':popover-open'), 'the popup is open');
        await nextFrames();
        scrollTo(0, scrolled);
        await nextFrames();
        const end = parts[0]!.getBoundingClientRect().bottom;
        expect(parts[1]!.getBoundingClientRect().top).to.be.closeTo(Math.max(end, HEADER) + 4, 4);
      });
});
