import {clauseOf, isJoined, type Clause} from '../filters/clauses.js';
import type {Condition} from '../filters/conditions.js';
import type {FieldCondition, FilterGroup, FilterTree, Match} from '../filters/filter-tree.js';
import {
  conditionParams,
  FeathersFilterReader,
  type FeathersOptions,
  type FilterFields,
} from './feathers-filters.js';

type Param = [name: string, value: string];

/** The conditions that a server accepts. */
const MAX_CONDITIONS = 200;

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

/** The conditions at one place of a tree, and the list inside. */
interface Node {
  readonly reader: FeathersFilterReader;
  readonly inner: Map<string, Node>;
}

const LIST = /^\$(and|or)\]?\[(\d{1,4})\]\[(.*)$/s;

/** Reads the parameters of `encodeFeathersTree` with the default options on a server. Refuses all others with a reason. */
export class FeathersTreeReader {
  readonly #fields: FilterFields;
  readonly #root = new Map<string, Node>();
  #match: Match = 'all';
  #count = 0;

  constructor(fields: FilterFields) {
    this.#fields = fields;
  }

  /** Whether a key belongs to a tree. */
  static isKey = (key: string): boolean => /^\$(and|or)\[/.test(key);

  /** The tree, or undefined if there are no conditions. */
  get tree(): FilterTree | undefined {
    if (this.#root.size === 0) return undefined;
    const other = this.#match === 'all' ? 'any' : 'all';
    return {match: this.#match, conditions: [...this.#root.values()].map(node => entryOf(node, other))};
  }

  /** Reads a parameter. Returns the reason if it is not accepted. */
  read(key: string, value: string, acceptedKeys: string): string | null {
    const [, word, index, rest] = LIST.exec(key) ?? [];
    if (word === undefined) return `${key} is not known; ${acceptedKeys} are accepted.`;
    const match = word === 'and' ? 'all' : 'any';
    if (this.#root.size > 0 && match !== this.#match)
      return `${key} is beside another list; one is accepted.`;
    this.#match = match;
    if (++this.#count > MAX_CONDITIONS)
      return `${key} is one condition too many; ${MAX_CONDITIONS} are accepted.`;
    const node = this.#nodeOf(this.#root, index!);
    const [, innerWord, innerIndex, field = rest!] = LIST.exec(rest!) ?? [];
    if (innerWord === word || LIST.test(field)) return `${key} is a list that is not accepted here.`;
    const {reader} = innerIndex === undefined ? node : this.#nodeOf(node.inner, innerIndex);
    const reason = reader.read(this.#keyOf(field), value, acceptedKeys);
    const fields = Object.keys(reader.filters ?? {}).length + (node.reader === reader ? node.inner.size : 0);
    const isSecond =
      match === 'all' && (fields > 1 || (node.reader !== reader && node.reader.filters !== undefined));
    return isSecond ? `${key} is a second condition at its place; one is accepted.` : reason;
  }

  /** The field ends with a bracket, before its operator. An option alone is written as an equal value. */
  #keyOf(written: string): string {
    const field = written.replace(/\](?=\[\$|$)/, '');
    const types = Object.hasOwn(this.#fields, field) ? this.#fields[field]! : [];
    return types.includes('options') && !types.includes('text') ? `${field}[$in][]` : field;
  }

  #nodeOf(nodes: Map<string, Node>, index: string): Node {
    const node = nodes.get(index) ?? {reader: new FeathersFilterReader(this.#fields), inner: new Map()};
    nodes.set(index, node);
    return node;
  }
}

/** Returns the only condition of a node, or the group of its conditions. */
function entryOf({reader, inner}: Node, match: Match): FieldCondition | FilterGroup {
  const conditions = [reader, ...[...inner.values()].map(node => node.reader)].flatMap(({filters = {}}) =>
    Object.entries(filters).map(([field, filter]) => ({field, filter})),
  );
  return conditions.length === 1 ? conditions[0]! : {match, conditions};
}
