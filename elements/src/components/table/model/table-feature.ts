import type {CSSResult, ReactiveElement, TemplateResult} from 'lit';
import type {LocalizeController} from '../../../controllers/localize.controller.js';
import type {Warn} from '../../../core/bad-input.js';
import type {Terms} from '../../../core/localization/index.js';
import type {
  CellValue,
  EditOptions,
  EditPlace,
  PageGroup,
  RowFilter,
  RowKey,
  Scalar,
  Selection,
  TableQuery,
  TableRow,
} from '../../../core/table/index.js';
import type {TreeChange} from '../../../core/table/tree/tree-selection.js';
import type {Issue} from '../../../core/validation/index.js';
import type {CellRenderer, SlottedCell} from './cell-content.js';
import type {ClientRows} from './client-rows.js';
import type {ControlPart} from '../../../base/control-part.js';
import type {internals, setState, warn} from '../../../base/members.js';
import type {FeatureDeclaration} from './feature-declaration.js';
import type {PageDataController} from './page-data.controller.js';
import type {MenuItem} from './menu-item.js';
import type {FileLines, Page, TableOperation} from './page-source.js';
import type {Column} from './table-columns.js';
import type {TableBody} from './table-rows.js';

/** A table element with the properties that all features use. */
export interface FeatureHost extends ReactiveElement {
  readonly [internals]: ElementInternals;
  /** Adds or removes a state that apps can style. */
  readonly [setState]: (name: string, isOn: boolean) => void;
  readonly [warn]: Warn;
  readonly query: TableQuery;
  readonly label: string;
  readonly columns: unknown;
  readonly rowKey: unknown;
  readonly firstSort: unknown;
  readonly narrow: unknown;
  readonly pageSizes: unknown;
  readonly cellRenderer: CellRenderer | null;
  readonly loading: boolean;
  readonly settled: Promise<void>;
  /** The rows of a client table. */
  rows?: unknown;
  /** What a server table needs to group rows. */
  writeGroups?: unknown;
  reload(): void;
}

/** What a feature can use of its table. */
export interface FeatureTable<Properties extends object = object> {
  /** The table, with the properties that the app has set. */
  readonly element: FeatureHost & Properties;
  readonly root: ShadowRoot;
  readonly data: PageDataController;
  /** The texts of the feature, and the language of the table. */
  readonly localize: LocalizeController;
  /** Returns the columns in the order in which they are shown. */
  readonly columns: () => readonly Column[];
  /** Returns the numbers of columns of features before and after those of the app. */
  readonly around: () => {readonly leading: number; readonly trailing: number};
  /** Returns the columns of features, first those before the columns of the app. */
  readonly controlColumns: () => readonly FeatureColumn[];
  /** Returns the visible rows. */
  readonly body: () => TableBody;
  /** Shows cells that are not text, and that were not ready in the last update. */
  readonly showCells: (cells: readonly SlottedCell[]) => void;
  readonly warn: Warn;
  /** Announces a text to screen readers. */
  readonly announce: (text: string) => void;
  /** Requests another query for the user. */
  readonly request: (operation: TableOperation, change: (query: TableQuery) => TableQuery) => void;
  /** Returns what all features show at a place. */
  readonly shownAt: (place: Place) => unknown;
  /** What single features do for the table, also those that are imported later. */
  readonly parts: Readonly<Partial<TableParts>>;
  /** Renders pending changes at once. */
  readonly renderNow: () => void;
  /** Does what only one feature can do for a table. */
  readonly provide: (parts: Partial<TableParts>) => void;
  /** Adds styles of what loads later. The same styles are added once. */
  readonly addStyles: (styles: CSSResult) => void;
}

/** A column before or after those of the app. Its cells have the class `control-cell`, and are not printed. */
export interface FeatureColumn {
  /** Shows the column after those of the app. */
  readonly isLast?: boolean | undefined;
  /** The content of the header cell. */
  header(): unknown;
  /**
   * The cell of a row. A server renders it for each row. In a browser, one is copied for all rows, so listen for events on
   * the shadow root.
   *
   * @param place The place of the row on the page; null for the cell that is copied.
   */
  cell(place: number | null): TemplateResult;
  /** The cell in the header of a group; null for an empty one. */
  groupCell?(group: PageGroup, name: string): TemplateResult | null;
}

/** Where features show something. */
export interface Places {
  /** In the toolbar, before the search field. */
  toolbar(): unknown;
  /** Above the rows, in the frame. */
  bar(): unknown;
  /** Next to the number of selected rows. */
  selection(): unknown;
  /** Below the message of a table without entries that match. */
  noMatch(): unknown;
  /** A row of headers above the columns. */
  headRow(): unknown;
  /** After the label of a column. */
  columnMark(column: Column): unknown;
  /** In the header of a column, after its sort button. */
  columnAction(column: Column): unknown;
  /** Rows before the one at a place of the page, on a server. */
  beforeRow(place: number): unknown;
  /** The `<tfoot>`. */
  foot(): unknown;
  /** Below the frame. */
  below(): unknown;
}

