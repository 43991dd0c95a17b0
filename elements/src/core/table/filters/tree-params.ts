import {parsePeriod} from './date-period.js';
import {filterTexts, parseFilterTexts} from './filter-text.js';
import {
  isGroup,
  normalizeTree,
  type ConditionFilter,
  type FieldCondition,
  type FilterGroup,
  type FilterTree,
  type Match,
} from './filter-tree.js';

/** The name of the parameter with the word that joins the entries. Those of its entries begin with it and a dot. */
export const WHERE = 'where';

const PERIOD = 'period.';

type Param = readonly [name: string, value: string];

/**
 * Returns a tree as parameters of an address: `where=all`, `where.0.name=contains.ada` for a condition, with one value for
 * each option, and `where.1=any` with `where.1.0.country=in.IT` for a group. Values are those of filters (see
 * `filterTexts`), or such as `period.last-30-days`.
 */
export function treeParams(given: FilterTree | undefined): Param[] {
  const tree = normalizeTree(given, () => {});
  if (tree === undefined) return [];
  return [
    [WHERE, tree.match],
    ...tree.conditions.flatMap((entry, index): Param[] => {
      const name = `${WHERE}.${index}`;
      if (!isGroup(entry)) return conditionParams(name, entry);
      return [
        [name, entry.match],
        ...entry.conditions.flatMap((condition, place) => conditionParams(`${name}.${place}`, condition)),
      ];
    }),
  ];
}

function conditionParams(name: string, {field, filter}: FieldCondition): Param[] {
  const texts = filter.type === 'period' ? [`${PERIOD}${filter.period}`] : filterTexts(filter);
  return texts.map(text => [`${name}.${field}`, text]);
}

/** Reports a parameter that is not valid. */
type Refuse = (name: string, reason: string) => void;

/**
 * Reads the parameters of `treeParams` by name. Parameters that are not valid are reported, and the others still count.
 * Returns null if the tree has no valid word that joins its entries.
 */
export function parseTreeParams(
  params: ReadonlyMap<string, readonly string[]>,
  refuse: Refuse,
): FilterTree | null {
  const match = matchOf(params.get(WHERE) ?? ['all']);
  if (match === null) {
    refuse(WHERE, "It must be 'all' or 'any'.");
    return null;
  }
  const groups = new Map<number, Entries>();
  const entries: Entries = {match, list: []};
  const conditions: [name: string, index: number, rest: string, values: readonly string[]][] = [];
  for (const [name, values] of params) {
    const [, digits, rest] = /^where\.(\d{1,4})(?:\.(.*))?$/s.exec(name) ?? [];
    const group = digits !== undefined && rest === undefined ? matchOf(values) : null;
    if (group !== null) groups.set(Number(digits), {match: group, list: []});
    else if (rest !== undefined) conditions.push([name, Number(digits), rest, values]);
    else if (name !== WHERE) refuse(name, "It must be 'all' or 'any'.");
  }
  for (const [name, index, rest, values] of conditions) {
    const group = groups.get(index);
    const [, place, field] = (group && /^(\d{1,4})\.(.*)$/s.exec(rest)) ?? [];
    const filter = group && field === undefined ? null : parseCondition(values);
    if (filter === null) refuse(name, 'It is not a condition.');
    else if (group) group.list.push([Number(place), {field: field!, filter}]);
    else entries.list.push([index, {field: rest, filter}]);
  }
  for (const [index, {match: word, list}] of groups)
    if (list.length > 0)
      entries.list.push([index, {match: word, conditions: inOrder(list) as FieldCondition[]}]);
  return {match, conditions: inOrder(entries.list)};
}

/** Entries with their places. */
interface Entries {
  readonly match: Match;
  readonly list: [place: number, entry: FieldCondition | FilterGroup][];
}

const inOrder = (list: Entries['list']) => list.toSorted(([a], [b]) => a - b).map(([, entry]) => entry);

const matchOf = ([match, ...others]: readonly string[]): Match | null =>
  others.length === 0 && (match === 'all' || match === 'any') ? match : null;

function parseCondition(values: readonly string[]): ConditionFilter | null {
  const [value = '', ...others] = values;
  if (!value.startsWith(PERIOD)) return parseFilterTexts(values);
  const period = others.length === 0 ? parsePeriod(value.slice(PERIOD.length)) : null;
  return period && {type: 'period', period};
}
