import {expect} from '@open-wc/testing';
import {dateWindow} from './date-window.js';
import {formatIsoDate, parseIsoDate} from './iso.js';

const date = (text: string | null) => (text === null ? null : parseIsoDate(text));

describe('dateWindow', () => {
  const cases: [year: number, min: string | null, max: string | null, from: string, to: string][] = [
    [2019, null, null, '1989-01-01', '2049-12-31'],
    [2019, '2019-06-01', null, '2019-06-01', '2049-12-31'],
    [2019, null, '2019-06-30', '1989-01-01', '2019-06-30'],
    [2019, '2019-06-01', '2019-06-30', '2019-06-01', '2019-06-30'],
    [2019, '1900-01-01', '2100-12-31', '1900-01-01', '2100-12-31'],
    [2019, '2060-06-01', null, '2060-06-01', '2090-12-31'],
    [2019, null, '1950-06-30', '1920-01-01', '1950-06-30'],
    [2019, null, '1989-01-01', '1989-01-01', '1989-01-01'],
    [2019, '2049-12-31', null, '2049-12-31', '2049-12-31'],
    [2019, '2019-06-30', '2019-06-01', '2019-06-30', '2019-06-01'],
    [2019, '9990-01-01', null, '9990-01-01', '9999-12-31'],
    [2019, null, '0010-01-01', '0001-01-01', '0010-01-01'],
  ];
  for (const [year, min, max, from, to] of cases) {
    it(`goes from ${from} to ${to} in ${year} with min ${min} and max ${max}`, () => {
      const window = dateWindow(year, date(min), date(max));
      expect([formatIsoDate(window.min), formatIsoDate(window.max)]).to.deep.equal([from, to]);
    });
  }
});
