import type {
  ChildrenRequest,
  EditEvent,
  ExpandedChangeDetail,
  LcDataTable,
  RowAction,
  RowActionDetail,
  RowMoveEvent,
  ScrollRowDetail,
  TableChangeDetail,
  TableColumn,
  TableFeatureProperties,
  TableRow,
  ViewChangeDetail,
} from '@life-changers/elements/data-table';
import type {LcServerTable} from '@life-changers/elements/server-table';
import type {
  ColumnState,
  FieldColumn,
  OpenGroups,
  RowKey,
  TableEdit,
  TableQuery,
  TableSelection,
} from '@life-changers/elements/core/table';
import type {ReactNode} from 'react';
import {NAVIGATE_EVENTS, type NavigateProps} from './navigate-props.js';
import type {PropsOf} from '../binding/props-of.js';

export type {
  ColumnState,
  GroupPath,
  OpenGroups,
  RowChanges,
  Sort,
  TableEdit,
  TableQuery,
  TableSelection,
  TableView,
  ViewChange,
} from '@life-changers/elements/core/table';
export type {
  ChildrenRequest,
  EditDetail,
  EditedRow,
  EditEvent,
  RowAction,
  RowMoveDetail,
  RowMoveEvent,
  ScrollRowDetail,
  ViewChangeDetail,
  ViewStorage,
} from '@life-changers/elements/data-table';

/**
 * A column of a React table with rows of type `Row`. `field` is a field of the rows. `render` receives the row's value of
 * that field and may return any React node.
 */
export type Column<Row extends object = TableRow> = TableColumn<Row, ReactNode>;

/**
 * A column in an untyped array, such as `const columns = [{label: 'Name', field: 'name', sort: 'asc'}]`, which
 * TypeScript types with `field: string` and `sort: string`.
 */
interface UntypedColumn<Row extends object, Field extends string> extends Omit<
  FieldColumn<Row, string, unknown, ReactNode>,
  'field' | 'sort' | 'align' | 'type' | 'filter'
> {
  field: Field;
  sort?: string | undefined;
  align?: string | undefined;
  type?: string | undefined;
  filter?: string | undefined;
}

/**
 * The props of a table, with columns that may be untyped. `Field` is inferred from the columns: it is `string` if they are
 * untyped, and the union of their fields otherwise.
 */
export type WithColumns<Props, Row extends object, Field extends string> = {
  [Name in keyof Props]: Name extends 'columns'
    ? string extends Field
      ? readonly UntypedColumn<Row, Field>[]
      : readonly Column<Row>[]
    : Props[Name];
};

/** The element of a table component. */
export type TableElement = LcDataTable | LcServerTable;

/** Called after a user's action in a table has taken effect. `event.detail` is the complete current query. */
export type TableChangeHandler = (event: CustomEvent<TableChangeDetail>) => void;

