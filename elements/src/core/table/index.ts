export type {Backend, PageQuery, QueryRequest} from './backend.js';
export {
  clampWidth,
  ColumnLayout,
  MAX_COLUMN_WIDTH,
  MIN_COLUMN_WIDTH,
  normalizeColumnState,
} from './column-state.js';
export type {ColumnState, PinSide, ShownField} from './column-state.js';
export {csvOf, rowsToCsv} from './csv.js';
export type {CsvColumn, CsvOptions} from './csv.js';
export {encodeFeathersFilters} from './feathers-filters.js';
export type {FeathersOptions, FeathersText, FilterFields} from './feathers-filters.js';
export {decodeFeathersQuery, encodeFeathersQuery} from './feathers-query.js';
export type {DecodedFeathersQuery, FeathersLimits, FeathersQuery} from './feathers-query.js';
export {fieldFilter, hasEffect, needsValue} from './filters/filter.js';
export type {
  ColumnFilter,
  DateFilter,
  FilterOption,
  Filters,
  FilterType,
  NumberFilter,
  OptionsFilter,
  TextFilter,
  TextOperator,
} from './filters/filter.js';
export {rowsToHtml} from './html-table.js';
export {compileFilter, filterRows, newRowFilter} from './filters/filter-rows.js';
export type {FilterRows, RowFilterTask} from './filters/filter-rows.js';
export {normalizeFilters} from './filters/normalize-filters.js';
export {countOptions} from './filters/option-counts.js';
export type {OptionCount} from './filters/option-counts.js';
export {fold, scalarText} from './fold.js';
export type {Compare} from './merge-sort.js';
export {sortByColumns, withNextOfSorts} from './multi-sort.js';
export type {OrderedColumn, SortByColumns} from './multi-sort.js';
export {clampPage, DEFAULT_PAGE_BUTTONS, entriesRange, pagerModel} from './pager.js';
export type {EntriesRange, PagerModel} from './pager.js';
export {
  DEFAULT_PAGE_SIZE,
  initialQuery,
  isSameOrder,
  isSameQuery,
  isSameSort,
  mergeQuery,
  PAGE_SIZES,
  pageCount,
  pageSizeOptions,
  sortsOf,
  withNextSort,
  withPage,
  withPageSize,
  withSearch,
} from './query.js';
export type {Sort, SortDirection, TableQuery} from './query.js';
export {queryFromSearchParams, queryToSearchParams} from './query-address.js';
export type {InvalidQueryParam, QueryParam, QueryReadOptions, QueryWriteOptions} from './query-address.js';
export {readPage} from './read-page.js';
export type {PageReader, ResponseHead, TablePage} from './read-page.js';
export {hasField, isScalar, readCell, sortValue} from './row.js';
export type {
  ColumnAlign,
  ColumnField,
  ColumnSort,
  ColumnType,
  FieldColumn,
  FieldValue,
  Scalar,
  TableCell,
  TableColumn,
  TableRow,
} from './row.js';
export {RowIndex} from './row-index.js';
export type {RowIndexOptions} from './row-index.js';
export {RowView} from './row-view.js';
export {filterOf, isRowKey, isSameFilter, NO_SELECTION, parseSelection, Selection} from './selection.js';
export type {
  RowFilter,
  RowKey,
  SelectedKeys,
  SelectedMatches,
  SelectedPage,
  TableSelection,
} from './selection.js';
export {runToEnd} from './sliced-work.js';
export type {SlicedWork} from './sliced-work.js';
