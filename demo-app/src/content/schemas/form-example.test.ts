import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {validate} from '@life-changers/elements/core/validation';
import {formExample, type FormExample} from './form-example.js';

const file = new File(['abc'], 'cv.pdf', {type: 'application/pdf'});
const missing = 'The field is required.';
const notAnOption = 'The field must be one of the options.';
const notADate = 'The field must be a valid date.';

type Field = keyof typeof formExample.schema;

/** Values of each field with their messages. A valid value has an empty message. */
const CASES: Readonly<Record<Field, readonly (readonly [value: unknown, message: string])[]>> = {
  firstName: [
    ['Al', ''],
    ['', 'First name is required.'],
    ['A', 'First name must have 2 to 30 characters.'],
    ['a'.repeat(31), 'First name must have 2 to 30 characters.'],
  ],
  lastName: [
    ['Lo', ''],
    ['', 'Last name is required.'],
    ['L', 'Last name must have 2 to 30 characters.'],
  ],
  sex: [
    ['female', ''],
    ['', missing],
    ['x', notAnOption],
  ],
  yearsOfWork: [
    [1, ''],
    [35, ''],
    [0, 'The field must be from 1 to 35.'],
    [36, 'The field must be from 1 to 35.'],
  ],
  country: [
    ['italy', ''],
    ['', missing],
    ['france', notAnOption],
  ],
  favouriteLanguage: [
    ['python', ''],
    ['Lisp', ''],
    ['', missing],
  ],
  isAvailableToTeachIt: [
    [true, ''],
    [false, ''],
    [undefined, ''],
  ],
  isCurrentlyLivingHere: [
    ['no', ''],
    ['', missing],
    ['maybe', notAnOption],
  ],
  favouriteSport: [
    ['other', ''],
    ['', missing],
    ['chess', notAnOption],
  ],
  availableDateToStart: [
    [new Date(2019, 5, 1), ''],
    [null, missing],
    [new Date(NaN), notADate],
  ],
  dateOptional: [
    [null, ''],
    [new Date(2019, 5, 1), ''],
    [new Date(NaN), notADate],
  ],
  fileRequired: [
    [{path: 'cv.pdf', file}, ''],
    [null, missing],
    [{path: 'cv.pdf'}, missing],
  ],
  profilePhoto: [
    [null, ''],
    [{path: 'cv.pdf', file}, ''],
    [{path: 'cv.pdf'}, missing],
  ],
};

const valid: FormExample = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  sex: 'female',
  yearsOfWork: 12,
  country: 'uk',
  favouriteLanguage: 'python',
  isCurrentlyLivingHere: 'yes',
  favouriteSport: 'tennis',
  availableDateToStart: new Date(2019, 5, 1),
  fileRequired: {path: 'cv.pdf', file},
};

describe('the rules of the form example', () => {
  for (const [field, cases] of Object.entries(CASES)) {
    for (const [value, message] of cases) {
      const result = message === '' ? 'accept' : `report "${message}" for`;
      it(`${result} ${String(value)} in ${field}`, async () => {
        const rules = formExample.schema[field as Field];
        assert.deepEqual(await validate(rules, value, 'The field'), {valid: message === '', message});
      });
    }
  }

  it('accept a form without the optional fields', () => {
    assert.equal(formExample.is(valid), true);
  });

  it('reject a form without a required field', () => {
    assert.equal(formExample.is({...valid, availableDateToStart: null}), false);
  });
});
