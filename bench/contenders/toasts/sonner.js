import {createElement} from 'react';
import {toast, Toaster} from 'sonner';
import {renderReact} from '../shared/render-react.js';
import {CLOSE_AFTER, MOST_TOASTS} from './contender.js';

/** @type {import('./contender.js').ToastContender} */
export default {
  title: 'sonner',
  prepare() {
    const props = {duration: CLOSE_AFTER, visibleToasts: MOST_TOASTS, expand: true, closeButton: true};
    renderReact(document.body.appendChild(document.createElement('div')), () =>
      createElement(Toaster, props),
    );
  },
  show: message => toast(message),
  toasts: () => document.querySelectorAll('[data-sonner-toast]'),
};
