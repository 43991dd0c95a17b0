import {describeAccept, type FileKinds} from '../files/describe-accept.js';
import {formatFileSize} from '../files/file-size.js';
import type {Terms} from './terms.js';

// English text, in one constant for each element, so that a bundle has only that of its elements.

const counted = (count: number, unit = 'character') => `${count} ${unit}${count === 1 ? '' : 's'}`;

const FILE_KINDS: FileKinds = {image: 'images', audio: 'audio', video: 'videos', text: 'text'};
const types = (accept: string) => describeAccept(accept, 'en', FILE_KINDS);
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const size = (bytes: number) => formatFileSize(bytes, 'en');

/** A whole number with thousands separators. `toLocaleString` loads data for tens of milliseconds when it is first called. */
const grouped = (number: number) => String(number).replace(/\B(?=(\d{3})+$)/g, ',');
const DIRECTIONS = {asc: 'ascending', desc: 'descending'};

const FILTER_OPERATORS = {
  contains: 'contains',
  equals: 'equals',
  'starts-with': 'starts with',
  empty: 'is empty',
  'not-empty': 'is not empty',
};

const loading = () => 'Loading';
const close = () => 'Close';
const cancel = () => 'Cancel';
const retry = () => 'Try again';
const searching = () => 'Searching';
const resultCount = (count: number) => (count === 1 ? '1 result' : `${count} results`);
const moreSuggestions = (count: number) => `${count} more. Type to narrow the list.`;
const pagination = () => 'Pages';
const firstPage = () => 'First page';
const previousPage = () => 'Previous page';
const nextPage = () => 'Next page';
const lastPage = () => 'Last page';
const pageNumber = (page: number) => `Page ${page}`;
const noOptions = () => 'No options';
const showOptions = () => 'Options';
const optionCount = (count: number) => (count === 1 ? '1 option' : `${count} options`);
const withMore = (texts: readonly string[], more: number) =>
  [...texts, ...(more > 0 ? [`${more} more`] : [])].join(', ');
const toastType: Terms['toastType'] = type =>
  ({success: 'Success', info: 'Information', warning: 'Warning', error: 'Error'})[type];

/** Leaves out what marks a label as required, so that "Name (required)" is not required twice in one sentence. */
const withoutMark = (label: string) => label.replace(/(\S)(?:[\s(]+required\)?)?[\s*]*$/i, '$1');

// Sentences about invalid values. The attributes of some elements can cause them, and rules can cause any of them.

const valueMissing: Terms['valueMissing'] = label => `${withoutMark(label)} is required.`;
const mustBeTrue: Terms['mustBeTrue'] = label => `${label} must be checked.`;
const mustBeOn: Terms['mustBeOn'] = label => `${label} must be on.`;
const tooShort: Terms['tooShort'] = (label, min, unit) =>
  `${label} must have at least ${counted(min, unit)}.`;
const tooLong: Terms['tooLong'] = (label, max, unit) =>
  `${label} must have no more than ${counted(max, unit)}.`;
const lengthExactly: Terms['lengthExactly'] = (label, length, unit) =>
  `${label} must have exactly ${counted(length, unit)}.`;
const rangeUnderflow: Terms['rangeUnderflow'] = (label, min, isExclusive) =>
  `${label} must be ${isExclusive ? `more than ${min}` : `${min} or more`}.`;
const rangeOverflow: Terms['rangeOverflow'] = (label, max, isExclusive) =>
  `${label} must be ${isExclusive ? `less than ${max}` : `${max} or less`}.`;
const dateUnderflow: Terms['dateUnderflow'] = (label, min, isExclusive) =>
  `${label} must be ${isExclusive ? `after ${min}` : `${min} or later`}.`;
const dateOverflow: Terms['dateOverflow'] = (label, max, isExclusive) =>
  `${label} must be ${isExclusive ? `before ${max}` : `${max} or earlier`}.`;
const rangeBetween: Terms['rangeBetween'] = (label, min, max) => `${label} must be from ${min} to ${max}.`;
const stepMismatch: Terms['stepMismatch'] = (label, step) => `${label} must go in steps of ${step}.`;
const patternMismatch: Terms['patternMismatch'] = label => `${label} is not in the expected format.`;
const notAnEmail: Terms['notAnEmail'] = label =>
  `${label} must be an email address, such as name@example.com.`;
