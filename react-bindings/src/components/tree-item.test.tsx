import type {LcTreeItem} from '@life-changers/elements/tree-item';
import {expect} from '@open-wc/testing';
import {mount} from '../testing/mount.js';
import {TreeItem} from './tree-item.js';

const elementIn = (container: Element) => container.querySelector<LcTreeItem>('lc-tree-item')!;

describe('TreeItem', () => {
  it('sets label, and its default again when the prop is taken away', async () => {
    const {container, render} = await mount(<TreeItem label="Sample" />);
    const seen = [elementIn(container).label];
    await render(<TreeItem />);
    expect([...seen, elementIn(container).label]).to.deep.equal(['Sample', '']);
  });

  it('shows its icon and its children', async () => {
    const {container} = await mount(<TreeItem icon={<svg />}>Text</TreeItem>);
    const item = elementIn(container);
    expect([item.textContent, item.querySelector('[slot=icon] > svg') !== null]).to.deep.equal([
      'Text',
      true,
    ]);
  });
});
