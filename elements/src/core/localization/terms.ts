import type {TextOperator} from '../table/filters/filter.js';
import type {Match} from '../table/filters/filter-tree.js';
import type {LengthUnit} from '../validation/issue.js';

/** The validation messages. `label` is the label of the control. */
export interface ValidationTerms {
  /** Used instead of the label for a control without one. */
  thisField(): string;
  valueMissing(label: string): string;
  mustBeTrue(label: string): string;
  /** The message of a switch. Other controls use `mustBeTrue`. */
  mustBeOn(label: string): string;
  /** @param unit What `min` counts; default `'character'`. The same applies to the next three messages. */
  tooShort(label: string, min: number, unit?: LengthUnit): string;
  tooLong(label: string, max: number, unit?: LengthUnit): string;
  lengthBetween(label: string, min: number, max: number, unit?: LengthUnit): string;
  lengthExactly(label: string, length: number, unit?: LengthUnit): string;
  /** @param isExclusive Whether `min` itself is not valid. The same applies to the next three messages. */
  rangeUnderflow(label: string, min: string | number, isExclusive?: boolean): string;
  rangeOverflow(label: string, max: string | number, isExclusive?: boolean): string;
  dateUnderflow(label: string, min: string, isExclusive?: boolean): string;
  dateOverflow(label: string, max: string, isExclusive?: boolean): string;
  /** Shown instead of the messages with a limit if the schema does not report it. The same applies to the next three messages. */
  tooSmall(label: string): string;
  tooLarge(label: string): string;
  tooEarly(label: string): string;
  tooLate(label: string): string;
  rangeBetween(label: string, min: string | number, max: string | number): string;
  /** @param max The end of a range that goes over midnight. Without it, only the start is limited. */
  timeUnderflow(label: string, min: string, max?: string): string;
  timeOverflow(label: string, max: string): string;
  stepMismatch(label: string, step: string | number): string;
  patternMismatch(label: string): string;
  notAnEmail(label: string): string;
  notAUrl(label: string): string;
  notANumber(label: string): string;
  notAnInteger(label: string): string;
  notADate(label: string): string;
  notATime(label: string): string;
  notAnOption(label: string): string;
  /** @param accept The accepted types, as in HTML. */
  fileTypeMismatch(label: string, accept: string): string;
  /** @param maxSize The maximum size in bytes. */
  fileTooLarge(label: string, maxSize: number): string;
  tooManyFiles(label: string): string;
  notAFile(label: string): string;
  notValid(label: string): string;
  /** Shown while an asynchronous rule is pending. */
  checkPending(label: string): string;
  /** Shown if the rules are invalid or throw. */
  checkFailed(label: string): string;
}

/** Text in text areas. */
export interface TextAreaTerms {
  /** Shown below the field. The numbers are UTF-16 code units, and `max` is null without a limit. */
  characterCount(count: number, max: number | null): string;
  /** Announced near the limit. A negative number means that there are too many. */
  charactersLeft(count: number): string;
}

/** Text of ratings. */
export interface RatingTerms {
  /** The name of each choice, and the sentence of a rating that is read-only. The value has at most one decimal. */
  ratingOf(value: number, max: number): string;
  /** The name of the choice that clears the rating. */
  noRating(): string;
}

/** Text of color fields. */
export interface ColorInputTerms {
  /**
   * The message for text that is not a color.
   *
   * @param example A color, such as `#0c5f57`.
   */
  notAColor(label: string, example: string): string;
  /** The message for a color that is not opaque, in a field without `alpha`. */
  opaqueOnly(label: string): string;
  /** The name of the button that opens the popup, and of the popup. */
  chooseColor(): string;
  saturation(): string;
  brightness(): string;
  hue(): string;
  opacity(): string;
  /** The name of the group of swatches. */
  swatches(): string;
  /** The button that picks the color of a pixel on the screen. */
  pickFromScreen(): string;
  /** The contrast, with at most one decimal. The level that it passes follows after a dot. */
  contrastRatio(ratio: number): string;
  /** Follows `contrastRatio` if the contrast is enough only for large text. */
  largeTextOnly(): string;
  /** Follows `contrastRatio` if the contrast is not enough for text. */
  contrastTooLow(): string;
}

