import {LcTab} from '@life-changers/elements/tab';
import type {ReactNode} from 'react';
import {createBinding} from '../binding/create-binding.js';
import {NAVIGATE_EVENTS, type NavigateProps} from './navigate-props.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `Tab`. */
export interface TabProps extends PropsOf<LcTab, 'disabled' | 'exact' | 'href' | 'panel'>, NavigateProps {
  /** The text, and children with `slot="icon"` and `slot="badge"`. */
  children?: ReactNode | undefined;
}

/** A tab, or a link to a page. Put it directly into `Tabs`. */
export const Tab = createBinding<LcTab, TabProps>({
  tag: 'lc-tab',
  elementClass: LcTab,
  events: NAVIGATE_EVENTS,
  slot: () => 'tab',
});
