import {expect} from '@open-wc/testing';
import {sentPlace} from './sent-place.js';

describe('the place that a server names among rows that were sent', () => {
  for (const [path, count, place] of [
    [['rows', 3, 'qty'], 4, {index: 3, field: 'qty'}],
    [[3, 'qty'], 4, {index: 3, field: 'qty'}],
    [['rows', 1], 4, {index: 1, field: undefined}],
    [['qty'], 1, {index: 0, field: 'qty'}],
    [['qty'], 2, null],
    [['rows', 4, 'qty'], 4, null],
    [[-1, 'qty'], 4, null],
    [[0.5, 'qty'], 4, null],
    [[7], 1, null],
    [['rows'], 1, null],
    [[], 1, null],
  ] as const)
    it(`is ${JSON.stringify(place)} for ${JSON.stringify(path)} of ${count}`, () => {
      expect(sentPlace(path, count)).to.deep.equal(place);
    });
});
