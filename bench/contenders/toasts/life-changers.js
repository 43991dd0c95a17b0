import {toast} from '@life-changers/elements/toast';
import {element} from '../shared/element.js';
import {CLOSE_AFTER, MOST_TOASTS} from './contender.js';

/** @type {import('./contender.js').ToastContender} */
export default {
  title: 'Life Changers',
  prepare: () =>
    document.body.append(
      element('lc-toast-region', {expanded: true, limit: MOST_TOASTS, autoClose: CLOSE_AFTER}),
    ),
  show: message => toast(message),
  toasts: () => document.querySelectorAll('lc-toast'),
};
