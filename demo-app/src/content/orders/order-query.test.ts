import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {queryFromSearchParams, queryToSearchParams} from '@life-changers/elements/core/table';
import {DEFAULTS, knownQuery} from './order-query.js';

const read = (address: string) =>
  knownQuery(queryFromSearchParams(new URLSearchParams(address), {defaults: DEFAULTS}));
const write = (address: string) => queryToSearchParams(read(address), {defaults: DEFAULTS}).toString();

describe('the query of the orders in an address', () => {
  const cases: [what: string, address: string, expected: string][] = [
    ['nothing', '', ''],
    ['a page', 'page=3&pageSize=50', 'page=3&pageSize=50'],
    ['several sorts', 'sort=status.asc&sort=amount.desc', 'sort=status.asc&sort=amount.desc'],
    ['a repeated sort', 'sort=status.asc&sort=status.desc', 'sort=status.asc'],
    ['an unknown sort', 'sort=password.asc', ''],
    ['an unknown sort beside a known one', 'sort=password.asc&sort=amount.asc', 'sort=amount.asc'],
    ['a field of every object', 'sort=toString.asc&filter.constructor=in.a', ''],
    ['statuses', 'filter.status=in.new&filter.status=in.paid', 'filter.status=in.new&filter.status=in.paid'],
    ['an unknown status', 'filter.status=in.lost', ''],
    ['a range of amounts', 'filter.amount=number.10_20', 'filter.amount=number.10_20'],
    ['a filter of another type', 'filter.amount=contains.1', ''],
    ['an unknown filter', 'filter.password=in.1', ''],
    ['a group', 'group=country&group=status', 'group=country&group=status'],
    ['a group that the server does not know', 'group=amount&group=status', 'group=status'],
    [
      'conditions',
      'where=all&where.0.date=period.last-90-days&where.1=any&where.1.0.country=in.FR&where.1.1.amount=number.900_',
      'where=all&where.0.date=period.last-90-days&where.1=any&where.1.0.country=in.FR&where.1.1.amount=number.900_',
    ],
    [
      'conditions of unknown fields and types',
      'where=all&where.0.password=in.1&where.1=any&where.1.0.amount=contains.1&where.2.date=period.today',
      'where=all&where.0.date=period.today',
    ],
    ['conditions of which none is known', 'where=all&where.0.password=in.1', ''],
    ['a search that is too long', `search=${'a'.repeat(101)}`, `search=${'a'.repeat(100)}`],
    ['text that is not a query', 'page=-1&pageSize=a&sort=id&filter.status=', ''],
  ];
  for (const [what, address, expected] of cases) {
    it(`reads ${what}`, () => {
      assert.equal(write(address), expected);
    });
  }

  it('always has filters, so that a query without them removes those of the table', () => {
    assert.deepEqual(read('').filters, {});
  });
});
