import {expect} from '@open-wc/testing';
import {CellText} from './index.js';
import type {CellFormat, CellReading} from './index.js';

const EURO = {style: 'currency', currency: 'EUR'} as const;

const COUNTRIES = [
  {value: 'de', label: 'Germany'},
  {value: 'kr', label: 'Korea, Republic of'},
  {value: 'GB', label: 'United  Kingdom'},
  {value: 7, label: 'Seven'},
];

/** A format, and texts with their value or the reason why not. */
const TEXTS: readonly (readonly [CellFormat, Readonly<Record<string, unknown>>])[] = [
  [
    {type: 'text', lang: 'en'},
    {'': '', ' a\n ': ' a\n ', '007': '007'},
  ],
  [
    {type: 'number', lang: 'de', format: EURO},
    {
      '1.234,56 €': 1234.56,
      '1.234': 1234,
      '1234.56': 1234.56,
      '(1,234.50)': -1234.5,
      '1\u202F234,5': 1234.5,
      '−5 EUR': -5,
      '٣٫٥': 3.5,
      '0.30000000000000000001': 0.3,
      '1e21': 1e21,
      '9007199254740993': 'too-many-digits',
      '12345678901234567890.5': 'too-many-digits',
      '12 %': 'not-a-number',
      '1e999': 'not-a-number',
      Infinity: 'not-a-number',
      a1: 'not-a-number',
      '': null,
      ' \u00A0\n': null,
    },
  ],
  [
    {type: 'number', lang: 'en'},
    {'1.234': 1.234, '1,234': 1234, '12,34': 12.34},
  ],
  [
    {type: 'number', lang: 'fr'},
    {'1 234,5': 1234.5, '1.234': 'not-a-number'},
  ],
  [
    {type: 'number', lang: 'en', format: {style: 'percent'}},
    {'12 %': 0.12, '12.5': 0.125, '-1%': -0.01},
  ],
  [
    {type: 'number', lang: 'en', decimal: ','},
    {'1.234': 1234, '1,5': 1.5, '1 234,5': 1234.5},
  ],
  [
    {type: 'number', lang: 'fr', decimal: ','},
    {'1.234': 1234, '1,234': 1.234},
  ],
  [
    {type: 'number', lang: 'de', decimal: '.'},
    {'1.234': 1.234, '1,234': 1234},
  ],
  [
    {type: 'number', lang: 'de-CH', decimal: '.'},
    {'1,234': 1234, '1’234.5': 1234.5},
  ],
  [{type: 'number', lang: 'hi', decimal: '.'}, {'12,34,567.8': 1234567.8}],
  [
    {type: 'checkbox', lang: 'de', trueTexts: ['Ja', 'WAHR', '✓'], falseTexts: ['Nein', 'FALSCH']},
    {
      true: true,
      TRUE: true,
      '1': true,
      '１': true,
      ja: true,
      Wahr: true,
      '✓': true,
      false: false,
      ' 0 ': false,
      NEIN: false,
      '-1': 'not-a-checkbox',
      yes: 'not-a-checkbox',
      '✗': 'not-a-checkbox',
      constructor: 'not-a-checkbox',
      '': null,
    },
  ],
  [
    {type: 'select', lang: 'en', options: COUNTRIES},
    {
      de: 'de',
      DE: 'de',
      ' germany ': 'de',
      'united kingdom': 'GB',
      'Korea, Republic of': 'kr',
      '7': 7,
      Korea: 'not-an-option',
      'de, kr': 'not-an-option',
      '-7': 'not-an-option',
      constructor: 'not-an-option',
      ['__proto__']: 'not-an-option',
      '': null,
    },
  ],
  [
    {type: 'select', lang: 'en', options: ['2', {value: '1', label: '2'}, {value: 'a', label: 'Bath'}]},
    {'2': '2', '1': '1', bath: 'a'},
  ],
  [
    {
      type: 'select',
      lang: 'en',
      options: ['C', 'c', 'C++', {value: 'us', label: 'Bath'}, {value: 'uk', label: 'Bath'}],
    },
    {C: 'C', c: 'c', 'C++': 'C++', 'c++': 'C++', 'C#': 'not-an-option', Bath: 'several-options', uk: 'uk'},
  ],
  [
    {type: 'multi-select', lang: 'en', options: COUNTRIES},
    {
      'de, kr': ['de', 'kr'],
      'Germany,Korea, Republic of; seven': ['de', 'kr', 7],
      'Korea, Republic of': ['kr'],
      '7\r\nde\nde': [7, 'de'],
      '，de،': ['de'],
      ' ,; ': [],
      'de, Korea': 'not-an-option',
      '': [],
    },
  ],
  [
    {type: 'multi-select', lang: 'en', options: ['a', 'b', 'ab', 'a, b']},
    {'a, b': ['a, b'], 'a,b': ['a', 'b']},
  ],
  [
    {type: 'date', lang: 'de'},
    {
      '12.5.2026': '2026-05-12',
      '12. Mai 2026': '2026-05-12',
      '2026-05-12': '2026-05-12',
      '2026-05-12 00:00:00.000': '2026-05-12',
      '2026-05-12 14:30': 'not-a-date',
      '2026-05-12T00:00:00Z': 'not-a-date',
      '12.5.26': 'short-year',
      '31.2.2026': 'not-a-date',
      '46154': 'not-a-date',
      '': null,
    },
  ],
  [
    {type: 'date', lang: 'en', dateOrder: 'dmy'},
    {'12/5/2026': '2026-05-12', '2026-05-12': '2026-05-12'},
  ],
  [
    {type: 'date', lang: 'fa'},
    {'۲۰۲۶/۰۵/۱۲': '2026-05-12', '1405-02-22': 'other-calendar'},
  ],
  [
    {type: 'date-time', lang: 'en'},
    {
      '5/12/2026 2:30 pm': '2026-05-12T14:30',
      '2026-05-12T14:30': '2026-05-12T14:30',
      '2026-05-12 14:30:00': '2026-05-12T14:30',
      '2026-05-12 14:30:15': 'not-a-date',
      '2026-05-12': 'no-time',
      '2026-05-12T14:30:00Z': 'not-a-date',
      '': null,
    },
  ],
  [{type: 'date-time', lang: 'en', dateOrder: 'dmy'}, {'12/5/2026 14:30': '2026-05-12T14:30'}],
  [
    {type: 'time', lang: 'en'},
    {'2:30 PM': '14:30', '14:30:15': '14:30:15', '930': '09:30', '25:00': 'not-a-time', '': null},
  ],
];

