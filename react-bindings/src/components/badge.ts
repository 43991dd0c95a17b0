import {LcBadge} from '@life-changers/elements/badge';
import type {ReactNode} from 'react';
import {createBinding} from '../binding/create-binding.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `Badge`. */
export interface BadgeProps extends PropsOf<LcBadge, 'variant' | 'appearance' | 'pill' | 'dot' | 'label'> {
  /** The text or the count. With `dot`, the text next to the dot. */
  children?: ReactNode | undefined;
}

/** A short text, a count, or a dot with a meaning. */
export const Badge = createBinding<LcBadge, BadgeProps>({
  tag: 'lc-badge',
  elementClass: LcBadge,
});
