import type {Terms} from '../terms.js';
import {
  close,
  copied,
  itemsFailed,
  loading,
  newNotifications,
  notCopied,
  notifications,
  remove,
  retry,
} from './words.js';

const toastType: Terms['toastType'] = type =>
  ({success: 'Success', info: 'Information', warning: 'Warning', error: 'Error'})[type];
export const loaderTexts = {
  loading,
} satisfies Partial<Terms>;

export const copyButtonTexts = {
  copy: () => 'Copy',
  copied,
  notCopied,
} satisfies Partial<Terms>;

export const toastTexts = {
  loading,
  toastType,
  closeNotification: () => 'Close notification',
} satisfies Partial<Terms>;

export const toastRegionTexts = {
  loading,
  toastType,
  toastRegion: hotkey => (hotkey === '' ? 'Notifications' : `Notifications, ${hotkey}`),
  toastAction: (action, hotkey) =>
    hotkey === '' ? `Button: ${action}.` : `Button: ${action}. Press ${hotkey} to reach it.`,
} satisfies Partial<Terms>;

export const tagTexts = {
  remove,
} satisfies Partial<Terms>;
export const avatarGroupTexts = {
  moreAvatars: count => `${count} more`,
} satisfies Partial<Terms>;
export const calloutTexts = {
  close,
  toastType,
} satisfies Partial<Terms>;
export const timelineItemTexts = {
  timelinePending: () => 'In progress',
} satisfies Partial<Terms>;
export const notificationListTexts = {
  itemsFailed,
  loading,
  markAllRead: () => 'Mark all as read',
  markRead: () => 'Mark as read',
  newNotifications,
  noNotifications: () => 'No notifications',
  notifications,
  remove,
  retry,
  showMore: () => 'Show more',
  toastType,
  unread: () => 'Unread',
} satisfies Partial<Terms>;
