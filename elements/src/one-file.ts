/**
 * The entry of `life-changers.min.js`: every element, and what a page without a bundler has no other way to get.
 */
import './page-language.js';
import './components/date-range-picker/range-calendar.define.js';
import './components/date-time-picker/calendar.define.js';
import './components/date-time-picker/date-formats.define.js';
import './components/option-loading/loading.define.js';
import './components/date-time-picker/typed-dates.define.js';
import './components/text-area/mentions.define.js';
import './components/tree-select/tree-columns.define.js';
import './components/text-input/password.define.js';
import './components/text-input/text-format.define.js';
import './components/file-upload/multiple-files.define.js';
import './components/menu/popups.define.js';
import './components/search-modal/command-palette.define.js';
import './components/select/select-list.define.js';
import './core/validation/rules.define.js';
import './components/table/features/columns/columns.define.js';
import './components/table/features/filters/filters.define.js';
import './components/table/features/multi-sort/multi-sort.define.js';
import './components/table/features/prefetch/prefetch.define.js';
import './components/table/features/selection/selection.define.js';
import './components/table/features/actions/actions.define.js';
import './components/table/features/detail/detail.define.js';
import './components/table/features/links/links.define.js';
import './components/table/features/narrow/narrow.define.js';
import './components/table/features/long-pages/long-pages.define.js';
import './components/table/features/grid/grid.define.js';
import './components/table/features/editing/editing.define.js';
import './components/table/features/row-order/row-order.define.js';
import './components/table/features/live/live.define.js';
import './components/table/features/groups/groups.define.js';
import './components/table/features/ranges/ranges.define.js';
import './components/table/features/scroll/scroll.define.js';
import './components/table/features/filter-bar/filter-bar.define.js';
import './components/table/features/tree/tree.define.js';
import './components/table/features/views/views.define.js';

export * from './index.js';
export {
  postFile,
  TransferError,
  transferFiles,
  tusFile,
} from './components/file-upload/transfer/file-transfer.js';
export {keepDraft} from './components/form/form-draft.js';
export {guardLeaving} from './components/form/form-guard.js';
export {excelReader} from './components/import/import-excel.define.js';
export {tableToExcel} from './components/table/features/excel/excel.define.js';
export {tableToCsv} from './components/table/features/export/export.define.js';
export {readServerIssues} from './core/form/server-issues.js';
export {setWorkbookReader} from './core/table/import/index.js';
export {queryFromSearchParams, queryToSearchParams, rowsToCsv} from './core/table/index.js';
export {
  mustBeTrue,
  numberBetween,
  optionalBoolean,
  optionalChoice,
  optionalDate,
  optionalFile,
  optionalNumber,
  optionalText,
  readForm,
  requiredChoice,
  requiredFile,
  requiredText,
  validate,
  validateForm,
  validationSignal,
  validDate,
} from './core/validation/index.js';
