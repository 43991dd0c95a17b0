import type {LcSpinner} from '@life-changers/elements/spinner';
import {expect} from '@open-wc/testing';
import {mount} from '../testing/mount.js';
import {Spinner} from './spinner.js';

const elementIn = (container: Element) => container.querySelector<LcSpinner>('lc-spinner')!;

describe('Spinner', () => {
  it('sets its props, and their defaults again when they are removed', async () => {
    const {container, render} = await mount(<Spinner label="Loading orders" size="lg" delay={200} />);
    const read = () => [elementIn(container).label, elementIn(container).size, elementIn(container).delay];
    const before = read();
    await render(<Spinner />);
    expect([before, read()]).to.deep.equal([
      ['Loading orders', 'lg', 200],
      ['', 'md', 0],
    ]);
  });
});