export type Place = keyof Places;

/** What a table leaves to one feature. */
export interface TableParts {
  /** Returns the columns to show, in their order. Called with those of the app. */
  arrange(columns: readonly Column[]): readonly Column[];
  /** Called when the user clicks a sort button. Returns whether the feature handles it. */
  handleSort(field: string, event: MouseEvent): boolean;
  /** Returns what opens the filter of a column; null if it has none. */
  filterOpener(field: string): (() => void) | null;
  /** Returns what finds the button of the menu of a column, which also opens its filter; null if it has none. */
  menuButton(field: string): (() => HTMLElement | null) | null;
  /** Returns the page of a query if it was loaded ahead; otherwise null. Called for each request. */
  pageAhead(query: TableQuery, signal: AbortSignal): Promise<Page> | null;
  /** Returns the first rows of a list without pages; null if the table has pages. Called for each request. */
  firstPage(query: TableQuery, signal: AbortSignal): Page | Promise<Page> | null;
  /** Returns the rows of a list without pages. */
  showScrolled(body: TableBody, features: readonly TableFeature[]): TemplateResult;
  /** Returns what the footer has instead of the page size and the pager; null for these. */
  footer(): TemplateResult | null;
  /** Renders the first or the last rows of a list without pages, so that keys can move there. */
  scrollToEdge(isLast: boolean): void;
  /** Returns the rows of a page, if the feature shows them itself. */
  showBody(
    body: TableBody,
    features: readonly TableFeature[],
    firstIndex: number | null,
  ): TemplateResult | null;
  /** Returns the text of a date as columns of dates show it. */
  dateText(value: Scalar): string;
  /** Returns the rows of a page by group. */
  showGroups(body: TableBody, features: readonly TableFeature[]): TemplateResult;
  /** Returns rows for a file, with a line for each group. */
  fileLines(rows: readonly TableRow[], signal: AbortSignal): Promise<FileLines>;
  /** Returns what the footer says of the entries; null for the usual. */
  infoText(): string | null;
  /** Returns items for the menu of a column. */
  columnItems(column: Column): readonly MenuItem[];
  /** Returns the cells to show in an update, if the others follow later; null for all. */
  readyCells(): readonly SlottedCell[] | null;
  /** Returns whether a row must stay as it is for now. Its updates wait for an update of the table in which it need not. */
  holdsRow(key: RowKey): boolean;
  /** The table as a form control. */
  form: TableForm;
  /** The keys that move among the cells. */
  grid: TableGrid;
  filterBar: TableFilterBar;
  tree: TableTree;
  /** What users edit. */
  editing: TableEditing;
  /** The download of rows, which the formats of files share. */
  download: object;
}

/** Why the filter of a column cannot be changed in its header, and what opens it elsewhere. */
export interface FilterLock {
  /** A sentence. */
  readonly reason: string;
  readonly open: () => void;
}

/** A bar with conditions above the rows. */
export interface TableFilterBar {
  /** Returns the labels of all filtered columns; null without a bar. */
  labels(): readonly string[] | null;
  /** Whether it shows the filters of columns among its conditions. */
  showsFilters(): boolean;
  /** Returns the lock of a column whose conditions only the bar can hold; null for others. */
  lockOf(field: string): FilterLock | null;
}

/** The keys that move among the cells. */
export interface TableGrid {
  /** Whether keys move among the cells, so that the roles are those of a grid. */
  readonly isOn: boolean;
  /** The cell with the focus, unless a control in it has the keys, such as an editor; null elsewhere. */
  readonly current: HTMLTableCellElement | null;
  /** Focuses a cell. */
  focus(cell: HTMLTableCellElement): void;
  /** Scrolls a cell into view. */
  reveal(cell: HTMLTableCellElement): void;
  /** The number of rows by which a page key moves: those that are seen at once, with one in common. */
  readonly rowsInView: number;
}

/** Rows below others. */
export interface TableTree {
  /** Whether the rows of the page are those of a tree. */
  readonly isOn: boolean;
  /** Whether the app has said which rows are below others. */
  readonly isUsed: boolean;
  /**
   * Opens or closes the row of a cell with an arrow key.
   *
   * @param isForward Whether the key points in the reading direction.
   * @returns Whether the key was used.
   */
  turn(cell: HTMLTableCellElement, isForward: boolean): boolean;
  /** Whether the row at a place of the page is only there for rows below it. */
  isQuiet(place: number): boolean;
  /** Whether a row below the one at a place of the page is selected, or may be. */
  isPartlySelected(place: number, selection: Selection, filter: RowFilter): boolean;
  /** Selects or deselects rows of the page, with those below them. */
  select(selection: Selection, change: TreeChange): Selection;
}

