import {expect} from '@open-wc/testing';
import {object, optional, refine, union} from 'superstruct';
import {registerTranslation} from '../../localization/index.js';
import {ar} from '../../localization/languages/ar.js';
import type {Rules} from '../rules-slot.js';
import {
  mustBeTrue,
  numberBetween,
  optionalBoolean,
  optionalChoice,
  optionalDate,
  optionalFile,
  optionalNumber,
  optionalText,
  requiredChoice,
  requiredFile,
  requiredText,
  validate,
  validDate,
} from '../index.js';

type Case = readonly [what: string, value: unknown, message: string];

const MISSING = 'Nick is required.';
const NOT_VALID = 'Nick is not valid.';
const bounds = {min: 3, max: 30};
const file = {name: 'cv.pdf', size: 3, type: 'application/pdf'};

const NOT_A_DATE = 'Nick must be a valid date.';
const TOO_EARLY = 'Nick must be Jun 10, 2019 or later.';
const noon = new Date(2019, 5, 20, 12).toLocaleString('en', {dateStyle: 'medium', timeStyle: 'short'});
const TOO_LATE = `Nick must be ${noon} or earlier.`;

/** The same date as text and as the `Date` of a control. */
const LIMITED_DATES: readonly Case[] = [
  ['the day before', '2019-06-09', TOO_EARLY],
  ['a Date on the day before', new Date(2019, 5, 9, 23, 59), TOO_EARLY],
  ['the first day', '2019-06-10', ''],
  ['a Date at the start of the first day', new Date(2019, 5, 10), ''],
  ['the last day, which starts before the limit', '2019-06-20', ''],
  ['the last time', '2019-06-20T12:00', ''],
  ['a Date at the last time', new Date(2019, 5, 20, 12), ''],
  ['a later time', '2019-06-20T12:01', TOO_LATE],
  ['a Date at a later time', new Date(2019, 5, 20, 12, 1), TOO_LATE],
];

const nothing = (message: string): Case[] => [
  ['null', null, message],
  ['undefined', undefined, message],
];

const RULES: Readonly<Record<string, readonly [rule: Rules, cases: readonly Case[]]>> = {
  'requiredText with both bounds': [
    requiredText(bounds),
    [
      ...nothing(MISSING),
      ['empty text', '', MISSING],
      ['2 characters', 'ab', 'Nick must have 3 to 30 characters.'],
      ['3 characters', 'abc', ''],
      ['30 characters', 'a'.repeat(30), ''],
      ['31 characters', 'a'.repeat(31), 'Nick must have 3 to 30 characters.'],
      ['3 spaces', '   ', ''],
      ['a number', 123, NOT_VALID],
    ],
  ],
  'requiredText without bounds': [
    requiredText(),
    [
      ['empty text', '', MISSING],
      ['1 character', 'a', ''],
    ],
  ],
  'requiredText with one length': [
    requiredText({min: 4, max: 4}),
    [['3 characters', 'abc', 'Nick must have exactly 4 characters.']],
  ],
  'requiredText with a minimum': [
    requiredText({min: 3}),
    [['2 characters', 'ab', 'Nick must have at least 3 characters.']],
  ],
  'requiredText with a maximum': [
    requiredText({max: 3}),
    [['4 characters', 'abcd', 'Nick must have no more than 3 characters.']],
  ],
  optionalText: [
    optionalText(bounds),
    [
      ...nothing(''),
      ['empty text', '', ''],
      ['2 characters', 'ab', 'Nick must have 3 to 30 characters.'],
      ['3 characters', 'abc', ''],
      ['31 characters', 'a'.repeat(31), 'Nick must have 3 to 30 characters.'],
      ['a boolean', true, NOT_VALID],
    ],
  ],
  requiredChoice: [
    requiredChoice(),
    [...nothing(MISSING), ['empty text', '', MISSING], ['any text', 'hola', ''], ['an array', [], NOT_VALID]],
  ],
  'requiredChoice of some values': [
    requiredChoice(['hola', 'hello']),
    [
      ['one of them', 'hello', ''],
      ['another text', 'ciao', 'Nick must be one of the options.'],
      ['empty text', '', MISSING],
    ],
  ],
  optionalChoice: [
    optionalChoice(),
    [...nothing(''), ['an empty text', '', ''], ['any text', 'hola', ''], ['a number', 1, NOT_VALID]],
  ],
  'optionalChoice of some values': [
    optionalChoice(['hola', 'hello']),
    [
      ['empty text', '', ''],
      ['another text', 'ciao', 'Nick must be one of the options.'],
    ],
  ],
  mustBeTrue: [
    mustBeTrue(),
    [
      ...nothing('Nick must be checked.'),
      ['false', false, 'Nick must be checked.'],
      ['the text "true"', 'true', 'Nick must be checked.'],
      ['true', true, ''],
    ],
  ],
  optionalBoolean: [
    optionalBoolean(),
    [...nothing(''), ['false', false, ''], ['true', true, ''], ['a text', 'on', NOT_VALID]],
  ],
  numberBetween: [
    numberBetween(1, 10),
    [
      ...nothing(MISSING),
      ['NaN', NaN, 'Nick must be a number.'],
      ['0', 0, 'Nick must be from 1 to 10.'],
      ['1', 1, ''],
      ['10', 10, ''],
      ['10.5', 10.5, 'Nick must be from 1 to 10.'],
      ['the text "5"', '5', 'Nick must be a number.'],
    ],
  ],
  optionalNumber: [
    optionalNumber(),
    [
      ...nothing(''),
      ['-7.5', -7.5, ''],
      ['NaN', NaN, 'Nick must be a number.'],
      ['text', '5', 'Nick must be a number.'],
    ],
  ],
  validDate: [
    validDate(),
    [
      ...nothing(MISSING),
      ['a date', new Date(2019, 5, 1), ''],
      ['an Invalid Date', new Date(NaN), NOT_A_DATE],
      ['text of a date', '2019-06-01', ''],
      ['text of a date and time', '2019-06-01T14:30', ''],
      ['empty text', '', MISSING],
      ['a day that does not exist', '2019-02-30', NOT_A_DATE],
      ['text with a time zone', '2019-06-01T14:30:00.000Z', NOT_A_DATE],
      ['a number', 0, NOT_A_DATE],
    ],
  ],
  'validDate with limits': [validDate({min: '2019-06-10', max: '2019-06-20T12:00'}), LIMITED_DATES],
  optionalDate: [
    optionalDate(),
    [
      ...nothing(''),
      ['empty text', '', ''],
      ['a date', new Date(2019, 5, 1), ''],
      ['text of a date', '2019-06-01', ''],
      ['an Invalid Date', new Date(NaN), NOT_A_DATE],
    ],
  ],
  'optionalDate with limits': [
    optionalDate({min: '2019-06-10', max: '2019-06-20T12:00'}),
    [...nothing(''), ...LIMITED_DATES],
  ],
  requiredFile: [
    requiredFile(),
    [
      ...nothing(MISSING),
      ['neither path nor file', {path: '', file: null}, MISSING],
      ['only a path', {path: 'cv.pdf'}, MISSING],
      ['only a file', {file}, ''],
      ['a path and a file', {path: 'cv.pdf', file}, ''],
      ['a File', {file: new File(['abc'], 'cv.pdf')}, ''],
      ['a value that is not a file', {path: 'cv.pdf', file: 'cv.pdf'}, NOT_VALID],
      ['a path that is not text', {path: 7, file}, NOT_VALID],
      ['a file without its object', file, NOT_VALID],
      ['text', 'cv.pdf', NOT_VALID],
    ],
  ],
  optionalFile: [
    optionalFile(),
    [
      ...nothing(''),
      ['an empty object', {}, ''],
      ['neither path nor file', {path: '', file: undefined}, ''],
      ['only a path', {path: 'cv.pdf'}, MISSING],
      ['only a file', {file}, ''],
      ['a value that is not a file', {file: {}}, NOT_VALID],
      ['an empty list', [], ''],
      ['an array', [file], NOT_VALID],
    ],
  ],
};

