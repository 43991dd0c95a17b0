import type {LcDrawer} from '@life-changers/elements/drawer';
import {expect} from '@open-wc/testing';
import {Drawer} from './drawer.js';
import {mount} from '../testing/mount.js';

const elementIn = (container: Element) => container.querySelector<LcDrawer>('lc-drawer')!;

describe('Drawer', () => {
  it('sets title, and its default again when the prop is taken away', async () => {
    const {container, render} = await mount(<Drawer title="Filters" />);
    const seen = [elementIn(container).heading];
    await render(<Drawer />);
    expect([...seen, elementIn(container).heading]).to.deep.equal(['Filters', '']);
  });

  it('calls onHide, and stays open while open is true', async () => {
    const reasons: string[] = [];
    const {container} = await mount(
      <Drawer title="Filters" open onHide={({detail}) => void reasons.push(detail.reason)} />,
    );
    const element = elementIn(container);
    await element.updateComplete;
    element.hide();
    expect([reasons, element.open]).to.deep.equal([['api'], true]);
  });
});
