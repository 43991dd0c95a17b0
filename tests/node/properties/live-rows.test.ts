import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import fc from 'fast-check';
import {LiveSource} from '../../../elements/src/components/table/features/live/live-source.js';
import type {LiveTable, RowSource} from '../../../elements/src/components/table/model/client-rows.js';
import type {Page} from '../../../elements/src/components/table/model/page-source.js';
import {
  newRowFilter,
  RowIndex,
  runToEnd,
  sortByColumns,
  type RowChanges,
  type Sort,
  type TableQuery,
  type TableRow,
} from '../../../elements/src/core/table/index.js';
import {check} from './check.js';
import {naiveRows} from './naive-rows.js';

const FIELDS = ['name', 'age'];
const {compare} = new Intl.Collator('en', {numeric: true});

const keys = fc.nat(14);
const fields = fc.record(
  {name: fc.constantFrom('a', 'b', 'ab', '', 'é'), age: fc.constantFrom(0, 1, 2, 10, null, 'x')},
  {requiredKeys: []},
);
const row = fc.tuple(keys, fields).map(([id, values]): TableRow => ({id, ...values}));
const changes = fc.record(
  {
    add: fc.array(row, {maxLength: 3}),
    update: fc.array(row, {maxLength: 3}),
    remove: fc.array(keys, {maxLength: 2}),
  },
  {requiredKeys: []},
);
const sorts = fc.array(
  fc.record<Sort>({field: fc.constantFrom(...FIELDS), direction: fc.constantFrom('asc', 'desc')}),
  {maxLength: 2},
);
const query = fc
  .record({
    page: fc.integer({min: 1, max: 3}),
    pageSize: fc.integer({min: 1, max: 6}),
    sorts,
    search: fc.constantFrom('', '', 'a', 'b', '1'),
    from: fc.constantFrom(undefined, undefined, 1),
  })
  .map(({page, pageSize, search, from, sorts: [sort = null, ...thenBy]}): TableQuery => ({
    page,
    pageSize,
    search,
    sort,
    ...(thenBy.length > 0 && {thenBy}),
    ...(from !== undefined && {filters: {age: {type: 'number', from}}}),
  }));
/** The app changes rows, or the table asks for a page: the same or another one, maybe before the last one is there. */
const steps = fc.array(
  fc.oneof(
    changes.map(given => ({kind: 'change' as const, given})),
    fc.record({
      kind: fc.constant('ask' as const),
      asked: fc.option(query, {freq: 2}),
      isLater: fc.boolean(),
      between: fc.option(changes),
      next: fc.option(query),
    }),
  ),
  {maxLength: 12},
);

/** The plainest list that changes by key: the first row of a key counts. */
class NaiveRows {
  list: readonly TableRow[];

  constructor(rows: readonly TableRow[]) {
    this.list = rows;
  }

  apply({update = [], remove = [], add = []}: RowChanges): void {
    for (const change of update) {
      const place = this.#placeOf(change['id']);
      this.list = this.list.map((old, index) => (index === place ? {...old, ...change} : old));
    }
    for (const key of remove) {
      const place = this.#placeOf(key);
      this.list = this.list.filter((_, index) => index !== place);
    }
    for (const added of add) if (this.#placeOf(added['id']) < 0) this.list = [...this.list, added];
  }

  page(asked: TableQuery): {rows: readonly TableRow[]; total: number} {
    const found = naiveRows(this.list, FIELDS, asked, compare).map(index => this.list[index]!);
    const start = (asked.page - 1) * asked.pageSize;
    return {rows: found.slice(start, start + asked.pageSize), total: found.length};
  }

  #placeOf(key: unknown): number {
    return this.list.findIndex(({id}) => id === key);
  }
}

/** Reads rows like a table of many rows. */
function read(rows: readonly TableRow[], isLater: () => boolean): RowSource {
  const options = {
    fields: FIELDS,
    compareText: compare,
    sortByColumns: () => sortByColumns,
    filterRows: newRowFilter,
    warn: () => {},
  };
  const index = new RowIndex(rows, FIELDS, options);
  return {
    rows,
    options,
    view: asked => index.view(asked),
    viewNow: asked => {
      const view = runToEnd(index.view(asked));
      return isLater() ? Promise.resolve(view) : view;
    },
    load: () => assert.fail('It shows the rows before the changes.'),
  };
}

const ask = (live: LiveSource, query: TableQuery) => live.load(query, new AbortController().signal);

describe('the rows of a table that change', () => {
  it('are those of a plain search, filter, and sort of the changed list', async () => {
    globalThis.requestAnimationFrame = () => 1;
    const uniqueRows = fc.uniqueArray(row, {selector: ({id}) => id, maxLength: 10});
    await check(
      fc.asyncProperty(uniqueRows, steps, fc.integer({min: 0, max: 6}), async (rows, walk, few) => {
        let isLater = false;
        let last: TableQuery | null = null;
        const naive = new NaiveRows(rows);
        const checkPage = (page: Page, asked: TableQuery) => {
          const expected = naive.page(asked);
          assert.deepEqual(page.rows, expected.rows);
          assert.equal(page.total, expected.total);
          assert.equal(page.unfilteredTotal, naive.list.length);
          assert.deepEqual(page.matching!(), naive.page({...asked, page: 1, pageSize: 100}).rows);
          assert.equal(new Set(page.keys).size, page.rows.length);
          for (const [place, {id}] of page.rows.entries()) {
            // A row that was removed and added again is another one.
            const key = page.keys![place]!;
            assert.ok((ids.get(id) ?? -1) <= key);
            ids.set(id, key);
          }
        };
        const ids = new Map<unknown, number>();
        const readRows = (given: readonly TableRow[]) => read(given, () => isLater);
        const table = {rowKey: 'id', requestUpdate: () => {}} as LiveTable;
        const live = new LiveSource(table, readRows(rows), readRows, few);
        const change = (given: RowChanges) => {
          live.apply([given]);
          naive.apply(given);
        };
        for (const step of walk) {
          if (step.kind === 'change') {
            change(step.given);
            continue;
          }
          const asked: TableQuery | null = step.asked ?? last;
          if (asked === null) continue;
          isLater = step.isLater;
          const answer = ask(live, asked);
          if (!(answer instanceof Promise)) checkPage(answer, asked);
          if (step.between !== null) change(step.between);
          last = step.next ?? asked;
          const next = ask(live, last);
          if (answer instanceof Promise) checkPage(await answer, asked);
          checkPage(await next, last);
          assert.deepEqual(
            runToEnd(live.matching(asked)),
            naive.page({...asked, page: 1, pageSize: 100}).rows,
          );
        }
        assert.deepEqual(live.rows, naive.list);
      }),
      {runs: 500},
    );
  });
});
