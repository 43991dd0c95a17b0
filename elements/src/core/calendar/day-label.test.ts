import {expect} from '@open-wc/testing';
import {dayLabels} from './day-label.js';
import {plainDate} from './plain-date.js';

describe('dayLabels', () => {
  const cases: [locale: string, label: string][] = [
    ['en', 'Saturday, June 1, 2019'],
    ['de', 'Samstag, 1. Juni 2019'],
    ['en_GB', 'Saturday, June 1, 2019'],
  ];
  for (const [locale, label] of cases) {
    it(`is ${label} in ${locale}`, () => expect(dayLabels(locale)(plainDate(2019, 6, 1))).to.equal(label));
  }
});
