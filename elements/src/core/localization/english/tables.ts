import type {Terms} from '../terms.js';
import {notANumber} from './sentences.js';
import {
  cancel,
  clearSelection,
  copied,
  grouped,
  itemsFailed,
  loading,
  moreSuggestions,
  moveDown,
  moveUp,
  nextPage,
  noOptions,
  notCopied,
  previousPage,
  retry,
  searchOptions,
  withMore,
} from './words.js';

const DIRECTIONS = {asc: 'ascending', desc: 'descending'};

const FILTER_OPERATORS = {
  contains: 'contains',
  equals: 'equals',
  'starts-with': 'starts with',
  empty: 'is empty',
  'not-empty': 'is not empty',
};

const emptyOption = () => '(empty)';
const pagination = () => 'Pages';
const firstPage = () => 'First page';
const lastPage = () => 'Last page';
const pageNumber = (page: number) => `Page ${page}`;

const loadFailed = () => "Oops something went wrong and we couldn't get the table data. Please try again!!!";
const entriesInfo = (from: number, to: number, total: number) =>
  `${grouped(from)} - ${grouped(to)} out of ${grouped(total)} entries`;
const entriesShown = (from: number, to: number) => `Entries ${grouped(from)} - ${grouped(to)}`;

export const tableTexts = {
  loadFailed,
  pageSizeChangeFailed: () =>
    "Oops something went wrong and we couldn't change the page size. Please try again!!!",
  pageChangeFailed: () => "Oops something went wrong and we couldn't change the page. Please try again!!!",
  sortFailed: () => "Oops something went wrong and we couldn't sort the table. Please try again!!!",
  noEntries: () => 'No Entries to Display',
  noEntriesMatch: () => 'No Entries Match the filter',
  searchedFor: text => `Search: "${text}"`,
  removeSearch: () => 'Clear search',
  entriesInfo,
  entriesShown,
  entriesPerPage: () => 'Entries per page',
  searchEntries: () => 'Search',
  loadingEntries: () => 'Loading entries',
  retry,
  pagination,
  firstPage,
  previousPage,
  nextPage,
  lastPage,
  pageNumber,
  sortedAscending: label => `Sorted by ${label}, ascending.`,
  sortedDescending: label => `Sorted by ${label}, descending.`,
} satisfies Partial<Terms>;

export const scrollTexts = {
  goToEntry: () => 'Go to entry',
  entriesInfo,
  entriesShown,
  loadFailed,
  retry,
} satisfies Partial<Terms>;

export const selectionTexts = {
  selectEntry: name => `Select ${name}`,
  selectPage: () => 'Select all entries on this page',
  selectedCount: count =>
    count === 0
      ? 'No entries selected'
      : count === 1
        ? '1 entry selected'
        : `${grouped(count)} entries selected`,
  allSelected: () => 'All matching entries selected',
  selectAllEntries: count => `Select all ${grouped(count)}`,
  clearSelection,
  selectionKept: () => 'The selected entries stay selected.',
} satisfies Partial<Terms>;

export const multiSortTexts = {
  sortPosition: (position, direction) => `sort ${position}, ${DIRECTIONS[direction]}`,
  sortedByColumns: columns =>
    `Sorted by ${columns.map(({label, direction}) => `${label}, ${DIRECTIONS[direction]}`).join(', then ')}.`,
} satisfies Partial<Terms>;

export const columnTexts = {
  columns: () => 'Columns',
  resetColumns: () => 'Reset',
  columnOptions: label => `${label}, column options`,
  columnWidth: label => `Width of ${label}`,
  sortAscending: () => 'Sort ascending',
  sortDescending: () => 'Sort descending',
  moveLeft: () => 'Move left',
  moveRight: () => 'Move right',
  pinToStart: () => 'Pin to start',
  pinToEnd: () => 'Pin to end',
  unpin: () => 'Unpin',
  openFilter: () => 'Filter…',
  resizeColumn: () => 'Resize…',
  hideColumn: () => 'Hide',
  columnMoved: (label, position, count) => `${label} is column ${position} of ${count}.`,
  columnPinned: (label, side) =>
    side === null ? `${label} is not pinned.` : `${label} is pinned to the ${side}.`,
  columnShown: (label, isShown) => `${label} is ${isShown ? 'shown' : 'hidden'}.`,
  columnsReset: () => 'The columns are reset.',
} satisfies Partial<Terms>;

