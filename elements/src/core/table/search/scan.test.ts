import {expect} from '@open-wc/testing';
import type {TableRow} from '../row.js';
import {RowIndex} from './row-index.js';
import {runToEnd} from '../sliced-work.js';

const VALUES = [
  "O'Neil",
  'one - two',
  ' Élan',
  'e\u0301',
  '\u212Aelvin',
  '\u212A',
  'İx',
  12,
  -1.5,
  1e21,
  NaN,
  true,
  12n,
  null,
  undefined,
  new Date(2019, 5, 1),
  {value: 'Snow', orderValue: 'x'},
  ['oneil'],
  Symbol('o'),
  () => 'o',
  '',
  'ΟΔΟΣ',
  'ß',
  'K',
];

describe('a search while the text is read', () => {
  for (const needle of [
    'o',
    'on',
    'one two',
    'e',
    'k',
    'i',
    'i\u0307x',
    '1',
    '12',
    '2019',
    'n',
    'é',
    'σ',
    's',
    'a',
    'x',
    'ß',
  ])
    it(`finds ${needle} like a search after it`, () => {
      const rows = VALUES.flatMap(a => VALUES.map(b => ({a, b}))) as TableRow[];
      const compareText = new Intl.Collator('en').compare;
      const find = (index: RowIndex) => runToEnd(index.view({search: needle, sort: null})).slice(0, Infinity);
      const early = new RowIndex(rows, ['a', 'b'], {compareText});
      early.build();
      expect(find(early)).to.deep.equal(find(new RowIndex(rows, ['a', 'b'], {compareText})));
    });
  it('accepts a getter that throws', () => {
    const row = Object.defineProperty({}, 'a', {
      get: () => {
        throw new Error('x');
      },
      enumerable: true,
    });
    const early = new RowIndex([row] as TableRow[], ['a'], {compareText: () => 0});
    early.build();
    expect(runToEnd(early.view({search: 'o', sort: null})).total).to.equal(0);
  });
});
