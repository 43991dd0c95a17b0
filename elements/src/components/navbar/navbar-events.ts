import type {HideDetail} from '../../dom/events.js';

/** Why the menu of a navigation bar closes: its button, Escape, or a followed link in the bar. */
export type NavbarHideReason = 'toggle' | 'escape' | 'navigate';

/** The detail of `lc-hide`. */
export type NavbarHideDetail = HideDetail<NavbarHideReason>;

/** The events of the icon buttons. */
export type NavbarActionEvent = 'lc-notifications' | 'lc-settings' | 'lc-log-out';

declare global {
  interface HTMLElementEventMap {
    'lc-notifications': CustomEvent<null>;
    'lc-settings': CustomEvent<null>;
    'lc-log-out': CustomEvent<null>;
  }
}
