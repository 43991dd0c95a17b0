import {expect} from '@open-wc/testing';
import {TypeAhead} from './type-ahead.js';

const TEXTS = ['01:00', '02:00', '10:00', '12:00', '12:30', 'Noon', 'Noon sharp', ' Later'];

/** Returns what each typed character finds. The pause before it is in milliseconds. */
function type(...letters: [letter: string, pause: number][]): (string | undefined)[] {
  const typeAhead = new TypeAhead();
  let now = 0;
  return letters.map(([letter, pause]) => TEXTS[typeAhead.find(letter, (now += pause), TEXTS)]);
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
      items[(current = typeAhead.find(letter, (now += pause), items, current))];
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
});