/** Text of whole forms. */
export interface FormTerms {
  /** Shown if the app's function for submitting the form fails. */
  formFailed(): string;
  /** Asked by `guardLeaving` before a router leaves a page with unsaved input. */
  leaveForm(): string;
  /** The heading of the list of issues after a failed submit. */
  errorCount(count: number): string;
  /** Shown below the list if it is not complete. */
  moreErrors(count: number): string;
  /** Announced after the user has added a row of fields. The position starts at 1, and `count` is the number of rows. */
  rowAdded(position: number, count: number): string;
  rowRemoved(position: number, count: number): string;
  rowMoved(position: number, count: number): string;
  /** The name of the list of steps for screen readers. */
  steps(): string;
  /** Shown before the heading of a step. The position starts at 1. */
  stepPosition(position: number, count: number): string;
  /** Read after the heading of a step in the list of steps. */
  stepDone(): string;
  stepInvalid(): string;
  /** The buttons that go to the previous and to the next step. */
  previousStep(): string;
  nextStep(): string;
}

/** Text in the tables. */
export interface TableTerms {
  loadFailed(): string;
  pageSizeChangeFailed(): string;
  pageChangeFailed(): string;
  sortFailed(): string;
  noEntries(): string;
  noEntriesMatch(): string;
  /** Below the message of a search without matches: `Search: "text"`. */
  searchedFor(text: string): string;
  /** The button below the message of a search without matches. */
  removeSearch(): string;
  /** The info text: `1 - 10 out of 200 entries`. */
  entriesInfo(from: number, to: number, total: number): string;
  /** The info text if the total is unknown: `Entries 1 - 10`. */
  entriesShown(from: number, to: number): string;
  /** The label of the field for the number of an entry, to scroll there. */
  goToEntry(): string;
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
  /** The name of a row's checkbox. `name` is the first text of the row. */
  selectEntry(name: string): string;
  /** The name of the checkbox in the header. */
  selectPage(): string;
  selectedCount(count: number): string;
  /** Shown instead of the number if it is not known. */
  allSelected(): string;
  /** The button that selects all rows on all pages. */
  selectAllEntries(count: number): string;
  clearSelection(): string;
  /** Below the message of a search or filters without matches. */
  selectionKept(): string;
  /** Added to the name of a column if several are sorted. */
  sortPosition(position: number, direction: 'asc' | 'desc'): string;
  /** Announced after sorting by several columns. */
  sortedByColumns(columns: readonly {readonly label: string; readonly direction: 'asc' | 'desc'}[]): string;
  /** The button that opens the list of columns, and the name of the list. */
  columns(): string;
  /** The button that undoes all changes of the columns. */
  resetColumns(): string;
  /** The name of the button that opens the menu of a column. */
  columnOptions(label: string): string;
  /** The name of the handle that resizes a column. */
  columnWidth(label: string): string;
  sortAscending(): string;
  sortDescending(): string;
  moveLeft(): string;
  moveRight(): string;
  pinToStart(): string;
  pinToEnd(): string;
  unpin(): string;
  /** The item of the menu of a column that opens its filter. */
  openFilter(): string;
  resizeColumn(): string;
  hideColumn(): string;
  /** Announced after moving a column. */
  columnMoved(label: string, position: number, count: number): string;
  /** Announced after pinning a column to an edge, or unpinning it. */
  columnPinned(label: string, side: 'start' | 'end' | null): string;
  /** Announced after showing or hiding a column. */
  columnShown(label: string, isShown: boolean): string;
  columnsReset(): string;
  /** The name of the button that opens a row. `name` is the first text of the row. */
  entryDetails(name: string): string;
  /** The header of the column with the menus of the rows. */
  actions(): string;
  /** The name of the menu of a row. */
  entryActions(name: string): string;
  /** Before the columns by which rows are grouped. */
  groupedBy(): string;
  /** What the footer says of rows by group. `columns` are the labels of the columns. */
  groupedEntries(count: number, columns: readonly string[]): string;
  /** The item of the menu of a column that groups rows by it. */
  groupBy(column: string): string;
  /** The item of the menu of a column, or the button of its chip, that no longer groups rows by it. */
  ungroup(column: string): string;
  /** The buttons for all groups, or all rows of a tree. */
  openAllGroups(): string;
  closeAllGroups(): string;
  /** Read by screen readers after the name of a row of a tree. The rows below the first ones have level 2. */
  rowLevel(level: number): string;
  /** The number of rows in a group. */
  groupEntries(count: number): string;
  /** After the header of a group that starts on an earlier page. */
  groupContinued(): string;
  /** The header of the row with the totals of all rows that match. */
  totalOf(count: number): string;
  /** What a total is, before its value. `totalCount` is the number of values. */
  totalSum(): string;
  totalAverage(): string;
  totalLowest(): string;
  totalHighest(): string;
  totalCount(): string;
  /** The button that opens the menu of saved views, and the name of the menu. */
  views(): string;
  /** The item of the menu that shows the table without a view. */
  standardView(): string;
  /** The heading of the views that others have too. */
  sharedViews(): string;
  /** After the name of a view, if the table shows something else. */
  viewChanged(): string;
  /** The items of the menu. */
  saveViewAs(): string;
  renameView(): string;
  /** The item that is checked for the view that the table shows when it opens. */
  defaultView(): string;
  /** The item that copies the address of the page with the view. */
  copyViewLink(): string;
  /** The label of the name of a view. */
  viewName(): string;
  /** The label of the checkbox that lets other users have a view. */
  shareView(): string;
  /** Shown beside a button that undoes it. */
  changesDiscarded(): string;
  viewRemoved(name: string): string;
  /** Columns that a view does not know, because they were added later. */
  viewColumnsAdded(labels: readonly string[]): string;
  /** Columns of a view that were removed later. */
  viewColumnsRemoved(labels: readonly string[]): string;
  /** Shown beside a button that tries it again. */
  viewsNotLoaded(): string;
  viewsNotSaved(): string;
  /** The name of the handle of a row, which moves it. `name` is the first text of the row. */
  moveEntry(name: string): string;
  /** The items of the menu of a handle. */
  moveUp(): string;
  moveDown(): string;
  moveToTop(): string;
  moveToPosition(): string;
  moveWithKeys(): string;
  /** The only item while the table is sorted, searched, or filtered. It shows the rows in their own order again. */
  restoreOrder(): string;
  /** The label of the new position of a row. */
  newPosition(): string;
  /** Announced after a move, and at each place of a row that is picked up. */
  entryPosition(name: string, position: number, count: number): string;
  /** Announced after the position when a row is picked up. */
  entryPicked(): string;
  /** Announced if a row stays where it was. */
  entryNotMoved(name: string): string;
  /** Shown if the app could not save a move. */
  entryMoveFailed(name: string): string;
  /** The name of the filter button of a column, and of what it opens. */
  filterColumn(label: string): string;
  /** The name of the button if the column is filtered. */
  filteredColumn(label: string): string;
  /** The label of the list of conditions. */
  filterCondition(): string;
  filterOperator(operator: TextOperator): string;
  /** The label of the text to filter by. */
  filterValue(): string;
  /** The labels of the ends of a range, and the names of the thumbs of a range slider. */
  filterFrom(): string;
  filterTo(): string;
  searchOptions(): string;
  noOptions(): string;
  /** How many options a search has to find. */
  moreOptions(count: number): string;
  /** The option for cells without a value. */
  emptyOption(): string;
  clearFilter(): string;
  clearFilters(): string;
  /** The button below the message of filters without matches. */
  removeFilters(): string;
  /** The name of the filters above the rows. */
  activeFilters(): string;
  /** A filter in words. `words` is the rest, such as a range. */
  filterInWords(label: string, words: string): string;
  /** A range. An end is empty if the range is open. */
  filterRange(from: string, to: string): string;
  /** The chosen options, and the number of further ones. */
  filterOptions(labels: readonly string[], more: number): string;
  /** `filter` is the filter in words. */
  removeFilter(filter: string): string;
  /** Announced after filtering. `labels` are those of the filtered columns. */
  filteredBy(labels: readonly string[]): string;
  /** The button of a filter bar that adds a condition, and the name of the menu with the columns. */
  addFilter(): string;
  /** The button that adds conditions that are joined by the other word. */
  addFilterGroup(): string;
  /** The name of the list with the next two. */
  filterMatchLabel(): string;
  /** Before conditions that must all hold, or of which any must hold. */
  filterMatch(match: Match): string;
  /** Days relative to today. `days` is the number with its unit, such as "30 days", and empty for `before` and `after`. */
  filterPeriod(period: 'last' | 'next' | 'before' | 'after', days: string): string;
  /** The hint of the filter button of a column that cannot show its conditions. */
  filteredInBar(): string;
  /** On the button that opens a menu of formats, such as CSV and Excel. */
  download(): string;
  downloadRows(): string;
  downloadExcel(): string;
  /** Shown while rows load for a file. `total` is `Infinity` if it is unknown. */
  downloadingRows(count: number, total: number): string;
  rowsDownloaded(count: number): string;
  downloadFailed(): string;
  /** Shown if there are more entries than a file can have, or than the app allows. */
  tooManyRows(most: number): string;
  /** Shown if a text is too long for an Excel file. */
  textTooLongForExcel(most: number): string;
  copyRows(): string;
  rowsCopied(count: number): string;
  copyFailed(): string;
  /** Announced when users have selected cells of a table. */
  rangeSize(rowCount: number, columnCount: number): string;
  /** Announced when rows with selected cells were removed. */
  rangeEnded(): string;
  /** The cells that users paste. `invalidCount`, `cellsReadOnly`, and `cellsOutside` may follow it. */
  cellCount(count: number): string;
  /** Announced. `invalidCount` and `cellsReadOnly` may follow them. */
  cellsCopied(count: number): string;
  cellsPasted(count: number): string;
  cellsFilled(count: number): string;
  cellsCleared(count: number): string;
  /** How many of the cells are in columns that users cannot edit. */
  cellsReadOnly(count: number): string;
  /** How many of the cells that users paste are after the last row or column. */
  cellsOutside(count: number): string;
  /** The buttons that paste, the second one also with the rows after the last one. */
  pasteCells(): string;
  pasteWithRows(count: number): string;
  pasteTooLarge(): string;
  /** There is nothing to paste, or it cannot be read. */
  pasteFailed(): string;
  /** Above the rows of a table: how many edits are not saved. */
  editCount(count: number): string;
  /** After `editCount`: how many edits are invalid, or could not be saved. */
  invalidCount(count: number): string;
  /** The button that moves to the next edit that is not valid. */
  showInvalid(): string;
  saveEdits(): string;
  undoEdit(): string;
  /** The button that gives up edits. */
  discardEdits(): string;
  /** The button that keeps the edit of the user, although the value has changed meanwhile. */
  keepEdit(): string;
  /** In a cell whose edit was sent. */
  editSaving(): string;
  /** Announced after edits were saved. */
  editsSaved(): string;
  /** In a cell whose edit could not be saved. */
  editFailed(): string;
  /** In a cell that somebody else has changed meanwhile. `value` is what it has now. */
  editConflict(value: string): string;
  /** The button that adds a row. */
  addEntry(): string;
  /** The button that removes a row. */
  removeEntry(): string;
  /** The button that takes back that a row is removed. */
  restoreEntry(): string;
  /** The header of the column with the buttons of edited rows, for screen readers. */
  editRow(): string;
}

