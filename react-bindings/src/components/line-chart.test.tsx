import type {LcLineChart} from '@life-changers/elements/line-chart';
import {expect} from '@open-wc/testing';
import {mount} from '../testing/mount.js';
import {LineChart} from './line-chart.js';

const elementIn = (container: Element) => container.querySelector<LcLineChart>('lc-line-chart')!;

describe('LineChart', () => {
  it('sets values, and their default again when the prop is taken away', async () => {
    const {container, render} = await mount(<LineChart label="Orders" values={[1, 2]} />);
    const seen = [elementIn(container).values];
    await render(<LineChart label="Orders" />);
    expect([...seen, elementIn(container).values]).to.deep.equal([[1, 2], null]);
  });

  it('sets its label', async () => {
    const {container} = await mount(<LineChart label="Orders" values={[1, 2]} />);
    expect(elementIn(container).label).to.equal('Orders');
  });
});
