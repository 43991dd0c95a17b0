import {nameOf, valueAt, withoutValuesAt, type Path} from './path.js';
import {isEmptyPart} from './rules.js';
import type {Rules} from './rules-slot.js';
import {acceptsUndefined, branchFor, partAt} from './schema-parts.js';

const fieldParts = new WeakMap<Rules, Map<string, Rules>>();

/** What asynchronous schemas that do not show their parts have answered about them, by name. */
const answers = new WeakMap<Rules, Map<string, {readonly path: Path; readonly isOptional: boolean}>>();

/** Names can come from a client, such as the keys of a record. */
const MOST_ANSWERS = 1000;

/** Remembers which parts an asynchronous schema has rejected without a value, so that it is not asked again. */
export function remember(rules: Rules, paths: readonly Path[], rejected: ReadonlySet<string>): void {
  const known = answers.get(rules) ?? new Map<string, {path: Path; isOptional: boolean}>();
  answers.set(rules, known);
  for (const path of paths) {
    const name = nameOf(path);
    if (known.size < MOST_ANSWERS) known.set(name, {path, isOptional: !rejected.has(name)});
  }
}

/** Whether a part of a value may be undefined; null if neither the schema shows it nor an answer has. */
export function isOptionalAt(rules: Rules, path: Path, value: unknown): boolean | null {
  const part = partAt(rules, path, value);
  const shown = part && acceptsUndefined(part);
  return shown ?? answers.get(rules)?.get(nameOf(path))?.isOptional ?? null;
}

/** Returns values without the empty parts that may be undefined. Only what changes is copied. */
export function withoutOptional(rules: Rules, values: unknown): unknown {
  const answered = [...(answers.get(rules)?.values() ?? [])];
  const paths = answered.filter(({path, isOptional}) => isOptional && isEmptyPart(valueAt(values, path)));
  return withoutValuesAt(
    leaveOut(rules, values),
    paths.map(({path}) => path),
  );
}

function leaveOut(part: Rules, value: unknown): unknown {
  if (Array.isArray(value)) return leaveOutItems(part, value as readonly unknown[]);
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as Readonly<Record<string, unknown>>;
  const record = branchFor(part, value);
  let copy: Record<string, unknown> | null = null;
  for (const key of Object.keys(fields)) {
    const field = fields[key];
    if (field !== '' && typeof field !== 'object') continue;
    const known = fieldOf(record, key);
    if (known === null) continue;
    if (!isEmptyPart(field)) {
      const rest = leaveOut(known, field);
      if (rest !== field) (copy ??= {...fields})[key] = rest;
    } else if (acceptsUndefined(known)) delete (copy ??= {...fields})[key];
  }
  return copy ?? value;
}

function leaveOutItems(part: Rules, items: readonly unknown[]): readonly unknown[] {
  const rest = items.map((item, index) => {
    const known = item === '' || typeof item === 'object' ? partAt(part, [index]) : null;
    if (known === null) return item;
    if (!isEmptyPart(item)) return leaveOut(known, item);
    return acceptsUndefined(known) ? undefined : item;
  });
  return rest.some((item, index) => item !== items[index]) ? rest : items;
}

/** Looks up each field once. Unknown names are not remembered, because they can come from a client. */
function fieldOf(record: Rules, name: string): Rules | null {
  const known = fieldParts.get(record) ?? new Map<string, Rules>();
  const part = known.get(name) ?? partAt(record, [name]);
  if (part !== null) fieldParts.set(record, known.set(name, part));
  return part;
}
