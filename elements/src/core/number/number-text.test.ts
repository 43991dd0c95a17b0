import {expect} from '@open-wc/testing';
import {seeded} from '../../testing/random-steps.js';
import {compareDecimals, decimalText, parseDecimal} from './decimal.js';
import {NumberText} from './number-text.js';

const EURO = {style: 'currency', currency: 'EUR'} as const;
const PERCENT = {style: 'percent'} as const;

/** A language, a format, and texts with the number that they are. */
const TEXTS: readonly (readonly [
  string,
  Intl.NumberFormatOptions,
  Readonly<Record<string, string | null>>,
])[] = [
  [
    'en',
    {},
    {
      '1,234': '1234',
      '1.234': '1.234',
      '1.234,56 €': '1234.56',
      '12,34': '12.34',
      '0,125': '0.125',
      '1,234,567.8': '1234567.8',
      '1.234.567': '1234567',
      '1 234,5': '1234.5',
      '1’234.5': '1234.5',
      $5: '5',
      '.5': '0.5',
      '5.': '5',
      '007': '7',
      '0.00': '0.00',
      '1e3': '1000',
      ' 5 ': '5',
      '- 5': '-5',
      '−5': '-5',
      '–5': '-5',
      '+5': '5',
      '(5)': '-5',
      '(1,234.50)': '-1234.50',
      '١٬٢٣٤٫٥': '1234.5',
      '१२३': '123',
      '５': '5',
      '12345678901234567890.123': '12345678901234567890.123',
      '': null,
      '-': null,
      '.': null,
      '5-': null,
      '--5': null,
      '(5': null,
      '(-5)': null,
      '1,2,3': null,
      '12 34': null,
      '1,23,456': null,
      '12,34.5': null,
      '1/234': null,
      '1’23': null,
      '1٫234': '1.234',
      '1.2.3': null,
      '1/2': null,
      '1-2': null,
      '5 kg': null,
      '25%': null,
      'about 5': null,
      '1e': null,
      '1e999': null,
    },
  ],
  [
    'de',
    EURO,
    {
      '1.234,56 €': '1234.56',
      '1,234.56': '1234.56',
      '1.234': '1234',
      '1.5': '1.5',
      '12,345': '12.345',
      '€ 5': '5',
      'EUR 5': '5',
      '5 Euro': '5',
      '-5 €': '-5',
      '(5,00 €)': '-5.00',
      '5 $': null,
      '5 %': null,
      '5 € 5': null,
    },
  ],
  [
    'fr',
    {},
    {'1 234,5': '1234.5', '1 234': '1234', '1  234': '1234', '1.5': '1.5', '1,234': '1.234', '1.234': null},
  ],
  ['de-CH', {}, {"1'234.5": '1234.5', '1,234': null}],
  [
    'en-IN',
    {},
    {'12,34,567.5': '1234567.5', '1,234,567': '1234567', '1234,56,789': null, '12,34,5678': null},
  ],
  [
    'ar-EG',
    EURO,
    {
      '١٬٢٣٤٫٥٠ €': '1234.50',
      '؜-‏١٢٫٥ €': '-12.5',
      '1,234': '1234',
      '1.5': '1.5',
      '12٫345': '12.345',
      '١٬٢٣ €': '1.23',
    },
  ],
  ['fa', {}, {'‎−۱٬۲۳۴٫۵': '-1234.5'}],
  ['en', PERCENT, {'25': '0.25', '25.5%': '0.255', '100 %': '1.00', '-3%': '-0.03', '5 €': null}],
  [
    'en',
    {style: 'unit', unit: 'kilogram'},
    {'5 kg': '5', '5KG': '5', '5 kilograms': '5', '5 k': null, '5 mg': null},
  ],
  ['ar-EG', PERCENT, {'٢٥٪؜': '0.25', '٢٥%': '0.25'}],
  [
    'en',
    {style: 'currency', currency: 'CAD'},
    {CA$5: '5', $5: '5', 'CAD 5': '5', '5 Canadian dollars': '5', '€5': null},
  ],
  ['en', {style: 'currency', currency: 'CAD', currencyDisplay: 'code'}, {'CAD 5': '5', CA$5: '5'}],
  ['da', {style: 'currency', currency: 'DKK'}, {'1.234,50 kr.': '1234.50'}],
];

