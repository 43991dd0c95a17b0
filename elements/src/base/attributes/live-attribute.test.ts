import {expect, fixture, html} from '@open-wc/testing';
import {LitElement, type TemplateResult} from 'lit';
import {property} from 'lit/decorators.js';
import {liveAttribute} from './live-attribute.js';

class LiveElement extends LitElement {
  @property({hasChanged: () => true}) @liveAttribute(String) name!: string;
  @property({type: Boolean, hasChanged: () => true}) @liveAttribute(Boolean) disabled!: boolean;
  @property({type: Boolean, attribute: 'readonly', hasChanged: () => true})
  @liveAttribute(Boolean)
  readOnly!: boolean;

  override render(): TemplateResult {
    return html`${this.name} ${this.disabled}`;
  }
}
customElements.define('test-live', LiveElement);

const make = () => fixture<LiveElement>(html`<test-live name="there" disabled></test-live>`);

describe('liveAttribute', () => {
  it('reads the attributes in the HTML', async () => {
    const {name, disabled} = await make();
    expect({name, disabled}).to.deep.equal({name: 'there', disabled: true});
  });

  it('is empty or false without the attribute', () => {
    const {name, disabled} = new LiveElement();
    expect({name, disabled}).to.deep.equal({name: '', disabled: false});
  });

  it('writes the attribute synchronously', () => {
    const element = Object.assign(new LiveElement(), {name: 'new', disabled: true});
    expect([element.getAttribute('name'), element.getAttribute('disabled')]).to.deep.equal(['new', '']);
  });

  it('writes the attribute in lower case, also in XML', () => {
    const xml = document.implementation.createDocument('http://www.w3.org/1999/xhtml', 'html');
    const element = xml.adoptNode(new LiveElement());
    element.readOnly = true;
    expect([element.readOnly, element.getAttributeNames()]).to.deep.equal([true, ['readonly']]);
  });

  for (const none of ['', false, null, undefined]) {
    it(`removes the attribute for ${JSON.stringify(none)}`, async () => {
      const element = Object.assign(await make(), {name: none, disabled: none});
      expect([element.hasAttribute('name'), element.hasAttribute('disabled')]).to.deep.equal([false, false]);
    });
  }

  it('renders again when the property is set', async () => {
    const element = await make();
    element.name = 'new';
    await element.updateComplete;
    expect(element.shadowRoot!.textContent).to.equal('new true');
  });

  it('renders again when an attribute changes', async () => {
    const element = await make();
    element.setAttribute('name', 'new');
    element.removeAttribute('disabled');
    await element.updateComplete;
    expect(element.shadowRoot!.textContent).to.equal('new false');
  });
});
