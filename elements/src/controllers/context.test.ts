import {aTimeout, expect, fixture, html} from '@open-wc/testing';
import {LitElement} from 'lit';
import {Context} from './context.js';

const provision = new Context<string>();

class ProvisionConsumer extends LitElement {
  updates = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    provision.add(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    provision.delete(this);
  }

  protected override updated(): void {
    this.updates += 1;
  }
}
customElements.define('provision-consumer', ProvisionConsumer);

/** Slots its children into a box in its shadow root. */
class ProvisionFrame extends LitElement {
  protected override render() {
    return html`<section><slot></slot></section>`;
  }
}
customElements.define('provision-frame', ProvisionFrame);

async function make() {
  const place = await fixture<HTMLElement>(html`
    <div>
      <provision-frame><provision-consumer></provision-consumer></provision-frame>
    </div>
  `);
  const frame = place.querySelector<ProvisionFrame>('provision-frame')!;
  await frame.updateComplete;
  return {
    place,
    frame,
    section: frame.shadowRoot!.querySelector('section')!,
    consumer: place.querySelector<ProvisionConsumer>('provision-consumer')!,
  };
}

describe('Context', () => {
  it('has no value if none is provided', async () => {
    expect(provision.valueAt((await make()).consumer)).to.equal(null);
  });

  for (const provider of ['consumer', 'section', 'frame', 'place'] as const) {
    it(`finds the value of the ${provider}`, async () => {
      const places = await make();
      provision.provide(places[provider], 'here');
      expect(provision.valueAt(places.consumer)).to.equal('here');
    });
  }

  it('finds the nearest value', async () => {
    const {place, frame, consumer} = await make();
    provision.provide(place, 'far');
    provision.provide(frame, 'near');
    expect(provision.valueAt(consumer)).to.equal('near');
  });

  it('finds the next value further out when the nearest is removed', async () => {
    const {place, frame, consumer} = await make();
    provision.provide(place, 'far');
    provision.provide(frame, 'near');
    provision.provide(frame, null);
    expect(provision.valueAt(consumer)).to.equal('far');
  });

  it('updates its users when a value changes, and not when it stays the same', async () => {
    const {place, consumer} = await make();
    const updates = [];
    for (const value of ['one', 'one', 'two', null, null]) {
      const {updates: before} = consumer;
      provision.provide(place, value);
      await aTimeout(0);
      updates.push(consumer.updates - before);
    }
    expect(updates).to.deep.equal([1, 0, 1, 1, 0]);
  });

  it('does not update disconnected elements', async () => {
    const {place, consumer} = await make();
    consumer.remove();
    const {updates: before} = consumer;
    provision.provide(place, 'one');
    await aTimeout(0);
    expect(consumer.updates).to.equal(before);
  });

  it('updates elements that move to another place', async () => {
    const {consumer, frame, place} = await make();
    provision.provide(frame, 'near');
    await aTimeout(0);
    const {updates: before} = consumer;
    place.append(consumer);
    await aTimeout(0);
    expect(consumer.updates).to.be.greaterThan(before);
  });
});
