import {expect} from '@open-wc/testing';
import {readPage} from './read-page.js';

describe('readPage', () => {
  it('reads the rows from data and their number from total', () => {
    const data = [{name: 'Jon'}, {name: 'Arya'}];
    expect(readPage({data, total: 57, limit: 2, skip: 0})).to.deep.equal({rows: data, total: 57, limit: 2});
  });

  it('ignores a limit that is not a number', () => {
    expect(readPage({data: [], total: 0, limit: '2'})).to.deep.equal({rows: [], total: 0});
  });

  it('reads an empty page', () => expect(readPage({data: [], total: 0})).to.deep.equal({rows: [], total: 0}));

  const bad: [title: string, body: unknown, message: string][] = [
    ['null', null, 'The response body must be an object with data and total, but is null.'],
    ['no body', undefined, 'The response body must be an object with data and total, but is missing.'],
    ['a string', '[]', 'The response body must be an object with data and total, but is a string.'],
    ['an array', [], 'The response body must be an object with data and total, but is an array.'],
    ['no data', {total: 0}, "The response's data must be an array of rows, but is missing."],
    [
      'data of another type',
      {data: {}, total: 0},
      "The response's data must be an array of rows, but is an object.",
    ],
    ['no total', {data: []}, "The response's total must be a whole number, 0 or more, but is missing."],
    [
      'a total as a string',
      {data: [], total: '1'},
      "The response's total must be a whole number, 0 or more, but is a string.",
    ],
    [
      'a negative total',
      {data: [], total: -1},
      "The response's total must be a whole number, 0 or more, but is -1.",
    ],
    [
      'a fraction',
      {data: [], total: 1.5},
      "The response's total must be a whole number, 0 or more, but is 1.5.",
    ],
    ['NaN', {data: [], total: NaN}, "The response's total must be a whole number, 0 or more, but is NaN."],
    [
      'an infinite total',
      {data: [], total: Infinity},
      "The response's total must be a whole number, 0 or more, but is Infinity.",
    ],
  ];
  for (const [title, body, message] of bad) {
    it(`rejects ${title}`, () => expect(() => readPage(body)).to.throw(TypeError, message));
  }
});
