import type {GroupsReader, TableGroups} from '../groups/groups-query.js';
import {rowsAt} from './read-body.js';

/**
 * The default reader of groups. Reads them from `data`, and `total`, `totals`, and `of` if they are there. Throws a
 * `TypeError` with the reason if the body has another shape.
 */
export const readGroups: GroupsReader = body => {
  const groups = rowsAt(body, 'data') as TableGroups['groups'];
  const {total, totals, of} = body as Partial<TableGroups>;
  return {groups, total, totals, of};
};