const notAUrl: Terms['notAUrl'] = label => `${label} must be a web address, such as https://example.com.`;
const notANumber: Terms['notANumber'] = label => `${label} must be a number.`;
const notAnOption: Terms['notAnOption'] = label => `${label} must be one of the options.`;
const notADate: Terms['notADate'] = label => `${label} must be a valid date.`;
const notValid: Terms['notValid'] = label => `${label} is not valid.`;
const thisField: Terms['thisField'] = () => 'This field';

/** The texts that every form control can show. */
export const fieldTexts = {
  thisField,
  valueMissing,
  checkPending: label => `${label} is still being checked.`,
} satisfies Partial<Terms>;

export const checkboxTexts = {
  mustBeTrue,
} satisfies Partial<Terms>;

export const checkboxGroupTexts = {
  tooShort,
  tooLong,
  required: () => 'required',
  selectAll: () => 'Select all',
} satisfies Partial<Terms>;

export const switchTexts = {
  mustBeOn,
} satisfies Partial<Terms>;

export const textInputTexts = {
  tooShort,
  tooLong,
  rangeUnderflow,
  rangeOverflow,
  stepMismatch,
  patternMismatch,
  notAnEmail,
  notAUrl,
  notANumber,
} satisfies Partial<Terms>;

export const passwordTexts = {
  showPassword: () => 'Show password',
  hidePassword: () => 'Hide password',
  passwordShown: () => 'The password is visible.',
  passwordHidden: () => 'The password is hidden.',
  capsLockOn: () => 'Caps Lock is on.',
} satisfies Partial<Terms>;

export const numberInputTexts = {
  rangeUnderflow,
  rangeOverflow,
  stepMismatch,
  notANumber,
  increase: label => (label === '' ? 'Increase' : `Increase ${label}`),
  decrease: label => (label === '' ? 'Decrease' : `Decrease ${label}`),
} satisfies Partial<Terms>;

export const timeInputTexts = {
  timeUnderflow: (label, min, max) =>
    `${label} must be ${max === undefined ? `${min} or later` : `from ${min} to ${max}`}.`,
  timeOverflow: (label, max) => `${label} must be ${max} or earlier.`,
  stepMismatch,
  notATime: label => `${label} must be a time, such as 9:30.`,
} satisfies Partial<Terms>;

export const codeInputTexts = {
  lengthExactly,
} satisfies Partial<Terms>;

const characters = (count: number) => `${grouped(count)} ${count === 1 ? 'character' : 'characters'}`;

export const textAreaTexts = {
  tooShort,
  tooLong,
  characterCount: (count, max) =>
    max === null ? characters(count) : `${grouped(count)} of ${characters(max)}`,
  charactersLeft: count =>
    count < 0
      ? `${characters(-count)} too many`
      : `${count === 0 ? 'No characters' : characters(count)} left`,
} satisfies Partial<Terms>;

export const sliderTexts = {
  rangeUnderflow,
  rangeOverflow,
  rangeBetween,
} satisfies Partial<Terms>;

/** All sentences about invalid values, which rules can cause in any form control. */
export const rulesTexts = {
  thisField,
  valueMissing,
  mustBeTrue,
  mustBeOn,
  tooShort,
  tooLong,
  lengthBetween: (label, min, max, unit) => `${label} must have ${min} to ${counted(max, unit)}.`,
  lengthExactly,
  rangeUnderflow,
  rangeOverflow,
  dateUnderflow,
  dateOverflow,
  rangeBetween,
  stepMismatch,
  patternMismatch,
  notAnEmail,
  notAUrl,
  notANumber,
  notAnInteger: label => `${label} must be a whole number.`,
  notADate,
  notAnOption,
  notValid,
  checkPending: label => `${label} is still being checked.`,
  checkFailed: label => `${label} could not be checked. Please try again.`,
} satisfies Partial<Terms>;

/** The texts of whole forms. */
export const formTexts = {
  formFailed: () => 'The form could not be submitted. Please try again.',
} satisfies Partial<Terms>;