/** Text of the file upload. */
export interface FileTerms {
  chooseFile(): string;
  replaceFile(): string;
  dropFile(): string;
  /** Shown on touch screens instead, before a file is chosen. */
  noFile(): string;
  removeFile(name: string): string;
  /** Shown below the name of a file that was uploaded earlier. */
  fileUploaded(): string;
  /** The accepted types, shown before a file is chosen. */
  acceptedFiles(accept: string): string;
  /** The maximum size, shown before a file is chosen. In bytes. */
  largestFile(maxSize: number): string;
  /** Announced after a file is chosen. `size` is in bytes. */
  fileChosen(name: string, size: number): string;
  /** Announced after a file is removed. */
  fileRemoved(name: string): string;
  chooseFiles(): string;
  /** The button for choosing more files. */
  addFiles(): string;
  dropFiles(): string;
  /** The name of the list of files. */
  fileList(): string;
  fileCount(count: number): string;
  /** Announced after several files are added. `size` is their size in bytes. */
  filesAdded(count: number, size: number): string;
  fileInList(name: string): string;
  /** Shown for a dropped file or folder that the browser cannot read. */
  fileNotRead(name: string): string;
  /** Shown after the messages about rejected files, for those that have no message. */
  moreRefused(count: number): string;
  /** The name of a progress bar. */
  sendingFile(name: string): string;
  transferStatus(status: 'waiting' | 'sent' | 'failed' | 'canceled'): string;
  transferFailed(name: string): string;
  filesSent(count: number): string;
  cancelTransfer(name: string): string;
  retryTransfer(name: string): string;
}

