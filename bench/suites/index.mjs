import {bytes} from './bytes.mjs';
import {form} from './form.mjs';
import {controls, display, mount} from './mounting.mjs';
import {datePicker, menu, options, toasts, tree} from './popups.mjs';
import {scroll} from './scroll.mjs';
import {excel, groups, longPage, table, tableEditing, tableFeatures, tableTree} from './tables.mjs';

/** The suites, in the order in which they run. */
export const suites = [
  table,
  tableFeatures,
  tableEditing,
  excel,
  groups,
  tableTree,
  longPage,
  scroll,
  mount,
  controls,
  display,
  form,
  datePicker,
  menu,
  options,
  tree,
  toasts,
  bytes,
];
