import type {Terms} from './terms.js';

const characters = (count: number) => (count === 1 ? '1 character' : `${count} characters`);

/** English, which is built in and which stands in for terms that another language leaves out. */
export const en: Terms & {lang: string} = {
  lang: 'en',

  thisField: () => 'This field',
  valueMissing: label => `${label} is required.`,
  choiceMissing: label => `${label}: please choose one.`,
  mustBeTrue: label => `${label} must be checked.`,
  tooShort: (label, min) => `${label} must have at least ${characters(min)}.`,
  tooLong: (label, max) => `${label} must have no more than ${characters(max)}.`,
  lengthBetween: (label, min, max) => `${label} must have ${min} to ${characters(max)}.`,
  lengthExactly: (label, length) => `${label} must have exactly ${characters(length)}.`,
  rangeUnderflow: (label, min) => `${label} must be ${min} or more.`,
  rangeOverflow: (label, max) => `${label} must be ${max} or less.`,
  rangeBetween: (label, min, max) => `${label} must be from ${min} to ${max}.`,
  stepMismatch: (label, step) => `${label} must go in steps of ${step}.`,
  patternMismatch: label => `${label} is not in the expected format.`,
  notAnEmail: label => `${label} must be an email address, such as name@example.com.`,
  notAUrl: label => `${label} must be a web address, such as https://example.com.`,
  notANumber: label => `${label} must be a number.`,
  notAnInteger: label => `${label} must be a whole number.`,
  notADate: label => `${label} must be a valid date.`,
  notAnOption: label => `${label} must be one of the options.`,
  notValid: label => `${label} is not valid.`,
  checkPending: label => `${label} is still being checked.`,
  checkFailed: label => `${label} could not be checked. Please try again.`,

  loadFailed: () => "Oops something went wrong and we couldn't get the table data. Please try again!!!",
  pageSizeChangeFailed: () =>
    "Oops something went wrong and we couldn't change the page size. Please try again!!!",
  pageChangeFailed: () => "Oops something went wrong and we couldn't change the page. Please try again!!!",
  sortFailed: () => "Oops something went wrong and we couldn't sort the table. Please try again!!!",
  noEntries: () => 'No Entries to Display',
  noEntriesMatch: () => 'No Entries Match the filter',
  entriesInfo: (from, to, total) => `${from} - ${to} out of ${total} entries`,
  entriesPerPage: () => 'Entries per page',
  searchEntries: () => 'Search',
  loadingEntries: () => 'Loading entries',
  retry: () => 'Try again',
  pagination: () => 'Pages',
  firstPage: () => 'First page',
  previousPage: () => 'Previous page',
  nextPage: () => 'Next page',
  lastPage: () => 'Last page',
  pageNumber: page => `Page ${page}`,
  sortedAscending: label => `Sorted by ${label}, ascending.`,
  sortedDescending: label => `Sorted by ${label}, descending.`,

  loading: () => 'Loading',
  required: () => 'required',
  unselectedOption: () => 'Choose...',
};
