import {expect} from '@open-wc/testing';
import {initialQuery, type TableQuery} from '../../core/table/index.js';
import {PageCursors, totalOf} from './page-cursors.js';

const onPage = (page: number, change: Partial<TableQuery> = {}) => ({...initialQuery(), ...change, page});
const brings = (nextCursor: string | null | undefined) => ({rows: [], nextCursor});

/** Cursors after pages 1 and 2. */
function walked(): PageCursors {
  const cursors = new PageCursors();
  cursors.cursorOf('/people', onPage(1));
  cursors.record(brings('two'), 1, null);
  cursors.record(brings('three'), 2, 'two');
  return cursors;
}

describe('PageCursors', () => {
  it('has no cursor for any page until a page brings one', () => {
    const cursors = new PageCursors();
    expect(cursors.cursorOf('/people', onPage(1))).to.equal(null);
    expect(cursors.record(brings(undefined), 1, null)).to.equal(false);
    expect(cursors.cursorOf('/people', onPage(5))).to.equal(null);
  });

  it('has the cursors of the pages that were loaded, and of the next one', () => {
    const cursors = walked();
    expect([1, 2, 3].map(page => cursors.cursorOf('/people', onPage(page)))).to.deep.equal([
      null,
      'two',
      'three',
    ]);
  });

  it('has no cursor for a page further away', () => {
    expect(walked().cursorOf('/people', onPage(4))).to.equal(undefined);
  });

  it('has no cursor after the last page', () => {
    const cursors = walked();
    cursors.record(brings(null), 3, 'three');
    expect(cursors.cursorOf('/people', onPage(4))).to.equal(undefined);
  });

  for (const [title, endpoint, query] of [
    ['sort', '/people', onPage(2, {sort: {field: 'name', direction: 'asc'}})],
    ['search', '/people', onPage(2, {search: 'a'})],
    ['filter', '/people', onPage(2, {filters: {name: {type: 'text', operator: 'empty'}}})],
    ['page size', '/people', onPage(2, {pageSize: 5})],
    ['endpoint', '/others', onPage(2)],
  ] as const) {
    it(`forgets the cursors with another ${title}`, () => {
      const cursors = walked();
      expect(cursors.cursorOf(endpoint, query)).to.equal(undefined);
      expect(cursors.cursorOf('/people', onPage(2))).to.equal(undefined);
    });
  }

  it('knows that a page without a cursor was page 1', () => {
    expect(new PageCursors().record(brings('two'), 5, null)).to.equal(true);
  });
});

describe('totalOf', () => {
  const rows = [{}, {}, {}];
  for (const [title, page, query, total] of [
    ['the total without a cursor', {rows, total: 42}, onPage(1), 42],
    ['unknown if there is a next page', {rows, nextCursor: 'x'}, onPage(1), Infinity],
    ['the total of the server if there is a next page', {rows, nextCursor: 'x', total: 42}, onPage(2), 42],
    ['more than the rows so far if there is a next page', {rows, nextCursor: 'x', total: 3}, onPage(2), 21],
    ['the rows so far on the last page', {rows, nextCursor: null}, onPage(3), 23],
    [
      'the rows so far on the last page, whatever the server says',
      {rows, nextCursor: null, total: 9},
      onPage(3),
      23,
    ],
  ] as const) {
    it(`is ${title}`, () => expect(totalOf(page, query)).to.equal(total));
  }
});
