import {createElement} from 'react';
import {toast, ToastContainer} from 'react-toastify';
import {renderReact} from '../shared/render-react.js';
import {CLOSE_AFTER} from './contender.js';

/** @type {import('./contender.js').ToastContender} */
export default {
  title: 'react-toastify',
  prepare() {
    renderReact(document.body.appendChild(document.createElement('div')), () =>
      createElement(ToastContainer, {autoClose: CLOSE_AFTER}),
    );
  },
  show: message => toast(message),
  toasts: () => document.querySelectorAll('.Toastify__toast'),
};
