import {LcTimeline} from '@life-changers/elements/timeline';
import type {ReactNode} from 'react';
import {createBinding} from '../binding/create-binding.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `Timeline`. */
export interface TimelineProps extends PropsOf<LcTimeline, 'align' | 'label'> {
  /** `TimelineItem` components, the first one at the top. */
  children?: ReactNode | undefined;
}

/** A list of events with a line between them. */
export const Timeline = createBinding<LcTimeline, TimelineProps>({
  tag: 'lc-timeline',
  elementClass: LcTimeline,
});
