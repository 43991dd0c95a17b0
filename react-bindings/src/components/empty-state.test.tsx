import type {LcEmptyState} from '@life-changers/elements/empty-state';
import {expect} from '@open-wc/testing';
import {mount} from '../testing/mount.js';
import {EmptyState} from './empty-state.js';

const elementIn = (container: Element) => container.querySelector<LcEmptyState>('lc-empty-state')!;

describe('EmptyState', () => {
  it('sets heading from title, and its default again when the prop is taken away', async () => {
    const {container, render} = await mount(<EmptyState title="No invoices yet" />);
    const seen = [elementIn(container).heading];
    await render(<EmptyState />);
    expect([...seen, elementIn(container).heading]).to.deep.equal(['No invoices yet', '']);
  });
});
