import {toast, Toaster} from 'sonner';
import {CLOSE_AFTER, MOST_TOASTS} from './contender.js';
import {reactToasts} from './shared/react-toasts.js';

export default reactToasts(
  {title: 'sonner', show: message => toast(message)},
  '[data-sonner-toast]',
  Toaster,
  {duration: CLOSE_AFTER, visibleToasts: MOST_TOASTS, expand: true, closeButton: true},
);
