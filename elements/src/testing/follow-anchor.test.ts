import {expect, fixture, html} from '@open-wc/testing';
import type {TemplateResult} from 'lit';
import {press} from './keyboard.js';
import {until} from './until.js';
import '../components/data-table/data-table.define.js';
import '../components/datalist/datalist.define.js';
import '../components/date-range-picker/date-range-picker.define.js';
import '../components/date-range-picker/range-calendar.define.js';
import '../components/date-time-picker/date-time-picker.define.js';
import '../components/date-time-picker/calendar.define.js';
import '../components/menu/menu.define.js';
import '../components/menu/popups.define.js';
import '../components/menu-item/menu-item.define.js';
import '../components/multi-select/multi-select.define.js';
import '../components/popover/popover.define.js';
import '../components/select/select-list.define.js';
import '../components/select/select.define.js';
import '../components/table/features/actions/actions.define.js';
import '../components/table/features/columns/columns.define.js';
import '../components/table/features/filters/filters.define.js';
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
const ITEMS = html`<lc-menu-item>Copy<lc-menu-item slot="submenu">Link</lc-menu-item></lc-menu-item>`;

const inShadow = (element: Element, part: string) => element.shadowRoot!.querySelector<HTMLElement>(part)!;
const fieldParts = (page: Element) =>
  ['.box', '.popup'].map(part => inShadow(page.querySelector('[label]')!, part));
const targetParts = (selector: string) => (page: Element) => [
  page.querySelector('button')!,
  inShadow(page.querySelector(selector)!, '[popover]'),
];

/** What has a popup, how it opens, and its anchor and popup. */
type Case = [
  name: string,
  content: TemplateResult,
  open: (page: Element) => Promise<void>,
  parts: (page: Element) => Element[],
];

/** Moves the focus to the first tab stop, and presses keys. */
const keys =
  (...names: readonly string[]) =>
  async (): Promise<void> => {
    await press('Tab');
    for (const name of names) await press(name);
  };

/** The controls whose list or calendar opens with the arrow key. */
const FIELDS: Case[] = [
  [
    'datalist',
    html`<lc-datalist label="Animal" .options=${OPTIONS}></lc-datalist>`,
    keys('ArrowDown'),
    fieldParts,
  ],
  [
    'select',
    html`<lc-select label="Animal" searchable .options=${OPTIONS}></lc-select>`,
    keys('ArrowDown'),
    fieldParts,
  ],
  [
    'multi-select',
    html`<lc-multi-select label="Animal" .options=${OPTIONS}></lc-multi-select>`,
    keys('ArrowDown'),
    fieldParts,
  ],
  ['time input', html`<lc-time-input label="Time"></lc-time-input>`, keys('ArrowDown'), fieldParts],
  [
    'date picker',
    html`<lc-date-time-picker label="Day"></lc-date-time-picker>`,
    keys('ArrowDown'),
    fieldParts,
  ],
  [
    'date range picker',
    html`<lc-date-range-picker label="Days"></lc-date-range-picker>`,
    keys('ArrowDown'),
    fieldParts,
  ],
];

/** A popup of a table, which a button opens. */
const tableCase = (name: string, button: string, popup: string, hasMenus: boolean): Case => {
  const inTable = (page: Element, part: string) => inShadow(page.querySelector('lc-data-table')!, part);
  return [
    name,
    html`<lc-data-table
      .columns=${[{field: 'name', label: 'Name', filter: 'text'}]}
      .rows=${[{id: 1, name: 'Ann'}]}
      .rowActions=${[{label: 'Copy', action: 'copy'}]}
      .columnMenu=${hasMenus}
    ></lc-data-table>`,
    async page => {
      inTable(page, button).focus();
      await press('Enter');
    },
    page => [button, popup].map(part => inTable(page, part)),
  ];
};

