import {isEmptyValue, type Issue} from './issue.js';
import {readValibotIssue} from './valibot-issue.js';
import type {ReadVendorIssue} from './vendor-issue.js';
import {readZodIssue} from './zod-issue.js';

/** The part of the Standard Schema contract, version 1, that the library calls (standardschema.dev). */
export interface StandardSchemaLike {
  readonly '~standard': {
    readonly vendor: string;
    validate(value: unknown): StandardResult | PromiseLike<StandardResult>;
  };
}

interface StandardResult {
  readonly issues?: readonly {readonly message: string}[] | undefined;
}

const VENDORS: Readonly<Record<string, ReadVendorIssue>> = {zod: readZodIssue, valibot: readValibotIssue};

/** Tells a Standard Schema by its shape; some vendors' schemas are functions. */
export function isStandardSchema(rules: unknown): rules is StandardSchemaLike {
  if ((typeof rules !== 'object' && typeof rules !== 'function') || rules === null) return false;
  const standard = (rules as {'~standard'?: {validate?: unknown}})['~standard'];
  return typeof standard?.validate === 'function';
}

/** The first issue that a Standard Schema has with a value, at once or later as the schema answers. */
export function checkStandardSchema(
  schema: StandardSchemaLike,
  value: unknown,
): Issue | null | Promise<Issue | null> {
  const {validate, vendor} = schema['~standard'];
  const answer = validate(value);
  const read = (result: StandardResult) => readResult(result, vendor, value);
  return 'then' in answer ? Promise.resolve(answer).then(read) : read(answer);
}

function readResult(result: StandardResult, vendor: string, value: unknown): Issue | null {
  const [issue] = result.issues ?? [];
  if (issue === undefined) return null;
  const known = VENDORS[vendor]?.(issue) ?? null;
  if (known === null) return {code: 'authored', message: issue.message};
  return isEmptyValue(value) && known.code !== 'mustBeTrue' ? {code: 'valueMissing'} : known;
}
