import {expect} from '@open-wc/testing';
import {runToEnd} from '../index.js';
import {countOptions} from './option-counts.js';

const rows = ['DE', 'FR', null, 'DE', {value: 'FR'}, '', true].map(country => ({country}));

describe('countOptions', () => {
  it('counts the values of all rows, with empty cells as one', () => {
    expect(runToEnd(countOptions(rows, 'country'))).to.deep.equal([
      {value: 'DE', count: 2},
      {value: 'FR', count: 2},
      {value: '', count: 2},
      {value: 'true', count: 1},
    ]);
  });

  it('counts only some rows', () => {
    expect(runToEnd(countOptions(rows, 'country', Uint32Array.of(0, 3, 5)))).to.deep.equal([
      {value: 'DE', count: 2},
      {value: '', count: 1},
    ]);
  });

  it('has no options without rows', () => {
    expect(runToEnd(countOptions([], 'country'))).to.deep.equal([]);
  });
});
