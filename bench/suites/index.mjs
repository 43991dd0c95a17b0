import {bytes} from './bytes.mjs';
import {controls} from './controls.mjs';
import {datePicker} from './date-picker.mjs';
import {display} from './display.mjs';
import {form} from './form.mjs';
import {longPage} from './long-page.mjs';
import {menu} from './menu.mjs';
import {mount} from './mount.mjs';
import {table} from './table.mjs';
import {tableFeatures} from './table-features.mjs';
import {toasts} from './toasts.mjs';
import {tree} from './tree.mjs';

/** The suites, in the order in which they run. */
export const suites = [
  table,
  tableFeatures,
  longPage,
  mount,
  controls,
  display,
  form,
  datePicker,
  menu,
  tree,
  toasts,
  bytes,
];
