import type {FileLike} from '../files/file-like.js';
import {parseName} from './form-name.js';
import {isFileEntry} from './field.js';
import {isOn, parseDate, parseFile, parseNumber, textOf} from './form-entry.js';
import type {Rules} from './rules-slot.js';
import {acceptsUndefined, branchesOf, fieldsOf, kindOf, literalOf, partAt} from './schema-parts.js';
import type {Fields} from './schema-definition.js';
import type {InputOf} from './schema-types.js';
import {isSuperstruct} from './superstruct.js';

/** The entries of `FormData` or `URLSearchParams`, in the browser or in Node. */
export interface SentEntries<Entry> {
  entries(): Iterable<readonly [name: string, value: Entry]>;
}

/** The values of a form before they are validated: any text, and null for what is empty. */
export type SentInput<Schema> = Sent<InputOf<Schema>>;

type Sent<Value> = 0 extends 1 & Value
  ? Value
  : Value extends string
    ? string
    : Value extends number | Date | FileLike
      ? Value | null
      : Value extends boolean | null | undefined
        ? Value
        : Value extends readonly (infer Item)[]
          ? Sent<Item>[]
          : Value extends object
            ? {-readonly [Name in keyof Value]: Sent<Value[Name]>}
            : Value;

/** The entries at a path, and those below it. */
interface Entries {
  readonly values: unknown[];
  readonly children: Map<PropertyKey, Entries>;
}

const createEntries = (...values: unknown[]): Entries => ({values, children: new Map()});

/** Deeper names would exhaust the stack. */
const DEEPEST = 50;

/** How many items of lists a form can skip, so that a few entries cannot create long lists. */
const MOST_GAPS = 10_000;

/** Reads the values of a form by its schema. */
export function readBySchema(form: SentEntries<unknown>, schema: Rules): Readonly<Record<string, unknown>> {
  const root = createEntries();
  for (const [name, value] of form.entries()) {
    const path = parseName(name)?.path;
    if (path === undefined || path.length > DEEPEST) continue;
    let entries = root;
    for (const key of path) {
      const known = entries.children.get(key) ?? createEntries();
      entries.children.set(key, known);
      entries = known;
    }
    entries.values.push(value);
  }
  return new SchemaReader().read(schema, root) as Record<string, unknown>;
}

class SchemaReader {
  #gaps = MOST_GAPS;

  read(part: Rules | null, sent: Entries | undefined): unknown {
    const [first] = sent?.values ?? [];
    switch (part && kindOf(part)) {
      case 'text':
        return textOf(first);
      case 'number':
        return parseNumber(first);
      case 'boolean':
        return sent?.values.some(isOn) ?? false;
      case 'date':
        return parseDate(first);
      case 'file':
        return readFile(part!, first);
      case 'list':
        return sent ? this.#readList(part!, sent) : [];
      case 'record':
        return this.#readRecord(part!, sent);
      default:
        return sent && asSent(sent);
    }
  }

  #readRecord(part: Rules, sent: Entries | undefined): unknown {
    const fields = fieldsOf(branchOf(part, sent));
    if (fields === null) return sent && asSent(sent);
    if (isUpload(fields) && !sent?.children.size) return parseFile(sent?.values[0]);
    const isOptional = sent === undefined ? acceptsUndefined(part) : false;
    if (isOptional !== false) return isOptional ? undefined : null;
    const values = Object.keys(fields).map(name => [
      name,
      this.read(fields[name]!, sent?.children.get(name)),
    ]);
    return Object.fromEntries(values.filter(([, value]) => value !== undefined));
  }

  #readList(part: Rules, {values, children}: Entries): readonly unknown[] {
    const indices = [...children.keys()]
      .filter(key => typeof key === 'number')
      .sort((one, other) => one - other);
    const length = (indices.at(-1) ?? -1) + 1;
    this.#gaps -= length - indices.length;
    // An item that sent nothing keeps its place, such as one of only a checkbox.
    const places = this.#gaps >= 0 ? Array.from({length}, (_, index) => index) : indices;
    const items = places.map(index => this.read(partAt(part, [index]), children.get(index)));
    const repeated = values.map((value, index) => this.read(partAt(part, [index]), createEntries(value)));
    return [...items, ...repeated.filter(value => value !== null)];
  }
}

/** The branch of a union whose literals were sent, or the first one. */
function branchOf(part: Rules, sent: Entries | undefined): Rules {
  if (fieldsOf(part) !== null) return part;
  const records = branchesOf(part).filter(branch => fieldsOf(branch) !== null);
  const isSent = ([name, field]: [string, Rules]): boolean => {
    const literal = literalOf(field);
    return literal === undefined || String(literal) === sent?.children.get(name)?.values[0];
  };
  return records.find(branch => Object.entries(fieldsOf(branch)!).every(isSent)) ?? records[0] ?? part;
}

/** Whether a record is the value of a file upload. */
function isUpload(fields: Fields): boolean {
  return 'file' in fields && isFileEntry(fields);
}

/** The helpers for files, which are structs, accept `{path, file}`. */
function readFile(part: Rules, entry: unknown): unknown {
  const sent = parseFile(entry);
  return isSuperstruct(part) ? sent : (sent?.file ?? sent?.path ?? null);
}

function asSent({values, children}: Entries): unknown {
  if (children.size === 0) return values.length > 1 ? values : values[0];
  return Object.fromEntries([...children].map(([key, entries]) => [key, asSent(entries)]));
}
