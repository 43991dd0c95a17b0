import type {CSSResult, ReactiveElement, TemplateResult} from 'lit';
import type {Warn} from '../../../core/bad-input.js';
import type {Rules, ShowValidation} from '../../../core/validation/index.js';
import type {
  ColumnState,
  FilterRows,
  RowKey,
  SortByColumns,
  SortDirection,
  TableQuery,
  TableSelection,
} from '../../../core/table/index.js';
import type {Column} from './table-columns.js';
import type {PageDataController} from './page-data.controller.js';
import type {TableOperation} from './page-source.js';
import type {TableBody} from './table-rows.js';
import type {RowAction} from './table-events.js';
import type {CellRenderer, SlottedCell} from './cell-content.js';

/** A table element with the properties that features use. */
export interface FeatureHost extends ReactiveElement {
  readonly query: TableQuery;
  selection: 'single' | 'multiple' | null | undefined;
  selected: TableSelection | readonly RowKey[] | null | undefined;
  readonly rowKey: string | ((row: never) => RowKey) | null | undefined;
  selectOnClick: boolean;
  readonly prefetch?: boolean | undefined;
  readonly label: string;
  readonly name: string;
  readonly disabled: boolean;
  readonly required: boolean;
  readonly rules: Rules | null | undefined;
  readonly showValidation: ShowValidation;
  readonly error: string | null | undefined;
  readonly columnMenu: boolean;
  columnState: ColumnState | null | undefined;
  readonly narrow: 'scroll' | 'stack' | null | undefined;
  readonly renderDetail: ((row: never) => unknown) | null | undefined;
  readonly detail: 'single' | 'multiple' | null | undefined;
  expanded: readonly RowKey[] | null | undefined;
  readonly rowHref: string | ((row: never) => unknown) | null | undefined;
  readonly rowActions: readonly RowAction[] | ((row: never) => readonly RowAction[]) | null | undefined;
  readonly cellRenderer: CellRenderer | null;
  readonly columns: readonly object[] | null | undefined;
  readonly download: string | null | undefined;
  readonly pageSizes: readonly number[] | null | undefined;
  readonly settled: Promise<void>;
}

/** The cells of the visible page whose content is not text. */
interface BodyCells {
  /** Returns the cells to show in an update, if the others follow later; null for all. */
  ready?: (() => readonly SlottedCell[] | null) | undefined;
  /** Shows cells that were not ready in the last update. */
  show(cells: readonly SlottedCell[]): void;
}

/** What a feature can use of its table. */
export interface FeatureTable {
  /** The table, with the properties that the app has set. */
  readonly element: FeatureHost;
  readonly root: ShadowRoot;
  readonly data: PageDataController;
  readonly internals: ElementInternals;
  /** Adds or removes a state that apps can style. */
  readonly setState: (name: string, isOn: boolean) => void;
  /** Returns the columns in the order in which they are shown. */
  readonly columns: () => readonly Column[];
  /** Returns the number of columns before those of the app. */
  readonly leading: () => number;
  /** Returns the visible rows. */
  readonly body: () => TableBody;
  /** Shows the cells that are not text. */
  readonly cells: BodyCells;
  /** Returns the direction of the first click on an unsorted column. */
  readonly firstSort: () => SortDirection;
  readonly warn: Warn;
  /** Announces a text to screen readers. */
  readonly announce: (text: string) => void;
  /** Requests another query for the user. */
  readonly request: (operation: TableOperation, change: (query: TableQuery) => TableQuery) => void;
  /** Returns the features in use, including this one. */
  readonly features: () => readonly TableFeature[];
}

/** A column before or after those of the app. */
export interface FeatureColumn {
  /** Shows the column after those of the app. */
  readonly isLast?: boolean | undefined;
  /** The content of the header cell. */
  header(): unknown;
  /** Returns the cell of a row. It is copied for the other rows, so listen for events on the shadow root. */
  createCell(): HTMLTableCellElement;
}

