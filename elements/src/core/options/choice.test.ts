import {expect} from '@open-wc/testing';
import {Choice, type Option} from './index.js';

const options: readonly Option[] = [
  {text: 'None', value: ''},
  {text: 'One', value: '1'},
  {text: 'Two', value: '2', disabled: true},
  {text: 'Another one', value: '1'},
];
const filled = options.slice(1);

function choiceOf(
  value: string | null,
  given: readonly Option[],
  startValue = '',
  isRequired = false,
): Choice {
  const choice = new Choice({
    options: () => given,
    startValue: () => startValue,
    isRequired: () => isRequired,
  });
  choice.set(value);
  return choice;
}

describe('Choice', () => {
  it('is the first option with the value', () => {
    expect(choiceOf('1', options).option?.text).to.equal('One');
  });

  it('is the option that its source returns', () => {
    const choice = new Choice({
      options: () => options,
      startValue: () => 'x',
      isRequired: () => false,
      optionFor: () => options[1],
    });
    expect([choice.typed, choice.submitted]).to.deep.equal(['1', '1']);
  });

  it('is the initial value until another is set', () => {
    expect(choiceOf(null, options, '1').typed).to.equal('1');
  });

  it('resets to the initial value when it is cleared', () => {
    const choice = choiceOf('2', options, '1');
    choice.clear();
    expect(choice.typed).to.equal('1');
  });

  it('is dirty once it is set or restored, until it is reset', () => {
    const choice = choiceOf(null, options, '1');
    const seen = [choice.isDirty];
    for (const act of [() => choice.set('2'), () => choice.set(undefined), () => choice.restore('2')]) {
      act();
      seen.push(choice.isDirty);
    }
    choice.clear();
    expect([...seen, choice.isDirty]).to.deep.equal([false, true, false, true, false]);
  });

  it('is selected once its option arrives', () => {
    let given = filled;
    const choice = new Choice({options: () => given, startValue: () => '', isRequired: () => false});
    choice.set('3');
    const before = choice.typed;
    given = [...filled, {text: 'Three', value: '3'}];
    expect([before, choice.typed]).to.deep.equal(['', '3']);
  });

  for (const {title, value, given, reads, submitted, isMissing} of [
    {title: 'an option', value: '1', given: options, reads: '1', submitted: '1', isMissing: false},
    {
      title: 'an option without a value',
      value: '',
      given: options,
      reads: '',
      submitted: '',
      isMissing: true,
    },
    {title: 'no value', value: '', given: filled, reads: '', submitted: null, isMissing: true},
    {
      title: 'a value that is not an option',
      value: 'x',
      given: filled,
      reads: '',
      submitted: null,
      isMissing: true,
    },
    {title: 'a disabled option', value: '2', given: options, reads: '2', submitted: null, isMissing: true},
    {
      title: 'a value before options have come',
      value: 'x',
      given: [],
      reads: 'x',
      submitted: 'x',
      isMissing: true,
    },
    {
      title: 'no value before options have come',
      value: '',
      given: [],
      reads: '',
      submitted: null,
      isMissing: true,
    },
  ] as const) {
    const choice = choiceOf(value, given);
    const required = choiceOf(value, given, '', true);

    it(`reads ${title} as ${JSON.stringify(reads)}, and keeps it`, () => {
      expect([choice.typed, choice.state]).to.deep.equal([reads, value]);
    });

    it(`submits ${JSON.stringify(submitted)} for ${title}`, () => {
      expect(choice.submitted).to.equal(submitted);
    });

    it(`says that ${title} is ${isMissing ? 'missing' : 'there'} if required, and reports no other issue`, () => {
      const codes = [required.issue?.code, choice.issue?.code];
      expect(codes).to.deep.equal([isMissing ? 'valueMissing' : undefined, undefined]);
    });
  }
});
