import {expect} from '@open-wc/testing';
import {fitPage} from './fit-page.js';

/** Rows `first` to `last`. */
const rows = (first: number, last: number) =>
  Array.from({length: last - first + 1}, (_, index) => ({id: first + index}));

describe('fitPage', () => {
  for (const {title, sent, page = 1, expected, warning = ''} of [
    {title: 'a full page', sent: {rows: rows(1, 10), total: 57}, expected: {rows: rows(1, 10), total: 57}},
    {
      title: 'a last page',
      sent: {rows: rows(51, 57), total: 57},
      page: 6,
      expected: {rows: rows(51, 57), total: 57},
    },
    {
      title: 'a page with its limit',
      sent: {rows: rows(1, 10), total: 57, limit: 10},
      expected: {rows: rows(1, 10), total: 57},
    },
    {
      title: 'all rows at once',
      sent: {rows: rows(1, 57), total: 57},
      expected: {rows: rows(1, 10), total: 57},
      warning: 'more rows',
    },
    {
      title: 'all rows at once, on page 6',
      sent: {rows: rows(1, 57), total: 57},
      page: 6,
      expected: {rows: rows(51, 57), total: 57},
      warning: 'more rows',
    },
    {
      title: 'all rows from page 2 on',
      sent: {rows: rows(11, 57), total: 57},
      page: 2,
      expected: {rows: rows(11, 20), total: 57},
      warning: 'more rows',
    },
    {
      title: 'a lower limit',
      sent: {rows: rows(1, 5), total: 57, limit: 5},
      expected: {rows: rows(1, 5), total: 57, limit: 5},
      warning: 'at most 5 rows',
    },
    {
      title: 'a limit that is too low',
      sent: {rows: rows(1, 10), total: 57, limit: 3},
      expected: {rows: rows(1, 10), total: 57},
    },
    {
      title: 'too few rows without a limit',
      sent: {rows: rows(1, 5), total: 57},
      expected: {rows: rows(1, 5), total: 57},
      warning: 'fewer rows',
    },
    ...[0, -5, 2.5, NaN].map(limit => ({
      title: `a limit of ${limit}`,
      sent: {rows: rows(1, 10), total: 57, limit},
      expected: {rows: rows(1, 10), total: 57},
    })),
  ] as {title: string; sent: never; page?: number; expected: unknown; warning?: string}[]) {
    it(`accepts ${title}`, () => {
      const warnings: string[] = [];
      const query = {page, pageSize: 10, sort: null, search: ''};
      expect(fitPage(sent, query, message => warnings.push(message))).to.deep.equal(expected);
      expect(warnings.length).to.equal(warning === '' ? 0 : 1);
      expect(warnings.join()).to.contain(warning);
    });
  }
});
