import type {NotificationItem} from './notification-data.js';

/** The detail of `lc-notification-read`. */
export interface NotificationReadDetail {
  /** Those that were unread, as they were before. */
  readonly notifications: readonly NotificationItem[];
}

/** The detail of `lc-notification-remove`. */
export interface NotificationRemoveDetail {
  readonly notification: NotificationItem;
}

/** The detail of `lc-notification-action`. */
export interface NotificationActionDetail {
  readonly notification: NotificationItem;
  /** The `action` of the button. */
  readonly action: string;
}

/** The detail of `lc-notification-load`. */
export interface NotificationLoadDetail {
  /** Whether users want older notifications, or those that could not be loaded. */
  readonly reason: 'more' | 'retry';
}

interface Details {
  'lc-notification-action': NotificationActionDetail;
  'lc-notification-load': NotificationLoadDetail;
  'lc-notification-read': NotificationReadDetail;
  'lc-notification-remove': NotificationRemoveDetail;
}

declare global {
  interface HTMLElementEventMap {
    'lc-notification-action': CustomEvent<NotificationActionDetail>;
    'lc-notification-load': CustomEvent<NotificationLoadDetail>;
    'lc-notification-read': CustomEvent<NotificationReadDetail>;
    'lc-notification-remove': CustomEvent<NotificationRemoveDetail>;
  }
}

/** Sends an event of a list. Returns false if it was canceled. */
export function sendNotification<Name extends keyof Details>(
  host: HTMLElement,
  name: Name,
  detail: Details[Name],
): boolean {
  return host.dispatchEvent(new CustomEvent(name, {detail, bubbles: true, composed: true, cancelable: true}));
}
