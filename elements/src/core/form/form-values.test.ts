import {expect} from '@open-wc/testing';
import {isSameSubmitted, parseName, valuesFrom, withMissingParts, type ValueEntry} from './index.js';

const entry = (name: string, value: unknown): ValueEntry => {
  const {path, isList} = parseName(name)!;
  return [path, value, isList];
};

describe('valuesFrom', () => {
  const file = new File(['a'], 'a.txt');
  const upload = {path: 'a.txt', file};

  for (const [title, entries, values] of [
    ['no entries', [], {}],
    ['flat entries', [entry('a', 1), entry('b', '')], {a: 1, b: ''}],
    ['nested entries', [entry('a.b', 1), entry('a.c.d', 2)], {a: {b: 1, c: {d: 2}}}],
    ['rows of a list', [entry('a[0].b', 1), entry('a[1].b', 2)], {a: [{b: 1}, {b: 2}]}],
    ['lists of lists', [entry('a[0][1]', 1), entry('a[0][0]', 2)], {a: [[2, 1]]}],
    ['repeated names of a list', [entry('a[]', 'x'), entry('a[]', 'y')], {a: ['x', 'y']}],
    ['a list as the value of a list', [entry('a[]', ['x', 'y'])], {a: ['x', 'y']}],
    ['an empty list as the value of a list', [entry('a[]', [])], {a: []}],
    ['objects as they are', [entry('a', upload)], {a: upload}],
    ['names of inherited members', [entry('toString.valueOf', 1)], {toString: {valueOf: 1}}],
    [
      'the last of contradicting entries',
      [entry('a', 1), entry('a.b', 2), entry('c[0]', 3), entry('c.d', 4)],
      {a: {b: 2}, c: {d: 4}},
    ],
    [
      'no entries without a name',
      [
        [[], 1],
        [[0], 1],
      ],
      {},
    ],
    [
      'no entries with an invalid index',
      [
        [['a', -1], 1],
        [['a', 1e9], 1],
        [['a', 0.5], 1],
      ],
      {},
    ],
  ] as const) {
    it(`has ${title}`, () => {
      expect(valuesFrom(entries)).to.deep.equal(values);
    });
  }

  it('keeps the place of an index', () => {
    const list = valuesFrom([entry('a[2]', 'x')])['a'] as unknown[];
    expect([list.length, list[2]]).to.deep.equal([3, 'x']);
  });

  it('does not change a given object', () => {
    const given = {...upload};
    expect(valuesFrom([entry('a', given), entry('a.note', 'x')])).to.deep.equal({a: {note: 'x'}});
    expect(given).to.deep.equal(upload);
  });

  it('does not change a given list', () => {
    const given = ['x'];
    valuesFrom([entry('a', given), entry('a[]', 'y'), entry('a[0]', 'z')]);
    expect(given).to.deep.equal(['x']);
  });

  for (const key of ['toString', 'valueOf', 'hasOwnProperty', 'constructor', 'prototype'])
    it(`has its own member for the key ${key}`, () => {
      const values = valuesFrom([
        [[key, 'isAdmin'], true],
        [['a', key, 'prototype', 'isAdmin'], true],
      ]);
      const own = {[key]: {prototype: {isAdmin: true}}};
      expect(values).to.deep.equal({[key]: {isAdmin: true}, a: own});
      expect(({} as Record<string, unknown>)['isAdmin']).to.equal(undefined);
    });

  it('ignores the key __proto__', () => {
    const values = valuesFrom([
      [['__proto__', 'isAdmin'], true],
      [['a', '__proto__', 'isAdmin'], true],
    ]);
    expect(values).to.deep.equal({});
    expect(({} as Record<string, unknown>)['isAdmin']).to.equal(undefined);
  });
});

describe('withMissingParts', () => {
  for (const [title, value, other, expected] of [
    ['adds the parts of another object', {a: 1}, {a: 2, b: 3}, {a: 1, b: 3}],
    ['adds the parts of nested objects', {a: {b: 1}}, {a: {b: 2, c: 3}}, {a: {b: 1, c: 3}}],
    ['keeps lists as they are', {a: [{b: 1}]}, {a: [{b: 2, c: 3}, {}]}, {a: [{b: 1}]}],
    ['returns the other one for a missing value', undefined, {a: 1}, {a: 1}],
    ['keeps an empty value', {a: null}, {a: {b: 1}}, {a: null}],
    ['keeps text', 'x', {a: 1}, 'x'],
    ['ignores inherited members', {toString: {a: 1}}, {b: 2}, {toString: {a: 1}, b: 2}],
  ] as const)
    it(title, () => {
      expect(withMissingParts(value, other)).to.deep.equal(expected);
    });
});

describe('isSameSubmitted', () => {
  const file = new File(['a'], 'a.txt');
  const copy = new File(['a'], 'a.txt');
  const now = new Date(2026, 4, 15);

  for (const [title, one, other, isSame] of [
    ["'' and null", '', null, true],
    ['null and undefined', null, undefined, true],
    ['null and 0', null, 0, false],
    ['null and false', null, false, false],
    ["'' and a space", '', ' ', false],
    ['equal text', 'a', 'a', true],
    ['a number and its text', 1, '1', false],
    ['NaN and NaN', NaN, NaN, true],
    ['NaN and null', NaN, null, false],
    ['0 and -0', 0, -0, true],
    ['dates of one time', now, new Date(now), true],
    ['dates of two times', now, new Date(0), false],
    ['invalid dates', new Date(NaN), new Date(NaN), true],
    ['a date and its text', now, '2026-05-15', false],
    ['a date and an empty object', now, {}, false],
    ['one file', file, file, true],
    ['two files with the same content', file, copy, false],
    ['a file and null', file, null, false],
    ['uploads of one file', {path: 'a.txt', file}, {path: 'a.txt', file}, true],
    ['uploads of two files', {path: 'a.txt', file}, {path: 'a.txt', file: copy}, false],
    ['an empty upload and null', {path: '', file: null}, null, true],
    ['equal lists', ['a', now], ['a', new Date(now)], true],
    ['lists with another item', ['a', 'b'], ['a', 'c'], false],
    ['an object with one empty part and null', {a: '', b: 'x'}, null, false],
    ['lists in another order', ['a', 'b'], ['b', 'a'], false],
    ['a list and a longer one', ['a'], ['a', ''], false],
    ['an empty list and null', [], null, true],
    ['a list with an empty item and null', [''], null, false],
    ['a list with a gap and one without', Array(1), ['a'], false],
    ['a list and an object', ['a'], {0: 'a'}, false],
    ['a missing and an empty part', {a: 'x'}, {a: 'x', b: {c: ''}}, true],
    ['a missing part and one with a value', {a: 'x'}, {a: 'x', b: 0}, false],
    ['an object without a prototype', {a: 1}, Object.assign(Object.create(null), {a: 1}), true],
  ] as const) {
    it(`is ${isSame} for ${title}`, () => {
      expect([isSameSubmitted(one, other), isSameSubmitted(other, one)]).to.deep.equal([isSame, isSame]);
    });
  }
});
