import type {LcSkeleton} from '@life-changers/elements/skeleton';
import {expect} from '@open-wc/testing';
import {mount} from '../testing/mount.js';
import {Skeleton} from './skeleton.js';

const elementIn = (container: Element) => container.querySelector<LcSkeleton>('lc-skeleton')!;

describe('Skeleton', () => {
  it('sets its props, and their defaults again when they are removed', async () => {
    const {container, render} = await mount(<Skeleton shape="circle" lines={3} />);
    const read = () => [elementIn(container).shape, elementIn(container).lines];
    const before = read();
    await render(<Skeleton />);
    expect([before, read()]).to.deep.equal([
      ['circle', 3],
      ['text', 1],
    ]);
  });
});
