import {expect} from '@open-wc/testing';
import {normalizeOptions} from './index.js';

function read(given: unknown) {
  const warnings: string[] = [];
  return {options: normalizeOptions(given, message => warnings.push(message)), warnings};
}

const hello = {text: 'Hello', value: 'hello', disabled: false};

describe('normalizeOptions', () => {
  for (const [title, given, options] of [
    ['nothing for null', null, []],
    ['nothing for undefined', undefined, []],
    ['nothing for an empty array', [], []],
    ['text and value', [{text: 'Hello', value: 'hello'}], [hello]],
    ['a disabled option', [{text: 'Hello', value: 'hello', disabled: true}], [{...hello, disabled: true}]],
    ['a number as text', [{text: 'Ten', value: 10}], [{text: 'Ten', value: '10', disabled: false}]],
    ['the text as the value if there is no value', [{text: 'A'}], [{text: 'A', value: 'A', disabled: false}]],
    ['the value as the text if there is no text', [{value: 'A'}], [{text: 'A', value: 'A', disabled: false}]],
    ['a group', [{text: 'Hello', value: 'hello', group: 'Words'}], [{...hello, group: 'Words'}]],
    ['a number as a group', [{text: 'Hello', value: 'hello', group: 1}], [{...hello, group: '1'}]],
    ['no group if it is not a text', [{text: 'Hello', value: 'hello', group: {}}], [hello]],
    [
      'a description and an icon',
      [{text: 'Hello', value: 'hello', description: 'English', icon: '/gb.svg'}],
      [{...hello, description: 'English', icon: '/gb.svg'}],
    ],
    ['a suffix', [{...hello, suffix: '€ 9'}], [{...hello, suffix: '€ 9'}]],
    ['no description and icon if they are not text', [{...hello, description: {}, icon: null}], [hello]],
    ['an empty value', [{text: 'None', value: ''}], [{text: 'None', value: '', disabled: false}]],
  ] as const) {
    it(`reads ${title}`, () => {
      expect(read(given)).to.deep.equal({options, warnings: []});
    });
  }

  for (const [title, given] of [
    ['a string', 'hello'],
    ['an object', {text: 'Hello', value: 'hello'}],
    ['a number', 1],
    ['a boolean', true],
  ] as const) {
    it(`has no options, and warns, for ${title} instead of an array`, () => {
      const {options, warnings} = read(given);
      expect(options).to.deep.equal([]);
      expect(warnings).to.have.length(1);
      expect(warnings[0]).to.contain('options must be an array of {text, value}');
    });
  }

  for (const row of [null, undefined, 'hello', 5, {}, [], {text: null, value: null}, {text: {}, value: []}]) {
    it(`ignores ${JSON.stringify(row)}, warns, and keeps the others`, () => {
      const {options, warnings} = read([row, hello]);
      expect(options).to.deep.equal([hello]);
      expect(warnings[0]).to.contain('an option must have a text and a value');
    });
  }

  it('ignores a circular object, warns, and keeps the others', () => {
    const circular: Record<string, unknown> = {};
    circular['self'] = circular;
    const {options, warnings} = read([circular, hello]);
    expect([options, warnings.length]).to.deep.equal([[hello], 1]);
  });

  it('keeps two options with the same value, and warns', () => {
    const {options, warnings} = read([hello, {...hello, text: 'Hi'}]);
    expect(options).to.have.length(2);
    expect(warnings[0]).to.contain('two options have the value "hello"');
  });
});
