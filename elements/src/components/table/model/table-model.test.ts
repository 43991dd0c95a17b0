import {expect} from '@open-wc/testing';
import {initialQuery, withPage} from '../../../core/table/index.js';
import {changeOperation, offeredPageSizes, pagerOf, shownEntries} from './table-model.js';

const rows = (count: number) => Array.from({length: count}, () => ({}));

describe('table model', () => {
  for (const [changed, operation] of [
    [{page: 2}, 'page'],
    [{page: 1, pageSize: 5}, 'page-size'],
    [{page: 1, search: 'a'}, 'search'],
    [{page: 1, pageSize: 5, sort: null}, 'sort'],
    [{page: 1, thenBy: []}, 'sort'],
  ] as const) {
    it(`calls a change of ${Object.keys(changed).join(' and ')} "${operation}"`, () => {
      expect(changeOperation(changed)).to.equal(operation);
    });
  }

  for (const [own, inUse, sizes] of [
    [10, 10, [5, 10, 20, 50, 100]],
    [6, 20, [5, 6, 10, 20, 50, 100]],
    [7, 6, [5, 6, 7, 10, 20, 50, 100]],
    [200, 200, [5, 10, 20, 50, 100, 200]],
  ] as const) {
    it(`offers the page sizes ${sizes.join(', ')} for its own size ${own} while ${inUse} is in use`, () => {
      expect(offeredPageSizes(own, inUse)).to.deep.equal(sizes);
    });
  }

  it('offers the page sizes of the app and the one in use', () => {
    expect(offeredPageSizes(10, 20, [50, 25])).to.deep.equal([20, 25, 50]);
  });

  for (const [page, count, total, shown] of [
    [1, 10, 42, {from: 1, to: 10, total: 42}],
    [5, 2, 42, {from: 41, to: 42, total: 42}],
    [1, 4, 42, {from: 1, to: 4, total: 42}],
    [1, 0, 0, {from: 0, to: 0, total: 0}],
    [1, 0, 42, {from: 0, to: 0, total: 42}],
  ] as const) {
    it(`shows ${shown.from} - ${shown.to} of ${total} for ${count} rows on page ${page}`, () => {
      const query = withPage(initialQuery(), page);
      expect(shownEntries({rows: rows(count), total}, query)).to.deep.equal(shown);
    });
  }

  for (const [state, page] of [
    ['before the first page', null],
    ['without entries', {rows: [], total: 0}],
    ['if there is only one page', {rows: rows(10), total: 10}],
  ] as const) {
    it(`has no pager ${state}`, () => {
      expect(pagerOf(page, initialQuery(), 5)).to.equal(null);
    });
  }

  it('has a pager of two pages', () => {
    expect(pagerOf({rows: rows(10), total: 11}, initialQuery(), 5)?.pages).to.deep.equal([1, 2]);
  });
});