/** Asked before a page with unsaved input is left. */
export const leaveTexts = {
  leaveForm: () => 'Your changes are not saved. Leave this page anyway?',
} satisfies Partial<Terms>;

export const errorSummaryTexts = {
  errorCount: count => (count === 1 ? 'There is 1 problem' : `There are ${grouped(count)} problems`),
  moreErrors: count => `and ${grouped(count)} more`,
} satisfies Partial<Terms>;

export const fieldListTexts = {
  rowAdded: (position, count) => `Row ${position} of ${count} added.`,
  rowRemoved: (position, count) => `Row ${position} removed, ${count} left.`,
  rowMoved: (position, count) => `Row moved to position ${position} of ${count}.`,
} satisfies Partial<Terms>;

export const stepTexts = {
  stepPosition: (position, count) => `Step ${position} of ${count}:`,
} satisfies Partial<Terms>;

export const stepsTexts = {
  steps: () => 'Steps',
  stepDone: () => 'done',
  stepInvalid: () => 'has errors',
  previousStep: () => 'Back',
  nextStep: () => 'Next',
} satisfies Partial<Terms>;

export const fileTexts = {
  fileTypeMismatch: (label, accept) => `${label} is of the wrong type. Accepted: ${types(accept)}.`,
  fileTooLarge: (label, maxSize) => `${label} is too large. At most: ${size(maxSize)}.`,
  tooManyFiles: label => `${label}: please choose one file only.`,
  notAFile: label => `${label} is a folder. Please choose a file.`,
  chooseFile: () => 'Choose file',
  replaceFile: () => 'Replace file',
  dropFile: () => 'Drop a file here',
  noFile: () => 'No file yet',
  removeFile: name => `Remove ${name}`,
  fileUploaded: () => 'Already uploaded',
  acceptedFiles: accept => capitalized(types(accept)),
  largestFile: maxSize => `up to ${size(maxSize)}`,
  fileChosen: (name, bytes) => `${name} chosen, ${size(bytes)}.`,
  fileRemoved: name => `${name} removed.`,
} satisfies Partial<Terms>;

const dateParts: Terms['dateParts'] = () => 'dd mm yyyy';
const shortYear: Terms['shortYear'] = label => `${label} must have a year with four digits.`;

export const dateRangeTexts = {
  dateUnderflow,
  dateOverflow,
  notValid,
  notADate,
  close,
  previousMonth: () => 'Previous month',
  nextMonth: () => 'Next month',
  month: () => 'Month',
  year: () => 'Year',
  startDate: () => 'Start date',
  endDate: () => 'End date',
  chooseDates: () => 'Choose dates',
  clearDates: () => 'Clear the dates',
  presets: () => 'Common ranges',
  dateParts,
  rangeStart: date => `Starts on ${date}. Choose the other end.`,
  rangeChosen: (start, end) => `${start} to ${end} chosen.`,
  endBeforeStart: () => 'The end date must not be before the start date.',
  rangeTooShort: (label, days) => `${label} must have at least ${counted(days, 'day')}.`,
  rangeTooLong: (label, days) => `${label} must have no more than ${counted(days, 'day')}.`,
  rangeUnavailable: label => `${label} must not include days that are not available.`,
  shortYear,
} satisfies Partial<Terms>;

const DATE_PARTS = {day: 'a day', month: 'a month', year: 'a year'};

export const dateFieldsTexts = {
  dateUnderflow,
  dateOverflow,
  day: () => 'Day',
  month: () => 'Month',
  year: () => 'Year',
  datePartsMissing: (label, parts) =>
    `${label} must include ${parts.map(part => DATE_PARTS[part]).join(' and ')}.`,
  notARealDate: label => `${label} must be a real date.`,
  shortYear,
} satisfies Partial<Terms>;

export const typedDateTexts = {
  notADate,
  dateParts,
  shortYear,
  timeParts: () => 'hh:mm',
  noTime: label => `${label} must have a date and a time.`,
} satisfies Partial<Terms>;

const files = (count: number) => (count === 1 ? '1 file' : `${grouped(count)} files`);
const TRANSFER_STATUS = {
  waiting: 'Waiting',
  sent: 'Uploaded',
  failed: 'Upload failed',
  canceled: 'Upload canceled',
};

