import {PLUS_REACT} from './contender.js';
/** @type {import('./contender.js').BytesContender} */
export default {
  title: 'react-toastify',
  note: PLUS_REACT,
  usesReact: true,
  entries: {toast: `export {toast, ToastContainer} from 'react-toastify';`},
};
