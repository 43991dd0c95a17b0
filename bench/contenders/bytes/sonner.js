import {PLUS_REACT} from './contender.js';
/** @type {import('./contender.js').BytesContender} */
export default {
  title: 'sonner',
  note: PLUS_REACT,
  usesReact: true,
  entries: {toast: `export {toast, Toaster} from 'sonner';`},
};
