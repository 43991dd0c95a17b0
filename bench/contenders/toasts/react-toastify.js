import {toast, ToastContainer} from 'react-toastify';
import {CLOSE_AFTER} from './contender.js';
import {reactToasts} from './shared/react-toasts.js';

export default reactToasts(
  {title: 'react-toastify', show: message => toast(message)},
  '.Toastify__toast',
  ToastContainer,
  {autoClose: CLOSE_AFTER},
);
