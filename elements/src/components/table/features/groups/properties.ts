import type {GroupPath, OpenGroups, TableColumn} from '../../../../core/table/index.js';
import type {FeatureDeclaration} from '../../model/feature-declaration.js';
import {openAttribute} from '../../model/open-attribute.js';

/**
 * The groups of rows, and the totals of columns.
 *
 * @fires {CustomEvent<OpenGroups>} lc-open-groups-change - Sent when the user has opened or closed groups. If it is canceled, they
 *   stay as they were.
 * @csspart group-bar - The row above the column headers, with the columns by which rows are grouped.
 * @csspart group-chip - A column by which rows are grouped.
 * @csspart remove-group-button - The button that no longer groups by a column.
 * @csspart open-groups-button - A button that opens or closes all groups.
 * @csspart group-line - The row with the header of a group.
 * @csspart group-cell - The header of a group.
 * @csspart group-toggle - The button that opens or closes a group.
 * @csspart group-count - The number of entries of a group.
 * @csspart group-total - A cell with the total of a group.
 * @csspart totals - The row below the rows, with the totals of all rows that match.
 * @csspart total-cell - A cell of that row.
 * @csspart total-kind - What a total is, such as an average.
 */
export interface GroupsProperties {
  /**
   * The groups that are open: `'all'`, `'none'`, a list of their paths, or all or none with exceptions, as in
   * `{mode: 'all', except: [['Italy']]}`. A path has the texts of the values by which a group and those around it are grouped,
   * the outermost first; null stands for rows without a value. As an attribute, `all`, `none`, or JSON. Setting it sends no
   * event. It needs
   * `import '@life-changers/elements/table-groups'`, and a `query` with `group`.
   */
  openGroups: 'all' | 'none' | readonly GroupPath[] | OpenGroups | null | undefined;
}

export const groupsDeclaration: FeatureDeclaration<GroupsProperties> = {
  name: 'groups',
  need: 'a query with group, or a column with total,',
  isNeeded: ({query, columns}) => query.group !== undefined || hasTotal(columns),
  properties: {openGroups: {converter: openAttribute, default: null}},
};

/** The app may set anything. */
const hasTotal = (columns: unknown): boolean =>
  Array.isArray(columns) && columns.some(column => Boolean((column as Partial<TableColumn> | null)?.total));

declare global {
  interface HTMLElementEventMap {
    'lc-open-groups-change': CustomEvent<OpenGroups>;
  }
}
