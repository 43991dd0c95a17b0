import {expect, fixture, html} from '@open-wc/testing';
import {LitElement, type TemplateResult} from 'lit';
import {property, query, state} from './property.js';

class PropertyProbe extends LitElement {
  @property() text = 'a';
  @property({type: Number, attribute: 'row-count', reflect: true}) rowCount = 1;
  @state() isOpen = false;
  @query('p') readonly paragraph!: HTMLElement | null;

  written: unknown[] = [];
  @property()
  get size(): string {
    return 'm';
  }
  set size(size: string) {
    this.written.push(size);
  }

  protected override render(): TemplateResult {
    return html`<p>${this.text} ${this.isOpen}</p>`;
  }
}
customElements.define('property-probe', PropertyProbe);

describe('decorators of properties', () => {
  it('render again when a property changes', async () => {
    const probe = await fixture<PropertyProbe>(html`<property-probe text="b"></property-probe>`);
    probe.text += 'c';
    await probe.updateComplete;
    expect(probe.paragraph?.textContent).to.equal('bc false');
  });

  it('read and reflect an attribute', async () => {
    const probe = await fixture<PropertyProbe>(html`<property-probe row-count="2"></property-probe>`);
    expect(probe.rowCount).to.equal(2);
    probe.rowCount = 3;
    await probe.updateComplete;
    expect(probe.getAttribute('row-count')).to.equal('3');
  });

  it('keep an accessor, and give it the attribute', async () => {
    const probe = await fixture<PropertyProbe>(html`<property-probe size="l"></property-probe>`);
    expect(probe.written).to.deep.equal(['l']);
    expect(probe.size).to.equal('m');
  });

  it('give state no attribute', async () => {
    const probe = await fixture<PropertyProbe>(html`<property-probe isopen></property-probe>`);
    expect(probe.isOpen).to.equal(false);
    probe.isOpen = true;
    await probe.updateComplete;
    expect(probe.paragraph?.textContent).to.equal('a true');
  });

  it('find nothing before the first render', () => {
    expect(new PropertyProbe().paragraph).to.equal(null);
  });

  it('keep a default on the prototype, which is no change', async () => {
    const changes: unknown[] = [];
    class DefaultProbe extends LitElement {
      @property({type: Number, default: 5}) size!: number;

      protected override updated(changed: Map<PropertyKey, unknown>): void {
        changes.push([...changed]);
      }
    }
    customElements.define('default-probe', DefaultProbe);
    const probe = await fixture<DefaultProbe>('<default-probe></default-probe>');
    expect([probe.size, new DefaultProbe().size]).to.deep.equal([5, 5]);
    probe.setAttribute('size', '7');
    await probe.updateComplete;
    expect([probe.size, new DefaultProbe().size]).to.deep.equal([7, 5]);
    expect(changes).to.deep.equal([[], [['size', 5]]]);
  });
});
