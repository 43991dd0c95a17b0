import type {LcDonut} from '@life-changers/elements/donut';
import {expect} from '@open-wc/testing';
import {mount} from '../testing/mount.js';
import {Donut} from './donut.js';

const elementIn = (container: Element) => container.querySelector<LcDonut>('lc-donut')!;

describe('Donut', () => {
  it('sets slices, and their default again when the prop is taken away', async () => {
    const slices = [{label: 'Shops', value: 3}];
    const {container, render} = await mount(<Donut label="Revenue" slices={slices} />);
    const seen = [elementIn(container).slices];
    await render(<Donut label="Revenue" />);
    expect([...seen, elementIn(container).slices]).to.deep.equal([slices, null]);
  });

  it('shows its child in the middle', async () => {
    const {container} = await mount(
      <Donut label="Revenue" slices={[{label: 'Shops', value: 3}]}>
        <b slot="center">All</b>
      </Donut>,
    );
    expect(elementIn(container).querySelector('[slot=center]')!.assignedSlot?.name).to.equal('center');
  });
});
