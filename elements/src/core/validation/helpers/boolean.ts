import type {Struct} from 'superstruct';
import {isAbsent, rule, type RuleOptions} from './rule.js';

/** The value of a checkbox or switch that must be on: only `true`. */
export function mustBeTrue(options?: RuleOptions): Struct<true, null> {
  return rule('boolean', value => (value === true ? null : {code: 'mustBeTrue'}), options);
}

/** The value of an optional checkbox or switch: any boolean, null, or undefined. */
export function optionalBoolean(options?: RuleOptions): Struct<boolean | null | undefined, null> {
  return rule(
    'boolean',
    value => (isAbsent(value) || typeof value === 'boolean' ? null : {code: 'notValid'}),
    options,
  );
}