const CASES: Case[] = [
  ...FIELDS,
  [
    'popover',
    html`<button id="target">Open</button><lc-popover for="target" heading="Hi">Text</lc-popover>`,
    keys('Enter'),
    targetParts('lc-popover'),
  ],
  [
    'tooltip',
    html`<button id="target">Open</button><lc-tooltip for="target" placement="bottom">Text</lc-tooltip>`,
    keys(),
    targetParts('lc-tooltip'),
  ],
  [
    'menu',
    html`<lc-menu><button slot="trigger">Open</button>${ITEMS}</lc-menu>`,
    keys('Enter'),
    targetParts('lc-menu'),
  ],
  [
    'submenu',
    html`<lc-menu><button slot="trigger">Open</button>${ITEMS}</lc-menu>`,
    keys('Enter', 'ArrowRight'),
    page => ['.menu-item', '.submenu'].map(part => inShadow(page.querySelector('lc-menu-item')!, part)),
  ],
  [
    'context menu',
    html`<lc-menu context
      ><p slot="trigger"><button>File</button></p>
      ${ITEMS}</lc-menu
    >`,
    keys('Shift+F10'),
    targetParts('lc-menu'),
  ],
  [
    'menu without a button',
    html`<button>Edit</button><lc-menu>${ITEMS}</lc-menu>`,
    async page => {
      await press('Tab');
      page.querySelector('lc-menu')!.show();
    },
    targetParts('lc-menu'),
  ],
  tableCase('menu of a row', '.row-menu-button', '.row-menu', false),
  tableCase('filter of a column', '.filter-button', '.filter-popup', false),
  tableCase('menu of a column', '.column-button', '.column-menu', true),
  tableCase('list of columns', '.columns-button', '.columns-list', true),
];
const MOVES: [string, (page: ShadowScroller) => void][] = [
  ['scrolls in a shadow root', ({scroller}) => scroller.scrollBy(0, 60)],
  ['moves with the layout', ({space}) => void (space.style.height = '160px')],
  ['is zoomed', page => void (page.style.zoom = '1.2')],
  ['is moved by a transform', ({scroller}) => void (scroller.style.transform = 'translateY(40px)')],
];

/** The distance of the popup from its anchor, which it is below, or beside. */
function distance([anchor, popup]: Element[]): number {
  const [from, to] = [anchor!, popup!].map(element => element.getBoundingClientRect());
  return Math.round(to!.top - (to!.left < from!.right ? from!.bottom : from!.top));
}

async function nextFrames(): Promise<void> {
  for (let frames = 2; frames > 0; frames -= 1) await new Promise(requestAnimationFrame);
}

describe('a popup follows its anchor', () => {
  for (const [name, content, open, partsOf] of CASES)
    for (const [title, move] of MOVES)
      it(`of a ${name} that ${title}`, async () => {
        const page = await fixture<ShadowScroller>(html`<shadow-scroller>${content}</shadow-scroller>`);
        await new Promise(resolve => setTimeout(resolve, 20));
        await open(page);
        await until(() => partsOf(page)[1]?.matches(':popover-open') === true, 'the popup is open');
        const parts = partsOf(page);
        await until(() => Math.abs(distance(parts)) < 20, 'it is beside its anchor');
        const {top} = parts[0]!.getBoundingClientRect();
        move(page);
        await nextFrames();
        expect(parts[0]!.getBoundingClientRect().top).not.to.equal(top);
        expect(Math.abs(distance(parts))).to.be.lessThan(20);
      });
});

describe('a popup below a sticky header', () => {
  const HEADER = 120;

  for (const [name, content, , partsOf] of FIELDS)
    for (const [title, scrolled] of [
      ['is below its field again once there is space', 320],
      ['does not cover the header when its field scrolls under it', 500],
    ] as const)
      it(`${title}, of a ${name}`, async () => {
        const page = await fixture<HTMLElement>(
          html`<div style="--lc-header-height: ${HEADER}px; padding-block: 450px 3000px">${content}</div>`,
        );
        page.querySelector<HTMLElement>('[label]')!.focus();
        await press('ArrowDown');
        const parts = partsOf(page);
        await until(() => parts[1]!.matches(':popover-open'), 'the popup is open');
        await nextFrames();
        scrollTo(0, scrolled);
        await nextFrames();
        const end = parts[0]!.getBoundingClientRect().bottom;
        expect(parts[1]!.getBoundingClientRect().top).to.be.closeTo(Math.max(end, HEADER) + 4, 4);
      });
});
