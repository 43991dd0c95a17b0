import type {ColumnFilter} from '../filters/filter.js';
import {isGroup, normalizeTree, type ConditionFilter} from '../filters/filter-tree.js';
import {normalizeFilters} from '../filters/normalize-filters.js';
import type {FilterFields} from '../query/feathers-filters.js';
import {runToEnd} from '../sliced-work.js';
import {readSelection, selectionOf, type RowFilter, type TableSelection} from './selected-rows.js';

/** What a server reads of a selection. */
export interface SelectionLimits {
  /** The maximum number of `groups`. Default 0. */
  readonly maxGroups?: number | undefined;
  /** The maximum length of `search`, in UTF-16 code units. Default `Infinity`. */
  readonly maxSearch?: number | undefined;
  /** The filters that each field accepts, also in `where`. A period is a date. Default `{}`. */
  readonly filters?: FilterFields | undefined;
  /** The fields by which rows are grouped. In `filters` of a query, they accept those of groups. Default `[]`. */
  readonly groups?: readonly string[] | undefined;
}

/**
 * Reads a selection: also a list of keys, or null for none. Returns null if it is not valid, or if it says more than the limits
 * accept: a server that leaves out a filter, a condition, or a group would act on other rows than the user has selected.
 *
 * @param limits What the server reads, such as the limits of `decodeFeathersQuery`.
 */
export function parseSelection(given: unknown, limits: SelectionLimits = {}): TableSelection | null {
  const selection = runToEnd(readSelection(given));
  if (selection === null || selection.parts.length - 1 > (limits.maxGroups ?? 0)) return null;
  return selection.parts.every(({query}) => isAccepted(query, limits)) ? selectionOf(selection) : null;
}

function isAccepted({search, filters, where}: RowFilter, limits: SelectionLimits): boolean {
  if (typeof search !== 'string' || search.length > (limits.maxSearch ?? Infinity)) return false;
  if (typeof (filters ?? {}) !== 'object') return false;
  if (!Array.isArray((Object(where ?? {conditions: []}) as {conditions?: unknown}).conditions)) return false;
  let isValid = true;
  const fault = () => void (isValid = false);
  const columns = Object.entries(normalizeFilters(filters, fault) ?? {});
  const conditions = (normalizeTree(where, fault)?.conditions ?? []).flatMap(entry =>
    isGroup(entry) ? entry.conditions : [entry],
  );
  return (
    isValid &&
    columns.every(
      ([field, filter]) => isOf(limits.filters, field, filter) || isOfGroup(limits, field, filter),
    ) &&
    conditions.every(({field, filter}) => isOf(limits.filters, field, filter))
  );
}

function isOf(fields: FilterFields = {}, field: string, {type}: ConditionFilter): boolean {
  return Object.hasOwn(fields, field) && fields[field]!.includes(type === 'period' ? 'date' : type);
}

const isOfGroup = ({groups = []}: SelectionLimits, field: string, filter: ColumnFilter): boolean =>
  groups.includes(field) &&
  (filter.type === 'options' || (filter.type === 'text' && filter.operator === 'empty'));
