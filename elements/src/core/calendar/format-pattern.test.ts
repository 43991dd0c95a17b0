import {expect} from '@open-wc/testing';
import {format} from 'date-fns/format';
import {isValid} from 'date-fns/isValid';
import {parse} from 'date-fns/parse';
import {DEFAULT_DATE_FORMAT, DEFAULT_TIME_FORMAT, toDateFnsPattern} from './format-pattern.js';

/** The pattern, and what date-fns writes with it on 1 June 2019 at 14:30. */
const CASES: [displayFormat: string, pattern: string, text: string][] = [
  [DEFAULT_DATE_FORMAT, 'dd/MM/yyyy', '01/06/2019'],
  [DEFAULT_TIME_FORMAT, 'HH:mm a', '14:30 PM'],
  ['dd/MM/yyyy HH:mm', 'dd/MM/yyyy HH:mm', '01/06/2019 14:30'],
  ['hh:mmAM/PM', 'hh:mma', '02:30PM'],
  ['AM/PM hh:mm', 'a hh:mm', 'PM 02:30'],
  ['AM/PM AM/PM', 'a a', 'PM PM'],
  ['h:mm a', 'h:mm a', '2:30 PM'],
  ["'AM/PM' hh:mm", "'AM/PM' hh:mm", 'AM/PM 02:30'],
  ["'at' h:mm AM/PM", "'at' h:mm a", 'at 2:30 PM'],
  ["h 'o''clock' AM/PM", "h 'o''clock' a", "2 o'clock PM"],
  ["h ''AM/PM''", "h ''a''", "2 'PM'"],
  ["'''AM/PM' h", "'''AM/PM' h", "'AM/PM 2"],
  ["h 'AM/PM", "h 'AM/PM", '2 AM/PM'],
];

describe('toDateFnsPattern', () => {
  const value = new Date(2019, 5, 1, 14, 30);

  for (const [displayFormat, pattern, text] of CASES) {
    it(`is ${JSON.stringify(pattern)} for ${JSON.stringify(displayFormat)}`, () => {
      expect(toDateFnsPattern(displayFormat)).to.equal(pattern);
    });

    it(`formats as ${JSON.stringify(text)} with ${JSON.stringify(displayFormat)}`, () => {
      expect(format(value, toDateFnsPattern(displayFormat))).to.equal(text);
    });
  }

  it('creates a pattern that date-fns can parse', () => {
    const parsed = parse(
      '01/06/2019 02:30 PM',
      toDateFnsPattern('dd/MM/yyyy hh:mm AM/PM'),
      new Date(2000, 0, 1),
    );
    expect(isValid(parsed) && parsed.getTime()).to.equal(value.getTime());
  });
});
