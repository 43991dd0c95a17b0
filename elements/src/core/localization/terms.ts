/** The sentences of field validation. `label` is the control's label. */
export interface ValidationTerms {
  /** Stands in for the label of a control that has none. */
  thisField(): string;
  valueMissing(label: string): string;
  mustBeTrue(label: string): string;
  /** Said of a switch, where other controls say `mustBeTrue`. */
  mustBeOn(label: string): string;
  tooShort(label: string, min: number): string;
  tooLong(label: string, max: number): string;
  lengthBetween(label: string, min: number, max: number): string;
  lengthExactly(label: string, length: number): string;
  rangeUnderflow(label: string, min: string | number): string;
  rangeOverflow(label: string, max: string | number): string;
  dateUnderflow(label: string, min: string): string;
  dateOverflow(label: string, max: string): string;
  rangeBetween(label: string, min: string | number, max: string | number): string;
  stepMismatch(label: string, step: string | number): string;
  patternMismatch(label: string): string;
  notAnEmail(label: string): string;
  notAUrl(label: string): string;
  notANumber(label: string): string;
  notAnInteger(label: string): string;
  notADate(label: string): string;
  notAnOption(label: string): string;
  /** @param accept The types that are accepted, as in HTML. */
  fileTypeMismatch(label: string, accept: string): string;
  /** @param maxSize In bytes. */
  fileTooLarge(label: string, maxSize: number): string;
  tooManyFiles(label: string): string;
  notAFile(label: string): string;
  notValid(label: string): string;
  /** Shown while an asynchronous rule has not answered yet. */
  checkPending(label: string): string;
  /** Shown when the rules themselves are broken or threw. */
  checkFailed(label: string): string;
}

/** The texts of the tables. The first six are the spec's error catalogue, section 8. */
export interface TableTerms {
  loadFailed(): string;
  pageSizeChangeFailed(): string;
  pageChangeFailed(): string;
  sortFailed(): string;
  noEntries(): string;
  noEntriesMatch(): string;
  /** The info text: `1 - 10 out of 200 entries` (spec, section 9). */
  entriesInfo(from: number, to: number, total: number): string;
  entriesPerPage(): string;
  searchEntries(): string;
  loadingEntries(): string;
  retry(): string;
  pagination(): string;
  firstPage(): string;
  previousPage(): string;
  nextPage(): string;
  lastPage(): string;
  pageNumber(page: number): string;
  sortedAscending(label: string): string;
  sortedDescending(label: string): string;
}

/** The texts of the file upload. */
export interface FileTerms {
  chooseFile(): string;
  replaceFile(): string;
  dropFile(): string;
  removeFile(name: string): string;
  /** Stands under the name of a file that the page has from before. */
  fileUploaded(): string;
  /** The types that are accepted, to read before a file is chosen. */
  acceptedFiles(accept: string): string;
  /** The greatest size, in bytes, to read before a file is chosen. */
  largestFile(maxSize: number): string;
  /** Announced when a file was chosen; `size` is in bytes. */
  fileChosen(name: string, size: number): string;
  /** Announced when a file was removed. */
  fileRemoved(name: string): string;
}

/** The texts of buttons and other small parts. */
export interface GeneralTerms {
  loading(): string;
  /** Said after the label of a control that must be filled in. */
  required(): string;
  /** Stands in a select while nothing is chosen (spec, section 5). */
  unselectedOption(): string;
  /** Names the button that opens the suggestions of a datalist, and the list where the field has no label. */
  showSuggestions(): string;
  noSuggestions(): string;
  /** Said to screen readers when the list opens and while typing narrows it. */
  suggestionCount(count: number): string;
  /** Stands under a list that is too long to show at once. */
  moreSuggestions(count: number): string;
  /** The button that closes a dialog. */
  close(): string;
  /** The button of a modal that agrees (spec, section 9). */
  accept(): string;
  /** The button of a modal that does not (spec, section 9). */
  cancel(): string;
  /** Stands in the field of a search modal while it is empty (spec, section 9). */
  searchText(): string;
  /** Names the list of results. */
  searchResults(): string;
  searching(): string;
  /** Said to screen readers when results have come. */
  resultCount(count: number): string;
  /** Stands in place of the results; `query` is what the user typed. */
  noResults(query: string): string;
}

/** The texts of the date picker. */
export interface DateTerms {
  /** Stands in a date picker while nothing is chosen (spec, section 5). */
  chooseDate(): string;
  clearDate(): string;
  previousMonth(): string;
  nextMonth(): string;
  month(): string;
  year(): string;
  /** Stands above the times (spec, section 9). */
  timeCaption(): string;
}

/** The texts of the navigation bar, the breadcrumb and the search field. */
export interface NavigationTerms {
  /** Names the breadcrumb among the page's landmarks. */
  breadcrumb(): string;
  /** Names the button that shows and hides the bar's menu; `openMainMenu` may stand beside it. */
  more(): string;
  notifications(): string;
  /** Names the button of the notifications while some are new. */
  newNotifications(count: number): string;
  settings(): string;
  logOut(): string;
  clearSearch(): string;
}

/** Every text that the library shows by itself. */
export interface Terms
  extends ValidationTerms, TableTerms, FileTerms, GeneralTerms, DateTerms, NavigationTerms {}
/** The texts of the page's frame: its sidebar and its skip link. */
export interface LayoutTerms {
  /** Names a sidebar that has no label among the page's landmarks. */
  mainMenu(): string;
  /** The button that opens the sidebar on a narrow screen. */
  openMainMenu(): string;
  closeMainMenu(): string;
  skipToContent(): string;
}

/** Every text that the library shows by itself. */
export interface Terms extends ValidationTerms, TableTerms, FileTerms, GeneralTerms, DateTerms, LayoutTerms {}
/** The texts of toasts. */
export interface ToastTerms {
  /** Names the place of the toasts and tells the key that leads there; `''` when there is none. */
  toastRegion(hotkey: string): string;
  closeNotification(): string;
  /** Said before the message of a toast, in place of its icon. */
  toastType(type: 'success' | 'info' | 'warning' | 'error'): string;
  /** Said after the message of a toast that has a button. */
  toastAction(action: string, hotkey: string): string;
}

/** Every text that the library shows by itself. */
export interface Terms extends ValidationTerms, TableTerms, FileTerms, GeneralTerms, DateTerms, ToastTerms {}

/** The library's texts in one language; terms it leaves out are shown in English. */
export type Translation = Partial<Terms> & {
  /** A BCP 47 language tag, as `'ar'` or `'pt-BR'`. */
  lang: string;
};
