import {expect} from '@open-wc/testing';
import {addDecimals, compareDecimals, decimalText, parseDecimal, shifted} from './decimal.js';

describe('decimal numbers', () => {
  for (const [text, exact] of [
    ['0', '0'],
    ['0.00', '0.00'],
    ['-12.50', '-12.50'],
    ['.5', '0.5'],
    ['-.5', '-0.5'],
    ['007', '7'],
    ['12345678901234567890.12345678901234567890', '12345678901234567890.12345678901234567890'],
    ['1e3', '1000'],
    ['1.25E1', '12.5'],
    ['1.5e-3', '0.0015'],
    ['1e+21', '1000000000000000000000'],
    ['-0', '0'],
    ['0e400', '0'],
  ] as const) {
    it(`keeps the digits of ${text}`, () => {
      expect(decimalText(parseDecimal(text)!)).to.equal(exact);
    });
  }

  for (const text of [
    '',
    ' 1',
    '1 ',
    '+1',
    '1.',
    '.',
    '-',
    '1,5',
    'abc',
    '1e',
    'Infinity',
    '1e400',
    '0e999999999',
    '1e-999999999',
  ])
    it(`does not parse ${JSON.stringify(text)}`, () => {
      expect(parseDecimal(text)).to.equal(null);
    });

  for (const [one, other, sum] of [
    ['0.1', '0.2', '0.3'],
    ['0.10', '0.2', '0.30'],
    ['-0.1', '0.1', '0.0'],
    ['99999999999999999', '0.01', '99999999999999999.01'],
  ] as const)
    it(`adds ${one} and ${other}`, () => {
      expect(decimalText(addDecimals(parseDecimal(one)!, parseDecimal(other)!))).to.equal(sum);
    });

  for (const [one, other, order] of [
    ['1.50', '1.5', 0],
    ['-2', '-1', -1],
    ['9007199254740993', '9007199254740992', 1],
  ] as const)
    it(`compares ${one} with ${other}`, () => {
      expect(compareDecimals(parseDecimal(one)!, parseDecimal(other)!)).to.equal(order);
    });

  for (const [text, places, moved] of [
    ['0.255', 2, '25.5'],
    ['3', 2, '300'],
    ['25', -2, '0.25'],
    ['-5', -2, '-0.05'],
  ] as const)
    it(`moves the point of ${text} by ${places}`, () => {
      expect(decimalText(shifted(parseDecimal(text)!, places))).to.equal(moved);
    });
});
