import {
  type LoadItemsDetail,
  LcTree,
  type TreeToggleDetail,
  type TreeTyped,
} from '@life-changers/elements/tree';
import '@life-changers/elements/rules';
import type {ReactNode} from 'react';
import {createBinding} from '../binding/create-binding.js';
import type {ControlProps} from './form-control-props.js';
import {NAVIGATE_EVENTS, type NavigateProps} from './navigate-props.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `Tree`. */
export interface TreeProps
  extends
    ControlProps<TreeTyped>,
    PropsOf<LcTree, 'items' | 'selection' | 'expanded' | 'loadItems' | 'initValue'>,
    NavigateProps {
  /**
   * The selected value, or with `selection="multiple"` the list of them, if the component is controlled. Update it in
   * `onChange`.
   */
  value?: TreeTyped | undefined;
  /** `TreeItem` components, if there are no `items`. */
  children?: ReactNode | undefined;
  /** Called when the user has opened an item. */
  onExpand?: ((event: CustomEvent<TreeToggleDetail>) => void) | undefined;
  /** Called when the user has closed an item. */
  onCollapse?: ((event: CustomEvent<TreeToggleDetail>) => void) | undefined;
  /** Called when an open item needs its items, if there is no `loadItems`. */
  onLoadItems?: ((event: CustomEvent<LoadItemsDetail>) => void) | undefined;
}

/** Items inside items, such as files in folders, that users open, close, and select. */
export const Tree = createBinding<LcTree, TreeProps>({
  tag: 'lc-tree',
  elementClass: LcTree,
  events: {
    ...NAVIGATE_EVENTS,
    onExpand: 'lc-expand',
    onCollapse: 'lc-collapse',
    onLoadItems: 'lc-load-items',
  },
  control: {changeEvent: 'change', valueProperty: 'value'},
});
