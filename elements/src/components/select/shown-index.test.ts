import {expect} from '@open-wc/testing';
import {shownIndex} from './shown-index.js';

const filled = [
  {text: 'One', value: '1', disabled: true},
  {text: 'Two', value: '2'},
  {text: 'Another two', value: '2'},
];
const withEmpty = [{text: 'Choose', value: ''}, ...filled];

describe('shownIndex', () => {
  for (const [title, value, options, index] of [
    ['the option with the value', '2', withEmpty, 2],
    ['a disabled option with the value', '1', withEmpty, 1],
    ['the empty option for an empty value', '', withEmpty, 0],
    ['the empty option for a value that is not an option', 'x', withEmpty, 0],
    ['the first enabled option if there is no empty one', '', filled, 1],
    ['none for a value that is not an option if there is no empty one', 'x', filled, -1],
    ['none if there are no options', '', [], -1],
  ] as const) {
    it(`is ${title}`, () => expect(shownIndex(value, options)).to.equal(index));
  }
});
