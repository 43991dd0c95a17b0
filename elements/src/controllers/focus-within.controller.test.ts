import {expect, fixture, html} from '@open-wc/testing';
import {LitElement, type TemplateResult} from 'lit';
import {FocusRecoveryController} from './focus-recovery.controller.js';
import {FocusWithinController} from './focus-within.controller.js';

class FocusedElement extends LitElement {
  static override properties = {ids: {attribute: false}};

  declare ids: readonly string[];

  readonly within = new FocusWithinController(this);
  rendered: boolean[] = [];

  constructor() {
    super();
    this.ids = ['one', 'two'];
    new FocusRecoveryController(this, () => this.renderRoot.querySelector('button'));
  }

  button(id: string): HTMLElement {
    return this.renderRoot.querySelector<HTMLElement>(`#${id}`)!;
  }

  override render(): TemplateResult[] {
    this.rendered.push(this.within.isWithin);
    return this.ids.map(id => html`<button id=${id}>${id}</button>`);
  }
}
customElements.define('test-focused', FocusedElement);

const make = () => fixture<FocusedElement>(html`<test-focused></test-focused>`);

describe('FocusWithinController', () => {
  it('updates its element when focus enters', async () => {
    const element = await make();
    element.button('one').focus();
    await element.updateComplete;
    expect(element.rendered).to.deep.equal([false, true]);
  });

  it('updates its element when focus leaves', async () => {
    const element = await make();
    element.button('one').focus();
    await element.updateComplete;
    element.button('one').blur();
    await element.updateComplete;
    expect(element.rendered).to.deep.equal([false, true, false]);
  });

  it('updates its element once when rendering replaces the focused part', async () => {
    const element = await make();
    element.button('two').focus();
    await element.updateComplete;
    element.ids = ['one'];
    await element.updateComplete;
    await element.updateComplete;
    expect(element.rendered).to.deep.equal([false, true, true]);
  });
});
