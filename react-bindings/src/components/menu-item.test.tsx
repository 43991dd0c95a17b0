import type {LcMenuItem} from '@life-changers/elements/menu-item';
import {expect} from '@open-wc/testing';
import {mount} from '../testing/mount.js';
import {MenuItem} from './menu-item.js';

const elementIn = (container: Element) => container.querySelector<LcMenuItem>('lc-menu-item')!;

describe('MenuItem', () => {
  it('sets checked, and its default again when the prop is taken away', async () => {
    const {container, render} = await mount(<MenuItem type="checkbox" checked />);
    const seen = [elementIn(container).checked];
    await render(<MenuItem type="checkbox" />);
    expect([...seen, elementIn(container).checked]).to.deep.equal([true, false]);
  });

  it('shows its icon and its text', async () => {
    const {container} = await mount(<MenuItem icon={<b>i</b>}>Text</MenuItem>);
    expect(elementIn(container).querySelector('[slot=icon]')!.textContent).to.equal('i');
    expect(elementIn(container).textContent).to.equal('iText');
  });
});