describe('the text of a number', () => {
  for (const [locale, format, texts] of TEXTS)
    for (const [text, number] of Object.entries(texts))
      it(`${JSON.stringify(text)} is ${number ?? 'not a number'} in ${locale} with ${JSON.stringify(format)}`, () => {
        expect(new NumberText(locale, format).parse(text)).to.equal(number);
      });

  for (const [locale, format, value, shown, plain] of [
    ['en', {}, '1234.50', '1,234.50', '1234.50'],
    ['en', {}, '12345678901234567890.12', '12,345,678,901,234,567,890.12', '12345678901234567890.12'],
    ['de', {}, '-1234.5', '-1.234,5', '-1234,5'],
    ['en', EURO, '0', '€0.00', '0.00'],
    ['en', EURO, '1.2345', '€1.2345', '1.2345'],
    ['en', PERCENT, '0.2550', '25.50%', '25.50'],
    ['en', PERCENT, '12345678901234567.89', '1,234,567,890,123,456,789%', '1234567890123456789'],
    ['en', {notation: 'compact'}, '123456', '123,456', '123456'],
    ['en', {maximumSignificantDigits: 2}, '123456', '123,456', '123456'],
    ['en', {maximumFractionDigits: 0}, '1.25', '1.25', '1.25'],
    ['en', {...EURO, notation: 'compact'}, '123456', '€123,456', '123456'],
    ['en', {signDisplay: 'never'}, '-5', '-5', '-5'],
    ['en', {...PERCENT, signDisplay: 'never'}, '-0.05', '-5%', '-5'],
    ['en', {...EURO, signDisplay: 'never'}, '-5', '-5', '-5'],
    ['en', EURO, '0.123456789012345678901', '0.123456789012345678901', '0.123456789012345678901'],
    ['de', {}, '-0.123456789012345678901', '-0.123456789012345678901', '-0.123456789012345678901'],
    ['en', {}, 'not a number', '0', '0'],
    ['en', {...EURO, currencySign: 'accounting'}, '-5', '(€5.00)', '-5.00'],
    ['en', {minimumFractionDigits: 2}, '1.5', '1.50', '1.50'],
    ['ar-EG', {}, '1234.5', '١٬٢٣٤٫٥', '١٢٣٤٫٥'],
    ['not a tag', {}, '1234', '1,234', '1234'],
  ] as const)
    it(`of ${value} is ${shown} in ${locale} with ${JSON.stringify(format)}, and ${plain} while editing`, () => {
      const text = new NumberText(locale, format);
      expect([text.format(value), text.plain(value)]).to.deep.equal([shown, plain]);
    });

  it('has its own unit, which users may type', () => {
    const text = new NumberText('de', {}, 'mg/24h');
    expect(text.format('1234.5')).to.equal('1.234,5\u00A0mg/24h');
    expect(
      ['2,5 mg/24h', '2,5', '2,5MG/24H', '1e3 mg/24h', '2,5 g'].map(typed => text.parse(typed)),
    ).to.deep.equal(['2.5', '2.5', '2.5', '1000', null]);
  });

  for (const [format, decimals] of [
    [{}, 0],
    [EURO, 2],
    [{style: 'currency', currency: 'JPY'}, 0],
    [PERCENT, 2],
    [{...PERCENT, maximumFractionDigits: 1}, 3],
    [{minimumFractionDigits: 2}, 2],
    [{style: 'unit', unit: 'kilogram'}, 0],
  ] as const)
    it(`asks for ${decimals} decimals with ${JSON.stringify(format)}`, () => {
      expect(new NumberText('en', format).decimals).to.equal(decimals);
    });

  it('throws for a format that is not valid', () => {
    expect(() => new NumberText('en', {style: 'currency'})).to.throw(TypeError);
  });

  for (const locale of [
    'en',
    'de',
    'de-AT',
    'fr',
    'fr-CH',
    'es',
    'pl',
    'nl',
    'sv',
    'he',
    'ar',
    'ar-EG',
    'fa',
    'hi',
    'ja',
    'th-u-nu-thai',
  ])
    it(`is read again in ${locale}, with all digits`, () => {
      const random = seeded(1);
      for (const format of [{}, EURO, PERCENT, {style: 'unit', unit: 'kilometer-per-hour'}] as const) {
        const text = new NumberText(locale, format);
        for (let round = 0; round < 30; round++) {
          const value = randomDecimal(random);
          for (const shown of [text.format(value), text.plain(value)]) {
            const again = parseDecimal(text.parse(shown) ?? '');
            const isSame = again !== null && compareDecimals(again, parseDecimal(value)!) === 0;
            expect(isSame, `${value} in ${JSON.stringify(format)}: ${shown}`).to.equal(true);
          }
        }
      }
    });
});

/** Up to 18 digits before the point, and 6 after it. */
function randomDecimal(random: () => number): string {
  const length = Math.floor(random() * 24);
  const digits = Array.from({length: length + 1}, () => Math.floor(random() * 10)).join('');
  const units = BigInt(digits) * (random() < 0.5 ? -1n : 1n);
  return decimalText({units, scale: Math.floor(random() * 7)});
}