for (const [title, [rule, cases]] of Object.entries(RULES)) {
  describe(title, () => {
    for (const [what, value, message] of cases) {
      it(`returns ${message === '' ? 'no message' : `"${message}"`} for ${what}`, async () => {
        expect(await validate(rule, value, 'Nick')).to.deep.equal({valid: message === '', message});
      });
    }
  });
}

describe('a rule helper', () => {
  before(() => registerTranslation(ar));

  it('prefers its own label to the given label', async () => {
    expect((await validate(requiredText({label: 'Name'}), '', 'Nick')).message).to.equal('Name is required.');
  });

  for (const [name, rule] of Object.entries({
    requiredChoice: requiredChoice(undefined, {label: 'Name'}),
    numberBetween: numberBetween(1, 10, {label: 'Name'}),
    validDate: validDate({label: 'Name'}),
    requiredFile: requiredFile({label: 'Name'}),
  })) {
    it(`accepts a label in ${name}`, async () => {
      expect((await validate(rule, null)).message).to.equal('Name is required.');
    });
  }

  for (const limit of ['min', 'max']) {
    it(`throws if the ${limit} of a date is not a date`, () => {
      expect(() => optionalDate({[limit]: '1/1/2019'})).to.throw(
        TypeError,
        `The ${limit} of a date must be yyyy-MM-dd or yyyy-MM-ddTHH:mm, not "1/1/2019".`,
      );
    });
  }

  it('includes the whole last day of a limit without a time', async () => {
    const rule = validDate({max: '2019-06-20'});
    expect((await validate(rule, '2019-06-20T23:59')).valid).to.equal(true);
    expect((await validate(rule, new Date(2019, 5, 20, 23, 59))).valid).to.equal(true);
  });

  it('uses the requested language', async () => {
    expect((await validate(requiredText(), '', 'الاسم', 'ar')).message).to.equal('الاسم: هذا الحقل مطلوب.');
  });

  it('is a field of an object', () => {
    const person = object({name: requiredText(), age: optionalNumber()});
    expect(person.is({name: 'Ada'})).to.equal(true);
    expect(person.is({name: ''})).to.equal(false);
  });

  it('reports its message in English if the app calls superstruct itself', () => {
    const [error] = object({name: requiredText({label: 'Name', ...bounds})}).validate({name: 'A'});
    expect(error?.message).to.equal('At path: name -- Name must have 3 to 30 characters.');
  });

  it('can be optional', async () => {
    expect((await validate(optional(requiredText()), undefined, 'Nick')).valid).to.equal(true);
  });

  it('provides the message of a union with a literal', async () => {
    const rule = union([requiredText(bounds), mustBeTrue()]);
    expect((await validate(rule, 'ab', 'Nick')).message).to.equal('Nick must have 3 to 30 characters.');
  });

  it('can be refined with its own message', async () => {
    const rule = refine(
      requiredText(bounds),
      'capital',
      text => /^[A-Z]/.test(text) || 'Start with a capital.',
    );
    expect((await validate(rule, 'ada', 'Nick')).message).to.equal('Start with a capital.');
  });
});
