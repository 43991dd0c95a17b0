import {expect} from '@open-wc/testing';
import {dateCodes, numberCode} from './format-code.js';

describe('the codes of dates', () => {
  for (const [lang, date, time] of [
    ['en', 'mm\\/dd\\/yyyy', 'h:mm AM/PM'],
    ['en-GB', 'dd\\/mm\\/yyyy', 'hh:mm'],
    ['de', 'dd\\.mm\\.yyyy', 'hh:mm'],
    ['sv', 'yyyy\\-mm\\-dd', 'hh:mm'],
    ['ko', 'yyyy\\. mm\\. dd\\.', 'AM/PM h:mm'],
    ['ja', 'yyyy\\/mm\\/dd', 'h:mm'],
    ['fa', 'yyyy\\/mm\\/dd', 'h:mm'],
    ['ar', 'dd\\/mm\\/yyyy', 'h:mm AM/PM'],
    ['en_US', 'mm\\/dd\\/yyyy', 'h:mm AM/PM'],
  ] as const)
    it(`are ${date} and ${time} in ${lang}`, () => {
      const codes = dateCodes(lang);
      expect([codes.date, codes.time, codes.dateTime]).to.deep.equal([date, time, `${date} ${time}`]);
    });
});

describe('the code of numbers', () => {
  const euros = {style: 'currency', currency: 'EUR'} as const;

  for (const [lang, options, code] of [
    ['en', {}, 'General'],
    ['en', {minimumFractionDigits: 2, maximumFractionDigits: 2}, '#,##0.00'],
    ['en', {maximumFractionDigits: 0, useGrouping: false}, '0'],
    ['en', euros, '"€"#,##0.00'],
    ['de', euros, '#,##0.00" €"'],
    ['de', {...euros, currencyDisplay: 'name'}, '#,##0.00" Euro"'],
    ['ja', {style: 'currency', currency: 'JPY'}, '"￥"#,##0'],
    ['en', {style: 'percent'}, '#,##0%'],
    ['de', {style: 'percent', maximumFractionDigits: 1}, '#,##0.0" "%'],
    ['en', {style: 'unit', unit: 'kilogram'}, 'General" kg"'],
    ['en', {notation: 'compact'}, 'General'],
  ] as const)
    it(`is ${code} for ${JSON.stringify(options)} in ${lang}`, () => {
      expect(numberCode(lang, options)).to.equal(code);
    });

  it('throws for what Intl does not know', () => {
    expect(() => numberCode('en', {style: 'currency'})).to.throw(TypeError);
  });
});