/** A feature of a table that an app imports. All members are optional, and called in the order of this interface. */
export interface TableFeature {
  /** Styles for the shadow root. */
  readonly styles?: CSSResult | undefined;
  /** Returns the columns to show, in their order. Called with those of the app. */
  arrange?(columns: readonly Column[]): readonly Column[];
  /** Called before each render of the table. */
  update?(): void;
  /** Returns what is shown in the toolbar, before the search field. */
  toolbar?(): TemplateResult | null;
  /** Returns what is shown above the rows, in the frame. */
  bar?(): TemplateResult | null;
  /** Returns a button for the selected rows. */
  selectionAction?(): TemplateResult | null;
  /** The column of the feature, always the same object; null while there is no column. */
  readonly column?: FeatureColumn | null | undefined;
  /** Returns a row of headers above the columns. */
  headRow?(): TemplateResult | null;
  /** Returns what is shown after the label of a column. */
  columnMark?(column: Column): unknown;
  /** Returns what is shown in the header of a column, after its sort button. */
  columnAction?(column: Column): unknown;
  /** Returns the `<tfoot>`. */
  foot?(): TemplateResult | null;
  /** Returns the rows of a page, if the feature shows them itself. */
  body?(body: TableBody, firstIndex: number | null): TemplateResult | null;
  /**
   * Called once before `showRow`. Returns the places of the rows that differ from those of the last call if the page
   * shows the same; null if all may. Default: null.
   */
  changedRows?(): readonly number[] | null;
  /**
   * Called for each visible row after each render, with its place on the page.
   *
   * @param start The index of the first cell of the app's columns.
   */
  showRow?(row: HTMLTableRowElement, place: number, start: number): void;
  /** Called when the user clicks a sort button. Returns whether the feature handles it. */
  handleSort?(field: string, event: MouseEvent): boolean;
  /** Returns what is shown below the frame. */
  below?(): TemplateResult | null;
  /** Called as soon as a property has changed. */
  changed?(property: PropertyKey | undefined): void;
  /** Called when the app has set its own validation message; empty if there is none. */
  setCustomValidity?(message: string): void;
  /** Called when the form is reset. */
  reset?(): void;
  /** Called when the browser restores what it has saved of a form. */
  restore?(state: string): void;
  /** Returns the announcement of an action that has taken effect; null for the usual one. */
  outcome?(action: TableOperation): string | null;
  /** Resolves when the feature shows the page. */
  settled?(): Promise<void> | null;
}

/** The features, by the module that an app imports: `@life-changers/elements/table-…`. */
export type FeatureName =
  | 'selection'
  | 'multi-sort'
  | 'prefetch'
  | 'columns'
  | 'narrow'
  | 'detail'
  | 'links'
  | 'actions'
  | 'filters'
  | 'export'
  | 'long-pages';

type FeatureCreator = (table: FeatureTable) => TableFeature;

const creators = new Map<FeatureName, FeatureCreator>();
let waiting = new Set<FeatureHost>();

/** Registers a feature for all tables. Tables that already need it show it. */
export function registerTableFeature(name: FeatureName, create: FeatureCreator): void {
  creators.set(name, create);
  const tables = waiting;
  waiting = new Set();
  for (const table of tables) table.requestUpdate();
}

/** Returns the creator of a feature. If it is missing, `table` updates when it is registered. */
export function featureCreator(name: FeatureName, table: FeatureHost): FeatureCreator | undefined {
  const creator = creators.get(name);
  if (creator === undefined) waiting.add(table);
  return creator;
}

let sorter: SortByColumns | null = null;

/** Lets client tables sort by several columns. */
export function registerSortByColumns(sortByColumns: SortByColumns): void {
  sorter = sortByColumns;
}

/** Returns what sorts rows by several columns, if it is registered. */
export const registeredSorter = (): SortByColumns | null => sorter;

let createRowFilter: (() => FilterRows) | null = null;

/** Sets what filters the rows of client tables. Tables without filters do not need it. */
export function registerRowFilter(create: () => FilterRows): void {
  createRowFilter = create;
}

/** Returns what filters the rows of an index. If the app has not imported it, warns and returns null. */
export function newRowFilter(warn: Warn): FilterRows | null {
  if (createRowFilter === null)
    warn("filters need `import '@life-changers/elements/table-filters'`; without it they are ignored.");
  return createRowFilter?.() ?? null;
}

/** Whether a feature is registered. */
export const hasFeature = (name: FeatureName): boolean => creators.has(name);
