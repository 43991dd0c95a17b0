import type {Warn} from '../../bad-input.js';
import type {PlainDate} from '../../calendar/plain-date.js';
import {parsePeriod, resolvePeriod, type PeriodFilter} from './date-period.js';
import {hasEffect, type ColumnFilter} from './filter.js';
import {normalizeFilter} from './normalize-filters.js';

/** Whether all conditions must hold, or any one of them. */
export type Match = 'all' | 'any';

/** A filter in a tree: that of a column, or days relative to today. */
export type ConditionFilter = ColumnFilter | PeriodFilter;

/** A condition: the filter of a field. */
export interface FieldCondition {
  readonly field: string;
  readonly filter: ConditionFilter;
}

/** Conditions that are joined by AND (`all`) or OR (`any`). */
export interface FilterGroup<Entry = FieldCondition> {
  readonly match: Match;
  readonly conditions: readonly Entry[];
}

/**
 * Conditions and groups of conditions, which contain no further groups. It contains only text, numbers, lists, and objects,
 * so that it can be stored as JSON.
 */
export type FilterTree = FilterGroup<FieldCondition | FilterGroup>;

/** Whether an entry of a tree is a group. */
export const isGroup = (entry: FieldCondition | FilterGroup): entry is FilterGroup => 'conditions' in entry;

/** Whether a condition can leave rows out. */
export const isEffective = ({filter}: FieldCondition): boolean =>
  filter.type === 'period' || hasEffect(filter);

/**
 * Normalizes the tree of an app, such as from JSON. Invalid conditions and groups in groups warn and are ignored. Groups
 * without conditions are left out. Returns undefined if nothing is left.
 */
export function normalizeTree(given: unknown, warn: Warn): FilterTree | undefined {
  const conditions = entriesOf(given, warn).flatMap((entry): (FieldCondition | FilterGroup)[] => {
    if (!isGroupLike(entry)) return conditionOf(entry, warn);
    const inner = entriesOf(entry, warn).flatMap(part => {
      if (!isGroupLike(part)) return conditionOf(part, warn);
      warn('a group in where has another group inside; it is ignored. Groups contain only conditions.');
      return [];
    });
    return inner.length === 0 ? [] : [{match: matchOf(entry, warn), conditions: inner}];
  });
  return conditions.length === 0 ? undefined : {match: matchOf(given, warn), conditions};
}

/** Returns the tree with days instead of periods, and without what is not valid. */
export function resolveTree(given: unknown, today: PlainDate): FilterTree | undefined {
  const resolved = ({field, filter}: FieldCondition): FieldCondition => ({
    field,
    filter: filter.type === 'period' ? resolvePeriod(filter.period, today) : filter,
  });
  const tree = normalizeTree(given, () => {});
  return (
    tree && {
      ...tree,
      conditions: tree.conditions.map(entry =>
        isGroup(entry) ? {...entry, conditions: entry.conditions.map(resolved)} : resolved(entry),
      ),
    }
  );
}

type Given = Readonly<Record<string, unknown>>;

const membersOf = (given: unknown): Given => Object(given ?? {}) as Given;

function entriesOf(given: unknown, warn: Warn): readonly unknown[] {
  const {conditions = []} = membersOf(given);
  if (Array.isArray(conditions)) return conditions;
  warn('conditions in where must be a list; they are ignored.');
  return [];
}

const isGroupLike = (entry: unknown): boolean => membersOf(entry).conditions !== undefined;

function matchOf(group: unknown, warn: Warn): Match {
  const {match} = membersOf(group);
  if (match === 'all' || match === 'any') return match;
  warn("match in where must be 'all' or 'any'; 'all' is used.");
  return 'all';
}

/** Returns a list of the condition, which is empty if it is not valid. */
function conditionOf(given: unknown, warn: Warn): FieldCondition[] {
  const {field, filter} = membersOf(given);
  const normal = typeof field === 'string' ? normalizeCondition(filter) : null;
  if (normal !== null) return [{field: field as string, filter: normal}];
  const name = typeof field === 'string' ? `the condition of "${field}" in where` : 'a condition in where';
  warn(`${name} is not valid; it is ignored.`);
  return [];
}

function normalizeCondition(given: unknown): ConditionFilter | null {
  const {type, period} = membersOf(given);
  if (type !== 'period') return normalizeFilter(given);
  const parsed = typeof period === 'string' ? parsePeriod(period) : null;
  return parsed && {type, period: parsed};
}
