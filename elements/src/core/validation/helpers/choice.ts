import type {Struct} from 'superstruct';
import {isEmptyValue, type Issue} from '../issue.js';
import {isAbsent, rule, type RuleOptions} from './rule.js';

/**
 * The value of a select, datalist or radio group: a text that is not empty (spec, section 5).
 *
 * @param values The only values there are. Default: any text, as a datalist takes.
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
 * As `requiredChoice`, or nothing: `''`, null or undefined (spec, section 5).
 *
 * @param values The only values there are. Default: any text.
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
