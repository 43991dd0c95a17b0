import {expect} from '@open-wc/testing';
import {KEY_WORDS, TextOrder} from './text-order.js';

const collator = (lang: string) => new Intl.Collator(lang, {numeric: true}).compare;

function keyOf(order: TextOrder, text: string) {
  const words = new Uint32Array(KEY_WORDS);
  const isExact = order.write(text, words, 0);
  return {isExact, hex: [...words].map(word => word.toString(16).padStart(8, '0')).join('')};
}

/** Like the comparison of a collator, but 0 if the keys do not decide. */
function compareKeys(order: TextOrder, first: string, second: string): number {
  const [a, b] = [keyOf(order, first).hex, keyOf(order, second).hex];
  return a < b ? -1 : Number(a > b);
}

const TEXTS = [
  ...[
    '',
    ' ',
    'a',
    'A',
    'a b',
    'ab',
    'a-b',
    'a_b',
    'b',
    'B a',
    'zebra',
    "O'Neil",
    'ONeil',
    'oneil',
    '(a)',
    '$5',
    '~',
  ],
  ...[
    '0',
    '00',
    '7',
    '007',
    '10',
    '9',
    '1.5',
    '1.25',
    '-3',
    'a1',
    'a10',
    'a9b',
    'a9',
    '2019-06-01',
    '2019-10-01',
  ],
  ...[
    'Ada Lovelace 12',
    'Ada Lovelace 112',
    'x'.repeat(40),
    `${'x'.repeat(40)}y`,
    'ch',
    'ci',
    'aa',
    'az',
    'll',
    'lz',
  ],
];

describe('TextOrder', () => {
  for (const lang of ['en', 'de', 'fr', 'es', 'sv', 'ja', 'zh', 'ar']) {
    it(`never contradicts the collator in ${lang}`, () => {
      const compareText = collator(lang);
      const order = new TextOrder(compareText);
      const wrong = TEXTS.flatMap(a =>
        TEXTS.filter(b => {
          const decided = compareKeys(order, a, b);
          return decided !== 0 && decided !== Math.sign(compareText(a, b));
        }).map(b => [a, b]),
      );
      expect([keyOf(order, 'a').isExact, wrong]).to.deep.equal([true, []]);
    });
  }

  for (const [lang, why] of [
    ['cs', 'ch is a letter'],
    ['da', 'aa is a letter'],
    ['hu', 'cs is a letter'],
    ['et', 'z follows s'],
    ['tr', 'I and i are two letters'],
    ['th', 'signs and spaces do not count'],
  ] as const) {
    it(`is not exact in ${lang}, where ${why}`, () => {
      expect(keyOf(new TextOrder(collator(lang)), 'a').isExact).to.equal(false);
    });
  }

  it('is not exact with a collator that is not numeric', () => {
    expect(keyOf(new TextOrder(new Intl.Collator('en').compare), 'a').isExact).to.equal(false);
  });

  for (const [text, why] of [
    ['é', 'an accent'],
    ['Ж', 'another alphabet'],
    ['a\tb', 'a control character'],
    ['1'.repeat(16), 'a very long number'],
  ] as const) {
    it(`is not exact for ${why}`, () => {
      expect(keyOf(new TextOrder(collator('en')), text).isExact).to.equal(false);
    });
  }

  it('gives texts that differ only in case equal keys', () => {
    expect(compareKeys(new TextOrder(collator('en')), 'Ada', 'aDA')).to.equal(0);
  });

  it('places accents near their letters', () => {
    expect(compareKeys(new TextOrder(collator('en')), 'Émile', 'emma')).to.equal(-1);
  });

  it('gives every character of ASCII its weight below those of other characters', () => {
    const order = new TextOrder(collator('en'));
    const weight = (text: string) => Number.parseInt(keyOf(order, text).hex.slice(0, 2), 16);
    const ascii = Array.from({length: 95}, (_, index) => String.fromCharCode(32 + index));
    const weights = ascii.map(weight);
    expect(Math.min(...weights)).to.be.greaterThan(0);
    expect(Math.max(...weights)).to.be.lessThan(128);
    expect(weight('ж')).to.be.at.least(128);
  });

  it('is not exact for other characters, which can share a weight', () => {
    const order = new TextOrder(collator('en'));
    const [one, other] = [keyOf(order, '\u0436'), keyOf(order, '\u3136')];
    expect(one).to.deep.equal(other);
    expect(one.isExact).to.equal(false);
  });

  it('leaves out digits past the end of a key', () => {
    const order = new TextOrder(collator('en'));
    const text = 'x'.repeat(4 * KEY_WORDS - 3);
    expect(keyOf(order, `${text}12345`).hex).to.equal(keyOf(order, `${text}12999`).hex);
    expect(compareKeys(order, `${text}12345`, `${text}13`)).to.equal(1);
  });
});
