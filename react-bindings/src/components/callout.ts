import {LcCallout, type CalloutHideReason} from '@life-changers/elements/callout';
import type {HideDetail} from '@life-changers/elements/modal';
import type {ReactNode} from 'react';
import {createBinding} from '../binding/create-binding.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `Callout`. */
export interface CalloutProps extends PropsOf<LcCallout, 'variant' | 'open' | 'dismissible' | 'announce'> {
  /**
   * The heading. It is bold text, and not in the outline of the page.
   * @default ''
   */
  title?: string | undefined;
  /** Called when `show()` opens it. */
  onShow?: ((event: Event) => void) | undefined;
  /** Called before it closes. Call `event.preventDefault()` to keep it open. */
  onHide?: ((event: CustomEvent<HideDetail<CalloutHideReason>>) => void) | undefined;
  /** Called when it is closed. */
  onAfterHide?: ((event: Event) => void) | undefined;
  /** The text. A child with `slot="icon"` replaces the icon, and those with `slot="actions"` are buttons below. */
  children?: ReactNode | undefined;
}

/** A notice in the page. */
export const Callout = createBinding<LcCallout, CalloutProps>({
  tag: 'lc-callout',
  elementClass: LcCallout,
  renamed: {title: 'heading'},
  events: {onShow: 'lc-show', onHide: 'lc-hide', onAfterHide: 'lc-after-hide'},
});
