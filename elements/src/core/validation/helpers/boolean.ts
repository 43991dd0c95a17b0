import type {Struct} from 'superstruct';
import {isAbsent, rule, type RuleOptions} from './rule.js';

/** A checkbox or switch that must be on: `true` and nothing else (spec, section 5). */
export function mustBeTrue(options?: RuleOptions): Struct<true, null> {
  return rule('boolean', value => (value === true ? null : {code: 'mustBeTrue'}), options);
}

/** A checkbox or switch that may be on or off, or untouched: null or undefined (spec, section 5). */
export function optionalBoolean(options?: RuleOptions): Struct<boolean | null | undefined, null> {
  return rule(
    'boolean',
    value => (isAbsent(value) || typeof value === 'boolean' ? null : {code: 'notValid'}),
    options,
  );
}
