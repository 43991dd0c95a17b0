import {textOrObject} from '../../../../base/attributes/converters.js';
import type {RowKey} from '../../../../core/table/index.js';
import type {FeatureDeclaration} from '../../model/feature-declaration.js';
import {openAttribute} from '../../model/open-attribute.js';
import type {ChildrenRequest} from './children-request.js';

/**
 * The rows of a tree.
 *
 * @fires {CustomEvent<readonly (string | number)[]>} lc-open-rows-change - Sent when the user has opened or closed rows of a tree, with the
 *   keys of all open rows. If it is canceled, they stay as they were.
 * @csspart open-rows-button - A button that opens or closes all rows of a tree.
 * @csspart tree-cell - What a cell of the tree column shows, with its indentation.
 * @csspart tree-toggle - The button that opens or closes a row of a tree.
 * @csspart tree-failure - The message of a row below which rows could not be loaded.
 * @csspart tree-retry-button - The button that loads them again.
 * @cssprop --lc-table-indent - Indentation of each level of a tree. Default 1.25rem.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- a tag name does not determine the type of the rows
export interface TreeProperties<Row extends object = any> {
  /**
   * The field with the key of the row that a row is below, such as `'parentId'`. Rows without a value are roots. Rows whose
   * parent is missing, or that are below themselves, warn and are shown as roots. In a client table only. It needs
   * `import '@life-changers/elements/table-tree'`, and a `rowKey`.
   */
  parentField: string | null | undefined;

  /**
   * The field with the list of rows below a row, such as `'children'`. It needs
   * `import '@life-changers/elements/table-tree'`, and a `rowKey`. Values that are not lists warn and are ignored.
   */
  childrenField: string | null | undefined;

  /**
   * Loads the rows below a row when it opens: a function of the row that returns a list of rows or a promise of it. After a
   * failure, or 30 seconds without an answer, users can try again. The rows of a client table stay until `reload()`; those of a server
   * table load again with their page. It needs `import '@life-changers/elements/table-tree'`, and a `rowKey`.
   */
  loadChildren:
    | ((row: Row, request: ChildrenRequest) => readonly Row[] | PromiseLike<readonly Row[]>)
    | null
    | undefined;

  /**
   * Which rows have rows below them that `loadChildren` loads: a field, such as a number of children, or a function of the row.
   * Default null: all rows without a list in `childrenField`.
   */
  hasChildren: string | ((row: Row) => unknown) | null | undefined;

  /** The field of the column that is indented and has the buttons. Default null: the first visible column. */
  treeColumn: string | null | undefined;

  /**
   * The keys of the open rows of a tree, on all pages, or `'all'`, which opens all rows but those whose rows are not loaded, or
   * `'none'`. As an attribute, one of the words or JSON. While there is a search or a filter, the rows above those that match are open, whether
   * they are in the list or not. Setting it sends no event. Invalid values warn and are ignored.
   */
  openRows: 'all' | 'none' | readonly RowKey[] | null | undefined;
}

/** Whether the rows of a table are a tree. */
export const isTree = ({
  parentField,
  childrenField,
  loadChildren,
}: Partial<Pick<TreeProperties, 'parentField' | 'childrenField' | 'loadChildren'>>): boolean =>
  Boolean(parentField || childrenField || loadChildren);

export const treeDeclaration: FeatureDeclaration<TreeProperties> = {
  name: 'tree',
  need: 'parentField, childrenField, or loadChildren',
  isNeeded: isTree,
  properties: {
    parentField: {default: null},
    childrenField: {default: null},
    loadChildren: {attribute: false, default: null},
    hasChildren: {converter: textOrObject, default: null},
    treeColumn: {default: null},
    openRows: {converter: openAttribute, default: null},
  },
};

declare global {
  interface HTMLElementEventMap {
    'lc-open-rows-change': CustomEvent<readonly RowKey[]>;
  }
}
