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

/** A schema of zod. */
interface ZodLike {
  safeParseAsync(
    value: unknown,
  ): Promise<{data?: unknown; error?: {issues: readonly StandardIssue[]} | undefined}>;
}

/**
 * Asynchronous schemas of zod. For each question, `validate` of zod tries to answer synchronously first, and starts again
 * if that is not possible, so that a rule would send each request twice.
 */
const asynchronousZod = new WeakSet<StandardSchemaLike>();

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
  if (asynchronousZod.has(schema))
    return (schema as unknown as ZodLike)
      .safeParseAsync(value)
      .then(({data, error}) => read({value: data, issues: error?.issues}));
  const answer = validate(value);
  if (!('then' in answer)) return read(answer);
  if (vendor === 'zod' && 'safeParseAsync' in schema) asynchronousZod.add(schema);
  return Promise.resolve(answer).then(read);
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
