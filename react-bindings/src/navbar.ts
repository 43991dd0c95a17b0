import {LcNavbar, type NavbarHideDetail} from '@life-changers/elements/navbar';
import {createElement, forwardRef, Fragment, type ReactNode} from 'react';
import {Button, type ButtonProps} from './button.js';
import {createBinding, type Binding} from './create-binding.js';
import {NAVIGATE_EVENTS, type NavigateProps} from './navigate-props.js';
import type {PropsOf} from './props-of.js';
import {SearchButton, type SearchButtonProps} from './search-button.js';
import {SearchInput, type SearchInputProps} from './search-input.js';

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
  /** The brand, as a picture with its text; it stands in the link to `brandHref`, in place of `brandText`. */
  brand?: ReactNode | undefined;
  /** A search field, as `{text, onChange}` with all that `SearchInput` takes. */
  searchInput?: SearchInputProps | undefined;
  /** A search button, as `{text, onClick}` with all that `SearchButton` takes. */
  searchButton?: SearchButtonProps | undefined;
  /** A button for what most people came to do, as `{text, onClick}` with all that `Button` takes. */
  callToAction?: ButtonProps | undefined;
  /** More icon buttons, before the bar's own. */
  actions?: ReactNode | undefined;
  /** Is called when the notifications button is pressed; with it, there is one. */
  onNotifications?: ((event: CustomEvent<null>) => void) | undefined;
  /** Is called when the settings button is pressed; with it, there is one. */
  onSettings?: ((event: CustomEvent<null>) => void) | undefined;
  /** Is called when the log-out button is pressed; with it, there is one. */
  onLogOut?: ((event: CustomEvent<null>) => void) | undefined;
  /** Is called when the user shows the menu. */
  onShow?: ((event: Event) => void) | undefined;
  /** Is called when the user is about to hide the menu; `event.preventDefault()` keeps it. */
  onHide?: ((event: CustomEvent<NavbarHideDetail>) => void) | undefined;
}

/** The bar, with properties where `Navbar` goes by its handlers. */
interface NavbarElementProps extends NavbarProps {
  notifications: boolean;
  settings: boolean;
  logOut: boolean;
}

const NavbarElement = createBinding<LcNavbar, NavbarElementProps>({
  name: 'NavbarElement',
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
  childProps: ['brand', 'searchInput', 'searchButton', 'callToAction', 'actions'],
  children: ({brand, searchInput, searchButton, callToAction, actions, children}) =>
    createElement(
      Fragment,
      null,
      brand && createElement('span', {slot: 'brand'}, brand),
      searchInput && createElement(SearchInput, {landmark: true, ...searchInput, slot: 'search'}),
      searchButton && createElement(SearchButton, {...searchButton, slot: 'search'}),
      callToAction && createElement(Button, {...callToAction, slot: 'cta'}),
      actions && createElement('span', {slot: 'actions'}, actions),
      children,
    ),
});

/** The bar at the top of a page; in a narrow place most of it becomes a menu. */
export const Navbar: Binding<LcNavbar, NavbarProps> = forwardRef<LcNavbar, NavbarProps>((props, ref) =>
  createElement(NavbarElement, {
    ...props,
    notifications: Boolean(props.onNotifications),
    settings: Boolean(props.onSettings),
    logOut: Boolean(props.onLogOut),
    ref,
  }),
);
Navbar.displayName = 'Navbar';
