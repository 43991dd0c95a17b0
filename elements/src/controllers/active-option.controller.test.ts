import {expect, fixture} from '@open-wc/testing';
import {css, html, LitElement, nothing, type TemplateResult} from 'lit';
import {ActiveOptionController, type ActiveOptionParts} from './active-option.controller.js';

/** A listbox of texts, which are the keys of the options. */
class ActiveOptionElement extends LitElement {
  static override styles = css`
    [role='listbox'] {
      block-size: 50px;
      overflow: auto;
    }

    [role='option'] {
      block-size: 20px;
    }
  `;

  updates = 0;
  texts: readonly string[] = [];
  active!: ActiveOptionController<string>;

  protected override updated(): void {
    this.updates += 1;
  }

  protected override render(): TemplateResult {
    return html`<div role="listbox" tabindex="0" aria-activedescendant=${this.active.id ?? nothing}>
      ${this.texts.map(
        (text, index) => html`<div role="option" id="row-${index}" aria-selected="false">${text}</div>`,
      )}
    </div>`;
  }
}
customElements.define('test-active-option', ActiveOptionElement);

interface Setup {
  texts?: readonly string[];
  /** The option that is active at first. */
  first?: string;
  scrollTo?: ActiveOptionParts<string>['scrollTo'];
}

async function setUp({texts = ['a', 'b', 'c'], first, scrollTo}: Setup = {}) {
  const element = document.createElement('test-active-option') as ActiveOptionElement;
  element.texts = texts;
  element.active = new ActiveOptionController<string>(element, {
    indexOf: (key = first) => (key === undefined ? -1 : element.texts.indexOf(key)),
    idOf: index => `row-${index}`,
    ...(scrollTo && {scrollTo}),
  });
  return fixture<ActiveOptionElement>(element);
}

const listIn = (element: ActiveOptionElement) =>
  element.shadowRoot!.querySelector<HTMLElement>('[role=listbox]')!;

/** Returns the text of the active option, as exposed to assistive technology. */
async function activeIn(element: ActiveOptionElement): Promise<string | undefined> {
  await element.updateComplete;
  const id = listIn(element).getAttribute('aria-activedescendant');
  return id === null ? undefined : element.shadowRoot!.getElementById(id)!.textContent;
}

/** Returns how often an element updates because of a change. */
async function updatesAfter(element: ActiveOptionElement, change: () => void): Promise<number> {
  const {updates} = element;
  change();
  await element.updateComplete;
  return element.updates - updates;
}

/** Updates an element with other options. */
function setTexts(element: ActiveOptionElement, texts: readonly string[]): void {
  element.texts = texts;
  element.requestUpdate();
}

/** Whether the option h is completely visible in the list. */
async function showsH(element: ActiveOptionElement): Promise<boolean> {
  await element.updateComplete;
  const list = listIn(element).getBoundingClientRect();
  const {top, bottom} = element.shadowRoot!.getElementById('row-7')!.getBoundingClientRect();
  return top >= list.top - 1 && bottom <= list.bottom + 1;
}

const TEXTS = [...'abcdefghij'];

describe('ActiveOptionController', () => {
  describe('the active option', () => {
    it('does not exist at first', async () => {
      const element = await setUp();
      const {index, id, element: option} = element.active;
      expect([index, id, option, await activeIn(element)]).to.deep.equal([-1, null, null, undefined]);
    });

    it('is the first active option of the element, if it has one', async () => {
      expect(await activeIn(await setUp({first: 'b'}))).to.equal('b');
    });

    it('is the activated one', async () => {
      const element = await setUp({first: 'b'});
      element.active.activate('c');
      const {index, id, element: option} = element.active;
      const text = option?.textContent;
      expect([index, id, text, await activeIn(element)]).to.deep.equal([2, 'row-2', 'c', 'c']);
    });

    it('does not exist if the list does not contain it', async () => {
      const element = await setUp();
      element.active.activate('x');
      expect(await activeIn(element)).to.equal(undefined);
    });

    for (const first of ['b', undefined]) {
      it(`changes to ${first ?? 'no option'} with a reset`, async () => {
        const element = await setUp(first === undefined ? {} : {first});
        element.active.activate('c');
        await element.updateComplete;
        element.active.reset();
        expect(await activeIn(element)).to.equal(first);
      });
    }

    it('can be activated again after a reset', async () => {
      const element = await setUp();
      element.active.activate('b');
      element.active.reset();
      element.active.activate('b');
      expect(await activeIn(element)).to.equal('b');
    });

    it('does not update the element when it is activated again', async () => {
      const element = await setUp();
      element.active.activate('b');
      await element.updateComplete;
      expect(await updatesAfter(element, () => element.active.activate('b'))).to.equal(0);
    });

    it('does not update the element when there is nothing to reset', async () => {
      const element = await setUp({first: 'b'});
      expect(await updatesAfter(element, () => element.active.reset())).to.equal(0);
    });
  });

  describe('a changed list', () => {
    for (const [title, texts, active] of [
      ['keeps its option active at another place', ['c', 'a', 'b'], 'b'],
      ['has no active option without it', ['a', 'c'], undefined],
    ] as [string, string[], string | undefined][]) {
      it(title, async () => {
        const element = await setUp();
        element.active.activate('b');
        setTexts(element, texts);
        expect(await activeIn(element)).to.equal(active);
      });
    }

    it('has the same active option once it is back', async () => {
      const element = await setUp();
      element.active.activate('b');
      setTexts(element, ['a', 'c']);
      await element.updateComplete;
      setTexts(element, ['a', 'b', 'c']);
      expect(await activeIn(element)).to.equal('b');
    });
  });

  describe('scrolling', () => {
    it('shows the active option', async () => {
      const element = await setUp({texts: TEXTS});
      const before = await showsH(element);
      element.active.activate('h');
      expect([before, await showsH(element)]).to.deep.equal([false, true]);
    });

    it('does not follow other updates', async () => {
      const element = await setUp({texts: TEXTS});
      element.active.activate('h');
      await element.updateComplete;
      listIn(element).scrollTop = 0;
      element.requestUpdate();
      expect(await showsH(element)).to.equal(false);
    });

    it('shows the first active option with the next update after a reset', async () => {
      const element = await setUp({texts: TEXTS, first: 'h'});
      const before = await showsH(element);
      element.active.reset();
      element.requestUpdate();
      expect([before, await showsH(element)]).to.deep.equal([false, true]);
    });

    it('waits until the option has rendered', async () => {
      const element = await setUp({texts: [], first: 'h'});
      element.active.reset();
      element.requestUpdate();
      await element.updateComplete;
      setTexts(element, TEXTS);
      expect(await showsH(element)).to.equal(true);
    });

    it('is done by the element if it wants to', async () => {
      const scrolled: string[] = [];
      const element = await setUp({texts: TEXTS, scrollTo: ({id}) => scrolled.push(id)});
      element.active.activate('h');
      expect([await showsH(element), scrolled]).to.deep.equal([false, ['row-7']]);
    });
  });
});
