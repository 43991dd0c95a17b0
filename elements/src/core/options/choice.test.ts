import {expect} from '@open-wc/testing';
import {checkChoice, chosenOption, submittedChoice} from './index.js';

const options = [
  {text: 'None', value: ''},
  {text: 'One', value: '1'},
  {text: 'Two', value: '2', disabled: true},
  {text: 'Another one', value: '1'},
];
const filled = options.slice(1);

describe('chosenOption', () => {
  it('is the first with the value', () => {
    expect(chosenOption({value: '1', options})?.text).to.equal('One');
  });

  it('is undefined for a value that is no option', () => {
    expect(chosenOption({value: 'x', options})).to.equal(undefined);
  });
});

describe('submittedChoice', () => {
  for (const [title, choice, submitted] of [
    ['an option', {value: '1', options}, '1'],
    ['an option without a value', {value: '', options}, ''],
    ['no value', {value: '', options: filled}, null],
    ['a value that is no option', {value: 'x', options}, null],
    ['a disabled option', {value: '2', options}, null],
    ['a value before the options have come', {value: 'x', options: []}, 'x'],
    ['no value before the options have come', {value: '', options: []}, null],
  ] as const) {
    it(`is ${JSON.stringify(submitted)} for ${title}`, () => {
      expect(submittedChoice(choice)).to.equal(submitted);
    });
  }
});

describe('checkChoice', () => {
  for (const [title, choice, code] of [
    ['an option', {value: '1', options, required: true}, undefined],
    ['no value', {value: '', options: filled, required: false}, undefined],
    ['no value where it is required', {value: '', options: filled, required: true}, 'valueMissing'],
    ['an option without a value where it is required', {value: '', options, required: true}, 'valueMissing'],
    ['a disabled option', {value: '2', options, required: false}, undefined],
    ['a disabled option where a value is required', {value: '2', options, required: true}, 'valueMissing'],
    ['a value that is no option', {value: 'x', options, required: false}, 'notAnOption'],
    ['a value that is no option where it is required', {value: 'x', options, required: true}, 'notAnOption'],
    ['a value before the options have come', {value: 'x', options: [], required: true}, undefined],
  ] as const) {
    it(`says ${code ?? 'nothing'} of ${title}`, () => {
      expect(checkChoice(choice)?.code).to.equal(code);
    });
  }
});
