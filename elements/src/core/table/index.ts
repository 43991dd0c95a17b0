export {ChangingRows} from './live/changing-rows.js';
export type {ChangeProblem} from './live/changing-rows.js';
export {repairView} from './live/repair-view.js';
export type {RowChanges} from './live/row-changes.js';
export {matchingAll} from './query/backend.js';
export type {Backend, PageQuery, PageQueryWriter, QueryRequest} from './query/backend.js';
export {
  clampWidth,
  ColumnLayout,
  MAX_COLUMN_WIDTH,
  MIN_COLUMN_WIDTH,
  normalizeColumnState,
} from './columns/column-state.js';
export type {ColumnState, PinSide, ShownField} from './columns/column-state.js';
export {EditHistory} from './edits/edit-history.js';
export type {ChangedValue, EditStep} from './edits/edit-history.js';
export {EditList, withValue} from './edits/edit-list.js';
export {isAddition, isRemoval, isSameValue} from './edits/edit.js';
export type {CellValue, EditPlace, EditState, TableEdit} from './edits/edit.js';
export {dateCells} from './columns/date-cells.js';
export {csvOf, rowsToCsv} from './csv/csv.js';
export type {CsvColumn, CsvOptions} from './csv/csv.js';
export type {ExcelOptions} from './excel-options.js';
export {encodeFeathersFilters} from './query/feathers-filters.js';
export type {FeathersOptions, FeathersText, FilterFields} from './query/feathers-filters.js';
export {decodeGroups, encodeFeathersGroups} from './query/feathers-groups.js';
export type {DecodedGroups, FeathersGroupsQuery, GroupLimits} from './query/feathers-groups.js';
export {decodeFeathersQuery, encodeFeathersQuery} from './query/feathers-query.js';
export type {DecodedFeathersQuery, FeathersLimits, FeathersQuery} from './query/feathers-query.js';
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
export type {GroupPath, GroupTotals, OpenGroups, PageGroup, RowGroup} from './groups/group.js';
export type {
  GroupPart,
  GroupsQuery,
  GroupsReader,
  GroupValue,
  ServerGroup,
  ServerTotals,
  TableGroups,
} from './groups/groups-query.js';
export type {TotalKind} from './groups/total-kind.js';
export {clauseOf, isJoined} from './filters/clauses.js';
export type {Clause, JoinedClause} from './filters/clauses.js';
export type {Condition} from './filters/conditions.js';
export {parsePeriod, periodDays, resolvePeriod} from './filters/date-period.js';
export type {DatePeriod, PeriodFilter} from './filters/date-period.js';
export {isEffective, isGroup, normalizeTree, resolveTree} from './filters/filter-tree.js';
export type {ConditionFilter, FieldCondition, FilterGroup, FilterTree, Match} from './filters/filter-tree.js';
export {NO_CONDITIONS} from './filters/no-conditions.js';
export {newTreeFilter} from './filters/tree-rows.js';
export type {FilterTreeRows, TreeFilterTask} from './filters/tree-rows.js';
export {filterByTree} from './filters/filter-by-tree.js';
export {rowsToHtml} from './csv/html-table.js';
export {compileFilter, filterRows, newRowFilter} from './filters/filter-rows.js';
export type {FilterRows, RowFilterTask} from './filters/filter-rows.js';
export {normalizeFilters} from './filters/normalize-filters.js';
export {countOptions} from './filters/option-counts.js';
export type {OptionCount} from './filters/option-counts.js';
export {fold, scalarText} from './search/fold.js';
export type {Compare} from './sort/merge-sort.js';
export {sortByColumns, withNextOfSorts} from './sort/multi-sort.js';
export type {OrderedColumn, SortByColumns} from './sort/multi-sort.js';
export {clampPage, DEFAULT_PAGE_BUTTONS, entriesRange, pagerModel} from './query/pager.js';
export type {EntriesRange, PagerModel} from './query/pager.js';
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
} from './query/query.js';
export type {Sort, SortDirection, TableQuery} from './query/query.js';
export {queryFromSearchParams, queryToSearchParams} from './query/query-address.js';
export type {
  InvalidQueryParam,
  QueryParam,
  QueryReadOptions,
  QueryWriteOptions,
} from './query/query-address.js';
export {readGroups} from './query/read-groups.js';
export {readPage} from './query/read-page.js';
export type {PageReader, ResponseHead, TablePage} from './query/read-page.js';
export {hasField, isScalar, readCell, sortValue} from './row.js';
export type {
  CellEditor,
  ColumnAlign,
  ColumnField,
  ColumnSort,
  ColumnType,
  EditOptions,
  FieldColumn,
  FieldValue,
  Scalar,
  TableCell,
  TableColumn,
  TableRow,
} from './row.js';
export {RowIndex} from './search/row-index.js';
export type {RowIndexOptions} from './search/row-index.js';
export {RowView, viewName} from './search/row-view.js';
export {isSameFilter} from './selection/known-rows.js';
export {parseSelection} from './selection/parse-selection.js';
export type {SelectionLimits} from './selection/parse-selection.js';
export {filterOf, isRowKey, NO_SELECTION, selectedParts} from './selection/selected-rows.js';
export type {
  RowFilter,
  RowKey,
  SelectedGroup,
  SelectedKeys,
  SelectedMatches,
  TableSelection,
} from './selection/selected-rows.js';
export {Selection} from './selection/selection.js';
export type {SelectedPage} from './selection/selection.js';
export {runToEnd} from './sliced-work.js';
export type {SlicedWork} from './sliced-work.js';
export type {TableView, ViewChange, ViewState} from './views/saved-view.js';
