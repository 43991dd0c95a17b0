import type {LcTimelineItem} from '@life-changers/elements/timeline-item';
import {expect} from '@open-wc/testing';
import {mount} from '../testing/mount.js';
import {Timeline} from './timeline.js';
import {TimelineItem} from './timeline-item.js';

const elementIn = (container: Element) => container.querySelector<LcTimelineItem>('lc-timeline-item')!;

describe('TimelineItem', () => {
  it('sets its heading as title, and its default again when the prop is taken away', async () => {
    const {container, render} = await mount(
      <Timeline>
        <TimelineItem title="Ordered" />
      </Timeline>,
    );
    const seen = [elementIn(container).heading];
    await render(
      <Timeline>
        <TimelineItem />
      </Timeline>,
    );
    expect([...seen, elementIn(container).heading]).to.deep.equal(['Ordered', '']);
  });
});
