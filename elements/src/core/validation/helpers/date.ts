import type {Struct} from 'superstruct';
import {isEmptyValue, type Issue} from '../issue.js';
import {isAbsent, rule, type RuleOptions} from './rule.js';

/** A `Date` that is one: neither missing nor an Invalid Date (spec, section 5). A text or a number is none. */
export function validDate(options?: RuleOptions): Struct<Date, null> {
  return rule('date', value => (isEmptyValue(value) ? {code: 'valueMissing'} : checkDate(value)), options);
}

/** As `validDate`, or nothing: null or undefined. */
export function optionalDate(options?: RuleOptions): Struct<Date | null | undefined, null> {
  return rule('date', value => (isAbsent(value) ? null : checkDate(value)), options);
}

function checkDate(value: unknown): Issue | null {
  return value instanceof Date && !Number.isNaN(value.getTime()) ? null : {code: 'notADate'};
}
