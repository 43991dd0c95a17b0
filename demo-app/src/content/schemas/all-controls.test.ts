import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {validate} from '@life-changers/elements/core/validation';
import {allControls} from './all-controls.js';

const file = new File(['abc'], 'cv.pdf', {type: 'application/pdf'});
const missing = 'The field is required.';
const notChecked = 'The field must be checked.';

type Field = keyof typeof allControls.schema;

/** Values of each field with their messages. A valid value has an empty message. */
const CASES: Readonly<Record<Field, readonly (readonly [value: unknown, message: string])[]>> = {
  checkboxRequired: [
    [true, ''],
    [false, notChecked],
    [undefined, notChecked],
  ],
  checkboxOptional: [
    [undefined, ''],
    [false, ''],
    [true, ''],
  ],
  datalistRequired: [
    ['python', ''],
    ['', missing],
  ],
  datalistOptional: [
    ['python', ''],
    ['', ''],
  ],
  radioRequired: [
    ['hola', ''],
    ['', missing],
  ],
  radioOptional: [
    ['hola', ''],
    ['', ''],
  ],
  radioBoxRequired: [
    ['mkt', ''],
    ['', missing],
  ],
  radioBoxOptional: [
    ['hola', ''],
    ['', ''],
  ],
  selectRequired: [
    ['hello', ''],
    ['', missing],
  ],
  selectOptional: [
    ['hello', ''],
    ['', ''],
  ],
  rangeSliderRequired: [
    [0, 'The field must be from 1 to 10.'],
    [1, ''],
    [10, ''],
  ],
  rangeSliderOptional: [
    [0, ''],
    [10, ''],
    [undefined, ''],
  ],
  switchRequired: [
    [true, ''],
    [false, notChecked],
    [undefined, notChecked],
  ],
  switchOptional: [
    [undefined, ''],
    [false, ''],
    [true, ''],
  ],
  textRequired: [
    ['abc', ''],
    ['', 'Text is required.'],
    ['ab', 'Text Required must have 3 to 30 characters.'],
    ['a'.repeat(31), 'Text Required must have 3 to 30 characters.'],
  ],
  textOptional: [
    ['', ''],
    ['abc', ''],
    ['ab', 'Text Optional must have 3 to 30 characters.'],
  ],
  dateRequired: [
    [new Date(2019, 5, 1), ''],
    [null, missing],
    [new Date(NaN), 'The field must be a valid date.'],
  ],
  dateOptional: [
    [new Date(2019, 5, 1), ''],
    [null, ''],
    [new Date(NaN), 'The field must be a valid date.'],
  ],
  fileRequired: [
    [{path: 'cv.pdf', file}, ''],
    [{file}, ''],
    [null, missing],
    [{}, missing],
    [{path: 'cv.pdf'}, missing],
  ],
  fileOptional: [
    [null, ''],
    [{}, ''],
    [{path: 'cv.pdf', file}, ''],
    [{path: 'cv.pdf'}, missing],
  ],
};

describe('the rules of all controls', () => {
  for (const [field, cases] of Object.entries(CASES)) {
    for (const [value, message] of cases) {
      const result = message === '' ? 'accept' : `report "${message}" for`;
      it(`${result} ${JSON.stringify(value)} in ${field}`, async () => {
        const rules = allControls.schema[field as Field];
        assert.deepEqual(await validate(rules, value, 'The field'), {valid: message === '', message});
      });
    }
  }
});