/** What a cell gets: a value, or a text that cannot be read. A new row gets its initial values. */
export interface CellInput extends EditPlace, CellValue {
  /** Why it is invalid; null if it is valid. Without it, the rules are asked. */
  readonly issue?: Issue | null | undefined;
  /** The value before. It counts if the row is no longer on the page. */
  readonly old?: unknown;
}

/** The edits of a table. */
export interface TableEditing {
  /** Whether there is a column to edit. Then a form submits the edits, and not the selection. */
  readonly isOn: boolean;
  readonly form: TableForm;
  undo(): void;
  redo(): void;
  save(): void;
  discard(): void;
  addRow(): void;
  removeRow(key: RowKey): void;
  /** Returns how users edit a cell; null if they cannot. */
  optionsOf(place: EditPlace): EditOptions | null;
  /** Returns the value of a cell, or the text that was typed instead. */
  valueAt(place: EditPlace): CellValue;
  /** Returns new rows. Each exists once it is set, with the values of its cells. */
  newRows(count: number): CellInput[];
  /** Returns changes with what the rules say of them. */
  check(changes: readonly CellInput[]): Promise<readonly CellInput[]>;
  /** Makes changes in one step, and saves them together. */
  set(changes: readonly CellInput[]): void;
}

/** A table as a form control. */
export interface TableForm {
  readonly part: ControlPart;
  /** What users should look at first; null if all is well. */
  readonly problem?: HTMLElement | null | undefined;
  /** Called when the form is reset. */
  reset(): void;
  /** Called when the browser restores what it has saved of a form. */
  restore(state: string): void;
}

/** A row of the visible page, which owns its cells. */
export interface FeatureRow {
  readonly element: HTMLTableRowElement;
  /** The place on the page. */
  readonly place: number;
  /** Returns the cell of a feature. */
  cellOf(column: FeatureColumn): HTMLTableCellElement;
  /** Returns the cell of the app's column at a place. */
  cellAt(index: number): HTMLTableCellElement;
  /** Keeps the content of the cell of the app's column at a place in an element, such as a link; null for in the cell. */
  wrap(index: number, wrapper: HTMLElement | null): void;
  /**
   * Shows an element in the cell of the app's column at a place; null for the content alone.
   *
   * @param holder Keeps the content. It is inside of the element to show it.
   */
  enclose(index: number, element: HTMLElement | null, holder?: HTMLElement): void;
  /**
   * Shows an element in the cell of the app's column at a place, around what other features show there; null for that alone.
   *
   * @param holder Keeps what was in the cell. It is inside of the element.
   */
  frame(index: number, element: HTMLElement | null, holder: HTMLElement | null): void;
  /** Records what a feature shows in the row. Returns whether it is something else than before. */
  differs(feature: TableFeature, ...state: readonly unknown[]): boolean;
}

/** What a feature shows in rows. */
export interface FeatureRows {
  /** Returns the values that all rows depend on, to compare with those before. It has no side effects. */
  state(): readonly unknown[];
  /**
   * Returns the indexes of the rows to update after a change of state; null to update all rows. Without this function, all
   * rows are updated if any of the values differ.
   */
  changed?(before: readonly unknown[], now: readonly unknown[]): readonly number[] | null;
  /** Called for the row that others are copied from, before any is shown. */
  prepare?(row: FeatureRow): void;
  /** Shows what the feature has in a row. */
  show(row: FeatureRow): void;
}

/** A feature of one table. All members are optional, and called in the order of this interface. */
export interface TableFeature {
  /**
   * Called before each update with the columns of the app, and before what the app has set is requested. The feature may set
   * properties of the table, which count for this update.
   */
  beforeRequest?(columns: readonly Column[]): void;
  /** Called with the columns of the app, also hidden ones, when they change, and once for a new feature. */
  columnsChanged?(columns: readonly Column[]): void;
  /** Returns what to show of the loaded page. It is called often, and returns the same page until something changes. */
  showPage?(page: Page): Page;
  /** Called before each render of the table. */
  update?(): void;
  /** What the feature shows, by its place. */
  readonly places?: Partial<Places> | undefined;
  /** The column of the feature, always the same object; null while there is no column. */
  readonly column?: FeatureColumn | null | undefined;
  /** What the feature shows in the rows. */
  readonly rows?: FeatureRows | undefined;
  /** Called as soon as a property has changed. */
  changed?(property: PropertyKey): void;
  /** Returns the announcement of an action that has taken effect; null for the usual one. */
  outcome?(action: TableOperation): string | null;
  /** Resolves when the feature shows the page. */
  settled?(): Promise<void>;
}

/** A feature that an app imports for all tables. */
export interface FeatureRecord<Properties extends object = object> extends FeatureDeclaration<Properties> {
  /** The English of its texts. */
  readonly texts?: Partial<Terms> | undefined;
  /** Styles for the shadow root. */
  readonly styles?: CSSResult | undefined;
  /** What client tables do with all rows. */
  readonly clientRows?: Partial<ClientRows> | undefined;
  create(table: FeatureTable<Properties>): TableFeature;
}
