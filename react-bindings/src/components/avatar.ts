import {LcAvatar} from '@life-changers/elements/avatar';
import {createBinding} from '../binding/create-binding.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `Avatar`. */
export type AvatarProps = PropsOf<LcAvatar, 'src' | 'name' | 'size' | 'shape'>;

/** A picture of a person or a team, or else initials. */
export const Avatar = createBinding<LcAvatar, AvatarProps>({
  tag: 'lc-avatar',
  elementClass: LcAvatar,
});
