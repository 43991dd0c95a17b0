import type {Issue} from './issue.js';

/** The issues of built-in checks, by their names in valibot, which zod's are translated to. */
const ISSUES: Readonly<Record<string, Issue>> = {
  non_empty: {code: 'valueMissing'},
  email: {code: 'notAnEmail'},
  url: {code: 'notAUrl'},
  regex: {code: 'patternMismatch'},
  integer: {code: 'notAnInteger'},
  int: {code: 'notAnInteger'},
  number: {code: 'notANumber'},
  date: {code: 'notADate'},
  picklist: {code: 'notAnOption'},
  enum: {code: 'notAnOption'},
};

const LIMIT_ISSUES: Readonly<Record<string, (limit: number) => Issue>> = {
  min_length: min => ({code: 'tooShort', min}),
  max_length: max => ({code: 'tooLong', max}),
  length: length => ({code: 'lengthBetween', min: length, max: length}),
  min_value: min => ({code: 'rangeUnderflow', min}),
  max_value: max => ({code: 'rangeOverflow', max}),
  multiple_of: step => ({code: 'stepMismatch', step}),
};

/** Returns the issue of a failed check. The messages name only limits that are numbers, and not, for example, dates. */
export function issueOfCheck(check: unknown, limit?: unknown): Issue {
  const name = String(check);
  const withLimit = typeof limit === 'number' ? LIMIT_ISSUES[name]?.(limit) : undefined;
  return ISSUES[name] ?? withLimit ?? {code: 'notValid'};
}

/** Returns the issue of a value that must be one of some values. */
export function issueOfChoice(isOnlyTrue: boolean): Issue {
  return {code: isOnlyTrue ? 'mustBeTrue' : 'notAnOption'};
}
