import {describeAccept, type FileKinds} from '../files/describe-accept.js';
import {formatFileSize} from '../files/file-size.js';
import type {Terms} from './terms.js';

const characters = (count: number) => (count === 1 ? '1 character' : `${count} characters`);

const FILE_KINDS: FileKinds = {image: 'images', audio: 'audio', video: 'videos', text: 'text'};
const types = (accept: string) => describeAccept(accept, 'en', FILE_KINDS);
const size = (bytes: number) => formatFileSize(bytes, 'en');

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
  dateUnderflow: (label, min) => `${label} must be ${min} or later.`,
  dateOverflow: (label, max) => `${label} must be ${max} or earlier.`,
  rangeBetween: (label, min, max) => `${label} must be from ${min} to ${max}.`,
  stepMismatch: (label, step) => `${label} must go in steps of ${step}.`,
  patternMismatch: label => `${label} is not in the expected format.`,
  notAnEmail: label => `${label} must be an email address, such as name@example.com.`,
  notAUrl: label => `${label} must be a web address, such as https://example.com.`,
  notANumber: label => `${label} must be a number.`,
  notAnInteger: label => `${label} must be a whole number.`,
  notADate: label => `${label} must be a valid date.`,
  notAnOption: label => `${label} must be one of the options.`,
  fileTypeMismatch: (label, accept) => `${label} is of the wrong type. Accepted: ${types(accept)}.`,
  fileTooLarge: (label, maxSize) => `${label} is too large. At most: ${size(maxSize)}.`,
  tooManyFiles: label => `${label}: please choose one file only.`,
  notAFile: label => `${label} is a folder. Please choose a file.`,
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

  chooseFile: () => 'Choose file',
  replaceFile: () => 'Replace file',
  dropFile: () => 'Drop a file here',
  removeFile: name => `Remove ${name}`,
  fileUploaded: () => 'Already uploaded',
  acceptedFiles: accept => types(accept),
  largestFile: maxSize => `up to ${size(maxSize)}`,
  fileChosen: (name, bytes) => `${name} chosen, ${size(bytes)}.`,
  fileRemoved: name => `${name} removed.`,

  loading: () => 'Loading',
  required: () => 'required',
  unselectedOption: () => 'Choose...',
  showSuggestions: () => 'Suggestions',
  noSuggestions: () => 'No suggestions',
  suggestionCount: count => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  moreSuggestions: count => `${count} more. Type to narrow the list.`,

  chooseDate: () => 'Choose a date',
  clearDate: () => 'Clear the date',
  previousMonth: () => 'Previous month',
  nextMonth: () => 'Next month',
  month: () => 'Month',
  year: () => 'Year',
  timeCaption: () => 'Time',

  notifications: hotkey => (hotkey === '' ? 'Notifications' : `Notifications, ${hotkey}`),
  closeNotification: () => 'Close notification',
  toastType: type => ({success: 'Success', info: 'Information', warning: 'Warning', error: 'Error'})[type],
  toastAction: (action, hotkey) =>
    hotkey === '' ? `Button: ${action}.` : `Button: ${action}. Press ${hotkey} to reach it.`,
};
