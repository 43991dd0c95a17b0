import {bytes} from './bytes.mjs';
import {datePicker} from './date-picker.mjs';
import {mount} from './mount.mjs';
import {table} from './table.mjs';
import {toasts} from './toasts.mjs';

/** The suites, in the order in which they run. */
export const suites = [table, mount, datePicker, toasts, bytes];
