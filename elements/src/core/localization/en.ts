import {
  checkboxGroupTexts,
  numberInputTexts,
  passwordTexts,
  textAreaTexts,
  timeInputTexts,
} from './english/controls.js';
import {dateFieldsTexts, dateRangeTexts, dateTexts, typedDateTexts} from './english/dates.js';
import {commandPaletteTexts, drawerTexts, modalTexts, searchModalTexts} from './english/dialogs.js';
import {fileListTexts, fileTexts} from './english/files.js';
import {
  errorSummaryTexts,
  fieldListTexts,
  formTexts,
  leaveTexts,
  stepTexts,
  stepsTexts,
} from './english/forms.js';
import {
  datalistTexts,
  multiSelectTexts,
  optionLoadingTexts,
  selectTexts,
  treeTexts,
} from './english/lists.js';
import {
  breadcrumbTexts,
  navbarTexts,
  pageLayoutTexts,
  searchInputTexts,
  sidebarTexts,
} from './english/navigation.js';
import {
  avatarGroupTexts,
  calloutTexts,
  copyButtonTexts,
  loaderTexts,
  tagTexts,
  toastRegionTexts,
  toastTexts,
} from './english/notices.js';
import {rulesTexts} from './english/rules.js';
import {
  columnTexts,
  editingTexts,
  exportTexts,
  filterTexts,
  multiSortTexts,
  paginationTexts,
  rowActionsTexts,
  rowDetailTexts,
  selectionTexts,
  tableTexts,
} from './english/tables.js';
import type {Terms} from './terms.js';

/** English, which is built in and is the fallback for terms that another language does not have. */
export const en: Terms & {lang: string} = {
  lang: 'en',
  ...checkboxGroupTexts,
  ...rulesTexts,
  ...formTexts,
  ...leaveTexts,
  ...errorSummaryTexts,
  ...fieldListTexts,
  ...stepTexts,
  ...stepsTexts,
  ...textAreaTexts,
  ...timeInputTexts,
  ...fileTexts,
  ...fileListTexts,
  ...dateTexts,
  ...dateRangeTexts,
  ...dateFieldsTexts,
  ...typedDateTexts,
  ...selectTexts,
  ...datalistTexts,
  ...multiSelectTexts,
  ...optionLoadingTexts,
  ...numberInputTexts,
  ...passwordTexts,
  ...treeTexts,
  ...tableTexts,
  ...selectionTexts,
  ...multiSortTexts,
  ...columnTexts,
  ...rowDetailTexts,
  ...rowActionsTexts,
  ...filterTexts,
  ...editingTexts,
  ...exportTexts,
  ...loaderTexts,
  ...copyButtonTexts,
  ...paginationTexts,
  ...modalTexts,
  ...drawerTexts,
  ...searchModalTexts,
  ...commandPaletteTexts,
  ...searchInputTexts,
  ...breadcrumbTexts,
  ...navbarTexts,
  ...sidebarTexts,
  ...pageLayoutTexts,
  ...toastTexts,
  ...toastRegionTexts,
  ...tagTexts,
  ...avatarGroupTexts,
  ...calloutTexts,
};
