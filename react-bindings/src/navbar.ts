import {
  LcNavbar,
  type NavbarHideDetail,
  type NavigateDetail,
  type PageLocation,
} from '@life-changers/elements/navbar';
import type {PathLabels} from '@life-changers/elements/core/navigation';
import {createElement, forwardRef, Fragment, type ReactNode} from 'react';
import {Button, type ButtonProps} from './button.js';
import {createBinding, type Binding} from './create-binding.js';
import {SearchButton, type SearchButtonProps} from './search-button.js';
import {SearchInput, type SearchInputProps} from './search-input.js';

/** The props of `Navbar`. */
export interface NavbarProps {
  /** The brand, as a picture with its text; it stands in the link to `brandHref`, in place of `brandText`. */
  brand?: ReactNode | undefined;
  /** The name of the site or product. */
  brandText?: string | undefined;
  /**
   * Where the brand leads.
   * @default '/', or the `basename`
   */
  brandHref?: string | undefined;
  /**
   * Where the user is, for the breadcrumb: a path, or a router's location, as `useLocation()` gives it.
   * @default the document's own path
   */
  location?: PageLocation | undefined;
  /** The router's basename (React Router) or `basePath` (Next.js), for the breadcrumb and the brand. */
  basename?: string | undefined;
  /** Texts of the breadcrumb's steps, under their path or segment. */
  breadcrumbLabels?: PathLabels | undefined;
  /**
   * Names the breadcrumb's landmark, where a page has more than one.
   * @default 'Breadcrumb'
   */
  breadcrumbLabel?: string | undefined;
  /**
   * Whether there is no breadcrumb.
   * @default false
   */
  noBreadcrumb?: boolean | undefined;
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
  /**
   * How many notifications are new: the button's badge.
   * @default 0
   */
  notificationCount?: number | undefined;
  /** Is called when the settings button is pressed; with it, there is one. */
  onSettings?: ((event: CustomEvent<null>) => void) | undefined;
  /** Is called when the log-out button is pressed; with it, there is one. */
  onLogOut?: ((event: CustomEvent<null>) => void) | undefined;
  /**
   * Whether the menu is on show, where the bar is narrow.
   * @default false
   */
  expanded?: boolean | undefined;
  /**
   * Whether it stays at the top of what scrolls.
   * @default false
   */
  sticky?: boolean | undefined;
  /** Is called when a link is clicked plainly; `event.preventDefault()` keeps the browser on the page. */
  onNavigate?: ((event: CustomEvent<NavigateDetail>) => void) | undefined;
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
    onNotifications: 'lc-notifications',
    onSettings: 'lc-settings',
    onLogOut: 'lc-log-out',
    onNavigate: 'lc-navigate',
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
