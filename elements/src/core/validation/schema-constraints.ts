import type {Rules} from './rules-slot.js';
import {definitionOf, isArkType} from './schema-definition.js';
import {acceptsUndefined, innermost, kindOf} from './schema-parts.js';
import {isStandardSchema} from './standard-schema.js';
import {isSuperstruct} from './superstruct.js';

/** What a schema requires of the value of a control, by the names of HTML. Undefined means no limit. */
export interface SchemaConstraints {
  /** Whether an empty value is rejected, as far as it is known without a request to a server. */
  readonly required: boolean;
  /** The limits of the length of a text, in UTF-16 code units. */
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  /** The limits of a number, or of a date as text. */
  readonly min?: number | string | undefined;
  readonly max?: number | string | undefined;
}

/** The part of JSON Schema that the library reads. */
interface JsonSchema {
  readonly type?: unknown;
  readonly const?: unknown;
  readonly enum?: readonly unknown[] | undefined;
  readonly pattern?: string | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly minItems?: number | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
}

type Limits = Omit<SchemaConstraints, 'required'>;

/** Returns what a schema requires of the value of a control. The schema of a vendor may show only some of it. */
export function constraintsOf(part: Rules): SchemaConstraints {
  const inner = innermost(part);
  const json = jsonSchemaOf(inner);
  const limits = limitsOf(inner, json);
  return {...limits, required: isRequired(part, json, limits)};
}

/** Rules that throw are not known. */
function isRequired(part: Rules, json: JsonSchema, limits: Limits): boolean {
  try {
    return acceptsUndefined(part) === false && rejectsEmpty(innermost(part), json, limits);
  } catch {
    return false;
  }
}

/** Standard JSON Schema (standardschema.dev), which throws for types that JSON does not have, such as dates. */
function jsonSchemaOf(part: Rules): JsonSchema {
  const {jsonSchema} = (part as {'~standard'?: JsonSource | undefined})['~standard'] ?? {};
  try {
    return jsonSchema?.input({target: 'draft-2020-12'}) ?? {};
  } catch {
    return {};
  }
}

interface JsonSource {
  readonly jsonSchema?: {input(options: {readonly target: string}): JsonSchema} | undefined;
}

/** The checks of valibot by name. */
const CHECKS: Readonly<Record<string, readonly (keyof Limits)[] | undefined>> = {
  min_length: ['minLength'],
  max_length: ['maxLength'],
  length: ['minLength', 'maxLength'],
  min_value: ['min'],
  max_value: ['max'],
};

function limitsOf(part: Rules, {minLength, maxLength, minimum, maximum}: JsonSchema): Limits {
  const {schema, pipe = []} = definitionOf(part);
  const kind = kindOf(part);
  if (kind === null || !/text|number|date/.test(kind)) return {};
  if (schema) return helperLimits(part, schema);
  const limits: Record<string, unknown> = {minLength, maxLength, min: safe(minimum), max: safe(maximum)};
  for (const {kind: step, type, requirement} of pipe) {
    // Later checks are about another value.
    if (step === 'transformation') break;
    if (/number|string/.test(typeof requirement))
      for (const name of CHECKS[type] ?? []) limits[name] = requirement;
  }
  return limits;
}

/** The helpers of this library keep their options. */
function helperLimits(part: Rules, schema: unknown): Limits {
  const {min, max} = schema as {min?: number | undefined; max?: number | undefined};
  return definitionOf(part).type === 'string' ? {minLength: min, maxLength: max} : {min, max};
}

/** The limits of whole numbers in zod are those of JavaScript. */
function safe(limit: number | undefined): number | undefined {
  return Math.abs(limit ?? 0) === Number.MAX_SAFE_INTEGER ? undefined : limit;
}

const EMPTY: Readonly<Record<string, unknown>> = {text: '', boolean: false, list: []};

/** Asks a schema only if it always answers itself. zod does not show whether it does. */
function rejectsEmpty(part: Rules, json: JsonSchema, {minLength = 0}: Limits): boolean {
  const kind = String(kindOf(part));
  const empty = EMPTY[kind] ?? null;
  if (isSuperstruct(part)) return part.validate(empty)[0] !== undefined;
  if (isArkType(part)) return !part.allows(empty);
  if (isStandardSchema(part) && (part as {async?: boolean | undefined}).async === false)
    return (part['~standard'].validate(empty) as {issues?: unknown}).issues !== undefined;
  const {const: only, enum: options, pattern, minItems = 0} = json;
  if (kind === 'boolean') return only === true;
  if (kind === 'list') return minItems > 0;
  if (kind !== 'text') return kind !== 'null';
  return (
    minLength > 0 ||
    Boolean(only) ||
    options?.includes('') === false ||
    (pattern !== undefined && !new RegExp(pattern).test(''))
  );
}
