import {expect} from '@open-wc/testing';
import * as numbers from 'libphonenumber-js/max';
import {countryOptions} from './country-options.js';
import {readPhone, typedPhone} from './read-phone.js';

describe('readPhone', () => {
  for (const [text, country, number, shown, own] of [
    ['0151 23456789', 'DE', '+4915123456789', '01512 3456789', 'DE'],
    ['+49 (0)151 23456789', null, '+4915123456789', '01512 3456789', 'DE'],
    ['0049 151 23456789', 'FR', '+4915123456789', '01512 3456789', 'DE'],
    ['00 49 151 23456789', null, '+4915123456789', '01512 3456789', 'DE'],
    ['tel:+4915123456789', null, '+4915123456789', '01512 3456789', 'DE'],
    ['011 49 151 23456789', 'US', '+4915123456789', '01512 3456789', 'DE'],
    ['(213) 373-4253', 'US', '+12133734253', '(213) 373-4253', 'US'],
    ['+٤٩ ١٥١ ٢٣٤٥٦٧٨٩', null, '+4915123456789', '01512 3456789', 'DE'],
    // The 0 of Italy is part of the number.
    ['02 1234567', 'IT', '+39021234567', '02 123 4567', 'IT'],
  ] as const) {
    it(`reads "${text}"${country ? ` in ${country}` : ''}`, () => {
      expect(readPhone({text, country, numbers})).to.deep.equal({number, country: own, shown, problem: null});
    });
  }

  for (const [text, country, problem, own] of [
    ['01 40', 'FR', 'incomplete', null],
    ['+49 151', null, 'incomplete', 'DE'],
    ['0151 234567891234567', 'DE', 'impossible', null],
    ['151 abc', 'DE', 'impossible', null],
    ['0151 23456789', null, 'no-country', null],
    ['🙂', null, 'impossible', null],
  ] as const) {
    it(`does not read "${text}"${country ? ` in ${country}` : ''}: ${problem}`, () => {
      expect(readPhone({text, country, numbers})).to.deep.equal({
        number: null,
        country: own,
        shown: text,
        problem,
      });
    });
  }

  for (const [text, number, problem] of [
    ['+49 151 23456789', '+4915123456789', null],
    ['0049 (0)151 23456789', '+4915123456789', null],
    ['+49 15', null, 'incomplete'],
    ['+49 151 2345678901234', null, 'impossible'],
    ['+0 151 2345678', null, 'impossible'],
    ['0151 23456789', null, 'no-country'],
    ['+49 151 x', null, 'impossible'],
  ] as const) {
    it(`counts the digits of "${text}" without the data of countries`, () => {
      expect(readPhone({text, country: null, numbers: null})).to.deep.equal({
        number,
        country: null,
        shown: text,
        problem,
      });
    });
  }
});

describe('typedPhone', () => {
  for (const [text, country, typed] of [
    ['01512345', 'DE', '01512 345'],
    ['2133', 'US', '(213) 3'],
    ['+49151', 'DE', '+49151'],
    ['0151', null, '0151'],
  ] as const) {
    it(`writes "${text}" as "${typed}" in ${country ?? 'no country'}`, () => {
      expect(typedPhone({text, country, numbers})).to.equal(typed);
    });
  }
});

it('countryOptions has the names of a language, in its order', () => {
  const options = countryOptions(numbers, 'de').filter(({value}) => ['AT', 'DE', 'EG'].includes(value));
  expect(options).to.deep.equal([
    {value: 'EG', text: '\u200e+20 Ägypten'},
    {value: 'DE', text: '\u200e+49 Deutschland'},
    {value: 'AT', text: '\u200e+43 Österreich'},
  ]);
});
