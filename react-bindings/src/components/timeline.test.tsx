import type {LcTimeline} from '@life-changers/elements/timeline';
import {expect} from '@open-wc/testing';
import {mount} from '../testing/mount.js';
import {Timeline} from './timeline.js';
import {TimelineItem} from './timeline-item.js';

const elementIn = (container: Element) => container.querySelector<LcTimeline>('lc-timeline')!;

describe('Timeline', () => {
  it('sets align, and its default again when the prop is taken away', async () => {
    const {container, render} = await mount(<Timeline align="alternate" />);
    const seen = [elementIn(container).align];
    await render(<Timeline />);
    expect([...seen, elementIn(container).align]).to.deep.equal(['alternate', 'start']);
  });

  it('shows its children', async () => {
    const {container} = await mount(
      <Timeline>
        <TimelineItem title="Ordered">Three books</TimelineItem>
      </Timeline>,
    );
    expect(elementIn(container).textContent).to.equal('Three books');
  });
});
