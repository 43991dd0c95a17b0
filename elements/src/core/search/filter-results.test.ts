import {expect} from '@open-wc/testing';
import {filterResults} from './filter-results.js';

const ENTRIES = [
  {text: 'New invoice', description: 'For a customer', group: 'Create'},
  {text: 'New customer', group: 'Create'},
  {text: 'Ärger melden'},
];

describe('filterResults', () => {
  for (const [text, found] of [
    ['', ['New invoice', 'New customer', 'Ärger melden']],
    ['  ', ['New invoice', 'New customer', 'Ärger melden']],
    ['INVOICE', ['New invoice']],
    ['customer', ['New invoice', 'New customer']],
    ['create customer new', ['New invoice', 'New customer']],
    ['ärger', ['Ärger melden']],
    ['invoice ärger', []],
  ] as const) {
    it(`finds ${found.length} with "${text}"`, () => {
      expect(filterResults(ENTRIES, text).map(entry => entry.text)).to.deep.equal(found);
    });
  }

  it('returns the same array without a text', () => {
    expect(filterResults(ENTRIES, '')).to.equal(ENTRIES);
  });
});
