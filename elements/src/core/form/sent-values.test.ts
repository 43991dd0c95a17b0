import {expect} from '@open-wc/testing';
import type {Path} from '../validation/path.js';
import {SentValues, type SentField} from './sent-values.js';

const items = (...names: readonly string[]) => ({items: names.map(name => ({name})), note: ''});

/** Fields with the letter of their row, at the paths of a list in this order; `list` is the list itself. */
const fieldsOf = (letters: string): SentField<string>[] => [
  [['items'], 'list'],
  ...[...letters].map((letter, index): SentField<string> => [['items', index, 'name'], letter]),
  [['note'], 'note'],
];

const sent = new SentValues(fieldsOf('abc'), items('n0', 'n1', 'n2'));

const ISSUE: Path = ['items', 1, 'name'];

describe('SentValues', () => {
  for (const [title, path, letters, values, field] of [
    ['is at its field if nothing has changed', ISSUE, 'abc', items('n0', 'n1', 'n2'), 'b'],
    ['follows its row after one before it was removed', ISSUE, 'bc', items('n1', 'n2'), 'b'],
    ['follows its row after one before it was added', ISSUE, 'xabc', items('', 'n0', 'n1', 'n2'), 'b'],
    ['follows its row after it was moved', ISSUE, 'acb', items('n0', 'n2', 'n1'), 'b'],
    ['has no field if its row was removed', ISSUE, 'ac', items('n0', 'n2'), undefined],
    ['has no field if the value was edited', ISSUE, 'abc', items('n0', 'x', 'n2'), undefined],
    [
      'is at the list, if the row has no such field',
      ['items', 1, 'qty'],
      'abc',
      items('n0', 'n1', 'n2'),
      'list',
    ],
    ['has no field if the list has changed', ['items', 1, 'qty'], 'bc', items('n1', 'n2'), undefined],
    ['has no field if the list is shorter', ['items'], 'ab', items('n0', 'n1'), undefined],
    ['is at an empty field', ['note'], 'abc', items('n0', 'n1', 'n2'), 'note'],
    ['has no field without a path', [], 'abc', items('n0', 'n1', 'n2'), undefined],
    ['has no field at an unknown path', ['other'], 'abc', items('n0', 'n1', 'n2'), undefined],
  ] as const satisfies readonly (readonly [string, Path, string, unknown, string | undefined])[])
    it(title, () => {
      expect(sent.fieldAt(path, fieldsOf(letters), values)).to.equal(field);
    });

  it('does not take another field with the same value for it', () => {
    const same = new SentValues(fieldsOf('ab'), items('n', 'n'));
    expect(same.fieldAt(ISSUE, fieldsOf('xb'), items('n', 'n'))).to.equal('b');
    expect(same.fieldAt(ISSUE, fieldsOf('x'), items('n'))).to.equal(undefined);
  });

  it('has no field if an empty one was removed', () => {
    expect(sent.fieldAt(['note'], [], {})).to.equal(undefined);
  });
});
