/**
 * The entry of `life-changers.min.js`: every element, and what a page without a bundler has no other way to get.
 */
import './components/date-time-picker/date-formats.define.js';
import './components/table/table-columns.define.js';
import './components/table/table-filters.define.js';
import './components/table/table-multi-sort.define.js';
import './components/table/table-prefetch.define.js';
import './components/table/table-selection.define.js';
import './components/table/table-actions.define.js';
import './components/table/table-detail.define.js';
import './components/table/table-links.define.js';
import './components/table/table-narrow.define.js';
import './components/table/table-long-pages.define.js';

export * from './index.js';
export {tableToCsv} from './components/table/table-export.define.js';
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
  validDate,
} from './core/validation/index.js';