/** Text of buttons and other small parts. */
export interface GeneralTerms {
  loading(): string;
  /** The text of a button that copies. */
  copy(): string;
  /** Shown in the button and announced after copying. */
  copied(): string;
  /** The same if the browser does not let the page copy. */
  notCopied(): string;
  /** Announced after the label of a required control. */
  required(): string;
  /** The checkbox that chooses all options of a group. */
  selectAll(): string;
  /** The empty option of a select. */
  unselectedOption(): string;
  /** The name of the button that increases a number. The label is that of the field, or `''`. */
  increase(label: string): string;
  /** The name of the button that shows a password. */
  showPassword(): string;
  /** The name of the button that hides a password again. */
  hidePassword(): string;
  /** Announced once a password is shown. */
  passwordShown(): string;
  /** Announced once a password is hidden again. */
  passwordHidden(): string;
  /** The hint in a password field while Caps Lock is on. */
  capsLockOn(): string;
  /** Shown for a text that does not fit the format of its field. `example` is one that does. */
  notInFormat(label: string, example: string): string;
  /** Shown for the beginning of such a text. */
  notComplete(label: string): string;
  /** Shown for an IBAN or a card number whose check digits show that it has an error. */
  wrongCheckDigits(label: string): string;
  /** The name of the list of countries of a phone number. */
  countryCode(): string;
  /** Shown for a phone number without its country. */
  callingCodeMissing(label: string): string;
  /** Shown for a phone number that no country has. */
  notAPhoneNumber(label: string): string;
  /** The name of the button that decreases a number. */
  decrease(label: string): string;
  /** The name of the button that opens the suggestions of a datalist, and of the list if the field has no label. */
  showSuggestions(): string;
  noSuggestions(): string;
  /** Announced when the list opens and while typing filters it. */
  suggestionCount(count: number): string;
  /** Shown below a list that is too long to show completely. */
  moreSuggestions(count: number): string;
  /** The name of the button that opens the options of a multi-select, and of the list. */
  showOptions(): string;
  /** Announced when the list opens and while typing filters it. */
  optionCount(count: number): string;
  /** Shown below the list once no more options may be chosen. */
  optionLimit(max: number): string;
  /** The option for a value that does not exist yet. */
  createOption(text: string): string;
  /** The name of the list of chosen options. */
  chosenOptions(): string;
  /** The description of the field. @param more The number of further chosen options. */
  chosenInWords(texts: readonly string[], more: number): string;
  /** The text of the button that shows the chosen options that do not fit. */
  moreChosen(count: number): string;
  /** The text of the button that hides them again. */
  fewerChosen(): string;
  /** The name of the button that removes a chosen option. */
  removeOption(text: string): string;
  /** Announced after an option is chosen. */
  optionAdded(text: string): string;
  /** Announced after an option is no longer chosen. */
  optionRemoved(text: string): string;
  /** The name of the list of options that are not chosen yet, in a transfer list. */
  availableOptions(): string;
  /** Beside the name of a list: how many of its options are selected, to be moved. */
  selectedOf(selected: number, total: number): string;
  /** The button that moves the selected options to the chosen ones. */
  addOptions(): string;
  /** Announced after several options are chosen. */
  optionsAdded(count: number): string;
  /** Announced after several options are no longer chosen. */
  optionsRemoved(count: number): string;
  /** Announced after a chosen option has got another place. The position starts at 1. */
  optionPosition(text: string, position: number, count: number): string;
  /** Shown and announced if the options of a list could not be loaded. */
  optionsFailed(): string;
  /** Shown and announced if the items of a branch of a tree, or the rows below a row, could not be loaded. */
  itemsFailed(): string;
  /** The last row of a list that has more options on a server. */
  loadMoreOptions(): string;
  /** Announced when options have loaded, if there are more. */
  optionsSoFar(count: number): string;
  /** The name of the button that closes a dialog. */
  close(): string;
  /** The text of a modal's accept button. */
  accept(): string;
  /** The text of a modal's cancel button. */
  cancel(): string;
  /** The placeholder of a search modal. */
  searchText(): string;
  /** The name of the list of results. */
  searchResults(): string;
  searching(): string;
  /** Announced when results have arrived. */
  resultCount(count: number): string;
  /** Shown if there are no results. `query` is the text that the user typed. */
  noResults(query: string): string;
  /** Shown if the results of a command palette could not be loaded. */
  resultsFailed(): string;
  /** The button of a command palette that returns to the previous page. */
  previousPalettePage(): string;
  /** The heading of the results of a command palette that were chosen last. */
  recentResults(): string;
  /** Announced when a page of a command palette opens. */
  palettePage(name: string, results: string): string;
  /** What a key does in a command palette, shown after the key. */
  paletteKey(action: 'move' | 'choose' | 'back' | 'close'): string;
}

