import {expect} from '@open-wc/testing';
import {TypeAhead} from './type-ahead.js';

const TEXTS = ['01:00', '02:00', '10:00', '12:00', '12:30', 'Noon', 'Noon sharp', ' Later'];

const textOf = (text: string): string => text;

/** Returns a key that is pressed at a time. */
function press(key: string, timeStamp = 0) {
  return {key, timeStamp, ctrlKey: false, metaKey: false, altKey: false, isComposing: false};
}

/** Returns what each typed character finds. The pause before it is in milliseconds. */
function type(...letters: [letter: string, pause: number][]): (string | undefined)[] {
  const typeAhead = new TypeAhead();
  let now = 0;
  return letters.map(
    ([letter, pause]) => TEXTS[typeAhead.find(press(letter, (now += pause)), TEXTS, textOf, -1)],
  );
}

describe('TypeAhead', () => {
  for (const [title, letters, found] of [
    ['the first text that starts with a letter', [['1', 0]], ['10:00']],
    [
      'the text that starts with all letters',
      [
        ['1', 0],
        ['2', 300],
        [':', 300],
        ['3', 300],
      ],
      ['10:00', '12:00', '12:00', '12:30'],
    ],
    ['a text, ignoring case', [['n', 0]], ['Noon']],
    [
      'the text that continues until the pause is over',
      [
        ['1', 0],
        ['2', 700],
        ['0', 701],
      ],
      ['10:00', '12:00', '01:00'],
    ],
    [
      'the text of a new word after a pause',
      [
        ['1', 0],
        ['0', 800],
      ],
      ['10:00', '01:00'],
    ],
    [
      'nothing for a character without a match, which is discarded',
      [
        ['1', 0],
        ['9', 100],
        ['2', 100],
      ],
      ['10:00', undefined, '12:00'],
    ],
    [
      'the text that continues with a space',
      [...[...'noon'].map((letter): [string, number] => [letter, 100]), [' ', 100]],
      ['Noon', 'Noon', 'Noon', 'Noon', 'Noon sharp'],
    ],
    ['nothing for a space that starts', [[' ', 0]], [undefined]],
    [
      'nothing for a space after a pause',
      [
        ['n', 0],
        [' ', 800],
      ],
      ['Noon', undefined],
    ],
  ] as [string, [string, number][], (string | undefined)[]][]) {
    it(`finds ${title}`, () => expect(type(...letters)).to.deep.equal(found));
  }

  it('moves on from the current text, with one character again and again, or with several', () => {
    const items = ['Move left', 'Move right', 'Pin', 'Hide', 'Modify'];
    const typeAhead = new TypeAhead();
    let now = 0;
    let current = 2;
    const find = (letter: string, pause: number) =>
      items[(current = typeAhead.find(press(letter, (now += pause)), items, textOf, current))];
    expect(['m', 'm', 'm', 'm'].map(letter => find(letter, 100))).to.deep.equal([
      'Modify',
      'Move left',
      'Move right',
      'Modify',
    ]);
    expect([...'move r'].map((letter, index) => find(letter, index === 0 ? 800 : 100))).to.deep.equal([
      'Move left',
      'Move left',
      'Move left',
      'Move left',
      'Move left',
      'Move right',
    ]);
  });

  for (const [title, items, letters, found] of [
    ['cycles with the same character', ['Ab', 'Ac', 'B'], 'aaa', ['Ac', 'Ab', 'Ac']],
    ['continues with the same character first', ['1:00', '1:30', '11:00'], '11', ['1:30', '11:00']],
    ['cycles after a text that repeats a character', ['Ab', 'Aab', 'Ac'], 'aaaa', ['Aab', 'Aab', 'Ac', 'Ab']],
    ['goes on with a cycle', ['Aab', 'Ax', 'Ab', 'Ac'], 'aaaaa', ['Ax', 'Aab', 'Ax', 'Ab', 'Ac']],
    ['stays at a character that does not continue', ['Ab', 'Ac', 'B'], 'acb', ['Ac', 'Ac', undefined]],
    ['ends a cycle with another character', ['Ab', 'Ac', 'Bc'], 'aabc', ['Ac', 'Ab', 'Bc', 'Bc']],
    ['skips an item without a text', ['Ab', '', 'Ac'], 'a', ['Ac']],
    ['stays at the only item', ['Ab', 'B'], 'aa', ['Ab', 'Ab']],
    ['finds nothing in an empty list', [], 'a', [undefined]],
  ] as [string, string[], string, (string | undefined)[]][])
    it(title, () => {
      const typeAhead = new TypeAhead();
      let current = 0;
      const seen = [...letters].map(letter => {
        const index = typeAhead.find(press(letter), items, textOf, current);
        if (index !== -1) current = index;
        return items[index];
      });
      expect(seen).to.deep.equal(found);
    });

  for (const [title, ignored] of [
    ['Ctrl', {ctrlKey: true}],
    ['Meta', {metaKey: true}],
    ['Alt', {altKey: true}],
    ['an input method', {isComposing: true}],
    ['a key that is not a character', {key: 'Noon'}],
  ] as const)
    it(`ignores ${title}`, () => {
      const index = new TypeAhead().find({...press('n'), ...ignored}, TEXTS, textOf, -1);
      expect(index).to.equal(-1);
    });
});
