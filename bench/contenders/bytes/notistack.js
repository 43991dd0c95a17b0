import {PLUS_REACT} from './contender.js';
/** @type {import('./contender.js').BytesContender} */
export default {
  title: 'notistack',
  note: PLUS_REACT,
  usesReact: true,
  entries: {toast: `export {enqueueSnackbar, SnackbarProvider} from 'notistack';`},
};
