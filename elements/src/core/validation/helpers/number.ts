import type {Struct} from 'superstruct';
import {isEmptyValue, type Issue} from '../issue.js';
import {isAbsent, rule, type RuleOptions} from './rule.js';

/** A number from `min` to `max`, inclusive. Text is not accepted. */
export function numberBetween(min: number, max: number, options?: RuleOptions): Struct<number, null> {
  return rule(
    'number',
    value => {
      if (isEmptyValue(value)) return {code: 'valueMissing'};
      const issue = checkNumber(value);
      if (issue !== null) return issue;
      return min <= (value as number) && (value as number) <= max ? null : {code: 'rangeBetween', min, max};
    },
    {...options, min, max} as RuleOptions,
  );
}

/** Any number except `NaN`, or null or undefined. */
export function optionalNumber(options?: RuleOptions): Struct<number | null | undefined, null> {
  return rule('number', value => (isAbsent(value) ? null : checkNumber(value)), options);
}

function checkNumber(value: unknown): Issue | null {
  return typeof value !== 'number' || Number.isNaN(value) ? {code: 'notANumber'} : null;
}
