import type {Struct} from 'superstruct';
import {checkLength} from '../constraints.js';
import {isEmptyValue, type Issue} from '../issue.js';
import {isAbsent, rule, type RuleOptions} from './rule.js';

/** The length limits of a text, in UTF-16 code units like `minlength` and `maxlength`. */
export interface TextRuleOptions extends RuleOptions {
  /** The minimum length of text that is not empty. Default: no limit. */
  readonly min?: number | undefined;
  /** The maximum length. Default: no limit. */
  readonly max?: number | undefined;
}

/** Required text of `min` to `max` characters. White space counts, as in HTML. */
export function requiredText(options: TextRuleOptions = {}): Struct<string, null> {
  return rule(
    'string',
    value => (isEmptyValue(value) ? {code: 'valueMissing'} : checkText(value, options)),
    options,
  );
}

/** Optional text of `min` to `max` characters, or `''`, null, or undefined. */
export function optionalText(options: TextRuleOptions = {}): Struct<string | null | undefined, null> {
  return rule('string', value => (isAbsent(value) ? null : checkText(value, options)), options);
}

function checkText(value: unknown, {min, max}: TextRuleOptions): Issue | null {
  if (typeof value !== 'string') return {code: 'notValid'};
  const issue = checkLength(value, {minLength: min ?? null, maxLength: max ?? null});
  // The message names both limits, even if only one is exceeded.
  return issue && min !== undefined && max !== undefined ? {code: 'lengthBetween', min, max} : issue;
}
