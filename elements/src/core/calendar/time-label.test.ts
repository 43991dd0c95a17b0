import {expect} from '@open-wc/testing';
import {plainTime} from './plain-time.js';
import {timeLabels} from './time-label.js';

describe('timeLabels', () => {
  for (const [locale, hour, minute, label] of [
    ['en-GB', 14, 30, '14:30'],
    ['en-GB', 9, 5, '09:05'],
    ['en-US', 14, 30, '2:30 PM'],
    ['en-US', 0, 0, '12:00 AM'],
    ['en-US-u-hc-h23', 14, 30, '14:30'],
    ['de', 0, 0, '00:00'],
    ['ar-EG', 14, 30, '2:30 م'],
    ['en_US', 14, 30, '2:30 PM'],
  ] as const) {
    it(`formats ${hour}:${minute} as ${label} in ${locale}`, () => {
      expect(timeLabels(locale)(plainTime(hour, minute))).to.equal(label);
    });
  }
});
