import {Notification} from '@vaadin/notification';
import {CLOSE_AFTER} from './contender.js';

/** @type {import('./contender.js').ToastContender} */
export default {
  title: 'Vaadin Notification',
  prepare() {},
  show: message => Notification.show(message, {duration: CLOSE_AFTER, position: 'top-end'}),
  toasts: () => document.querySelectorAll('vaadin-notification-card'),
};
