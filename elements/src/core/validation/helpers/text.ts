import type {Struct} from 'superstruct';
import {checkLength} from '../constraints.js';
import {isEmptyValue, type Issue} from '../issue.js';
import {isAbsent, rule, type RuleOptions} from './rule.js';

/** The bounds of a text; they count UTF-16 code units, as `minlength` and `maxlength` do. */
export interface TextRuleOptions extends RuleOptions {
  /** The fewest characters of a text that is not empty. Default: no bound. */
  readonly min?: number | undefined;
  /** The most characters. Default: no bound. */
  readonly max?: number | undefined;
}

/** A text that is not empty, of `min` to `max` characters (spec, section 5). White space counts, as in HTML. */
export function requiredText(options: TextRuleOptions = {}): Struct<string, null> {
  return rule(
    'string',
    value => (isEmptyValue(value) ? {code: 'valueMissing'} : checkText(value, options)),
    options,
  );
}

/** A text of `min` to `max` characters, or none: `''`, null or undefined (spec, section 5). */
export function optionalText(options: TextRuleOptions = {}): Struct<string | null | undefined, null> {
  return rule('string', value => (isAbsent(value) ? null : checkText(value, options)), options);
}

function checkText(value: unknown, {min, max}: TextRuleOptions): Issue | null {
  if (typeof value !== 'string') return {code: 'notValid'};
  const issue = checkLength(value, {minLength: min ?? null, maxLength: max ?? null});
  // Who broke one of two bounds learns both.
  return issue && min !== undefined && max !== undefined ? {code: 'lengthBetween', min, max} : issue;
}