/** Text of the date range picker. */
export interface DateRangeTerms {
  startDate(): string;
  endDate(): string;
  chooseDates(): string;
  clearDates(): string;
  presets(): string;
  /** The placeholders for day, month, and year, with spaces in between. */
  dateParts(): string;
  /** Announced when the first day is selected. */
  rangeStart(date: string): string;
  /** Announced when a range is selected or typed. */
  rangeChosen(start: string, end: string): string;
  endBeforeStart(): string;
  rangeTooShort(label: string, days: number): string;
  rangeTooLong(label: string, days: number): string;
  /** A range with days that are not available. */
  rangeUnavailable(label: string): string;
  /** A typed year with two digits. */
  shortYear(label: string): string;
  /** A typed year of another calendar, such as 2569 in Thai. */
  otherCalendar(label: string): string;
}

/** Text of the date picker. */
export interface DateTerms {
  /** Shown in an empty date picker. */
  chooseDate(): string;
  clearDate(): string;
  previousMonth(): string;
  nextMonth(): string;
  /** The buttons of a calendar of months or quarters. */
  previousYear(): string;
  nextYear(): string;
  /** Shown in an empty picker of other units than days. */
  chooseUnit(unit: 'month' | 'quarter' | 'week' | 'year'): string;
  /** A quarter, or in a placeholder the numbers that it may have. The year and the number have the digits of the language. */
  quarterOf(quarter: string, year: string): string;
  /** A week of ISO 8601, like `quarterOf`. */
  weekOf(week: string, year: string): string;
  month(): string;
  year(): string;
  /** The label of a field for the day of a date. */
  day(): string;
  /** Some parts of a date are typed, but not `parts`, which are in the order of the language. */
  datePartsMissing(label: string, parts: readonly ('day' | 'month' | 'year')[]): string;
  /** A typed day that does not exist. */
  notARealDate(label: string): string;
  /** The caption of the times. */
  timeCaption(): string;
  /** The placeholder for a time, in a field for a date and a time. */
  timeParts(): string;
  /** A typed date without its time. */
  noTime(label: string): string;
}

