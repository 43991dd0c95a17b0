import {enqueueSnackbar, SnackbarProvider} from 'notistack';
import {createElement} from 'react';
import {renderReact} from '../shared/render-react.js';
import {CLOSE_AFTER, MOST_TOASTS} from './contender.js';

/** @type {import('./contender.js').ToastContender} */
export default {
  title: 'notistack',
  prepare() {
    const props = {maxSnack: MOST_TOASTS, autoHideDuration: CLOSE_AFTER};
    renderReact(document.body.appendChild(document.createElement('div')), () =>
      createElement(SnackbarProvider, props),
    );
  },
  show: message => enqueueSnackbar(message),
  toasts: () => document.querySelectorAll('.notistack-Snackbar'),
};