/** The props that both tables share. */
export interface TableProps<Row extends object = TableRow>
  extends
    NavigateProps,
    PropsOf<
      LcDataTable,
      | 'label'
      | 'page'
      | 'pageSize'
      | 'pageSizes'
      | 'pageButtons'
      | 'firstSort'
      | 'sort'
      | 'density'
      | 'striped'
      | 'bordered'
      | 'narrow'
      | Exclude<
          keyof TableFeatureProperties,
          'renderDetail' | 'rowHref' | 'rowActions' | 'newRow' | 'loadChildren' | 'hasChildren'
        >
    > {
  /**
   * The columns, in order. Keep the array outside the component or in `useMemo`. To check the names of its fields there,
   * write `satisfies Column<Row>[]` after it.
   */
  columns: readonly Column<Row>[];
  /**
   * The whole query, or a part of it: `page`, `pageSize`, `sort`, and `search`, `thenBy` if more columns are sorted,
   * and `filters` and `where` if there are any. A query with the first four but without `filters` and `where` has none of them.
   * The table shows what the user does at once, and reports it with `onQueryChange`. Keep what it reports in `query`, now
   * or later, for example from a router: the table already has it. Any other `query` is set when it changes. One that stays
   * the same is not: to refuse a change, set `query` on the element of a ref. Like `query`, the single props `page`,
   * `pageSize`, `sort`, and `search` only take effect when they change.
   * @default {page: 1, pageSize: 10, sort: null, search: ''}
   */
  query?: Partial<TableQuery> | undefined;
  /**
   * Identifies rows for the selection: a field with text or a number, or a function that returns one for a row.
   * Default `'id'`. If the key of a row is missing or repeated, the table warns, and the row cannot be selected.
   * @default 'id'
   */
  rowKey?: string | ((row: Row) => RowKey) | null | undefined;
  /**
   * Returns the detail of a row, which a button in the row opens below it. Called for open rows only. Requires
   * `import '@life-changers/elements/table-detail'`, and a `rowKey`.
   * @default null
   */
  renderDetail?: ((row: Row) => ReactNode) | null | undefined;
  /**
   * The address of a row: a field, or a function of the row. The content of the first cell becomes a link to it. A row
   * without an address has no link. Requires `import '@life-changers/elements/table-links'`.
   * @default null
   */
  rowHref?: string | ((row: Row) => string | null | undefined) | null | undefined;
  /**
   * The actions in the menu of each row: a list, or a function of the row. A row without actions has no menu. Requires
   * `import '@life-changers/elements/table-actions'`.
   * @default null
   */
  rowActions?: readonly RowAction[] | ((row: Row) => readonly RowAction[]) | null | undefined;
  /**
   * Returns the initial values of a new row. Shows a button that adds one at the top. A row without a key gets one until it is
   * saved. Requires `import '@life-changers/elements/table-editing'`.
   * @default null
   */
  newRow?: (() => Partial<Row>) | null | undefined;
  /**
   * Loads the rows below a row when it opens. `signal` is aborted when they are no longer needed. After a failure, users can try
   * again. Create the function once, not on every render. Requires `import '@life-changers/elements/table-tree'`, and a `rowKey`.
   * @default null
   */
  loadChildren?:
    | ((row: Row, request: ChildrenRequest) => readonly Row[] | PromiseLike<readonly Row[]>)
    | null
    | undefined;
  /**
   * Which rows have rows below them that `loadChildren` loads: a field, such as a number of children, or a function of the row.
   * By default, all rows without a list in `childrenField`.
   * @default null
   */
  hasChildren?: string | ((row: Row) => unknown) | null | undefined;
  /** Called after the user changes the page. */
  onPageChange?: ((event: CustomEvent<TableChangeDetail>) => void) | undefined;
  /** Called after the user changes the page size. */
  onPageSizeChange?: ((event: CustomEvent<TableChangeDetail>) => void) | undefined;
  /** Called after the user sorts a column. */
  onSortChange?: ((event: CustomEvent<TableChangeDetail>) => void) | undefined;
  /**
   * Called after the table has changed its query: for the user, or because the page does not exist or a request failed.
   * Keep `event.detail` in `query`.
   */
  onQueryChange?: ((event: CustomEvent<TableChangeDetail>) => void) | undefined;
  /**
   * Called when the user changes the selection. If `selected` is set, the selection is controlled: the table shows
   * `selected`.
   */
  onSelectionChange?: ((event: CustomEvent<TableSelection>) => void) | undefined;
  /**
   * Called when the user changes the columns. If `columnState` is set, the columns are controlled: the table shows
   * `columnState`.
   */
  onColumnStateChange?: ((event: CustomEvent<ColumnState>) => void) | undefined;
  /**
   * Called when the user opens or closes a row. If `expanded` is set, the open rows are controlled: the table shows
   * `expanded`.
   */
  onExpandedChange?: ((event: CustomEvent<ExpandedChangeDetail>) => void) | undefined;
  /**
   * Called when the user opens or closes groups. If `openGroups` is set, the open groups are controlled: the table shows
   * `openGroups`.
   */
  onOpenGroupsChange?: ((event: CustomEvent<OpenGroups>) => void) | undefined;
  /** Called when the user has scrolled through a table with `paging="scroll"`, once the rows rest. */
  onScrollRowChange?: ((event: CustomEvent<ScrollRowDetail>) => void) | undefined;
  /**
   * Called when the user opens or closes rows of a tree, with the keys of all open rows. If `openRows` is set, the open rows are
   * controlled: the table shows `openRows`.
   */
  onOpenRowsChange?: ((event: CustomEvent<readonly RowKey[]>) => void) | undefined;
  /**
   * Called when the user chooses, adds, or removes the shown view. If `view` is set, it is controlled: the table shows `view`.
   * What else a view changes is reported too, such as with `onQueryChange`.
   */
  onViewChange?: ((event: CustomEvent<ViewChangeDetail>) => void) | undefined;
  /**
   * Called to save edits. Pass a promise to `event.waitUntil()`: if it resolves with rows, they replace those of the table; if
   * it rejects, the edits stay, with the messages of the reason.
   */
  onEdit?: ((event: EditEvent) => void) | undefined;
  /** Called when the edits have changed. If `edits` is set, they are controlled: the table shows `edits`. */
  onEditsChange?: ((event: CustomEvent<readonly TableEdit[]>) => void) | undefined;
  /** Called when the user chooses an action in the menu of a row. */
  onRowAction?: ((event: CustomEvent<RowActionDetail>) => void) | undefined;
  /**
   * Called when the user moves a row, with its `key` and the key of the row that it is `before` now, or null at the end. Return
   * a promise to show the row as busy in its new place until it settles: the row moves back if the promise rejects. Call
   * `event.preventDefault()` to refuse the move. Of a `DataTable`, set `rows` in the new order, so that they keep it.
   */
  onRowMove?: ((event: RowMoveEvent) => unknown) | undefined;
}

/** The events of both tables, by React prop. */
export const TABLE_EVENTS = {
  onPageChange: 'lc-page-change',
  onPageSizeChange: 'lc-page-size-change',
  onSortChange: 'lc-sort-change',
  onQueryChange: 'lc-query-change',
  onSelectionChange: 'lc-selection-change',
  onColumnStateChange: 'lc-column-state-change',
  onExpandedChange: 'lc-expanded-change',
  onOpenGroupsChange: 'lc-open-groups-change',
  onScrollRowChange: 'lc-scroll-row-change',
  onOpenRowsChange: 'lc-open-rows-change',
  onViewChange: 'lc-view-change',
  onEdit: 'lc-edit',
  onEditsChange: 'lc-edits-change',
  onRowAction: 'lc-row-action',
  onRowMove: 'lc-row-move',
  ...NAVIGATE_EVENTS,
} as const;
