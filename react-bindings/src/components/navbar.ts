import {LcNavbar, type NavbarHideDetail} from '@life-changers/elements/navbar';
import {cloneElement, createElement, Fragment, type ReactNode} from 'react';
import {Button, type ButtonProps} from './button.js';
import {createBinding} from '../binding/create-binding.js';
import {NAVIGATE_EVENTS, type NavigateProps} from './navigate-props.js';
import type {PropsOf} from '../binding/props-of.js';
import {SearchButton, type SearchButtonProps} from './search-button.js';
import {searchInputOptions, type SearchInputProps} from './search-input-options.js';

/** The props of `Navbar`. */
export interface NavbarProps
  extends
    PropsOf<
      LcNavbar,
      | 'brandText'
      | 'brandHref'
      | 'location'
      | 'basename'
      | 'breadcrumbLabels'
      | 'breadcrumbLabel'
      | 'noBreadcrumb'
      | 'notificationCount'
      | 'expanded'
      | 'sticky'
    >,
    NavigateProps {
  /** The brand inside the link to `brandHref`, such as a logo with its text. Replaces `brandText`. */
  brand?: ReactNode | undefined;
  /**
   * A search field: the props of `SearchInput`, such as `{text, onChange}`. Its `rules` need
   * `import '@life-changers/elements/rules'`.
   */
  searchInput?: SearchInputProps | undefined;
  /** A search button: the props of `SearchButton`, such as `{text, onClick}`. */
  searchButton?: SearchButtonProps | undefined;
  /** The call to action: the props of `Button`, such as `{text, onClick}`. */
  callToAction?: ButtonProps | undefined;
  /** More icon buttons, before the bar's own. */
  actions?: ReactNode | undefined;
  /** Called when the notifications button is pressed. Shows the button. */
  onNotifications?: ((event: CustomEvent<null>) => void) | undefined;
  /** Called when the settings button is pressed. Shows the button. */
  onSettings?: ((event: CustomEvent<null>) => void) | undefined;
  /** Called when the log-out button is pressed. Shows the button. */
  onLogOut?: ((event: CustomEvent<null>) => void) | undefined;
  /** Called when the user opens the menu. */
  onShow?: ((event: Event) => void) | undefined;
  /** Called when the user is about to close the menu. Call `event.preventDefault()` to keep it open. */
  onHide?: ((event: CustomEvent<NavbarHideDetail>) => void) | undefined;
}

const SearchField = createBinding(searchInputOptions);

/** The navigation bar at the top of a page. In a narrow container, most of it becomes a menu. */
export const Navbar = createBinding<LcNavbar, NavbarProps>({
  tag: 'lc-navbar',
  elementClass: LcNavbar,
  events: {
    ...NAVIGATE_EVENTS,
    onNotifications: 'lc-notifications',
    onSettings: 'lc-settings',
    onLogOut: 'lc-log-out',
    onShow: 'lc-show',
    onHide: 'lc-hide',
  },
  derive: ({onNotifications, onSettings, onLogOut}) => ({
    notifications: Boolean(onNotifications),
    settings: Boolean(onSettings),
    logOut: Boolean(onLogOut),
  }),
  childProps: ['brand', 'searchInput', 'searchButton', 'callToAction', 'actions'],
  children: ({brand, searchInput, searchButton, callToAction, actions, children}) =>
    createElement(
      Fragment,
      null,
      brand && createElement('span', {slot: 'brand'}, brand),
      searchInput && createElement(SearchField, {landmark: true, ...searchInput, slot: 'search'}),
      searchButton && createElement(SearchButton, {...searchButton, slot: 'search'}),
      callToAction && cloneElement(createElement(Button, callToAction), {slot: 'cta'}),
      actions && createElement('span', {slot: 'actions'}, actions),
      children,
    ),
});
