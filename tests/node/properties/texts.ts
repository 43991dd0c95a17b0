import fc from 'fast-check';

/** Signs with a meaning in addresses, patterns, and regular expressions; spaces; accents; and letters with odd cases. */
const SIGNS = [
  ...`"'\\%_*.,:;&=?#+$()[]{}<>|/~^!- `,
  ...['\n', '\r\n', '\t', '\u00a0', '\u2028', '\ufeff', '\u0000', '\u200d'],
  ...[
    'é',
    'e\u0301',
    '\u0301',
    'ß',
    'ẞ',
    'İ',
    'ı',
    'Σ',
    'ς',
    '\u212a',
    'ſ',
    'ﬁ',
    'ǅ',
    '한',
    'ㅎ',
    '🙂',
    '👩🏽‍🚀',
    'ا',
    '٣',
  ],
  ...['__proto__', 'null', 'true', '0', '1e3', '2026-02-29'],
];

/** Any text that is well-formed: letters and digits, all of Unicode, and signs that something could read as syntax. */
export const texts = fc.oneof(
  fc.string({unit: 'binary', maxLength: 12}),
  fc.string({unit: fc.constantFrom('a', 'B', ' ', '  ', '-'), maxLength: 6}),
  fc.string({unit: fc.constantFrom(...'abAB01 ', ...SIGNS), maxLength: 8}),
  fc.string({
    unit: fc.oneof(fc.constantFrom(...SIGNS), fc.string({unit: 'grapheme', maxLength: 1})),
    maxLength: 8,
  }),
);

/** Any list of code units, also halves of a surrogate pair. */
export const anyTexts = fc.oneof(
  {weight: 4, arbitrary: texts},
  {
    weight: 1,
    arbitrary: fc.string({
      unit: fc.integer({min: 0, max: 0xffff}).map(code => String.fromCharCode(code)),
      maxLength: 6,
    }),
  },
);
