import {expect} from '@open-wc/testing';
import {ranksOf} from '../../../testing/ranks-of.js';
import type {Compare} from './merge-sort.js';
import {runToEnd} from '../sliced-work.js';
import {TextKeys} from './text-keys.js';

/** The ranks of one text a row. */
function ranks(texts: readonly string[], compareText: Compare<string>): number[] {
  const column = new TextKeys(texts.length, compareText);
  texts.forEach((text, row) => column.add(row, text));
  return ranksOf(column);
}

const english = new Intl.Collator('en').compare;
const swedish = new Intl.Collator('sv').compare;
const letters = new Intl.Collator('en', {sensitivity: 'base'}).compare;
const numeric = new Intl.Collator('en', {numeric: true}).compare;
const backwards: Compare<string> = (a, b) => english(b, a);

describe('TextKeys', () => {
  const cases: [title: string, compareText: Compare<string>, texts: string[], expected: number[]][] = [
    ['ranks equal strings the same', english, ['b', 'a', 'b'], [1, 0, 1]],
    ['ranks strings that compare equal the same', letters, ['b', 'A', 'á', 'a', 'B'], [1, 0, 0, 0, 1]],
    ['orders capitals like the comparison', english, ['B', 'a', 'A', 'b'], [3, 0, 1, 2]],
    ['orders accents like the comparison', english, ['z', 'ö', 'o', 'p'], [3, 1, 0, 2]],
    ['orders accents like another language', swedish, ['z', 'ö', 'o', 'p'], [2, 3, 0, 1]],
    ['orders digits like the comparison', numeric, ['a10', 'a9', 'a1'], [2, 1, 0]],
    ['orders in reverse if the comparison does', backwards, ['a', 'c', 'b'], [2, 0, 1]],
    ['orders strings of several alphabets', english, ['я', 'a', 'ω', 'б'], [3, 0, 1, 2]],
    [
      'orders strings that differ late',
      english,
      ['the same long beginning, then b', 'the same long beginning', 'the same long beginning, then a'],
      [2, 0, 1],
    ],
  ];
  for (const [title, compareText, texts, expected] of cases) {
    it(title, () => expect(ranks(texts, compareText)).to.deep.equal(expected));
  }

  it('keeps the order of rows with equal text', () => {
    const column = new TextKeys(4, english);
    for (const [row, text] of ['b', 'a', 'b', 'a'].entries()) column.add(row, text);
    expect(Array.from(runToEnd(column.sort()))).to.deep.equal([1, 3, 0, 2]);
  });

  it('sorts only the rows that were added', () => {
    const column = new TextKeys(4, english);
    column.add(1, 'b');
    column.add(3, 'a');
    expect(Array.from(runToEnd(column.sort()))).to.deep.equal([3, 1]);
  });

  it('sorts no rows', () => expect(runToEnd(new TextKeys(2, english).sort())).to.have.length(0));

  it('compares words with the collator only if their keys are equal', () => {
    let comparisons = 0;
    const words = Array.from({length: 10_000}, (_, number) => `Name ${(number * 7919) % 10_000}`);
    const before = ranks([...words, 'NAME 1'], (a, b) => (comparisons++, numeric(a, b)));
    const spentOnCheck = comparisons;
    comparisons = 0;
    ranks(words.slice(0, 300), (a, b) => (comparisons++, numeric(a, b)));
    expect([before.at(-1), spentOnCheck - comparisons < 10]).to.deep.equal([2, true]);
  });

  it('compares words with accents about twice each', () => {
    let comparisons = 0;
    const words = Array.from({length: 10_000}, (_, number) => `Événement ${(number * 7919) % 10_000}`);
    ranks(words, (a, b) => (comparisons++, numeric(a, b)));
    expect(comparisons).to.be.below(2.3 * words.length);
  });

  for (const lang of ['en', 'cs', 'tr', 'da']) {
    it(`ranks many strings like the collator of ${lang}`, () => {
      const compareText = new Intl.Collator(lang, {numeric: true}).compare;
      const parts = ['ch', 'ci', 'a', 'A', 'aa', 'I', 'i', 'é', ' ', '-', '7', '07', '10', 'z', 'Łódź', "o'"];
      const texts = parts.flatMap(a => parts.flatMap(b => parts.map(c => a + b + c)));
      const distinct = [...new Set(texts)].sort(compareText);
      const wrong = ranks(distinct, compareText).filter(
        (rank, place, all) =>
          place > 0 &&
          rank !== all[place - 1]! + Number(compareText(distinct[place - 1]!, distinct[place]!) < 0),
      );
      expect([wrong, distinct.length > 256]).to.deep.equal([[], true]);
    });
  }
});
