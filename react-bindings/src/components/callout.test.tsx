import type {LcCallout} from '@life-changers/elements/callout';
import {expect} from '@open-wc/testing';
import {mount} from '../testing/mount.js';
import {Callout} from './callout.js';

const elementIn = (container: Element) => container.querySelector<LcCallout>('lc-callout')!;

describe('Callout', () => {
  it('sets heading from title, and its default again when the prop is taken away', async () => {
    const {container, render} = await mount(<Callout title="Search is slow" />);
    const seen = [elementIn(container).heading];
    await render(<Callout />);
    expect([...seen, elementIn(container).heading]).to.deep.equal(['Search is slow', '']);
  });

  it('is open again when open is taken away', async () => {
    const {container, render} = await mount(<Callout open={false} />);
    const seen = [elementIn(container).open];
    await render(<Callout />);
    expect([...seen, elementIn(container).open]).to.deep.equal([false, true]);
  });

  it('calls onHide and onAfterHide', async () => {
    const calls: string[] = [];
    const {container} = await mount(
      <Callout onHide={({detail}) => calls.push(detail.reason)} onAfterHide={({type}) => calls.push(type)} />,
    );
    elementIn(container).hide();
    expect(calls).to.deep.equal(['api', 'lc-after-hide']);
  });
});