export const fileListTexts = {
  chooseFiles: () => 'Choose files',
  addFiles: () => 'Add files',
  dropFiles: () => 'Drop files or folders here',
  fileList: () => 'Chosen files',
  fileCount: files,
  filesAdded: (count, bytes) => `${files(count)} added, ${size(bytes)}.`,
  fileInList: name => `${name} is already in the list.`,
  fileNotRead: name => `${name} could not be read.`,
  moreRefused: count => `${grouped(count)} more could not be added.`,
  sendingFile: name => `Uploading ${name}`,
  transferStatus: status => TRANSFER_STATUS[status],
  transferFailed: name => `${name} could not be uploaded.`,
  filesSent: count => `${files(count)} uploaded.`,
  cancelTransfer: name => `Cancel the upload of ${name}`,
  retryTransfer: name => `Try again to upload ${name}`,
  cancel,
  retry,
} satisfies Partial<Terms>;

export const dateTexts = {
  dateUnderflow,
  dateOverflow,
  notValid,
  chooseDate: () => 'Choose a date',
  clearDate: () => 'Clear the date',
  close,
  previousMonth: () => 'Previous month',
  nextMonth: () => 'Next month',
  month: () => 'Month',
  year: () => 'Year',
  timeCaption: () => 'Time',
} satisfies Partial<Terms>;

export const selectTexts = {
  unselectedOption: () => 'Choose...',
} satisfies Partial<Terms>;

export const datalistTexts = {
  showSuggestions: () => 'Suggestions',
  noSuggestions: () => 'No suggestions',
  suggestionCount: count => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  moreSuggestions,
} satisfies Partial<Terms>;

export const selectListTexts = {
  noOptions,
  showOptions,
  optionCount,
} satisfies Partial<Terms>;

export const multiSelectTexts = {
  tooShort,
  tooLong,
  notAnOption,
  noOptions,
  showOptions,
  optionCount,
  optionLimit: max => `You can choose up to ${max}.`,
  createOption: text => `Create “${text}”`,
  chosenOptions: () => 'Chosen',
  chosenInWords: (texts, more) => `Chosen: ${withMore(texts, more)}`,
  moreChosen: count => `${count} more`,
  fewerChosen: () => 'Show less',
  removeOption: text => `Remove ${text}`,
  optionAdded: text => `${text} added.`,
  optionRemoved: text => `${text} removed.`,
} satisfies Partial<Terms>;

export const optionLoadingTexts = {
  loading,
  retry,
  optionsFailed: () => 'The options could not be loaded.',
  loadMoreOptions: () => 'Load more options',
  optionsSoFar: count => `${count} options so far`,
} satisfies Partial<Terms>;

export const treeTexts = {
  loading,
  itemsFailed: () => 'The items could not be loaded.',
  retry,
} satisfies Partial<Terms>;

