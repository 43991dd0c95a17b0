import {expect} from '@open-wc/testing';
import {draftAt, mentionsIn, type Mention} from './mentions.js';

const mention = (text: string, trigger = '@'): Mention => ({
  trigger,
  option: {text, value: text.toLowerCase()},
});

describe('draftAt', () => {
  for (const [marked, found] of [
    ['@|', '@0:'],
    ['Hi @ad|', '@3:ad'],
    ['Hi @ad|a', '@3:ad'],
    ['(#1|', '#1:1'],
    ['two\n@ada lo|', '@4:ada lo'],
    ['@a @b|', '@3:b'],
    ['Hi|', null],
    ['ada@example.com|', null],
    ['@ada |', null],
    ['@ ada|', null],
    ['@ada\nbob|', null],
    ['@one two three four|', null],
    ['|@ada', null],
  ] as const)
    it(`is ${found} in ${JSON.stringify(marked)}`, () => {
      const draft = draftAt(marked.replace('|', ''), marked.indexOf('|'), ['@', '#']);
      expect(draft && `${draft.trigger}${draft.start}:${draft.query}`).to.equal(found);
    });
});

describe('mentionsIn', () => {
  const known = [mention('Ada'), mention('Ada Lovelace'), mention('Bug 7', '#'), mention('Grace')];
  for (const [text, found] of [
    ['', []],
    ['Hello Ada', []],
    ['@Grace and @Ada', ['Grace', 'Ada']],
    ['@Ada Lovelace', ['Ada Lovelace']],
    ['@Ada, @Ada!', ['Ada']],
    ['@Adam', []],
    ['x@Ada', []],
    ['(#Bug 7) #Grace', ['Bug 7']],
  ] as const)
    it(`are ${found.join(', ') || 'none'} in "${text}"`, () => {
      expect(mentionsIn(text, known).map(({option}) => option.text)).to.deep.equal(found);
    });
});
