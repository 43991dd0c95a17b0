import {expect} from '@open-wc/testing';
import {NumberText} from '../../core/number/number-text.js';
import {NumberValue, type NumberProperties} from './number-value.js';

const NONE: NumberProperties = {initValue: '', required: false, min: null, max: null, step: null};

function setUp(
  properties: Partial<NumberProperties> = {},
  format: Intl.NumberFormatOptions = {},
  lang = 'en',
) {
  const warnings: string[] = [];
  const text = new NumberText(lang, format);
  const value = new NumberValue(
    {...NONE, ...properties},
    {text: () => text, warn: message => warnings.push(message)},
  );
  return {value, warnings};
}

describe('NumberValue', () => {
  for (const [given, text, typed, isDirty] of [
    ['1.0', '1.0', 1, true],
    ['0.00', '0.00', 0, true],
    ['-12.50', '-12.50', -12.5, true],
    ['12345678901234567', '12345678901234567', 12345678901234568, true],
    [5, '5', 5, true],
    [0.1, '0.1', 0.1, true],
    [12345678901234567890n, '12345678901234567890', 12345678901234567000, true],
    ['1,5', '', null, true],
    ['x', '', null, true],
    ['', '', null, true],
    [null, '', null, true],
    [NaN, '', null, true],
    [Infinity, '', null, true],
    [undefined, '7', 7, false],
  ] as const) {
    it(`is ${JSON.stringify(text)} for ${typeof given === 'string' ? JSON.stringify(given) : String(given)}`, () => {
      const {value} = setUp({initValue: '7'});
      value.set(given);
      expect([value.text, value.typed, value.isDirty]).to.deep.equal([text, typed, isDirty]);
    });
  }

  for (const [typed, text, shown] of [
    ['1,234.50', '1234.50', '1,234.50'],
    ['1.234,50', '1234.50', '1,234.50'],
    ['007', '7', '7'],
    [' ', '', ''],
    ['5 apples', '', '5 apples'],
    ['-', '', '-'],
  ] as const)
    it(`is ${JSON.stringify(text)} if the user types ${JSON.stringify(typed)}, then shown as ${JSON.stringify(shown)}`, () => {
      const {value} = setUp();
      value.type(typed);
      const editing = value.shown(true);
      value.settle();
      expect([editing, value.text, value.shown(false)]).to.deep.equal([typed, text, shown]);
    });

  it('keeps the typed text when its own number or text is set', () => {
    const {value} = setUp();
    value.type('1,000.0');
    value.set(1000);
    value.set('1000.0');
    expect(value.shown(true)).to.equal('1,000.0');
  });

  it('has bad input until another value is set', () => {
    const {value} = setUp();
    value.type('abc');
    const before = [value.issue, value.state];
    value.set('5');
    expect([before, value.issue, value.state]).to.deep.equal([[{code: 'notANumber'}, 'abc'], null, '5']);
  });

  it('keeps bad input when null, its value, is set again', () => {
    const {value} = setUp();
    value.type('abc');
    value.set(null);
    expect(value.shown(false)).to.equal('abc');
  });

  for (const state of ['1234.5', '', 'abc'])
    it(`restores ${JSON.stringify(state)}`, () => {
      const {value} = setUp({initValue: 3});
      value.restore(state);
      expect(value.state).to.equal(state);
    });

  for (const [title, properties, given, issue] of [
    ['a missing number', {required: true}, '', {code: 'valueMissing'}],
    ['a minimum, in its format', {min: 1000}, '4', {code: 'rangeUnderflow', min: '€1,000.00'}],
    ['a maximum', {max: '1.5'}, '1.51', {code: 'rangeOverflow', max: '€1.50'}],
    ['the decimals of the format', {}, '1.234', {code: 'stepMismatch', step: '€0.01'}],
    ['a step', {step: 5}, '4', {code: 'stepMismatch', step: '€5.00'}],
    ['a step from its initial value', {initValue: 1, step: 2}, '4', {code: 'stepMismatch', step: '€2.00'}],
    [
      '17 digits',
      {max: '12345678901234567'},
      '12345678901234568',
      {code: 'rangeOverflow', max: '€12,345,678,901,234,567.00'},
    ],
    ['nothing with any step', {step: 'any'}, '1.23456', null],
  ] as const)
    it(`checks ${title}`, () => {
      const {value} = setUp(properties, {style: 'currency', currency: 'EUR'});
      value.set(given);
      expect(value.issue).to.deep.equal(issue);
    });

  for (const [name, bad] of [
    ['min', 'low'],
    ['max', '1,5'],
    ['step', 0],
    ['step', 'x'],
  ] as const)
    it(`warns about ${name} ${bad}, and ignores it`, () => {
      const {value, warnings} = setUp({[name]: bad});
      value.set('1');
      expect(value.issue).to.equal(null);
      expect(warnings[0]).to.contain(`${name} must be a number`);
    });

  for (const [format, properties, given, up] of [
    [{}, {}, '1', '2'],
    [{}, {step: 0.1}, '0.2', '0.3'],
    [{}, {step: 'any'}, '1.5', '2.5'],
    [{style: 'currency', currency: 'EUR'}, {}, '12.50', '13.50'],
    [{style: 'percent'}, {}, '0.25', '0.26'],
    [{}, {max: 5}, '5', null],
  ] as const)
    it(`moves ${given} to ${up} with ${JSON.stringify(format)} and ${JSON.stringify(properties)}`, () => {
      const {value} = setUp(properties, format);
      value.set(given);
      expect(value.move(1)).to.equal(up);
    });

  it('moves to its limits, and not without one', () => {
    const {value} = setUp({min: 1, step: 3, max: 9});
    expect([value.move(-Infinity), value.move(Infinity), setUp().value.move(Infinity)]).to.deep.equal([
      '1',
      '7',
      null,
    ]);
  });

  it('does not move text that is not a number', () => {
    const {value} = setUp();
    value.type('abc');
    expect(value.move(1)).to.equal(null);
  });

  for (const [format, properties, negative, decimals] of [
    [{}, {}, true, false],
    [{}, {min: 0}, false, false],
    [{}, {min: 0, step: 0.5}, false, true],
    [{}, {min: 0, step: 'any'}, false, true],
    [{style: 'currency', currency: 'EUR'}, {min: 0}, false, true],
    [{style: 'percent'}, {min: 0}, false, false],
    [{}, {min: -5}, true, false],
  ] as const)
    it(`allows ${negative ? 'a sign' : 'no sign'} and ${decimals ? 'decimals' : 'no decimals'} with ${JSON.stringify([format, properties])}`, () => {
      expect(setUp(properties, format).value.allowed).to.deep.equal({negative, decimals});
    });
});
