import {expect} from '@open-wc/testing';
import * as s from 'superstruct';
import {z} from 'zod';
import {askRules, checkValue, checkWith, isRules} from './rules.js';
import type {Rules} from './rules-slot.js';
import {isSuperstruct} from './superstruct.js';

describe('checkWith', () => {
  for (const rules of [null, undefined])
    it(`accepts any value without rules: ${rules}`, () => {
      expect(checkWith(askRules, rules, 5)).to.deep.equal({issues: [], output: 5});
    });

  /** The issue of a check, and what it reports. */
  function check(rules: Rules, isCurrent: boolean) {
    const reports: unknown[][] = [];
    const result = checkValue(
      rules,
      'a',
      (...report) => reports.push(report),
      () => isCurrent,
    );
    return {result, reports};
  }

  it('fails with rules of another kind, and says which there are', () => {
    const rules = {min: 1} as unknown as Rules;
    const sentence =
      'rules must be a superstruct Struct or a Standard Schema, such as a zod or valibot schema.';
    expect(check(rules, true)).to.deep.equal({result: {code: 'checkFailed'}, reports: [[sentence, rules]]});
  });

  const error = new Error('no answer');
  const failing = s.define('failing', () => {
    throw error;
  }) as unknown as Rules;

  it('fails with rules that throw, and reports the error', () => {
    expect(check(failing, true)).to.deep.equal({
      result: {code: 'checkFailed'},
      reports: [['the rules threw an error while checking a value.', error]],
    });
  });

  it('does not report the error of a check that no longer matters', () => {
    expect(check(failing, false).reports).to.deep.equal([]);
  });
});

describe('isRules', () => {
  const validate = () => ({value: 1});
  for (const [title, rules, is] of [
    ['a struct', s.string(), true],
    ['a schema of zod', z.string(), true],
    ['a schema that is a function', Object.assign(() => {}, {'~standard': {validate}}), true],
    ['a schema without validate', {'~standard': {}}, false],
    ['an object with the method of a struct', {validate}, false],
    ['a struct without its method', {refiner: validate}, false],
    ['an object', {}, false],
    ['a function', validate, false],
    ['text', 'string', false],
    ['null', null, false],
    ['undefined', undefined, false],
  ] as const)
    it(`is ${is} for ${title}`, () => expect(isRules(rules)).to.equal(is));
});

describe('isSuperstruct', () => {
  for (const [title, rules, is] of [
    ['a struct', s.string(), true],
    ['a schema of zod', z.string(), false],
    ['a function with the members of a struct', Object.assign(() => {}, s.string()), false],
    ['null', null, false],
  ] as const)
    it(`is ${is} for ${title}`, () => expect(isSuperstruct(rules)).to.equal(is));
});
