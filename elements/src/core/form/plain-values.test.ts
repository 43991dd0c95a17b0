import {expect} from '@open-wc/testing';
import {plainValues} from './plain-values.js';

const day = new Date(2026, 4, 15);
const time = new Date(2026, 4, 15, 9, 30);
const file = new File(['x'], 'a.txt');

describe('plainValues', () => {
  for (const [title, value, text, expected] of [
    ['a day', day, '2026-05-15', '2026-05-15'],
    ['a day that a schema has read in UTC', new Date('2026-05-15'), '2026-05-15', '2026-05-15'],
    ['a date with a time', time, '2026-05-15T09:30', '2026-05-15T09:30'],
    ['midnight', day, '2026-05-15T00:00', '2026-05-15T00:00'],
    ['a date without a control', day, undefined, '2026-05-15T00:00'],
    ['a date that a schema has changed', time, '2026-05-14', '2026-05-15T09:30'],
    ['an Invalid Date', new Date(NaN), '', null],
    ['text', 'x', undefined, 'x'],
    ['null', null, undefined, null],
    ['a number', 1.5, undefined, 1.5],
    ['a bigint', 12n, undefined, '12'],
    ['a file', file, undefined, 'a.txt'],
    ['a function with a name', Math.max, undefined, Math.max],
    ['a set with a size', new Set([1]), undefined, new Set([1])],
    ['an uploaded file', {path: 'uploads/7', file}, undefined, {path: 'uploads/7', file: 'a.txt'}],
  ] as const)
    it(`writes ${title}`, () => {
      expect(plainValues(value, () => text)).to.deep.equal(expected);
    });

  it('writes the parts of objects and lists by their paths', () => {
    const texts: Readonly<Record<string, string>> = {day: '2026-05-15', 'items.0.day': '2026-05-15'};
    const values = {day, items: [{day}, {day}]};
    expect(plainValues(values, path => texts[path.map(String).join('.')])).to.deep.equal({
      day: '2026-05-15',
      items: [{day: '2026-05-15'}, {day: '2026-05-15T00:00'}],
    });
  });

  it('does not change the values', () => {
    const values = {items: [{day}]};
    plainValues(values, () => undefined);
    expect(values).to.deep.equal({items: [{day}]});
  });
});
