import {expect} from '@open-wc/testing';
import {dateCells} from './date-cells.js';

const invalid = new Date(NaN);

describe('dateCells', () => {
  for (const [value, shown] of [
    ['2026-05-12', '12/05/2026'],
    ['0026-05-12', '12/05/0026'],
    ['2026-05-12T14:30', '12/05/2026 14:30'],
    ['2026-05-12 14:30', '12/05/2026 14:30'],
    ['2026-05-12T14:30:59', '12/05/2026 14:30'],
    ['2026-05-12 14:30:59.123', '12/05/2026 14:30'],
    ['2026-05-12T00:00', '12/05/2026 00:00'],
    [new Date(2026, 4, 12), '12/05/2026'],
    [new Date(2026, 4, 12, 23, 59, 59), '12/05/2026 23:59'],
  ] as const) {
    it(`shows ${String(value)} as ${shown}`, () => {
      expect(dateCells('en-GB')(value)).to.equal(shown);
    });
  }

  for (const value of [
    '2026-05-12T14:30Z',
    '2026-05-12T14:30:00.000Z',
    '2026-05-12T14:30+02:00',
    '2026-02-30',
    '2026-05-12T25:00',
    '2026-05',
    'on 2026-05-12',
    '12026-05-12',
    'soon',
    '',
    20260512,
    null,
    undefined,
    invalid,
  ]) {
    it(`does not change ${typeof value === 'string' ? `"${value}"` : String(value)}`, () => {
      expect(dateCells('en-GB')(value)).to.equal(value);
    });
  }

  it('uses the order and the digits of the language', () => {
    const shown = ['en', 'de', 'ja', 'fa', 'en_US'].map(lang => dateCells(lang)('2026-05-12'));
    expect(shown).to.deep.equal(['05/12/2026', '12.05.2026', '2026/05/12', '۲۰۲۶/۰۵/۱۲', '05/12/2026']);
  });
});
