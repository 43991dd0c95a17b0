import {expect} from '@open-wc/testing';
import type {DateUnit} from '../../../core/calendar/date-unit.js';
import {PickedUnit} from './picked-unit.js';
import {DateValue, type DateProperties} from './date-value.js';

function setUp(properties: Partial<DateProperties> = {}) {
  const source = {
    initValue: '2019-06-15T14:30',
    showTimeSelect: false,
    required: false,
    picker: 'date' as DateUnit,
    ...properties,
  };
  const warnings: string[] = [];
  const value: DateValue = new DateValue(source, {
    warn: message => warnings.push(message),
    unit: new PickedUnit(source, {lang: () => 'en', term: () => '', warn: message => warnings.push(message)}),
    issueOf: ({date}) => (date.year < 2000 ? {code: 'notValid'} : null),
    read: text => value.set(text),
  });
  return {source, value, warnings};
}

describe('DateValue', () => {
  it('keeps its time while none is shown', () => {
    const {source, value} = setUp();
    const before = value.text;
    source.showTimeSelect = true;
    expect([before, value.text]).to.deep.equal(['2019-06-15', '2019-06-15T14:30']);
  });

  it('is at 00:00 if a time is shown but none was given', () => {
    const {value} = setUp({showTimeSelect: true});
    value.set('2019-06-16');
    expect([value.text, value.submitted, value.state]).to.deep.equal(Array(3).fill('2019-06-16T00:00'));
  });

  it('has the same Date until it changes', () => {
    const {value} = setUp();
    const before = value.typed;
    value.set('2019-06-15');
    expect(value.typed).to.equal(before);
    value.set('2019-06-16');
    expect(value.typed).to.deep.equal(new Date(2019, 5, 16));
  });

  it('follows a new initial value until another is set, and once it is cleared', () => {
    const {source, value} = setUp();
    source.initValue = '2020-01-01';
    const seen = [[value.text, value.isDirty]];
    value.set(null);
    seen.push([value.text, value.isDirty]);
    value.clear();
    seen.push([value.text, value.isDirty]);
    expect(seen).to.deep.equal([
      ['2020-01-01', false],
      ['', true],
      ['2020-01-01', false],
    ]);
  });

  it('warns about an invalid date, and is empty', () => {
    const {value, warnings} = setUp();
    value.set('tomorrow');
    expect([value.typed, value.text, warnings.length]).to.deep.equal([null, '', 1]);
  });

  it('is missing while it is empty and required, and has the issue of its picker otherwise', () => {
    const {value} = setUp({initValue: '', required: true});
    const seen = [value.issue];
    value.set('1999-12-31');
    seen.push(value.issue);
    value.restore('2019-06-15');
    seen.push(value.issue);
    expect(seen).to.deep.equal([{code: 'valueMissing'}, {code: 'notValid'}, null]);
  });
});
