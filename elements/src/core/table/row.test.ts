import {expect} from '@open-wc/testing';
import {hasField, isScalar, isTableCell, readCell, readValue, sortValue} from './row.js';
import type {TableRow} from './row.js';

const withoutPrototype = Object.assign(Object.create(null) as object, {value: 1});
class Money {
  value = 1;
}

describe('isScalar', () => {
  const cases: [title: string, value: unknown, expected: boolean][] = [
    ['a string', 'a', true],
    ['an empty string', '', true],
    ['a number', 1, true],
    ['NaN', NaN, true],
    ['a boolean', false, true],
    ['a bigint', 1n, true],
    ['a Date', new Date(0), true],
    ['an invalid Date', new Date(NaN), true],
    ['null', null, false],
    ['undefined', undefined, false],
    ['a symbol', Symbol('a'), false],
    ['a function', () => 'a', false],
    ['an array', ['a'], false],
    ['an object', {a: 1}, false],
    ['an object of the platform', new URL('https://example.com'), false],
  ];
  for (const [title, value, expected] of cases) {
    it(`is ${expected} for ${title}`, () => expect(isScalar(value)).to.equal(expected));
  }
});

describe('isTableCell', () => {
  const cases: [title: string, value: unknown, expected: boolean][] = [
    ['an object with a value', {value: 1}, true],
    ['an object with an undefined value', {value: undefined}, true],
    ['an object without a prototype', withoutPrototype, true],
    ['an object without a value', {orderValue: 1}, false],
    ['an object that inherits its value', Object.create({value: 1}), false],
    ['an instance of a class', new Money(), false],
    ['an object of the platform', new URL('https://example.com'), false],
    ['an array', [1], false],
    ['a string', 'value', false],
    ['null', null, false],
  ];
  for (const [title, value, expected] of cases) {
    it(`is ${expected} for ${title}`, () => expect(isTableCell(value)).to.equal(expected));
  }
});

describe('readCell', () => {
  const cell = {value: 'Jon', orderValue: 2, className: 'stark'};
  const cases: [title: string, row: TableRow | null | undefined, expected: unknown][] = [
    ['returns a cell unchanged', {name: cell}, cell],
    ['wraps a plain value', {name: 'Jon'}, {value: 'Jon'}],
    ['wraps an object that is not a cell', {name: {first: 'Jon'}}, {value: {first: 'Jon'}}],
    ['returns an empty cell for a missing field', {}, {value: undefined}],
    ['wraps a function of the row', {name: String}, {value: String}],
    ['returns an empty cell for null', null, {value: undefined}],
    ['returns an empty cell for undefined', undefined, {value: undefined}],
  ];
  for (const [title, row, expected] of cases) {
    it(title, () => expect(readCell(row, 'name')).to.deep.equal(expected));
  }
});

describe('a field that every object has', () => {
  for (const field of ['constructor', 'toString', '__proto__', 'valueOf']) {
    it(`is empty in a row without it: ${field}`, () => {
      const row = {name: 'Ada'};
      expect(readCell(row, field)).to.deep.equal({value: undefined});
      expect(readValue(row, field, sortValue)).to.equal(undefined);
      expect(hasField(row, field)).to.equal(false);
    });

    it(`has the value of a row with it: ${field}`, () => {
      const row = JSON.parse(`{"${field}": "mine"}`) as TableRow;
      expect(readCell(row, field).value).to.equal('mine');
      expect(readValue(row, field, sortValue)).to.equal('mine');
      expect(hasField(row, field)).to.equal(true);
    });
  }

  for (const row of ['text', 5, null, undefined])
    it(`is not a field of ${JSON.stringify(row)}, which is not a row`, () => {
      expect(hasField(row, 'length')).to.equal(false);
    });

  it('is a field if it is a getter of a class', () => {
    class Person {
      get name() {
        return 'Ada';
      }
    }
    expect(hasField(new Person(), 'name')).to.equal(true);
  });
});

describe('readCell of a getter that throws', () => {
  const thrower = (name: string, base: object = {}) =>
    Object.defineProperty(base, name, {
      enumerable: true,
      get: () => {
        throw new Error('broken');
      },
    });
  for (const [title, row] of [
    ['the field', thrower('name')],
    ['the value of a cell', {name: thrower('value')}],
    ['the orderValue of a cell', {name: thrower('orderValue', {value: 1})}],
    ['the className of a cell', {name: thrower('className', {value: 1})}],
  ] as [string, TableRow][]) {
    it(`returns an empty cell, and the cause, for ${title}`, () => {
      const causes: unknown[] = [];
      expect(readCell(row, 'name', cause => causes.push(cause))).to.deep.equal({value: undefined});
      expect(causes.map(String)).to.deep.equal(['Error: broken']);
      expect(readCell(row, 'name')).to.deep.equal({value: undefined});
    });
  }
});

describe('readValue', () => {
  const valueOf = ({value}: {value: unknown}) => value;
  const object = {first: 'Jon'};
  const cases: [title: string, row: TableRow | null | undefined, expected: unknown][] = [
    ['a plain value', {name: 'Jon'}, 'Jon'],
    ['an object that is not a cell', {name: object}, object],
    ['null', {name: null}, null],
    ['a missing field', {}, undefined],
    ['a missing row', null, undefined],
  ];
  for (const [title, row, expected] of cases) {
    it(`returns ${title} unchanged`, () => expect(readValue(row, 'name', valueOf)).to.equal(expected));
  }

  it('returns a value of a cell', () => {
    expect(readValue({name: {value: 'Jon', orderValue: 2}}, 'name', sortValue)).to.equal(2);
  });

  it('returns undefined if a getter of the cell throws', () => {
    const cell = {
      value: 'Jon',
      get className() {
        throw new Error('broken');
      },
    };
    expect(readValue({name: cell}, 'name', valueOf)).to.equal(undefined);
  });
});

describe('sortValue', () => {
  const cases: [title: string, cell: {value: unknown; orderValue?: unknown}, expected: unknown][] = [
    ['is the value', {value: 'a'}, 'a'],
    ['is orderValue if it is set', {value: 'a', orderValue: 2}, 2],
    ['is orderValue when it is null', {value: 'a', orderValue: null}, null],
    ['is the value when orderValue is undefined', {value: 'a', orderValue: undefined}, 'a'],
  ];
  for (const [title, cell, expected] of cases) {
    it(title, () => expect(sortValue(cell)).to.equal(expected));
  }
});
