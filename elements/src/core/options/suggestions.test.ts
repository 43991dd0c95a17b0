import {expect} from '@open-wc/testing';
import {markMatch, Suggestions} from './index.js';

const OPTIONS = [
  {text: 'PYTHON', value: 'python'},
  {text: 'C', value: 'c'},
  {text: 'JAVA', value: 'java'},
  {text: 'JavaScript', value: 'js'},
  {text: 'Java', value: 'second'},
  {text: 'Perl', value: 'perl', disabled: true},
];

const suggestions = new Suggestions(OPTIONS);

describe('Suggestions', () => {
  for (const [text, value, why] of [
    ['PYTHON', 'python', "an option's text"],
    ['python', 'python', "an option's text in other letters"],
    ['pyThoN ', 'python', "an option's text with a space after it"],
    ['java', 'java', 'the first of two options with one text'],
    ['js', 'js', 'other text, which is its own value'],
    ['Rust', 'Rust', 'other text'],
    [' Rust ', ' Rust ', 'other text, as it was typed'],
    ['Perl', 'Perl', 'the text of a disabled option'],
    ['', '', 'no text'],
  ] as const) {
    it(`returns the value "${value}" for "${text}": ${why}`, () => {
      expect(suggestions.valueOf(text)).to.equal(value);
    });
  }

  for (const [value, text] of [
    ['c', 'C'],
    ['perl', 'Perl'],
    ['rust', 'rust'],
    ['PYTHON', 'PYTHON'],
    ['', ''],
  ] as const) {
    it(`shows "${text}" for the value "${value}"`, () => {
      expect(suggestions.textOf(value)).to.equal(text);
    });
  }

  it('shows no text for an empty value, even if an option has it', () => {
    expect(new Suggestions([{text: 'None', value: ''}]).textOf('')).to.equal('');
  });

  for (const [query, values] of [
    ['', ['python', 'c', 'java', 'js', 'second']],
    ['  ', ['python', 'c', 'java', 'js', 'second']],
    ['java', ['java', 'js', 'second']],
    ['SCRIPT', ['js']],
    ['perl', []],
    ['.*', []],
  ] as const) {
    it(`suggests ${values.join(', ') || 'nothing'} for "${query}"`, () => {
      expect(suggestions.matching(query).map(({value}) => value)).to.deep.equal(values);
    });
  }

  it('suggests nothing without options', () => {
    expect(new Suggestions([]).matching('')).to.deep.equal([]);
  });
});

describe('markMatch', () => {
  for (const [text, query, parts] of [
    ['JavaScript', 'script', ['Java', 'Script', '']],
    ['JavaScript', 'JAVA', ['', 'Java', 'Script']],
    ['a.b', '.', ['a', '.', 'b']],
    ['banana', ' an ', ['b', 'an', 'ana']],
    ['JavaScript', '', null],
    ['JavaScript', 'x', null],
    ['\u0130stanbul', 'stan', null],
  ] as const) {
    it(`marks ${JSON.stringify(parts)} in "${text}" for "${query}"`, () => {
      const marked = markMatch(text, query);
      expect(marked && [marked.before, marked.match, marked.after]).to.deep.equal(parts);
    });
  }
});