/** Text of the navbar, the breadcrumb, and the search field. */
export interface NavigationTerms {
  /** The landmark name of the breadcrumb. */
  breadcrumb(): string;
  /** The name of the button that shows the hidden steps of a breadcrumb. */
  moreSteps(): string;
  /** The name of the button that toggles the menu of the navbar. `openMainMenu` can be next to it. */
  more(): string;
  notifications(): string;
  /** The name of the notifications button if there are new ones. */
  newNotifications(count: number): string;
  settings(): string;
  logOut(): string;
  clearSearch(): string;
}

/** Text of the page layout, the sidebar, and split panels. */
export interface LayoutTerms {
  /** The landmark name of a sidebar without a label. */
  mainMenu(): string;
  /** The name of the button that opens the sidebar on a narrow screen. */
  openMainMenu(): string;
  closeMainMenu(): string;
  skipToContent(): string;
  /** The name of the separator between two panels without a label. */
  resizePanels(): string;
  /** The name of the button that collapses a panel. */
  hidePanel(): string;
  showPanel(): string;
}

/** Text of toasts. */
export interface ToastTerms {
  /** The name of the toast region, with the key that moves focus there. `''` means no key. */
  toastRegion(hotkey: string): string;
  closeNotification(): string;
  /** Announced before the message of a toast, instead of its icon. */
  toastType(type: 'success' | 'info' | 'warning' | 'error'): string;
  /** Announced after the message of a toast with a button. */
  toastAction(action: string, hotkey: string): string;
  /** Read before the title of a notification. */
  unread(): string;
  /** The name of the button of an unread notification. The title follows. */
  markRead(): string;
  markAllRead(): string;
  noNotifications(): string;
  /** The button that shows older notifications. */
  showMore(): string;
}

