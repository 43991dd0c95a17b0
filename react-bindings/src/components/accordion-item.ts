import {
  LcAccordionItem,
  type AccordionHideReason,
  type HideDetail,
} from '@life-changers/elements/accordion-item';
import type {ReactNode} from 'react';
import {createBinding} from '../binding/create-binding.js';
import {OPEN_EVENTS} from './popup-props.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `AccordionItem`. */
export interface AccordionItemProps extends PropsOf<LcAccordionItem, 'disabled' | 'open'> {
  /**
   * The heading. For a heading that is not plain text, pass a child with `slot="heading"`.
   * @default ''
   */
  title?: string | undefined;
  /** Called before the item opens. */
  onShow?: ((event: Event) => void) | undefined;
  /** Called when the item is open and its animation has finished. */
  onAfterShow?: ((event: Event) => void) | undefined;
  /**
   * Called before the item closes. `event.detail.reason` is `heading`, `other-item`, `browser`, or `api`. Call
   * `event.preventDefault()` to keep it open, unless the reason is `browser`.
   */
  onHide?: ((event: CustomEvent<HideDetail<AccordionHideReason>>) => void) | undefined;
  /** Called when the item is closed and its animation has finished. */
  onAfterHide?: ((event: Event) => void) | undefined;
  /** The content. */
  children?: ReactNode | undefined;
}

/** A section of an `Accordion`, or alone on a page. */
export const AccordionItem = createBinding<LcAccordionItem, AccordionItemProps>({
  tag: 'lc-accordion-item',
  elementClass: LcAccordionItem,
  renamed: {title: 'heading'},
  events: OPEN_EVENTS,
});
