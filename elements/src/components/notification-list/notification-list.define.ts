import {define} from '../../base/define.js';
import '../button/button.define.js';
import '../empty-state/empty-state.define.js';
import '../icon-button/icon-button.define.js';
import '../popover/popover.define.js';
import '../spinner/spinner.define.js';
import {LcNotificationList} from './notification-list.js';

define('lc-notification-list', LcNotificationList);

declare global {
  interface HTMLElementTagNameMap {
    'lc-notification-list': LcNotificationList;
  }
}

export * from './notification-list.js';
