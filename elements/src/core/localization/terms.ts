/** The sentences of field validation. `label` is the control's label. */
export interface ValidationTerms {
  /** Stands in for the label of a control that has none. */
  thisField(): string;
  valueMissing(label: string): string;
  choiceMissing(label: string): string;
  mustBeTrue(label: string): string;
  tooShort(label: string, min: number): string;
  tooLong(label: string, max: number): string;
  lengthBetween(label: string, min: number, max: number): string;
  lengthExactly(label: string, length: number): string;
  rangeUnderflow(label: string, min: string | number): string;
  rangeOverflow(label: string, max: string | number): string;
  rangeBetween(label: string, min: string | number, max: string | number): string;
  stepMismatch(label: string, step: string | number): string;
  patternMismatch(label: string): string;
  notAnEmail(label: string): string;
  notAUrl(label: string): string;
  notANumber(label: string): string;
  notAnInteger(label: string): string;
  notADate(label: string): string;
  notAnOption(label: string): string;
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

/** The texts of buttons and other small parts. */
export interface GeneralTerms {
  loading(): string;
  /** Said after the label of a control that must be filled in. */
  required(): string;
  /** Stands in a select while nothing is chosen (spec, section 5). */
  unselectedOption(): string;
}

/** Every text that the library shows by itself. */
export interface Terms extends ValidationTerms, TableTerms, GeneralTerms {}

/** The library's texts in one language; terms it leaves out are shown in English. */
export type Translation = Partial<Terms> & {
  /** A BCP 47 language tag, as `'ar'` or `'pt-BR'`. */
  lang: string;
};
