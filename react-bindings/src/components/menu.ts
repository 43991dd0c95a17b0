import {LcMenu, type MenuSelectDetail} from '@life-changers/elements/menu';
import type {ReactNode} from 'react';
import {createBinding} from '../binding/create-binding.js';
import {NAVIGATE_EVENTS, type NavigateProps} from './navigate-props.js';
import {OPEN_EVENTS, type PopupProps} from './popup-props.js';
import type {PropsOf} from '../binding/props-of.js';
import {withControlledOpen} from './with-controlled-open.js';

/** The props of `Menu`. */
export interface MenuProps
  extends PropsOf<LcMenu, 'context' | 'for' | 'placement'>, PopupProps, NavigateProps {
  /**
   * Opens the menu, if the component is controlled. Set it to false in `onHide`, or else the menu stays open. If omitted, the
   * menu opens and closes itself.
   */
  open?: boolean | undefined;
  /**
   * Called when the user chooses an item, with the item, its `value`, and whether it is checked in `event.detail`. Call
   * `event.preventDefault()` to keep the menu open.
   */
  onMenuSelect?: ((event: CustomEvent<MenuSelectDetail>) => void) | undefined;
  /**
   * The `MenuItem` components, `<hr />` between them, and `<div role="group" aria-label="…">` around some of them. A child with
   * `slot="trigger"` is the button that opens the menu, or the area of a context menu.
   */
  children?: ReactNode | undefined;
}

/** A menu of actions, links, and choices, which a button or a right click opens. */
export const Menu = withControlledOpen(
  createBinding<LcMenu, MenuProps>({
    tag: 'lc-menu',
    elementClass: LcMenu,
    events: {...OPEN_EVENTS, ...NAVIGATE_EVENTS, onMenuSelect: 'lc-menu-select'},
  }),
);
