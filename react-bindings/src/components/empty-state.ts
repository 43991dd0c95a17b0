import {LcEmptyState} from '@life-changers/elements/empty-state';
import type {ReactNode} from 'react';
import {createBinding} from '../binding/create-binding.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `EmptyState`. */
export interface EmptyStateProps extends PropsOf<LcEmptyState, 'headingLevel' | 'compact'> {
  /**
   * The heading, such as `No invoices yet`.
   * @default ''
   */
  title?: string | undefined;
  /** Why there is nothing. A child with `slot="icon"` replaces the icon, and those with `slot="actions"` are buttons below. */
  children?: ReactNode | undefined;
}

/** What users see where there is nothing yet, or nothing was found. */
export const EmptyState = createBinding<LcEmptyState, EmptyStateProps>({
  tag: 'lc-empty-state',
  elementClass: LcEmptyState,
  renamed: {title: 'heading'},
});
