import {clauseOf, isJoined, type Clause} from '../filters/clauses.js';
import type {Condition} from '../filters/conditions.js';
import type {FilterTree} from '../filters/filter-tree.js';
import {conditionParams, type FeathersOptions} from './feathers-filters.js';

type Param = [name: string, value: string];

/**
 * Returns the parameters of a tree: `$or[0][name]=ada` for any of several conditions, and `$and[0][name]=ada` for all, which
 * then do not meet filters of the same field. No name has more than five levels, because the usual parser of queries reads
 * no more: options of a group become single conditions.
 */
export function encodeFeathersTree(where: FilterTree | undefined, options: FeathersOptions): Param[] {
  const clause = clauseOf(where);
  if (clause === null) return [];
  if (isJoined(clause) && clause.match === 'any') return alternatives('$or', clause.clauses, options);
  return (isJoined(clause) ? clause.clauses : [clause]).flatMap((part, index) => {
    const name = `$and[${index}]`;
    return isJoined(part)
      ? alternatives(`${name}[$or]`, part.clauses.flatMap(eachOption), options)
      : conditionParams(`${name}[${part.field}]`, part, options);
  });
}

/** Options are alternatives already. */
const eachOption = (clause: Clause): Clause | Clause[] =>
  isJoined(clause) || clause.operator !== 'in'
    ? clause
    : clause.values.map(value => isValue(clause.field, value));

/** An option that is empty matches empty values, like a filter of a table. */
const isValue = (field: string, value: string): Condition =>
  value === ''
    ? {field, operator: 'empty', value: 'true', values: ['true']}
    : {field, operator: 'equals', value, values: [value]};

const alternatives = (name: string, clauses: readonly Clause[], options: FeathersOptions): Param[] =>
  clauses
    .map(clause => together(isJoined(clause) ? (clause.clauses as readonly Condition[]) : [clause]))
    .flatMap((conditions, index) => allParams(`${name}[${index}]`, conditions, options));

/** Returns conditions that must all hold, with one list of options for each field, because a list in a list is too deep. */
function together(conditions: readonly Condition[]): readonly Condition[] {
  const lists = new Map<string, Condition[]>();
  for (const condition of conditions.filter(({operator}) => operator === 'in')) {
    const {field} = condition;
    const [earlier = condition, impossible] = lists.get(field) ?? [];
    if (impossible !== undefined) continue;
    const values = earlier.values.filter(value => condition.values.includes(value));
    // Without a common option, no row matches.
    const others = [earlier, condition].map(list => isValue(field, list.values[0]!));
    lists.set(field, values.length > 0 ? [{...condition, values}] : others);
  }
  return [...[...lists.values()].flat(), ...conditions.filter(({operator}) => operator !== 'in')];
}

/** A server reads one condition of a field, or the two ends of a range. More of them are in a list. */
function allParams(name: string, conditions: readonly Condition[], options: FeathersOptions): Param[] {
  const written = new Map<string, string[]>();
  let count = 0;
  return conditions.flatMap(condition => {
    const {field, operator} = condition;
    const operators = written.get(field) ?? [];
    const isEnd = (end: string) => end === 'from' || end === 'to';
    const isAlone =
      operators.length === 0 ||
      (isEnd(operator) && operators.every(other => isEnd(other) && other !== operator));
    if (isAlone) written.set(field, [...operators, operator]);
    const parent = isAlone ? name : `${name}[$and][${count++}]`;
    return conditionParams(`${parent}[${field}]`, condition, options);
  });
}