/** The value of a reading, or why there is none. */
const resultOf = ({value, unread}: CellReading) => unread ?? value;

describe('CellText', () => {
  for (const [format, texts] of TEXTS) {
    const {options, ...others} = format;
    const column = [...Object.values(others), ...(options ? ['with options'] : [])].map(part =>
      typeof part === 'string' ? part : JSON.stringify(part),
    );
    for (const [text, value] of Object.entries(texts))
      it(`reads ${JSON.stringify(text)} in a column of ${column.join(' ')}`, () => {
        expect(resultOf(new CellText(format).parse(text))).to.deep.equal(value);
      });
  }

  const raws: readonly (readonly [CellFormat, text: string, raw: string | number, value: unknown])[] = [
    [{type: 'text', lang: 'de'}, '1.234,50 €', 1234.5, '1.234,50 €'],
    [{type: 'text', lang: 'en'}, 'Germany', 'de', 'Germany'],
    [{type: 'text', lang: 'en'}, '–', '', ''],
    [{type: 'number', lang: 'de'}, '1,234', 1234, 1234],
    [{type: 'number', lang: 'fr'}, '1.234', 1234, 1234],
    [{type: 'number', lang: 'fr'}, '(1.234)', -1234, -1234],
    [{type: 'number', lang: 'de'}, '1,24', 1.2351, 1.2351],
    [{type: 'number', lang: 'en'}, '12%', 0.12, 0.12],
    [{type: 'number', lang: 'en', format: {style: 'percent'}}, '12%', 0.1234, 0.1234],
    [{type: 'number', lang: 'en'}, '0', 0.004, 0.004],
    [{type: 'number', lang: 'en'}, '1.50', 1.5, 1.5],
    [{type: 'number', lang: 'en'}, '1.5e3', 1500, 1500],
    [{type: 'number', lang: 'en'}, '5/12/2026', 46154, 'not-a-number'],
    [{type: 'number', lang: 'de'}, '12.05.2026', 46154, 'not-a-number'],
    [{type: 'number', lang: 'en'}, '2026', 46154, 2026],
    [{type: 'number', lang: 'de'}, '5 $', 5, 5],
    [{type: 'number', lang: 'de', format: EURO}, '5 $', 5, 'not-a-number'],
    [{type: 'number', lang: 'de'}, '1,2 Mio.', '1234567', 1234567],
    [{type: 'number', lang: 'de'}, '–', '', null],
    [{type: 'number', lang: 'de'}, '5', 'five', 5],
    [{type: 'number', lang: 'de', format: {style: 'percent'}}, '12 %', '0.12', 0.12],
    [{type: 'date', lang: 'en'}, '5/12/2026', 46154, '2026-05-12'],
    [{type: 'date', lang: 'de'}, '05/12/2026', '2026-05-12', '2026-05-12'],
    [{type: 'time', lang: 'en'}, '9:30 PM', 0.25, '21:30'],
    [{type: 'select', lang: 'en', options: COUNTRIES}, 'Allemagne', 'de', 'de'],
    [{type: 'select', lang: 'en', options: COUNTRIES}, 'Germany', 'D', 'de'],
    [{type: 'multi-select', lang: 'en', options: COUNTRIES}, '2 countries', 'de\nkr', ['de', 'kr']],
    [{type: 'multi-select', lang: 'en', options: COUNTRIES}, '–', '', []],
    [{type: 'checkbox', lang: 'en'}, 'WAHR', 'true', true],
  ];
  for (const [format, text, raw, value] of raws)
    it(`reads "${text}", which stands for ${JSON.stringify(raw)}, as a ${format.type} in ${format.lang}`, () => {
      expect(resultOf(new CellText(format).parse(text, raw))).to.deep.equal(value);
    });

  const values: readonly (readonly [CellFormat, value: unknown, text: string])[] = [
    [{type: 'text', lang: 'en'}, 'a', 'a'],
    [{type: 'text', lang: 'en'}, 12, '12'],
    [{type: 'text', lang: 'en'}, {}, ''],
    [{type: 'number', lang: 'de'}, 1234567.5, '1234567,5'],
    [{type: 'number', lang: 'de', format: EURO}, 1234.5, '1234,50'],
    [{type: 'number', lang: 'en', format: {style: 'percent'}}, 0.125, '12.5'],
    [{type: 'number', lang: 'en', format: {maximumFractionDigits: 0}}, 1.25, '1.25'],
    [{type: 'number', lang: 'de'}, '12.50', '12,50'],
    [{type: 'number', lang: 'de'}, 12n, '12'],
    [{type: 'number', lang: 'en'}, 'cheap', 'cheap'],
    [{type: 'checkbox', lang: 'de', trueTexts: ['Ja'], falseTexts: ['Nein']}, true, 'Ja'],
    [{type: 'checkbox', lang: 'en'}, false, 'false'],
    [{type: 'select', lang: 'en', options: COUNTRIES}, 'kr', 'Korea, Republic of'],
    [{type: 'select', lang: 'en', options: COUNTRIES}, '7', 'Seven'],
    [{type: 'select', lang: 'en', options: COUNTRIES}, 'fr', 'fr'],
    [{type: 'select', lang: 'en', options: ['2', {value: '1', label: '2'}]}, '1', '1'],
    [{type: 'multi-select', lang: 'en', options: COUNTRIES}, ['de', 7], 'Germany, Seven'],
    [{type: 'multi-select', lang: 'en', options: COUNTRIES}, 'de', 'Germany'],
    [{type: 'multi-select', lang: 'en', options: ['a', 'b', 'a, b']}, ['a', 'b'], 'a; b'],
    [{type: 'date', lang: 'de'}, '2026-05-12', '12.05.2026'],
    [{type: 'date', lang: 'de'}, new Date(2026, 4, 12), '12.05.2026'],
    [{type: 'date', lang: 'de'}, 'soon', 'soon'],
    [{type: 'date-time', lang: 'de'}, '2026-05-12T14:30', '12.05.2026 14:30'],
    [{type: 'time', lang: 'en'}, '14:30', '2:30 PM'],
    [{type: 'time', lang: 'en'}, 'noon', 'noon'],
    [{type: 'number', lang: 'en'}, null, ''],
    [{type: 'multi-select', lang: 'en', options: []}, undefined, ''],
  ];
  for (const [format, value, text] of values) {
    const shown = typeof value === 'bigint' ? `${value}n` : (JSON.stringify(value) ?? 'undefined');
    it(`writes ${shown} of type ${format.type} in ${format.lang} as ${text}`, () => {
      expect(new CellText(format).write(value)).to.equal(text);
    });
  }

  it('reads a long text at once', () => {
    const start = performance.now();
    const long = [', .', '1 ', '1', 'may ', ',7'].map(part => part.repeat(20_000));
    for (const type of [
      'number',
      'checkbox',
      'select',
      'multi-select',
      'date',
      'date-time',
      'time',
    ] as const) {
      const cells = new CellText({type, lang: 'en', options: COUNTRIES});
      for (const text of long) cells.parse(text);
    }
    // With a number of steps that grows with the square of the length, some take minutes.
    expect(performance.now() - start).to.be.lessThan(10_000);
  });
});