export const tableTexts = {
  loadFailed: () => "Oops something went wrong and we couldn't get the table data. Please try again!!!",
  pageSizeChangeFailed: () =>
    "Oops something went wrong and we couldn't change the page size. Please try again!!!",
  pageChangeFailed: () => "Oops something went wrong and we couldn't change the page. Please try again!!!",
  sortFailed: () => "Oops something went wrong and we couldn't sort the table. Please try again!!!",
  noEntries: () => 'No Entries to Display',
  noEntriesMatch: () => 'No Entries Match the filter',
  entriesInfo: (from, to, total) => `${grouped(from)} - ${grouped(to)} out of ${grouped(total)} entries`,
  entriesShown: (from, to) => `Entries ${grouped(from)} - ${grouped(to)}`,
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
  clearSelection: () => 'Clear',
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

export const filterTexts = {
  filterColumn: label => `Filter ${label}`,
  filteredColumn: label => `Filter ${label}, on`,
  filterCondition: () => 'Condition',
  filterOperator: operator => FILTER_OPERATORS[operator],
  filterValue: () => 'Value',
  filterFrom: () => 'From',
  filterTo: () => 'To',
  searchOptions: () => 'Search options',
  noOptions,
  moreOptions: moreSuggestions,
  emptyOption: () => '(empty)',
  clearFilter: () => 'Clear',
  clearFilters: () => 'Clear all',
  activeFilters: () => 'Filters',
  filterInWords: (label, words) => `${label}: ${words}`,
  filterRange: (from, to) => (from === '' ? `up to ${to}` : to === '' ? `from ${from}` : `${from} to ${to}`),
  filterOptions: withMore,
  removeFilter: filter => `Remove filter ${filter}`,
  filteredBy: labels => (labels.length === 0 ? 'No filters.' : `Filtered by ${labels.join(', ')}.`),
} satisfies Partial<Terms>;

export const exportTexts = {
  downloadRows: () => 'Download CSV',
  downloadingRows: (count, total) =>
    total === Infinity ? `${grouped(count)} entries` : `${grouped(count)} of ${grouped(total)} entries`,
  rowsDownloaded: count => (count === 1 ? '1 entry downloaded' : `${grouped(count)} entries downloaded`),
  downloadFailed: () => 'The download failed. Please try again.',
  copyRows: () => 'Copy',
  rowsCopied: count => (count === 1 ? '1 entry copied' : `${grouped(count)} entries copied`),
  copyFailed: () => 'The entries could not be copied.',
} satisfies Partial<Terms>;

export const loaderTexts = {
  loading,
} satisfies Partial<Terms>;

export const copyButtonTexts = {
  copy: () => 'Copy',
  copied: () => 'Copied',
  notCopied: () => 'Not copied',
} satisfies Partial<Terms>;

export const paginationTexts = {
  pagination,
  firstPage,
  previousPage,
  nextPage,
  lastPage,
  pageNumber,
} satisfies Partial<Terms>;

export const modalTexts = {
  close,
  accept: () => 'Accept',
  cancel,
} satisfies Partial<Terms>;

export const drawerTexts = {
  close,
} satisfies Partial<Terms>;

export const searchModalTexts = {
  close,
  searchText: () => 'Search...',
  searchResults: () => 'Results',
  searching,
  resultCount,
  noResults: query => `No results for “${query}”`,
  moreSuggestions,
} satisfies Partial<Terms>;

const PALETTE_KEYS = {move: 'to move', choose: 'to choose', back: 'to go back', close: 'to close'};

export const commandPaletteTexts = {
  retry,
  searching,
  resultCount,
  resultsFailed: () => 'The results could not be loaded.',
  previousPalettePage: () => 'Back',
  palettePage: (name, results) => `${name}: ${results}`,
  paletteKey: action => PALETTE_KEYS[action],
} satisfies Partial<Terms>;

export const searchInputTexts = {
  clearSearch: () => 'Clear the search',
} satisfies Partial<Terms>;

export const breadcrumbTexts = {
  breadcrumb: () => 'Breadcrumb',
  moreSteps: () => 'Show all steps',
} satisfies Partial<Terms>;

export const navbarTexts = {
  more: () => 'More',
  notifications: () => 'Notifications',
  newNotifications: count => `Notifications, ${count} new`,
  settings: () => 'Settings',
  logOut: () => 'Log out',
} satisfies Partial<Terms>;

export const sidebarTexts = {
  mainMenu: () => 'Main menu',
  openMainMenu: () => 'Menu',
  closeMainMenu: () => 'Close the menu',
} satisfies Partial<Terms>;

export const pageLayoutTexts = {
  skipToContent: () => 'Skip to content',
} satisfies Partial<Terms>;

export const toastTexts = {
  loading,
  toastType,
  closeNotification: () => 'Close notification',
} satisfies Partial<Terms>;

export const toastRegionTexts = {
  loading,
  toastType,
  toastRegion: hotkey => (hotkey === '' ? 'Notifications' : `Notifications, ${hotkey}`),
  toastAction: (action, hotkey) =>
    hotkey === '' ? `Button: ${action}.` : `Button: ${action}. Press ${hotkey} to reach it.`,
} satisfies Partial<Terms>;

export const tagTexts = {
  remove: () => 'Remove',
} satisfies Partial<Terms>;

export const avatarGroupTexts = {
  moreAvatars: count => `${count} more`,
} satisfies Partial<Terms>;

export const calloutTexts = {
  close,
  toastType,
} satisfies Partial<Terms>;