export const rowDetailTexts = {
  entryDetails: name => `Details of ${name}`,
} satisfies Partial<Terms>;
export const rowActionsTexts = {
  actions: () => 'Actions',
  entryActions: name => `Actions for ${name}`,
} satisfies Partial<Terms>;

const saveEdits = () => 'Save';
const undoEdit = () => 'Undo';
const discardEdits = () => 'Discard';
const editsSaved = () => 'Saved.';
const removeEntry = () => 'Remove';
const invalidCount = (count: number) => `${grouped(count)} not valid`;

export const editingTexts = {
  editCount: count => (count === 1 ? '1 change' : `${grouped(count)} changes`),
  invalidCount,
  showInvalid: () => 'Show',
  saveEdits,
  undoEdit,
  discardEdits,
  keepEdit: () => 'Keep mine',
  editSaving: () => 'Saving…',
  editsSaved,
  editFailed: () => 'Not saved.',
  editConflict: value => `The value is now ${value}.`,
  emptyOption,
  addEntry: () => 'Add',
  removeEntry,
  restoreEntry: () => 'Restore',
  editRow: () => 'Changes',
  cancel,
  retry,
} satisfies Partial<Terms>;

const copyFailed = () => 'The entries could not be copied.';
const counted = (count: number, one: string, other: string) =>
  count === 1 ? `1 ${one}` : `${grouped(count)} ${other}`;
const cells = (count: number) => counted(count, 'cell', 'cells');
const rows = (count: number) => counted(count, 'row', 'rows');

export const rangeTexts = {
  rangeSize: (rowCount, columnCount) => `${rows(rowCount)} by ${counted(columnCount, 'column', 'columns')}`,
  rangeEnded: () => 'The selected cells are no longer here.',
  cellCount: cells,
  cellsCopied: count => `${cells(count)} copied`,
  cellsPasted: count => `${cells(count)} pasted`,
  cellsFilled: count => `${cells(count)} filled`,
  cellsCleared: count => `${cells(count)} cleared`,
  cellsReadOnly: count => `${grouped(count)} in read-only columns`,
  cellsOutside: count => `${grouped(count)} outside the table`,
  invalidCount,
  pasteCells: () => 'Paste',
  pasteWithRows: count => `Paste and add ${rows(count)}`,
  pasteTooLarge: () => 'This is too large to paste.',
  pasteFailed: () => 'There are no cells to paste.',
  copyFailed,
  cancel,
} satisfies Partial<Terms>;

const openAllGroups = () => 'Open all';
const closeAllGroups = () => 'Close all';
const entries = (count: number) => counted(count, 'entry', 'entries');

export const groupTexts = {
  groupedBy: () => 'Grouped by',
  groupedEntries: (count, columns) => `${entries(count)}, grouped by ${columns.join(', ')}`,
  groupBy: column => `Group by ${column}`,
  ungroup: column => `Do not group by ${column}`,
  openAllGroups,
  closeAllGroups,
  groupEntries: entries,
  groupContinued: () => 'continued',
  totalOf: count => `Total of ${entries(count)}`,
  totalSum: () => 'Sum',
  totalAverage: () => 'Average',
  totalLowest: () => 'Lowest',
  totalHighest: () => 'Highest',
  totalCount: () => 'Number',
  pageNumber,
  emptyOption,
} satisfies Partial<Terms>;

export const treeTableTexts = {
  openAllGroups,
  closeAllGroups,
  rowLevel: level => `Level ${level}`,
  loading,
  itemsFailed,
  retry,
} satisfies Partial<Terms>;

