import {enqueueSnackbar, SnackbarProvider} from 'notistack';
import {CLOSE_AFTER, MOST_TOASTS} from './contender.js';
import {reactToasts} from './shared/react-toasts.js';

export default reactToasts(
  {title: 'notistack', show: message => enqueueSnackbar(message)},
  '.notistack-Snackbar',
  SnackbarProvider,
  {maxSnack: MOST_TOASTS, autoHideDuration: CLOSE_AFTER},
);
