import {expect} from '@open-wc/testing';
import {normalizeMarks} from './slider-marks.js';

describe('normalizeMarks', () => {
  for (const [title, marks, expected, warnings] of [
    ['has no marks by default', null, [], 0],
    ['keeps marks with and without a label', [{value: 1, label: 'One'}, {value: 2}], [1, 2], 0],
    ['leaves out marks without a number', [{value: 1}, {value: '2'}, {value: NaN}, null, 3], [1], 1],
    ['refuses what is not a list', {value: 1}, [], 1],
    ['refuses text', 'all', [], 1],
  ] as const) {
    it(title, () => {
      const seen: string[] = [];
      const values = normalizeMarks(marks, message => seen.push(message)).map(({value}) => value);
      expect([values, seen.length]).to.deep.equal([expected, warnings]);
    });
  }
});
