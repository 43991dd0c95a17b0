import {fixture, html} from '@open-wc/testing';
import {LitElement, type TemplateResult} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import {expectFocus} from '../testing/same-element.js';
import {FocusRecoveryController} from './focus-recovery.controller.js';

class RecoveringElement extends LitElement {
  static override properties = {ids: {attribute: false}};

  declare ids: readonly string[];

  constructor() {
    super();
    this.ids = ['one', 'two', 'three'];
    new FocusRecoveryController(this, () => this.renderRoot.querySelector('button'));
  }

  button(id: string): HTMLElement {
    return this.renderRoot.querySelector<HTMLElement>(`#${id}`)!;
  }

  override render(): unknown {
    return repeat(
      this.ids,
      id => id,
      (id): TemplateResult => html`<button id=${id}>${id}</button>`,
    );
  }
}
customElements.define('test-recovering', RecoveringElement);

const make = () => fixture<RecoveringElement>(html`<test-recovering></test-recovering>`);

describe('FocusRecoveryController', () => {
  it('focuses the substitute when rendering removes the focused part', async () => {
    const element = await make();
    element.button('two').focus();
    element.ids = ['three'];
    await element.updateComplete;
    expectFocus(element.button('three'));
  });

  for (const id of ['one', 'two', 'three']) {
    it(`keeps the focus on part ${id} when rendering moves it`, async () => {
      const element = await make();
      element.button(id).focus();
      element.ids = ['three', 'two', 'one'];
      await element.updateComplete;
      expectFocus(element.button(id));
    });
  }
});
