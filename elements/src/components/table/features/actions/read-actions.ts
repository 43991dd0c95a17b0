import type {Warn} from '../../../../core/bad-input.js';
import type {TableRow} from '../../../../core/table/index.js';
import type {RowAction} from '../../model/table-events.js';

/** Returns the actions of a row. Entries that are not actions warn and are ignored. */
export function readActions(rowActions: unknown, row: TableRow, warn: Warn): readonly RowAction[] {
  const given = listOf(rowActions, row, warn);
  if (given === null || given === undefined) return [];
  if (Array.isArray(given) && given.every(isAction)) return given;
  warn('rowActions must be a list of {label, action}, or return one; entries that are not are ignored.');
  return Array.isArray(given) ? given.filter(isAction) : [];
}

function listOf(rowActions: unknown, row: TableRow, warn: Warn): unknown {
  if (typeof rowActions !== 'function') return rowActions;
  try {
    return (rowActions as (row: TableRow) => unknown)(row);
  } catch (cause) {
    warn('the rowActions function threw; the row has no actions.', cause);
    return null;
  }
}

function isAction(given: unknown): given is RowAction {
  const {label, action} = Object(given) as Partial<RowAction>;
  return typeof label === 'string' && label !== '' && typeof action === 'string';
}
