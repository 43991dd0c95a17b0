import type {LcPopover} from '@life-changers/elements/popover';
import {expect} from '@open-wc/testing';
import {mount} from '../testing/mount.js';
import {Popover} from './popover.js';

const elementIn = (container: Element) => container.querySelector<LcPopover>('lc-popover')!;

describe('Popover', () => {
  it('sets title, and its default again when the prop is taken away', async () => {
    const {container, render} = await mount(<Popover title="Filters" />);
    const seen = [elementIn(container).heading];
    await render(<Popover label="Filters" />);
    expect([...seen, elementIn(container).heading]).to.deep.equal(['Filters', '']);
  });

  it('shows its children', async () => {
    const {container} = await mount(<Popover>Text</Popover>);
    expect(elementIn(container).textContent).to.equal('Text');
  });

  it('calls onHide, and stays open while open is true', async () => {
    const reasons: string[] = [];
    const {container} = await mount(
      <div>
        <button id="filters">Filters</button>
        <Popover for="filters" title="Filters" open onHide={({detail}) => void reasons.push(detail.reason)} />
      </div>,
    );
    const element = elementIn(container);
    await element.updateComplete;
    element.hide();
    expect([reasons, element.open]).to.deep.equal([['api'], true]);
  });
});