export const viewTexts = {
  views: () => 'Views',
  standardView: () => 'Standard view',
  sharedViews: () => 'Shared views',
  viewChanged: () => 'changed',
  saveViewAs: () => 'Save as…',
  renameView: () => 'Rename…',
  defaultView: () => 'Show first',
  copyViewLink: () => 'Copy link',
  viewName: () => 'Name',
  shareView: () => 'Share with others',
  changesDiscarded: () => 'Changes discarded.',
  viewRemoved: name => `"${name}" is removed.`,
  viewColumnsAdded: labels => `New columns: ${labels.join(', ')}.`,
  viewColumnsRemoved: labels => `Columns that no longer exist: ${labels.join(', ')}.`,
  viewsNotLoaded: () => 'The views could not be loaded.',
  viewsNotSaved: () => 'The change of the views could not be saved.',
  saveEdits,
  undoEdit,
  discardEdits,
  editsSaved,
  removeEntry,
  copied,
  notCopied,
  cancel,
  retry,
} satisfies Partial<Terms>;

export const rowOrderTexts = {
  moveEntry: name => `Move ${name}`,
  moveUp,
  moveDown,
  moveToTop: () => 'Move to top',
  moveToPosition: () => 'Move to position…',
  moveWithKeys: () => 'Move with arrow keys',
  restoreOrder: () => 'Remove sort, search, and filters to move',
  newPosition: () => 'New position',
  entryPosition: (name, position, count) => `${name} is row ${grouped(position)} of ${grouped(count)}.`,
  entryPicked: () => 'Move with the arrow keys, drop with Enter, cancel with Escape.',
  entryNotMoved: name => `${name} was not moved.`,
  entryMoveFailed: name => `${name} could not be moved. Please try again.`,
} satisfies Partial<Terms>;

export const filterTexts = {
  filterColumn: label => `Filter ${label}`,
  filteredColumn: label => `Filter ${label}, on`,
  filterCondition: () => 'Condition',
  filterOperator: operator => FILTER_OPERATORS[operator],
  filterValue: () => 'Value',
  filterFrom: () => 'From',
  filterTo: () => 'To',
  notANumber,
  searchOptions,
  noOptions,
  moreOptions: moreSuggestions,
  emptyOption,
  clearFilter: () => 'Clear',
  clearFilters: () => 'Clear all',
  removeFilters: () => 'Clear filters',
  activeFilters: () => 'Filters',
  filterInWords: (label, words) => `${label}: ${words}`,
  filterRange: (from, to) => (from === '' ? `up to ${to}` : to === '' ? `from ${from}` : `${from} to ${to}`),
  filterOptions: withMore,
  removeFilter: filter => `Remove filter ${filter}`,
  filteredBy: labels => (labels.length === 0 ? 'No filters.' : `Filtered by ${labels.join(', ')}.`),
} satisfies Partial<Terms>;

const FILTER_PERIODS = {
  last: (days: string) => `last ${days}`,
  next: (days: string) => `next ${days}`,
  before: () => 'before today',
  after: () => 'after today',
};

export const filterBarTexts = {
  addFilter: () => 'Add filter',
  addFilterGroup: () => 'Add group',
  filterMatchLabel: () => 'Match',
  filterMatch: match => (match === 'all' ? 'All of' : 'Any of'),
  filterPeriod: (period, days) => FILTER_PERIODS[period](days),
  filteredInBar: () => 'This column is filtered in the filter bar.',
} satisfies Partial<Terms>;

/** The texts of downloads in any format. */
export const downloadTexts = {
  downloadingRows: (count, total) =>
    total === Infinity ? `${grouped(count)} entries` : `${grouped(count)} of ${grouped(total)} entries`,
  rowsDownloaded: count => (count === 1 ? '1 entry downloaded' : `${grouped(count)} entries downloaded`),
  downloadFailed: () => 'The download failed. Please try again.',
  tooManyRows: most => `At most ${grouped(most)} entries can be downloaded. Please narrow the search.`,
} satisfies Partial<Terms>;

export const excelTexts = {
  download: () => 'Download',
  downloadExcel: () => 'Download Excel',
  textTooLongForExcel: most =>
    `A text is longer than the ${grouped(most)} characters that a cell of Excel can have.`,
} satisfies Partial<Terms>;

export const exportTexts = {
  downloadRows: () => 'Download CSV',
  copyRows: () => 'Copy',
  rowsCopied: count => (count === 1 ? '1 entry copied' : `${grouped(count)} entries copied`),
  copyFailed,
} satisfies Partial<Terms>;

export const paginationTexts = {
  pagination,
  firstPage,
  previousPage,
  nextPage,
  lastPage,
  pageNumber,
} satisfies Partial<Terms>;
