import {LcTabPanel} from '@life-changers/elements/tab-panel';
import type {ReactNode} from 'react';
import {createBinding} from '../binding/create-binding.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `TabPanel`. */
export interface TabPanelProps extends PropsOf<LcTabPanel, 'lazy'> {
  /** The name of the panel, which its tab has as `panel`. */
  name: string;
  /** The content. */
  children?: ReactNode | undefined;
}

/** What a tab shows. Put it directly into `Tabs`. */
export const TabPanel = createBinding<LcTabPanel, TabPanelProps>({
  tag: 'lc-tab-panel',
  elementClass: LcTabPanel,
  slot: ({name}) => `panel-${name}`,
});
