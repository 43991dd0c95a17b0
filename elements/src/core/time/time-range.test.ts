import {expect} from '@open-wc/testing';
import {formatHtmlTime, parseHtmlTime} from './html-time.js';
import {
  brokenLimit,
  indexOfNext,
  isOnTimeStep,
  isOverMidnight,
  suggestedTimes,
  type TimeRange,
} from './time-range.js';

const MINUTE = 60_000;
const time = (text: string) => parseHtmlTime(text)!;
const rangeOf = (min: string | null, max: string | null, step: number | null = MINUTE): TimeRange => ({
  min: min === null ? null : time(min),
  max: max === null ? null : time(max),
  step,
  base: min === null ? 0 : time(min),
});

describe('brokenLimit', () => {
  for (const [text, min, max, broken] of [
    ['08:59', '09:00', '17:00', 'min'],
    ['09:00', '09:00', '17:00', null],
    ['17:00', '09:00', '17:00', null],
    ['17:01', '09:00', '17:00', 'max'],
    ['00:00', null, null, null],
    ['08:00', '09:00', null, 'min'],
    ['10:00', '09:00', null, null],
    ['10:00', null, '17:00', null],
    ['18:00', null, '17:00', 'max'],
    ['12:00', '12:00', '12:00', null],
    ['13:00', '12:00', '12:00', 'max'],
    ['22:00', '22:00', '06:00', null],
    ['23:59', '22:00', '06:00', null],
    ['06:00', '22:00', '06:00', null],
    ['06:01', '22:00', '06:00', 'min'],
    ['21:59', '22:00', '06:00', 'min'],
  ] as const)
    it(`is ${broken} for ${text} from ${min} to ${max}`, () => {
      expect(brokenLimit(time(text), rangeOf(min, max))).to.equal(broken);
    });
});

describe('isOverMidnight', () => {
  for (const [min, max, is] of [
    ['22:00', '06:00', true],
    ['06:00', '22:00', false],
    ['06:00', '06:00', false],
    ['06:00', null, false],
    [null, '06:00', false],
    [null, null, false],
  ] as const)
    it(`is ${is} from ${min} to ${max}`, () => expect(isOverMidnight(rangeOf(min, max))).to.equal(is));
});

describe('isOnTimeStep', () => {
  for (const [text, min, step, is] of [
    ['09:15', null, 15 * MINUTE, true],
    ['09:20', null, 15 * MINUTE, false],
    ['09:20', '09:05', 15 * MINUTE, true],
    ['08:50', '09:05', 15 * MINUTE, true],
    ['09:00:01', null, MINUTE, false],
    ['09:00:01', null, null, true],
  ] as const)
    it(`is ${is} for ${text} with min ${min} and a step of ${step}`, () => {
      expect(isOnTimeStep(time(text), rangeOf(min, null, step))).to.equal(is);
    });
});

describe('suggestedTimes', () => {
  const textsOf = (range: TimeRange) => suggestedTimes(range).map(formatHtmlTime);

  for (const [what, range, first, last, count] of [
    ['every half hour', rangeOf(null, null), '00:00', '23:30', 48],
    ['every half hour with any step', rangeOf(null, null, null), '00:00', '23:30', 48],
    ['every step of 15 minutes', rangeOf(null, null, 15 * MINUTE), '00:00', '23:45', 96],
    ['every 35 minutes for steps of 7', rangeOf(null, null, 7 * MINUTE), '00:00', '23:55', 42],
    ['every two hours', rangeOf(null, null, 120 * MINUTE), '00:00', '22:00', 12],
    ['from min to max', rangeOf('09:10', '11:10'), '09:10', '11:10', 5],
    ['over midnight', rangeOf('22:00', '06:00'), '22:00', '06:00', 17],
    ['up to max', rangeOf(null, '01:15'), '00:00', '01:00', 3],
    [
      'from the time that steps are counted from',
      {...rangeOf(null, null), base: time('09:10')},
      '00:10',
      '23:40',
      48,
    ],
  ] as const)
    it(`are ${what}`, () => {
      const texts = textsOf(range);
      expect([texts[0], texts.at(-1), texts.length]).to.deep.equal([first, last, count]);
    });
});

describe('indexOfNext', () => {
  for (const [text, times, index] of [
    ['09:10', ['09:00', '09:30'], 1],
    ['09:30', ['09:00', '09:30'], 1],
    ['23:50', ['22:00', '23:00', '00:00'], 2],
    ['12:00', ['09:00', '09:30'], 0],
    ['12:00', [], 0],
  ] as const)
    it(`is ${index} for ${text} in ${times.join(', ')}`, () => {
      expect(indexOfNext(time(text), times.map(time))).to.equal(index);
    });
});
