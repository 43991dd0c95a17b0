import {LcAvatarGroup} from '@life-changers/elements/avatar-group';
import type {ReactNode} from 'react';
import {createBinding} from '../binding/create-binding.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `AvatarGroup`. */
export interface AvatarGroupProps extends PropsOf<LcAvatarGroup, 'label' | 'max' | 'size'> {
  /** The `Avatar` components. */
  children?: ReactNode | undefined;
}

/** Several avatars that overlap. */
export const AvatarGroup = createBinding<LcAvatarGroup, AvatarGroupProps>({
  tag: 'lc-avatar-group',
  elementClass: LcAvatarGroup,
});
