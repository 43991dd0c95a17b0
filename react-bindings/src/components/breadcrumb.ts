import {LcBreadcrumb} from '@life-changers/elements/breadcrumb';
import {createBinding} from '../binding/create-binding.js';
import {NAVIGATE_EVENTS, type NavigateProps} from './navigate-props.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `Breadcrumb`. */
export interface BreadcrumbProps
  extends PropsOf<LcBreadcrumb, 'location' | 'basename' | 'labels' | 'homeText' | 'label'>, NavigateProps {}

/** A breadcrumb of links from the segments of a path. */
export const Breadcrumb = createBinding<LcBreadcrumb, BreadcrumbProps>({
  tag: 'lc-breadcrumb',
  elementClass: LcBreadcrumb,
  events: NAVIGATE_EVENTS,
});
