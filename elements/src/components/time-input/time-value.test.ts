import {expect} from '@open-wc/testing';
import {TimeText} from '../../core/time/time-text.js';
import {TimeValue, type TimeProperties} from './time-value.js';

const NO_PROPERTIES: TimeProperties = {initValue: '', required: false, min: null, max: null, step: null};

function make(properties: Partial<TimeProperties> = {}, lang = 'en') {
  const warnings: string[] = [];
  const text = new TimeText(lang);
  const value = new TimeValue(
    {...NO_PROPERTIES, ...properties},
    {text: () => text, stepText: step => `${step / 1000} s`, warn: message => warnings.push(message)},
  );
  return Object.assign(value, {warnings});
}

describe('TimeValue', () => {
  it('is its initial value until another is set, and once it is cleared', () => {
    const value = make({initValue: '09:30'});
    const seen = [value.typed];
    value.set('10:00:00');
    seen.push(value.typed, value.text);
    value.clear();
    expect([...seen, value.typed]).to.deep.equal(['09:30', '10:00:00', '10:00 AM', '09:30']);
  });

  it('is empty if the app sets text that is not a time', () => {
    const value = make();
    value.set('25:00');
    expect([value.typed, value.wanted, value.issue]).to.deep.equal(['', '25:00', null]);
  });

  it('shows what is typed until the user has finished', () => {
    const value = make();
    value.type('9');
    const typing = [value.text, value.typed];
    value.settle();
    expect([...typing, value.text]).to.deep.equal(['9', '09:00', '9:00 AM']);
  });

  it('keeps text that is not a time, also when it is restored', () => {
    const [value, restored] = [make(), make()];
    value.type('soon');
    value.settle();
    restored.restore(value.state);
    for (const one of [value, restored])
      expect([one.text, one.typed, one.issue]).to.deep.equal(['soon', '', {code: 'notATime'}]);
  });

  it('keeps the typed text while the app sets the value that it has', () => {
    const value = make();
    value.type('9');
    value.set('09:00');
    const seen = [value.text];
    value.type('9:3');
    value.set('');
    seen.push(value.text);
    value.settle();
    value.set('');
    expect([...seen, value.text]).to.deep.equal(['9', '9:3', '']);
  });

  for (const [properties, text, issue] of [
    [{required: true}, '', {code: 'valueMissing'}],
    [{required: true}, ' ', {code: 'valueMissing'}],
    [{min: '09:00'}, '8:00', {code: 'timeUnderflow', min: '9:00 AM'}],
    [{max: '17:00'}, '17:30', {code: 'timeOverflow', max: '5:00 PM'}],
    [{min: '22:00', max: '06:00'}, '12:00 pm', {code: 'timeUnderflow', min: '10:00 PM', max: '6:00 AM'}],
    [{min: '22:00', max: '06:00'}, '1:00', null],
    [{step: 900}, '9:10', {code: 'stepMismatch', step: '900 s'}],
    [{step: '900', min: '09:10'}, '9:25', null],
    [{}, '9:30:15', {code: 'stepMismatch', step: '60 s'}],
    [{step: 'any'}, '9:30:15', null],
    [{step: 1}, '9:30:15', null],
  ] as const)
    it(`has ${issue?.code ?? 'no issue'} with ${text} and ${JSON.stringify(properties)}`, () => {
      const value = make(properties);
      value.type(text);
      expect(value.issue).to.deep.equal(issue);
    });

  it('reads a time without AM or PM in the half of the day that the limits allow', () => {
    const value = make({min: '12:00', max: '18:00'});
    value.type('2:30');
    expect(value.typed).to.equal('14:30');
  });

  for (const properties of [{min: 'soon'}, {max: '24:00'}, {step: 'often'}, {step: 0}] as const)
    it(`warns about ${JSON.stringify(properties)}, and ignores it`, () => {
      const value = make(properties);
      value.set('09:30');
      expect([value.issue, value.warnings.length]).to.deep.equal([null, 1]);
    });

  it('suggests times in its range', () => {
    const times = make({min: '23:30', max: '00:30'}).match();
    expect(times.map(({value}) => value)).to.deep.equal(['23:30', '00:00', '00:30']);
  });
});
