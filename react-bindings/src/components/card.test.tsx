import type {LcCard} from '@life-changers/elements/card';
import {expect} from '@open-wc/testing';
import {mount} from '../testing/mount.js';
import {Card} from './card.js';

const elementIn = (container: Element) => container.querySelector<LcCard>('lc-card')!;

describe('Card', () => {
  it('sets heading from title, and its default again when the prop is taken away', async () => {
    const {container, render} = await mount(<Card title="Order 4021" />);
    const seen = [elementIn(container).heading];
    await render(<Card />);
    expect([...seen, elementIn(container).heading]).to.deep.equal(['Order 4021', '']);
  });

  it('calls onNavigate when its link is pressed', async () => {
    const hrefs: string[] = [];
    const {container} = await mount(
      <Card
        title="Order 4021"
        href="/orders/4021"
        onNavigate={event => {
          event.preventDefault();
          hrefs.push(event.detail.href);
        }}
      />,
    );
    await elementIn(container).updateComplete;
    elementIn(container).shadowRoot!.querySelector('a')!.click();
    expect(hrefs).to.deep.equal(['/orders/4021']);
  });
});
