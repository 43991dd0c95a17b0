import type {TableQuery} from '../query/query.js';
import {conditionsOf, filterConditions, type Condition} from './conditions.js';
import type {FieldCondition, FilterTree, Match} from './filter-tree.js';

/** All or any of several clauses. */
export interface JoinedClause {
  readonly match: Match;
  readonly clauses: readonly Clause[];
}

/** What must hold of a row, ready for the request of a backend. */
export type Clause = Condition | JoinedClause;

export const isJoined = (clause: Clause): clause is JoinedClause => 'clauses' in clause;

/**
 * Returns the clause of a tree; null if it filters nothing. A list has at least two clauses, and none that is joined by the
 * same word. The two ends of a range are two conditions, joined by `all`.
 */
export const clauseOf = (given: FilterTree | undefined): Clause | null => groupClause(given, true);

/** Invalid entries are left out without `normalizeTree`, which the code for requests would load with all that it reads. */
function groupClause(given: unknown, hasGroups: boolean): Clause | null {
  const {match, conditions} = Object(given ?? {}) as Partial<FilterTree>;
  if (!Array.isArray(conditions)) return null;
  const clauses = (conditions as readonly unknown[]).map(entry => {
    const isGroup = (Object(entry ?? {}) as Partial<FilterTree>).conditions !== undefined;
    if (!isGroup) return conditionClause(entry);
    return hasGroups ? groupClause(entry, false) : null;
  });
  return joined(match === 'any' ? match : 'all', clauses);
}

function conditionClause(given: unknown): Clause | null {
  const {field, filter} = Object(given ?? {}) as Partial<FieldCondition>;
  if (typeof field !== 'string' || filter === undefined) return null;
  if (filter?.type === 'period')
    throw new TypeError(`The period of "${field}" has no days yet. Call resolveTree before.`);
  return joined('all', filterConditions(field, filter));
}

function joined(match: Match, given: readonly (Clause | null)[]): Clause | null {
  const clauses = given.flatMap(clause =>
    clause === null ? [] : isJoined(clause) && clause.match === match ? clause.clauses : [clause],
  );
  return clauses.length > 1 ? {match, clauses} : (clauses[0] ?? null);
}

/**
 * Returns the conditions of a query for a backend that only joins conditions by AND, and that reads each operator of a
 * field once. Throws an error if the query says more, so that no rows are shown that do not match.
 *
 * @param backend The name of the backend, for the message.
 */
export function conditionsOnly({filters, where}: TableQuery, backend: string): Condition[] {
  const clause = clauseOf(where);
  const clauses =
    clause === null ? [] : isJoined(clause) && clause.match === 'all' ? clause.clauses : [clause];
  const conditions = new Map<string, Condition>();
  for (const added of [...conditionsOf(filters), ...clauses]) {
    if (isJoined(added)) throw new Error(`${backend} cannot match any of several conditions.`);
    const key = JSON.stringify([added.field, added.operator]);
    if ((conditions.get(key)?.value ?? added.value) !== added.value)
      throw new Error(`${backend} cannot send two conditions of "${added.field}" with one operator.`);
    conditions.set(key, added);
  }
  return [...conditions.values()];
}
