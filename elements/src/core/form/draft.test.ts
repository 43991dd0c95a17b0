import {expect} from '@open-wc/testing';
import {readDraft, writeDraft, type DraftField} from './draft.js';

const copyOf = (field: DraftField): DraftField | undefined =>
  readDraft(writeDraft({savedAt: 7, fields: new Map([['name', field]])})).fields.get('name');

describe('a draft as text', () => {
  for (const [title, value] of [
    ['text', 'Ada “the first”'],
    ['a number', 1.5],
    ['a boolean', false],
    ['null', null],
    ['a list', ['a', 'b']],
    ['an object', {path: 'me.png', tags: [1]}],
    ['a date', new Date(2026, 4, 15, 14, 30, 1, 2)],
    ['a date on a day in summer', new Date(2026, 6, 1)],
    ['a date in a list', [new Date(2026, 0, 1)]],
    ['a date before 1970', new Date(1815, 11, 10)],
  ] as const) {
    it(`keeps ${title}`, () => expect(copyOf([value, ''])).to.deep.equal([value, '']));
  }

  it('has dates in local time, so that they are the same day in another time zone', () => {
    const text = writeDraft({savedAt: 7, fields: new Map([['day', [new Date(2026, 4, 15), '']]])});
    expect(text).to.contain('"2026-05-15T00:00:00.000"');
  });

  it('has null instead of an Invalid Date', () => {
    expect(copyOf([new Date(NaN), ''])).to.deep.equal([null, '']);
  });

  it('keeps the time', () => {
    expect(readDraft(writeDraft({savedAt: 7, fields: new Map()})).savedAt).to.equal(7);
  });

  it('keeps a field with the name of a prototype', () => {
    const fields = new Map([['__proto__', ['a', ''] as const]]);
    expect([...readDraft(writeDraft({savedAt: 7, fields})).fields.keys()]).to.deep.equal(['__proto__']);
  });

  for (const text of [
    '',
    '{',
    'null',
    '7',
    '[]',
    '{}',
    '{"savedAt": 7}',
    '{"savedAt": 7, "fields": [7]}',
    '{"fields": []}',
  ]) {
    it(`refuses ${JSON.stringify(text)}`, () => expect(() => readDraft(text)).to.throw());
  }
});