/** Text of tours. The buttons between are those of steps. */
export interface TourTerms {
  /** Shown below the text of a step. The position starts at 1. */
  tourPosition(position: number, count: number): string;
  /** The button that ends a tour before its last step. */
  skipTour(): string;
  /** The button of the last step. */
  finishTour(): string;
}

/** Text of tags, groups of avatars, callouts, and timelines. */
export interface DisplayTerms {
  /** The name of the button that removes a tag. The text of the tag follows. */
  remove(): string;
  /** Read instead of the `+3` of a group of avatars. */
  moreAvatars(count: number): string;
  /** Read after the heading of an event on a timeline that has not ended. */
  timelinePending(): string;
}

/** Text of the import. */
export interface ImportTerms {
  /** The headings of the steps, besides `columns`. The last one is also the button that starts. */
  importFile(): string;
  importRows(): string;
  importStart(): string;
  /** The label of the file. */
  importChoose(): string;
  /** Shown for a file that cannot be imported. The same applies to the next six messages. */
  importEmpty(): string;
  importHeaderOnly(): string;
  importNotATable(): string;
  importNeedsCsv(): string;
  importEncrypted(): string;
  importTooManyRows(max: number): string;
  importFailed(): string;
  /** The character encoding of the file, such as UTF-8. */
  importEncoding(): string;
  /** What is between the cells of the file. */
  importDelimiter(): string;
  importDelimiterName(delimiter: ',' | ';' | '\t' | '|'): string;
  /** A sheet of an Excel file. */
  importSheet(): string;
  /** The headings above the columns of the file, what they are imported as, and how their values are written. */
  importSource(): string;
  importTarget(): string;
  importFormat(): string;
  importIgnored(): string;
  /** An example follows, such as `1,234.56`. */
  importDecimalSign(sign: '.' | ','): string;
  importDateOrder(order: 'dmy' | 'mdy' | 'ymd'): string;
  importUnsure(): string;
  /** @param labels The columns that no column of the file is imported as. */
  importUnmatched(labels: readonly string[]): string;
  importTwice(label: string): string;
  importSameHeader(header: string): string;
  importNoColumns(): string;
  importRowCount(count: number, invalid: number): string;
  /** The label of a switch. */
  importOnlyErrors(): string;
  /** The header of the numbers of the rows in the file. */
  importRowNumber(): string;
  importExtraCells(): string;
  importSkipped(): string;
  /** The values of checkboxes. */
  importYes(): string;
  importNo(): string;
  /** The numbers of rows. */
  importResult(saved: number, rejected: number): string;
  importStopped(left: number): string;
  importDownload(): string;
  /** A button that shows the rejected rows. */
  importCorrect(): string;
  /** The header of a column with messages in a file. */
  importReasons(): string;
  importAnother(): string;
}

/** Text in the charts. */
export interface ChartTerms {
  /** Shown instead of a chart without values. */
  chartEmpty(): string;
  /** Shown for a category in which a series has no value. */
  chartGap(): string;
  /** The slice that stands for the smallest ones. */
  chartOther(): string;
  /** Read instead of a small line. The values are texts, with their unit. */
  chartTrend(first: string, last: string, lowest: string, highest: string): string;
}

/** All text that the library shows. */
export interface Terms
  extends
    ValidationTerms,
    FormTerms,
    TextAreaTerms,
    RatingTerms,
    ColorInputTerms,
    TableTerms,
    FileTerms,
    ImportTerms,
    GeneralTerms,
    DateTerms,
    DateRangeTerms,
    NavigationTerms,
    LayoutTerms,
    ToastTerms,
    TourTerms,
    DisplayTerms,
    ChartTerms {}

/** The library's texts in one language. Missing terms are shown in English. */
export type Translation = Partial<Terms> & {
  /** A BCP 47 language tag, such as `'ar'` or `'pt-BR'`. */
  lang: string;
};
