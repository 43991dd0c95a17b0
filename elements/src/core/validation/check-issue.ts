import type {Issue, LengthUnit} from './issue.js';

type Code = Exclude<Issue['code'], 'authored'>;

/** The issues of checks without a limit, by their names in valibot and other vendors. */
const CODES: Readonly<Record<string, Code>> = {
  non_empty: 'valueMissing',
  email: 'notAnEmail',
  rfc_email: 'notAnEmail',
  url: 'notAUrl',
  pattern: 'patternMismatch',
  integer: 'notAnInteger',
  safe_integer: 'notAnInteger',
  int: 'notAnInteger',
  bigint: 'notAnInteger',
  number: 'notANumber',
  finite: 'notANumber',
  to_number: 'notANumber',
  date: 'notADate',
  datetime: 'notADate',
  to_date: 'notADate',
  iso_date: 'notADate',
  iso_date_time: 'notADate',
  iso_timestamp: 'notADate',
  picklist: 'notAnOption',
  enum: 'notAnOption',
  enums: 'notAnOption',
  literal: 'notAnOption',
  values: 'notAnOption',
  variant: 'notAnOption',
};

/** Returns the issue of a failed check without a limit. */
export function issueOfCheck(check: unknown): Issue {
  return {code: CODES[String(check)] ?? 'notValid'} as Issue;
}

/** Returns the issue of a value that must be one of some values. */
export function issueOfChoice(isOnlyTrue: boolean): Issue {
  return {code: isOnlyTrue ? 'mustBeTrue' : 'notAnOption'};
}

/** Returns the issue of a number that is not a multiple of another. */
export function issueOfStep(step: unknown): Issue {
  return Number(step) === 1 ? {code: 'notAnInteger'} : {code: 'stepMismatch', step: Number(step)};
}

/** The limits of a value, of which at least one is defined. */
export interface Bounds {
  readonly min?: unknown;
  readonly max?: unknown;
  /** What the limits count; undefined if they limit the value itself. */
  readonly unit?: LengthUnit | undefined;
  /** Whether the limit itself is invalid. */
  readonly isExclusive?: boolean | undefined;
}

/** Returns the issue of a value out of bounds. */
export function issueOfBounds({min, max, unit, isExclusive}: Bounds): Issue {
  const limits = [min, max].filter(limit => limit !== undefined);
  if (!limits.every(isLimit)) return {code: 'notValid'};
  const isDate = limits[0] instanceof Date && limits.length === 1;
  const [under, over, between] = unit
    ? ['tooShort', 'tooLong', 'lengthBetween']
    : isDate
      ? ['dateUnderflow', 'dateOverflow']
      : ['rangeUnderflow', 'rangeOverflow', 'rangeBetween'];
  return {
    code: limits.length > 1 ? between : min === undefined ? over : under,
    ...(min !== undefined && {min: shownLimit(min)}),
    ...(max !== undefined && {max: shownLimit(max)}),
    ...(unit !== undefined && unit !== 'character' && {unit}),
    ...(isExclusive && {isExclusive}),
  } as Issue;
}

function isLimit(limit: unknown): boolean {
  return limit instanceof Date
    ? !Number.isNaN(limit.getTime())
    : /^(string|number|bigint)$/.test(typeof limit);
}

function shownLimit(limit: unknown): unknown {
  return typeof limit === 'bigint' ? String(limit) : limit;
}

/** Returns what the length or the size of a value counts. */
export function unitOf(value: unknown): LengthUnit {
  return typeof value === 'string' ? 'character' : isBlob(value) ? 'byte' : 'item';
}

/** Whether a value is a file. */
export function isBlob(value: unknown): boolean {
  return /File|Blob/.test(Object.prototype.toString.call(value));
}
