import {expect} from '@open-wc/testing';
import type {TableRow} from '../../../core/table/index.js';
import {rowKeys, type RowKeyOf} from './row-keys.js';

describe('rowKeys', () => {
  const cases: [title: string, rows: unknown[], keyOf: RowKeyOf, keys: unknown[], warned: RegExp | null][] = [
    ['reads a field', [{id: 1}, {id: 'a'}, {id: {value: 2}}], 'id', [1, 'a', 2], null],
    ['calls a function', [{a: 1}, {a: 2}], row => `row ${String(row.a)}`, ['row 1', 'row 2'], null],
    ['has no key of a missing field', [{}, {id: 1}, null], 'id', [null, 1, null], /has no key/],
    ['has no key of an object', [{id: {}}, {id: NaN}, {id: ''}], 'id', [null, null, null], /has no key/],
    ['has no repeated key', [{id: 1}, {id: 1}, {id: '1'}], 'id', [1, null, '1'], /is repeated/],
    [
      'has no key of a function that throws',
      [{}],
      () => {
        throw new Error('no');
      },
      [null],
      /threw/,
    ],
  ];
  for (const [title, rows, keyOf, keys, warned] of cases) {
    it(title, () => {
      const warnings: string[] = [];
      expect(rowKeys(rows as TableRow[], keyOf, text => warnings.push(text))).to.deep.equal(keys);
      if (warned === null) expect(warnings).to.deep.equal([]);
      else expect(warnings[0]).to.match(warned);
    });
  }
});
