import {jsonAttribute} from '../../../../base/attributes/json-attribute.js';
import type {RowKey} from '../../../../core/table/index.js';
import type {FeatureDeclaration} from '../../model/feature-declaration.js';

/**
 * The details of rows.
 *
 * @fires {CustomEvent<ExpandedChangeDetail>} lc-expanded-change - Sent when the user has opened or closed a row. If it is
 *   canceled, the row stays as it was.
 * @csspart detail-toggle-cell - The cell of the button that opens a row, also in the header row.
 * @csspart detail-toggle - The button that opens a row.
 * @csspart detail-row - The row below an open row.
 * @csspart detail - The cell with the detail of an open row.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- a tag name does not determine the type of the rows
export interface DetailProperties<Row extends object = any> {
  /**
   * Returns the detail of a row, which a button in the row opens below it: text, a Lit template, or a DOM node. Called for
   * open rows only. It needs `import '@life-changers/elements/table-detail'`, and a `rowKey`.
   */
  renderDetail: ((row: Row) => unknown) | null | undefined;

  /**
   * How many rows can be open: `'single'`, or any number with `'multiple'`. Invalid values warn and fall back to
   * `'multiple'`.
   */
  detail: 'single' | 'multiple' | null | undefined;

  /**
   * The keys of the open rows, on all pages; as an attribute, JSON. Setting it sends no event. Entries that are not keys
   * warn and are ignored.
   */
  expanded: readonly RowKey[] | null | undefined;
}

export const detailDeclaration: FeatureDeclaration<DetailProperties> = {
  name: 'detail',
  need: 'renderDetail',
  isNeeded: ({renderDetail}) => Boolean(renderDetail),
  properties: {
    renderDetail: {attribute: false, default: null},
    detail: {default: 'multiple'},
    expanded: {converter: jsonAttribute, default: null},
  },
};
