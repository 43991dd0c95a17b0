import {LcCopyButton, type CopyDetail, type CopyErrorDetail} from '@life-changers/elements/copy-button';
import {createBinding} from '../binding/create-binding.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `CopyButton`. */
export interface CopyButtonProps extends PropsOf<
  LcCopyButton,
  'value' | 'from' | 'text' | 'iconOnly' | 'variant' | 'size' | 'disabled'
> {
  /** Called after the text was copied. */
  onAfterCopy?: ((event: CustomEvent<CopyDetail>) => void) | undefined;
  /** Called if the text was not copied. */
  onCopyError?: ((event: CustomEvent<CopyErrorDetail>) => void) | undefined;
}

/** A button that copies a text and says so. */
export const CopyButton = createBinding<LcCopyButton, CopyButtonProps>({
  tag: 'lc-copy-button',
  elementClass: LcCopyButton,
  events: {onAfterCopy: 'lc-after-copy', onCopyError: 'lc-copy-error'},
});
