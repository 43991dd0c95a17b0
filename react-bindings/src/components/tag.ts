import {LcTag, type TagRemoveDetail, type TagSelectedDetail} from '@life-changers/elements/tag';
import type {ReactNode} from 'react';
import {createBinding} from '../binding/create-binding.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `Tag`. */
export interface TagProps extends PropsOf<
  LcTag,
  'variant' | 'size' | 'pill' | 'value' | 'removable' | 'selectable' | 'selected' | 'disabled'
> {
  /** Called when the user removes the tag. Leave it out of the next render. */
  onRemove?: ((event: CustomEvent<TagRemoveDetail>) => void) | undefined;
  /**
   * Called when the user has selected the tag, or no longer selects it. Call `event.preventDefault()` to keep it as it was.
   */
  onSelectedChange?: ((event: CustomEvent<TagSelectedDetail>) => void) | undefined;
  /** The text. It may contain an icon. */
  children?: ReactNode | undefined;
}

/** A word or two that users select or remove. */
export const Tag = createBinding<LcTag, TagProps>({
  tag: 'lc-tag',
  elementClass: LcTag,
  events: {onRemove: 'lc-remove', onSelectedChange: 'lc-selected-change'},
});
