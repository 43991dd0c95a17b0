import {LcSplitPanel, type PositionDetail} from '@life-changers/elements/split-panel';
import type {ReactNode} from 'react';
import {createBinding} from '../binding/create-binding.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `SplitPanel`. */
export interface SplitPanelProps extends PropsOf<
  LcSplitPanel,
  | 'breakpoint'
  | 'collapsed'
  | 'collapsible'
  | 'label'
  | 'maxEnd'
  | 'maxStart'
  | 'minEnd'
  | 'minStart'
  | 'orientation'
  | 'position'
  | 'rememberAs'
> {
  /**
   * Called when the user has moved the separator, or collapsed or restored a panel. `event.detail` has `position` and `collapsed`.
   * Call `event.preventDefault()` to keep the panels as they were.
   */
  onPositionChange?: ((event: CustomEvent<PositionDetail>) => void) | undefined;
  /** A child with `slot="start"`, and one with `slot="end"`. */
  children?: ReactNode | undefined;
}

/** Two panels with a separator between them that users drag. */
export const SplitPanel = createBinding<LcSplitPanel, SplitPanelProps>({
  tag: 'lc-split-panel',
  elementClass: LcSplitPanel,
  events: {onPositionChange: 'lc-position-change'},
});
