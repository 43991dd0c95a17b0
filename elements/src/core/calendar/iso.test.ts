import {expect} from '@open-wc/testing';
import {formatIsoDate, formatIsoDateTime, parseIsoDate, parseIsoDateTime} from './iso.js';
import {plainDate} from './plain-date.js';
import {plainDateTime} from './plain-date-time.js';
import {plainTime} from './plain-time.js';

const DATES = ['2019-06-01', '2020-02-29', '0001-01-01', '0099-12-31', '9999-12-31'];
const DATE_TIMES = ['2019-06-01T00:00', '2019-06-01T09:05', '0001-01-01T23:59', '9999-12-31T23:59'];

/** Neither a date nor a date and time. */
const NEITHER = [
  '',
  '2019-6-1',
  '2019-02-31',
  '2019-02-29',
  '2019-00-10',
  '2019-13-01',
  '0000-01-01',
  '12019-01-01',
  '+002019-01-01',
  '-2019-01-01',
  '20190601',
  '2019/06/01',
  ' 2019-06-01',
  '2019-06-01 ',
  '2019-06-01\n',
  '٢٠١٩-٠٦-٠١',
  '2019-06-01T',
  '2019-06-01T9:05',
  '2019-06-01T24:00',
  '2019-06-01T10:60',
  '2019-02-31T10:00',
  '2019-06-01 10:00',
  '2019-06-01t10:00',
  '2019-06-01T10:00:00',
  '2019-06-01T10:00Z',
  '2019-06-01T10:00+02:00',
];

describe('parseIsoDate', () => {
  it('parses a date', () => expect(parseIsoDate('2019-06-01')).to.deep.equal(plainDate(2019, 6, 1)));

  for (const text of [...NEITHER, ...DATE_TIMES]) {
    it(`rejects ${JSON.stringify(text)}`, () => expect(parseIsoDate(text)).to.equal(null));
  }
});

describe('formatIsoDate', () => {
  for (const text of DATES) {
    it(`formats ${text} as it was parsed`, () => expect(formatIsoDate(parseIsoDate(text)!)).to.equal(text));
  }
});

describe('parseIsoDateTime', () => {
  it('parses a date and time', () => {
    expect(parseIsoDateTime('2019-06-01T09:05')).to.deep.equal(
      plainDateTime(plainDate(2019, 6, 1), plainTime(9, 5)),
    );
  });

  it('parses a date without a time', () => {
    expect(parseIsoDateTime('2019-06-01')).to.deep.equal(plainDateTime(plainDate(2019, 6, 1)));
  });

  for (const text of NEITHER) {
    it(`rejects ${JSON.stringify(text)}`, () => expect(parseIsoDateTime(text)).to.equal(null));
  }
});

describe('formatIsoDateTime', () => {
  for (const text of [...DATES, ...DATE_TIMES]) {
    it(`formats ${text} as it was parsed`, () => {
      expect(formatIsoDateTime(parseIsoDateTime(text)!)).to.equal(text);
    });
  }
});
