import {LcTimelineItem} from '@life-changers/elements/timeline-item';
import type {ReactNode} from 'react';
import {createBinding} from '../binding/create-binding.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `TimelineItem`. */
export interface TimelineItemProps extends PropsOf<LcTimelineItem, 'date' | 'pending' | 'variant'> {
  /**
   * What happened, in a few words.
   * @default ''
   */
  title?: string | undefined;
  /** More about the event. A child with `slot="heading"`, `slot="date"`, or `slot="icon"` replaces that part. */
  children?: ReactNode | undefined;
}

/** An event on a timeline. */
export const TimelineItem = createBinding<LcTimelineItem, TimelineItemProps>({
  tag: 'lc-timeline-item',
  elementClass: LcTimelineItem,
  renamed: {title: 'heading'},
});
