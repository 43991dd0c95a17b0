import type {LcBadge} from '@life-changers/elements/badge';
import {expect} from '@open-wc/testing';
import {mount} from '../testing/mount.js';
import {Badge} from './badge.js';

const elementIn = (container: Element) => container.querySelector<LcBadge>('lc-badge')!;

describe('Badge', () => {
  it('sets variant, and its default again when the prop is taken away', async () => {
    const {container, render} = await mount(<Badge variant="success" />);
    const seen = [elementIn(container).variant];
    await render(<Badge />);
    expect([...seen, elementIn(container).variant]).to.deep.equal(['success', 'neutral']);
  });

  it('shows its children', async () => {
    const {container} = await mount(<Badge>Paid</Badge>);
    expect(elementIn(container).textContent).to.equal('Paid');
  });
});
