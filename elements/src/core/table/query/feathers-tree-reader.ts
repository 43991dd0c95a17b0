import type {FieldCondition, FilterGroup, FilterTree, Match} from '../filters/filter-tree.js';
import {FeathersFilterReader, type FilterFields} from './feathers-filters.js';

/** The conditions that a server accepts. */
const MAX_CONDITIONS = 200;

/** Whether a key belongs to a tree. */
export const isTreeKey = (key: string): boolean => /^\$(and|or)\[/.test(key);

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
