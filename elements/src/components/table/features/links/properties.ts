import {textOrObject} from '../../../../base/attributes/converters.js';
import type {FeatureDeclaration} from '../../model/feature-declaration.js';

/**
 * The links of rows.
 *
 * @fires {CustomEvent<NavigateDetail>} lc-navigate - Sent on a plain click on the link of a row. If it is canceled, the
 *   browser does not follow the link.
 * @csspart row-link - The link of a row.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- a tag name does not determine the type of the rows
export interface LinksProperties<Row extends object = any> {
  /**
   * The address of a row: a field, or a function of the row. The content of the first cell becomes a link to it. A row
   * without an address has no link. Addresses that run script warn and are refused. It needs
   * `import '@life-changers/elements/table-links'`.
   */
  rowHref: string | ((row: Row) => string | null | undefined) | null | undefined;
}

export const linksDeclaration: FeatureDeclaration<LinksProperties> = {
  name: 'links',
  need: 'rowHref',
  isNeeded: ({rowHref}) => Boolean(rowHref),
  properties: {
    rowHref: {converter: textOrObject, default: null},
  },
};
