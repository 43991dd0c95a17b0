import type {Rules} from './rules-slot.js';
import type {StandardSchemaLike} from './standard-schema.js';

/** The fields of a record by name. */
export type Fields = Readonly<Record<PropertyKey, Rules>>;

/** What a schema shows of itself. zod, valibot, and superstruct use different names, but no name in two meanings. */
export interface Definition {
  readonly type?: string | undefined;
  /** What `optional` and other wrappers wrap, in zod and in valibot. */
  readonly innerType?: Rules | undefined;
  readonly wrapped?: Rules | undefined;
  /** The ends of zod's pipes. */
  readonly in?: Rules | undefined;
  readonly out?: Rules | undefined;
  readonly getter?: ((input: unknown) => Rules) | undefined;
  readonly shape?: Fields | undefined;
  readonly entries?: Fields | undefined;
  /** What zod does with other fields. */
  readonly catchall?: Rules | undefined;
  readonly element?: Rules | undefined;
  readonly item?: Rules | undefined;
  readonly items?: readonly Rules[] | undefined;
  /** superstruct's fields, item, or literal, or the options of a helper of this library. */
  readonly schema?: unknown;
  /** The branches of a union or of an intersection. */
  readonly options?: readonly Rules[] | undefined;
  readonly left?: Rules | undefined;
  readonly right?: Rules | undefined;
  readonly literal?: unknown;
  readonly values?: readonly unknown[] | undefined;
  /** What is checked after the type, in zod and in valibot. */
  readonly checks?: readonly unknown[] | undefined;
  readonly pipe?:
    | readonly {readonly kind: string; readonly type: string; readonly requirement?: unknown}[]
    | undefined;
  /** Whether zod converts the value before it checks the type. */
  readonly coerce?: boolean | undefined;
}

/** The part of a schema of arktype that the library uses. */
export interface ArkType {
  /** The type without what converts the value. */
  readonly in: ArkType;
  readonly json: unknown;
  /** The types of a union. Otherwise, only the type itself. */
  readonly branches: readonly ArkType[];
  readonly props: readonly {readonly key: PropertyKey; readonly kind: string; readonly value: Rules}[];
  readonly structure?: {readonly sequence?: ArkSequence | undefined} | undefined;
  allows(value: unknown): boolean;
}

/** The items of a list in arktype: those at its start, and the others. */
interface ArkSequence {
  readonly prefix?: readonly Rules[] | undefined;
  readonly variadic?: Rules | undefined;
}

/** What `json` of arktype has if it is an object. */
interface ArkJson {
  readonly domain?: string | undefined;
  readonly proto?: string | undefined;
  readonly unit?: unknown;
  readonly required?: unknown;
  readonly optional?: unknown;
}

const arkDefinitions = new WeakMap<object, Definition>();

/** Whether a schema is one of arktype, which are functions. */
export function isArkType(part: unknown): part is ArkType {
  return typeof part === 'function' && 'allows' in part;
}

/** Returns what a schema shows of itself. */
export function definitionOf(part: Rules): Definition {
  if (!isArkType(part)) return (part as {def?: Definition | undefined}).def ?? (part as Definition);
  let definition = arkDefinitions.get(part);
  if (definition === undefined) arkDefinitions.set(part, (definition = arkDefinition(part.in)));
  return definition;
}

function arkDefinition(type: ArkType): Definition {
  const {json, branches, structure} = type;
  if (branches.length > 1)
    return {type: 'union', options: branches as readonly unknown[] as readonly Rules[]};
  if (typeof json === 'string') return {type: json};
  const {domain, proto, unit, required, optional: others} = json as ArkJson;
  // arktype writes undefined as text.
  if (unit !== undefined) return unit === 'undefined' ? {} : {type: 'literal', literal: unit};
  // Reading the fields of another type throws.
  if (!required && !others) {
    const {prefix: items, variadic: item} = structure?.sequence ?? {};
    return {type: proto?.toLowerCase() ?? domain, items, item};
  }
  const entries = type.props.map(({key, kind, value}) => [
    key,
    kind === 'optional' ? optional(value) : value,
  ]);
  return {type: 'object', entries: Object.fromEntries(entries) as Fields};
}

/** In arktype, the field is optional, not its schema. */
function optional(wrapped: Rules): Rules {
  const standard = (wrapped as StandardSchemaLike)['~standard'];
  const validate: typeof standard.validate = value =>
    value === undefined ? {value} : standard.validate(value);
  return {type: 'optional', wrapped, '~standard': {...standard, validate}} as Rules;
}
