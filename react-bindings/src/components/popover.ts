import {LcPopover} from '@life-changers/elements/popover';
import type {ReactNode} from 'react';
import {createBinding} from '../binding/create-binding.js';
import {OPEN_EVENTS, type PopupProps} from './popup-props.js';
import type {PropsOf} from '../binding/props-of.js';
import {withControlledOpen} from './with-controlled-open.js';

/** The props of `Popover`. */
export interface PopoverProps extends PropsOf<LcPopover, 'for' | 'label' | 'placement'>, PopupProps {
  /**
   * The heading, which names the popover.
   * @default ''
   */
  title?: string | undefined;
  /**
   * Opens the popover, if the component is controlled. Set it to true in `onShow` and to false in `onHide`, or else the
   * popover stays open. If omitted, the target opens and closes the popover.
   */
  open?: boolean | undefined;
  /** The content. */
  children?: ReactNode | undefined;
}

/** Content of any kind beside the element that opens it. */
export const Popover = withControlledOpen(
  createBinding<LcPopover, PopoverProps>({
    tag: 'lc-popover',
    elementClass: LcPopover,
    renamed: {title: 'heading'},
    events: OPEN_EVENTS,
  }),
);
