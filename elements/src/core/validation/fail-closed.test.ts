import {expect} from '@open-wc/testing';
import * as s from 'superstruct';
import * as v from 'valibot';
import {z} from 'zod';
import {validate, validateForm, type Rules} from './index.js';

const NOT_VALID = 'Nick is not valid.';
const NOT_CHECKED = 'Nick could not be checked. Please try again.';

/** A Standard Schema that returns something. */
const returning = (answer: unknown): Rules =>
  ({'~standard': {version: 1, vendor: 'app', validate: () => answer}}) as Rules;

const throwing = (cause: unknown): Rules =>
  ({
    '~standard': {
      version: 1,
      vendor: 'app',
      validate: () => {
        throw cause;
      },
    },
  }) as Rules;

/** A superstruct `Struct` that fails with something. */
const failing = (failures: () => unknown): Rules =>
  ({refiner: null, validate: () => [{failures}, undefined]}) as never;

const thenable = (answer: unknown) => ({then: (resolve: (value: unknown) => void) => resolve(answer)});

describe('rules that reject a value in an unusual way', () => {
  const cases: [title: string, rules: Rules, message: string][] = [
    ['an empty message', returning({issues: [{message: ''}]}), NOT_VALID],
    ['a message of spaces', returning({issues: [{message: ' \n'}]}), NOT_VALID],
    ['no message', returning({issues: [{}]}), NOT_VALID],
    ['a message that is not a text', returning({issues: [{message: 5}]}), NOT_VALID],
    ['no issues', returning({issues: []}), NOT_VALID],
    ['an empty message later', returning(Promise.resolve({issues: [{message: ''}]})), NOT_VALID],
    ['an empty message of a thenable', returning(thenable({issues: [{message: ''}]})), NOT_VALID],
    ['an issue that is null', returning({issues: [null]}), NOT_CHECKED],
    ['issues that are null', returning({issues: null}), NOT_CHECKED],
    ['issues that are a text', returning({issues: 'no'}), NOT_CHECKED],
    ['issues that are an object', returning({issues: {}}), NOT_CHECKED],
    ['issues that are an object, later', returning(Promise.resolve({issues: {}})), NOT_CHECKED],
    ['nothing', returning(undefined), NOT_CHECKED],
    ['null', returning(null), NOT_CHECKED],
    ['null later', returning(Promise.resolve(null)), NOT_CHECKED],
    ['false', returning(false), NOT_CHECKED],
    ['a text', returning('no'), NOT_CHECKED],
    ['a thrown error', throwing(new Error('Bug.')), NOT_CHECKED],
    ['a thrown null', throwing(null), NOT_CHECKED],
    [
      'a rejection',
      returning({then: (_: unknown, reject: (cause: Error) => void) => reject(new Error('Away.'))}),
      NOT_CHECKED,
    ],
    ["superstruct's refine with an empty message", s.refine(s.string(), 'own', () => ''), NOT_VALID],
    ["superstruct's define with an empty message", s.define('own', () => ''), NOT_VALID],
    ['superstruct without failures', failing(() => []), NOT_VALID],
    ['superstruct with failures that are not a list', failing(() => null), NOT_CHECKED],
    ['superstruct that returns no pair', {refiner: null, validate: () => null} as never, NOT_CHECKED],
    ["zod's refine with an empty message", z.string().refine(() => false, ''), NOT_VALID],
    [
      "valibot's check with an empty message",
      v.pipe(
        v.string(),
        v.check(() => false, ''),
      ),
      NOT_VALID,
    ],
  ];
  for (const [title, rules, message] of cases) {
    it(`leave it invalid with a sentence: ${title}`, async () => {
      expect(await validate(rules, 'Ada', 'Nick')).to.deep.equal({valid: false, message});
    });
  }

  it('leave a form invalid with a sentence', async () => {
    const rules = z.object({nick: z.string().refine(() => false, '')});
    expect(await validateForm(rules, {nick: 'Ada'})).to.deep.include({
      valid: false,
      errors: {nick: NOT_VALID},
    });
  });
});
