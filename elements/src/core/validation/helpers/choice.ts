import type {Struct} from 'superstruct';
import {isEmptyValue, type Issue} from '../issue.js';
import {isAbsent, rule, type RuleOptions} from './rule.js';

/**
 * The value of a required select, datalist, or radio group: text that is not empty.
 *
 * @param values The allowed values. Default: any text, such as for a datalist.
 */
export function requiredChoice<const Value extends string = string>(
  values?: readonly Value[],
  options?: RuleOptions,
): Struct<Value, null> {
  return rule(
    'choice',
    value => (isEmptyValue(value) ? {code: 'valueMissing'} : checkChoice(value, values)),
    options,
  );
}

/**
 * The value of an optional select, datalist, or radio group: like `requiredChoice`, or `''`, null, or undefined.
 *
 * @param values The allowed values. Default: any text.
 */
export function optionalChoice<const Value extends string = string>(
  values?: readonly Value[],
  options?: RuleOptions,
): Struct<Value | '' | null | undefined, null> {
  return rule(
    'choice',
    value => (isAbsent(value) || value === '' ? null : checkChoice(value, values)),
    options,
  );
}

function checkChoice(value: unknown, values: readonly string[] | undefined): Issue | null {
  if (typeof value !== 'string') return {code: 'notValid'};
  return values === undefined || values.includes(value) ? null : {code: 'notAnOption'};
}
