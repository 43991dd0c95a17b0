import {parseArktypeIssue} from './arktype-issue.js';
import {
  authoredIssue,
  isEmptyValue,
  rejection,
  type CheckedValues,
  type Issue,
  type IssueAt,
} from './issue.js';
import {valueAt} from './path.js';
import {parseValibotIssue} from './valibot-issue.js';
import {askFor} from './validation-signal.js';
import type {ParseVendorIssue, VendorIssue} from './vendor-issue.js';
import {parseZodIssue} from './zod-issue.js';

/** The part of Standard Schema, version 1, that the library uses (standardschema.dev). */
export interface StandardSchemaLike {
  readonly '~standard': {
    readonly vendor: string;
    validate(value: unknown): StandardResult | PromiseLike<StandardResult>;
  };
}

interface StandardResult {
  readonly value?: unknown;
  readonly issues?: readonly StandardIssue[] | undefined;
}

interface StandardIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | {readonly key: PropertyKey})[] | undefined;
}

const VENDORS: Readonly<Record<string, ParseVendorIssue>> = {
  zod: parseZodIssue,
  valibot: parseValibotIssue,
  arktype: parseArktypeIssue,
};

/** Whether a value has the shape of a Standard Schema. Schemas of some vendors are functions. */
export function isStandardSchema(rules: unknown): rules is StandardSchemaLike {
  if ((typeof rules !== 'object' && typeof rules !== 'function') || rules === null) return false;
  const standard = (rules as {'~standard'?: {validate?: unknown} | undefined})['~standard'];
  return typeof standard?.validate === 'function';
}

interface ZodResult {
  readonly data?: unknown;
  readonly error?: {readonly issues: readonly StandardIssue[]} | undefined;
}

/** A schema of zod. */
interface ZodLike extends StandardSchemaLike {
  safeParse(value: unknown): ZodResult;
  safeParseAsync(value: unknown): Promise<ZodResult>;
}

/** Whether schemas of zod are asynchronous. */
const asynchronousZod = new WeakMap<ZodLike, boolean>();

/**
 * zod throws if a rule answers asynchronously, and must then be asked again, so that the rule would send each request twice.
 * A schema with an `async` function says so itself. Another one, such as with a function that returns a promise, is known
 * after its first question. Nobody catches that the answers to that one fail, so they must not be aborted with the check.
 */
function askZod(schema: ZodLike, value: unknown): ZodResult | Promise<ZodResult> {
  if (!asynchronousZod.has(schema)) asynchronousZod.set(schema, hasAsyncFunction(schema, new Set()));
  if (!asynchronousZod.get(schema)) {
    try {
      return askFor(
        () => true,
        () => schema.safeParse(value),
      );
    } catch {
      asynchronousZod.set(schema, true);
    }
  }
  return schema.safeParseAsync(value);
}

/** Checks a value and its parts. Returns a promise if the schema is asynchronous. */
export function askStandard(
  schema: StandardSchemaLike,
  value: unknown,
): CheckedValues | Promise<CheckedValues> {
  const {validate, vendor} = schema['~standard'];
  const read = ({issues, value: output}: StandardResult): CheckedValues =>
    issues === undefined
      ? {issues: [], output}
      : rejection(issues.map(issue => normalizeIssue(issue, vendor, value)));
  const readZod = ({data, error}: ZodResult): CheckedValues => read({value: data, issues: error?.issues});
  if (isZod(schema)) {
    const answer = askZod(schema, value);
    return answer instanceof Promise ? answer.then(readZod) : readZod(answer);
  }
  const answer = validate(value);
  return 'then' in answer ? Promise.resolve(answer).then(read) : read(answer);
}

function isZod(schema: StandardSchemaLike): schema is ZodLike {
  return schema['~standard'].vendor === 'zod' && 'safeParseAsync' in schema;
}

/** Whether a schema of zod, or a part of its definition, has an `async` function. */
function hasAsyncFunction(part: unknown, seen: Set<unknown>): boolean {
  if (typeof part === 'function' && part.constructor.name === 'AsyncFunction') return true;
  if (Object(part) !== part || seen.has(part)) return false;
  seen.add(part);
  const {_zod: zod} = part as {_zod?: {readonly def: object} | undefined};
  const isList = Array.isArray(part) || Object.getPrototypeOf(part) === Object.prototype;
  const parts = zod?.def ?? (isList ? (part as object) : {});
  return Object.values(parts).some(inner => hasAsyncFunction(inner, seen));
}

function normalizeIssue(issue: StandardIssue, vendor: string, value: unknown): IssueAt {
  // arktype's paths are a subclass of arrays, whose `map` adds a step.
  const path = Array.from(issue.path ?? [], step => (typeof step === 'object' ? step.key : step));
  const part = valueAt(value, path);
  const known = VENDORS[vendor]?.(issue as VendorIssue, part) ?? null;
  return {
    issue: known === null ? authoredIssue(issue.message) : orMissing(known, part),
    path,
  };
}

/** For a checkbox, an empty value means not checked. Any other empty value is missing. */
function orMissing(issue: Issue, value: unknown): Issue {
  return isEmptyValue(value) && issue.code !== 'mustBeTrue' ? {code: 'valueMissing'} : issue;
}
