import {LcTabs, type TabChangeDetail} from '@life-changers/elements/tabs';
import type {ReactNode} from 'react';
import {createBinding} from '../binding/create-binding.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `Tabs`. */
export interface TabsProps extends PropsOf<
  LcTabs,
  'activation' | 'active' | 'addressKey' | 'current' | 'placement'
> {
  /**
   * Called before another panel is shown. `event.detail` has the names `from` and `to` and the `reason`. Call
   * `event.preventDefault()` to stay, unless the reason is an issue or the address.
   */
  onTabChange?: ((event: CustomEvent<TabChangeDetail>) => void) | undefined;
  /** Called after another panel is shown. */
  onAfterTabChange?: ((event: CustomEvent<TabChangeDetail>) => void) | undefined;
  /** The `Tab` and `TabPanel` components. Other children are below the panel. */
  children?: ReactNode | undefined;
}

/** Parts of a page that share one place, with a tab for each. */
export const Tabs = createBinding<LcTabs, TabsProps>({
  tag: 'lc-tabs',
  elementClass: LcTabs,
  events: {onTabChange: 'lc-tab-change', onAfterTabChange: 'lc-after-tab-change'},
});
