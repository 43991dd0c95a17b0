import {toast} from '@life-changers/elements/toast';
import {CLOSE_AFTER, MOST_TOASTS} from './contender.js';

/** @type {import('./contender.js').ToastContender} */
export default {
  title: 'Life Changers',
  prepare() {
    const region = document.createElement('lc-toast-region');
    Object.assign(region, {limit: MOST_TOASTS, autoClose: CLOSE_AFTER});
    document.body.append(region);
  },
  show: message => toast(message),
  toasts: () => document.querySelectorAll('lc-toast'),
};
