import {expect} from '@open-wc/testing';
import {itInBrowser} from '../testing/it-in-browser.js';
import {parseNumber, sanitizeValue} from './sanitize-value.js';

const TEXTS = [
  ['Ada', 'Ada'],
  [' Ada Lovelace ', ' Ada Lovelace '],
  ['two\nlines', 'twolines'],
  ['\r\nAda\r\n', 'Ada'],
  ['a\tb', 'a\tb'],
] as const;

const TRIMMED = [
  ['  a b  ', 'a b'],
  ['\t\f\n a@example.com \r\n', 'a@example.com'],
  ['a\nb', 'ab'],
  [' \n ', ''],
  ['a', 'a'],
  ['\u00A0a\u00A0', '\u00A0a\u00A0'],
] as const;

const NUMBERS = [
  ['5', '5'],
  ['-5', '-5'],
  ['1.50', '1.50'],
  ['.5', '.5'],
  ['-.5', '-.5'],
  ['.25', '.25'],
  ['1e3', '1e3'],
  ['1E-3', '1E-3'],
  ['1e+3', '1e+3'],
  ['007', '007'],
  ['-0', '-0'],
  ['', ''],
  ['abc', ''],
  ['-', ''],
  ['+5', ''],
  ['5.', ''],
  ['.', ''],
  ['1e', ''],
  ['e5', ''],
  ['0x10', ''],
  ['1,5', ''],
  [' 5', ''],
  ['5 ', ''],
  ['5\n', ''],
  ['5px', ''],
  ['NaN', ''],
  ['Infinity', ''],
  ['1e400', ''],
  ['-1e400', ''],
  ['٥', ''],
] as const;

const CASES: Readonly<Record<string, readonly (readonly [given: string, kept: string])[]>> = {
  text: TEXTS,
  search: TEXTS,
  tel: TEXTS,
  password: TEXTS,
  email: TRIMMED,
  url: TRIMMED,
  number: NUMBERS,
};

describe('sanitizeValue', () => {
  for (const [type, cases] of Object.entries(CASES))
    for (const [given, kept] of cases) {
      const title = `${JSON.stringify(kept)} of ${JSON.stringify(given)} as ${type}`;
      it(`keeps ${title}`, () => expect(sanitizeValue(type, given)).to.equal(kept));
      itInBrowser(`keeps ${title}, like a native input`, () => {
        const native = Object.assign(document.createElement('input'), {type, value: given});
        expect(native.value).to.equal(kept);
      });
    }

  it('handles a long text with many spaces quickly', () => {
    const text = `a${' '.repeat(100_000)}b`;
    expect(sanitizeValue('url', text)).to.equal(text);
  });
});

describe('parseNumber', () => {
  for (const [text, number] of [
    ['5', 5],
    ['-.5', -0.5],
    ['.25', 0.25],
    ['1e3', 1000],
    ['', null],
    ['5px', null],
    ['1e400', null],
  ] as const) {
    it(`reads ${JSON.stringify(text)} as ${number}`, () => expect(parseNumber(text)).to.equal(number));
  }
});
