import {expect} from '@open-wc/testing';
import {cellContent, type SheetValueKind} from './sheet-cell.js';

const date = (number: number) => ({number, look: 'date'});
const dateTime = (number: number) => ({number, look: 'dateTime'});
const time = (number: number) => ({number, look: 'time'});
const plain = (number: number) => ({number, look: 'number'});

describe('the content of a cell', () => {
  const contents: readonly (readonly [kind: SheetValueKind, value: unknown, content: unknown])[] = [
    ['text', 'Ada', 'Ada'],
    ['text', '=1+1', '=1+1'],
    ['text', '2026-05-12', '2026-05-12'],
    ['text', '12.5', '12.5'],
    ['text', '', null],
    ['text', null, null],
    ['text', undefined, null],
    ['text', {}, null],
    ['text', ['a'], null],
    ['text', true, true],
    ['text', false, false],
    ['text', 12.5, plain(12.5)],
    ['text', -0, plain(-0)],
    ['text', NaN, 'NaN'],
    ['text', -Infinity, '-Infinity'],
    ['text', 999_999_999_999_999, plain(999_999_999_999_999)],
    ['text', 1e15, '1000000000000000'],
    ['text', -9_007_199_254_740_991, '-9007199254740991'],
    ['text', 1e21, plain(1e21)],
    ['text', 12n, plain(12)],
    ['text', 12_345_678_901_234_567n, '12345678901234567'],
    ['number', '12.50', plain(12.5)],
    ['number', '-3', plain(-3)],
    ['number', '007', '007'],
    ['number', '1e3', '1e3'],
    ['number', '12 %', '12 %'],
    ['number', '1234567890123456', '1234567890123456'],
    ['number', '0.1234567890123456', '0.1234567890123456'],
    ['text', new Date(2026, 4, 12), date(46_154)],
    ['text', new Date(2026, 4, 12, 12), dateTime(46_154.5)],
    ['date', new Date(2026, 4, 12, 12), dateTime(46_154.5)],
    ['date-time', new Date(2026, 4, 12), dateTime(46_154)],
    ['text', new Date(NaN), null],
    ['text', new Date(1900, 1, 28), '1900-02-28'],
    ['text', new Date(1900, 2, 1), date(61)],
    ['text', new Date(9999, 11, 31), date(2_958_465)],
    ['text', new Date(10_000, 0, 1), '10000-01-01'],
    ['date', '2026-05-12', date(46_154)],
    ['date', '2026-05-12T18:00', dateTime(46_154.75)],
    ['date', '2026-05-12 18:00:00.000', dateTime(46_154.75)],
    ['date', '2026-05-12T18:00:00Z', '2026-05-12T18:00:00Z'],
    ['date', '2026-02-30', '2026-02-30'],
    ['date', '2026-05-12T24:00', '2026-05-12T24:00'],
    ['date', '1899-12-31', '1899-12-31'],
    ['date', 'soon', 'soon'],
    ['date-time', '2026-05-12', dateTime(46_154)],
    ['time', '06:00', time(0.25)],
    ['time', '12:00:27', time(0.500_312_5)],
    ['time', '24:00', '24:00'],
    ['time', '12:00:60', '12:00:60'],
    ['time', 'noon', 'noon'],
  ];
  for (const [kind, value, content] of contents) {
    const shown = typeof value === 'string' ? `"${value}"` : String(value);
    it(`is ${JSON.stringify(content)} for ${shown} in a column of ${kind}`, () => {
      expect(cellContent(value, kind)).to.deep.equal(content);
    });
  }
});
