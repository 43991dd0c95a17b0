import type {LcBarChart} from '@life-changers/elements/bar-chart';
import {expect} from '@open-wc/testing';
import {mount} from '../testing/mount.js';
import {BarChart} from './bar-chart.js';

const elementIn = (container: Element) => container.querySelector<LcBarChart>('lc-bar-chart')!;

describe('BarChart', () => {
  it('sets values, and their default again when the prop is taken away', async () => {
    const {container, render} = await mount(<BarChart label="Orders" values={[1, 2]} />);
    const seen = [elementIn(container).values];
    await render(<BarChart label="Orders" />);
    expect([...seen, elementIn(container).values]).to.deep.equal([[1, 2], null]);
  });

  it('sets its label', async () => {
    const {container} = await mount(<BarChart label="Orders" values={[1, 2]} />);
    expect(elementIn(container).label).to.equal('Orders');
  });
});
