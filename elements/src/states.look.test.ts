import {expect, fixture} from '@open-wc/testing';
import {resetMouse, sendMouse} from '@web/test-runner-commands';
import {html, type TemplateResult} from 'lit';
import './index.js';
import {endMotion} from './testing/motion.js';
import {dragAlong, pointOn} from './testing/pointer.js';

/** A title, an element, and the selector of the part inside that shows the state. */
type Case = [title: string, template: TemplateResult, selector: string];

const options = html`<option value="a">Apple</option>
  <option value="b">Banana</option>`;

/** The part of a new element, and its current styles, without running transitions. */
async function setUp(template: TemplateResult, selector: string) {
  const element = await fixture<HTMLElement & {updateComplete: Promise<unknown>}>(template);
  await element.updateComplete;
  const part = element.shadowRoot!.querySelector<HTMLElement>(selector)!;
  const style = async (pseudo?: string) => {
    await endMotion();
    const {backgroundColor, boxShadow, color} = getComputedStyle(part, pseudo);
    return {backgroundColor, boxShadow, color};
  };
  const hovered = async () => {
    await sendMouse({type: 'move', position: await pointOn(part)});
    try {
      return await style();
    } finally {
      await resetMouse();
    }
  };
  const pressed = async () => {
    let during = await style();
    await dragAlong([await pointOn(part)], async () => {
      during = await style();
    });
    return during;
  };
  return {element, part, style, hovered, pressed};
}

describe('the look of states', () => {
  describe('under the pointer', () => {
    for (const [title, template, selector] of [
      ['a loading button', html`<lc-button loading>Save</lc-button>`, '.base'],
      ['a loading secondary button', html`<lc-button loading variant="secondary">Save</lc-button>`, '.base'],
      ['a loading link', html`<lc-button loading href="#there">Save</lc-button>`, '.base'],
      ['a loading icon button', html`<lc-icon-button loading label="Add">+</lc-icon-button>`, '.base'],
      ['a disabled button', html`<lc-button disabled>Save</lc-button>`, '.base'],
      [
        'the button of a disabled file upload',
        html`<lc-file-upload label="CV" disabled></lc-file-upload>`,
        '.button',
      ],
      [
        'the link to the current page',
        html`<lc-sidebar-link text="Home" href="/" location="/" exact></lc-sidebar-link>`,
        '.link',
      ],
    ] as Case[]) {
      it(`does not change ${title}`, async () => {
        const {style, hovered} = await setUp(template, selector);
        expect(await hovered()).to.deep.equal(await style());
      });
    }
  });

  describe('pressed', () => {
    for (const [title, template, selector] of [
      ['a button', html`<lc-button>Save</lc-button>`, '.base'],
      ['a ghost button', html`<lc-button variant="ghost">Save</lc-button>`, '.base'],
      ['a link', html`<lc-button href="#there">Save</lc-button>`, '.base'],
      ['an icon button', html`<lc-icon-button label="Add">+</lc-icon-button>`, '.base'],
      ['a checkbox', html`<lc-checkbox label="News"></lc-checkbox>`, '#control'],
      ['a switch', html`<lc-switch label="News" checked></lc-switch>`, '#control'],
      ['a radio button', html`<lc-radio-button label="Fruit">${options}</lc-radio-button>`, '.radio'],
      ['an action of a navbar', html`<lc-navbar brand-text="Acme" settings></lc-navbar>`, '.action'],
    ] as Case[]) {
      it(`shades ${title}`, async () => {
        const {part, hovered, pressed} = await setUp(template, selector);
        part.addEventListener('click', event => event.preventDefault());
        expect((await hovered()).boxShadow).to.equal('none');
        expect((await pressed()).boxShadow).not.to.equal('none');
      });
    }

    for (const [title, template, selector] of [
      ['a loading button', html`<lc-button loading>Save</lc-button>`, '.base'],
      ['a disabled button', html`<lc-button disabled>Save</lc-button>`, '.base'],
      ['a disabled checkbox', html`<lc-checkbox label="News" disabled></lc-checkbox>`, '#control'],
    ] as Case[]) {
      it(`does not change ${title}`, async () => {
        const {style, pressed} = await setUp(template, selector);
        expect(await pressed()).to.deep.equal(await style());
      });
    }
  });

  describe('disabled', () => {
    for (const [title, template, selector] of [
      ['a search field', html`<lc-search-input label="Find" disabled></lc-search-input>`, '.search-icon'],
      ['a search button', html`<lc-search-button text="Find" disabled></lc-search-button>`, '.search-icon'],
      ['a select', html`<lc-select label="Fruit" disabled>${options}</lc-select>`, '.chevron'],
      ['a datalist', html`<lc-datalist label="Fruit" disabled>${options}</lc-datalist>`, '.toggle'],
      [
        'a date picker',
        html`<lc-date-time-picker label="Day" disabled></lc-date-time-picker>`,
        '.box > .icon',
      ],
    ] as Case[]) {
      it(`has an icon as faint as the text in ${title}`, async () => {
        const {element, style} = await setUp(template, selector);
        const box = element.shadowRoot!.querySelector('.box')!;
        expect((await style()).color).to.equal(getComputedStyle(box).color);
      });
    }

    it('has a placeholder as faint as the text', async () => {
      const field = html`<lc-text-input label="Name" placeholder="Your name" disabled></lc-text-input>`;
      const {style} = await setUp(field, '#control');
      expect((await style('::placeholder')).color).to.equal((await style()).color);
    });
  });

  describe('closing', () => {
    for (const [title, template] of [
      ['a modal', html`<lc-modal heading="Delete?" open></lc-modal>`],
      ['a search modal', html`<lc-search-modal search-text="Find" open></lc-search-modal>`],
    ] as const) {
      it(`keeps the direction of the layout of ${title}`, async () => {
        const {element, part: dialog} = await setUp(template, 'dialog');
        expect(getComputedStyle(dialog).flexDirection).to.equal('column');
        Object.assign(element, {open: false});
        await element.updateComplete;
        expect(getComputedStyle(dialog).flexDirection).to.equal('column');
      });
    }
  });
});
