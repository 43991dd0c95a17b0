import {
  LcNotificationList,
  type NavigateDetail,
  type NotificationActionDetail,
  type NotificationLoadDetail,
  type NotificationReadDetail,
  type NotificationRemoveDetail,
} from '@life-changers/elements/notification-list';
import type {ReactNode} from 'react';
import {createBinding} from '../binding/create-binding.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `NotificationList`. */
export interface NotificationListProps extends PropsOf<
  LcNotificationList,
  | 'button'
  | 'failed'
  | 'groupBy'
  | 'hasMore'
  | 'headingLevel'
  | 'keepToasts'
  | 'loading'
  | 'notifications'
  | 'removable'
> {
  /**
   * The heading. Null: "Notifications", in the language of the page.
   * @default null
   */
  title?: string | null | undefined;
  /** Called when the user reads notifications. Call `event.preventDefault()` to keep them unread. */
  onNotificationRead?: ((event: CustomEvent<NotificationReadDetail>) => void) | undefined;
  /** Called when the user removes a notification. Call `event.preventDefault()` to keep it. */
  onNotificationRemove?: ((event: CustomEvent<NotificationRemoveDetail>) => void) | undefined;
  /** Called when the user presses an action. Call `event.preventDefault()` to keep the notification unread. */
  onNotificationAction?: ((event: CustomEvent<NotificationActionDetail>) => void) | undefined;
  /** Called when the user asks for older notifications, or tries again. */
  onNotificationLoad?: ((event: CustomEvent<NotificationLoadDetail>) => void) | undefined;
  /** Called when a link is activated without a modifier key. Call `event.preventDefault()` to navigate with a router. */
  onNavigate?: ((event: CustomEvent<NavigateDetail>) => void) | undefined;
  /** Called when the bell opens the list. */
  onShow?: ((event: Event) => void) | undefined;
  /** Called when the popover is closed. */
  onAfterHide?: ((event: Event) => void) | undefined;
  /** A child with `slot="empty"` replaces what is shown if there are no notifications. */
  children?: ReactNode | undefined;
}

/** The notifications of a user, also behind a bell with their number. */
export const NotificationList = createBinding<LcNotificationList, NotificationListProps>({
  tag: 'lc-notification-list',
  elementClass: LcNotificationList,
  renamed: {title: 'heading'},
  events: {
    onNotificationRead: 'lc-notification-read',
    onNotificationRemove: 'lc-notification-remove',
    onNotificationAction: 'lc-notification-action',
    onNotificationLoad: 'lc-notification-load',
    onNavigate: 'lc-navigate',
    onShow: 'lc-show',
    onAfterHide: 'lc-after-hide',
  },
});
