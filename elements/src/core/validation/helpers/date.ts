import type {Struct} from 'superstruct';
import {isEmptyValue, type Issue} from '../issue.js';
import {isAbsent, rule, type RuleOptions} from './rule.js';

/** A valid `Date`. Text and numbers are not accepted. */
export function validDate(options?: RuleOptions): Struct<Date, null> {
  return rule('date', value => (isEmptyValue(value) ? {code: 'valueMissing'} : checkDate(value)), options);
}

/** A valid `Date`, null, or undefined. */
export function optionalDate(options?: RuleOptions): Struct<Date | null | undefined, null> {
  return rule('date', value => (isAbsent(value) ? null : checkDate(value)), options);
}

function checkDate(value: unknown): Issue | null {
  return value instanceof Date && !Number.isNaN(value.getTime()) ? null : {code: 'notADate'};
}
