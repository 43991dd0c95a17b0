import {LcMenuItem, type MenuSelectDetail} from '@life-changers/elements/menu-item';
import {createElement, Fragment, type ReactNode} from 'react';
import {createBinding} from '../binding/create-binding.js';
import {NAVIGATE_EVENTS, type NavigateProps} from './navigate-props.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `MenuItem`. */
export interface MenuItemProps
  extends
    PropsOf<
      LcMenuItem,
      'value' | 'type' | 'checked' | 'disabled' | 'danger' | 'href' | 'target' | 'shortcut'
    >,
    NavigateProps {
  /** An icon before the text. */
  icon?: ReactNode | undefined;
  /**
   * Called when the user chooses the item, with its `value` and whether it is checked in `event.detail`. Call
   * `event.preventDefault()` to keep the menu open.
   */
  onMenuSelect?: ((event: CustomEvent<MenuSelectDetail>) => void) | undefined;
  /** The text, and the `MenuItem` components of a submenu with `slot="submenu"`. */
  children?: ReactNode | undefined;
}

/** An action, a link, or a choice in `Menu`. */
export const MenuItem = createBinding<LcMenuItem, MenuItemProps>({
  tag: 'lc-menu-item',
  elementClass: LcMenuItem,
  events: {...NAVIGATE_EVENTS, onMenuSelect: 'lc-menu-select'},
  childProps: ['icon'],
  children: ({icon, children}) =>
    createElement(
      Fragment,
      null,
      icon && createElement('span', {slot: 'icon', className: 'lc-icon'}, icon),
      children,
    ),
});
