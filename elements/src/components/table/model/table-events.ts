import type {TableOperation} from './page-source.js';
import type {RowMoveEvent} from './row-move-event.js';
import type {Terms} from '../../../core/localization/index.js';
import type {ColumnState, RowKey, TableQuery, TableRow, TableSelection} from '../../../core/table/index.js';

/** The detail of a table's change events: the whole query of the visible page, after the change. */
export type TableChangeDetail = Readonly<TableQuery>;

/** The detail of `lc-scroll-row-change`. */
export interface ScrollRowDetail {
  /** The number of the first row in view, counted from 1. */
  readonly row: number;
}

/** The detail of `lc-expanded-change`. */
export interface ExpandedChangeDetail {
  /** The keys of all open rows, on all pages. */
  keys: readonly RowKey[];
}

/** An action in the menu of a row. */
export interface RowAction {
  /** The text of the action. */
  label: string;
  /** What `lc-row-action` reports. */
  action: string;
  /** An icon before the text: a string, a Lit template, or a DOM node; in React, a node. */
  icon?: unknown;
}

/** The detail of `lc-row-action`. */
export interface RowActionDetail {
  /** The `action` that the user chose. */
  action: string;
  row: TableRow;
  /** The key of the row; null if it has no key. */
  key: RowKey | null;
}

declare global {
  interface HTMLElementEventMap {
    'lc-page-change': CustomEvent<TableChangeDetail>;
    'lc-page-size-change': CustomEvent<TableChangeDetail>;
    'lc-sort-change': CustomEvent<TableChangeDetail>;
    'lc-search-change': CustomEvent<TableChangeDetail>;
    'lc-query-change': CustomEvent<TableChangeDetail>;
    'lc-selection-change': CustomEvent<TableSelection>;
    'lc-column-state-change': CustomEvent<ColumnState>;
    'lc-expanded-change': CustomEvent<ExpandedChangeDetail>;
    'lc-row-action': CustomEvent<RowActionDetail>;
    'lc-row-move': RowMoveEvent;
  }
}

const CHANGE_EVENTS: Readonly<Partial<Record<TableOperation, keyof HTMLElementEventMap>>> = {
  page: 'lc-page-change',
  'page-size': 'lc-page-size-change',
  sort: 'lc-sort-change',
  search: 'lc-search-change',
};

/** Sends the events of the user actions that have taken effect. */
export function sendChanges(table: HTMLElement, query: TableQuery, actions: readonly TableOperation[]): void {
  for (const name of actions.flatMap(action => CHANGE_EVENTS[action] ?? [])) send(table, name, query);
}

/** Sends that the table has changed its query. */
export function sendQueryChange(table: HTMLElement, query: TableQuery): void {
  send(table, 'lc-query-change', query);
}

function send(table: HTMLElement, name: string, query: TableQuery): void {
  const detail: TableChangeDetail = {...query};
  table.dispatchEvent(new CustomEvent(name, {detail, bubbles: true, composed: true}));
}

/** Message of each failed operation. */
export const FAILURE_TERMS = {
  load: 'loadFailed',
  'page-size': 'pageSizeChangeFailed',
  page: 'pageChangeFailed',
  sort: 'sortFailed',
  search: 'loadFailed',
  filter: 'loadFailed',
} as const satisfies Record<TableOperation, keyof Terms>;
