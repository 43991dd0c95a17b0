import {expect} from '@open-wc/testing';
import type {ReactiveControllerHost} from 'lit';
import {
  initialQuery,
  withNextSort,
  withPage,
  withPageSize,
  type TableQuery,
} from '../../../core/table/index.js';
import {PageDataController, type LoadedPage} from './page-data.controller.js';
import type {Page, PageSource, TableFailure} from './page-source.js';

/** A request that a test answers. */
interface Asked {
  query: TableQuery;
  signal: AbortSignal;
  answer: (page: Page) => Promise<void>;
  refuse: (cause: unknown) => Promise<void>;
}

const pageOf = (name: string, total = 100): Page => ({rows: [{name}], total});

/** Waits until the promises have settled. */
const settle = () => new Promise<void>(resolve => setTimeout(resolve));

class FakeHost implements ReactiveControllerHost {
  updates = 0;
  readonly updateComplete = Promise.resolve(true);
  addController(): void {}
  removeController(): void {}
  requestUpdate(): void {
    this.updates += 1;
  }
}

class FakeSource implements PageSource {
  readonly asked: Asked[] = [];

  load(query: TableQuery, signal: AbortSignal): Promise<Page> {
    return new Promise((resolve, reject) => {
      const then =
        <Value>(end: (value: Value) => void) =>
        (value: Value) => {
          end(value);
          return settle();
        };
      this.asked.push({query, signal, answer: then(resolve), refuse: then(reject)});
    });
  }
}

function setUp(source: PageSource = new FakeSource()) {
  const host = new FakeHost();
  const loads: LoadedPage[] = [];
  const failures: TableFailure[] = [];
  const data = new PageDataController(host, {
    loaded: loaded => loads.push(loaded),
    failed: failure => failures.push(failure),
  });
  data.hostConnected();
  data.source = source;
  return {data, host, loads, failures, asked: (source as FakeSource).asked};
}

/** Loads the first page. */
async function setUpLoaded() {
  const table = setUp();
  table.data.load(initialQuery(), 'load');
  await table.asked[0]!.answer(pageOf('first'));
  return table;
}

const names = (page: Page | null) => page?.rows.map(row => row.name);

describe('PageDataController', () => {
  describe('loading', () => {
    it('asks the source once for each load', () => {
      const {data, asked} = setUp();
      data.load(initialQuery(), 'load');
      expect(asked).to.have.length(1);
      expect(data.isLoading).to.equal(true);
    });

    it('has the page after the response', async () => {
      const {data} = await setUpLoaded();
      expect(names(data.page)).to.deep.equal(['first']);
      expect(data.isLoading).to.equal(false);
    });

    it('uses the page of a synchronous source immediately', () => {
      const {data} = setUp({load: () => pageOf('at once')});
      data.load(initialQuery(), 'load');
      expect(names(data.page)).to.deep.equal(['at once']);
      expect(data.isLoading).to.equal(false);
    });

    it('keeps the requested query apart from the query of the loaded page', async () => {
      const {data} = await setUpLoaded();
      data.load(withPage(data.query, 2), 'page');
      expect([data.query.page, data.pageQuery.page]).to.deep.equal([2, 1]);
    });

    it('requests an update of its host at the start and at the end of a request', async () => {
      const {data, host, asked} = await setUpLoaded();
      const before = host.updates;
      data.reload();
      expect(host.updates).to.equal(before + 1);
      await asked[1]!.answer(pageOf('again'));
      expect(host.updates).to.equal(before + 2);
    });

    it('repeats the current query when reloaded', async () => {
      const {data, asked} = await setUpLoaded();
      data.load(withPage(data.query, 3), 'page');
      await asked[1]!.answer(pageOf('third'));
      data.reload();
      expect(asked[2]!.query.page).to.equal(3);
    });
  });

  describe('a newer request', () => {
    it('aborts the older one', async () => {
      const {data, asked} = await setUpLoaded();
      data.load(withPage(data.query, 2), 'page');
      data.load(withPage(data.query, 3), 'page');
      expect([asked[1]!.signal.aborted, asked[2]!.signal.aborted]).to.deep.equal([true, false]);
    });

    it('wins, regardless of the order of the responses', async () => {
      const {data, asked, loads} = await setUpLoaded();
      data.load(withPage(data.query, 2), 'page');
      data.load(withPage(data.query, 3), 'page');
      await asked[2]!.answer(pageOf('third', 30));
      await asked[1]!.answer(pageOf('second', 20));
      expect(names(data.page)).to.deep.equal(['third']);
      expect(data.page!.total).to.equal(30);
      expect(loads).to.have.length(2);
    });

    it('ignores the error of the older one', async () => {
      const {data, asked, failures} = await setUpLoaded();
      data.load(withPage(data.query, 2), 'page');
      data.load(withPage(data.query, 3), 'page');
      await asked[1]!.refuse(new Error('stale'));
      expect(data.failure).to.equal(null);
      expect(failures).to.deep.equal([]);
      expect(data.isLoading).to.equal(true);
    });

    it('keeps the page when the older one fails', async () => {
      const {data, asked} = await setUpLoaded();
      data.load(withPage(data.query, 2), 'page');
      data.load(withPage(data.query, 3), 'page');
      await asked[2]!.answer(pageOf('third'));
      await asked[1]!.refuse(new Error('stale'));
      expect(names(data.page)).to.deep.equal(['third']);
      expect(data.failure).to.equal(null);
    });

    it('builds on the query of the older one', async () => {
      const {data, asked} = await setUpLoaded();
      data.load(withNextSort(data.query, 'name'), 'sort');
      data.load(withPage(data.query, 2), 'page');
      expect(asked[2]!.query).to.deep.include({page: 2, sort: {field: 'name', direction: 'asc'}});
    });
  });

  describe('a failure', () => {
    it('keeps the last loaded page and its query', async () => {
      const {data, asked} = await setUpLoaded();
      data.load(withPageSize(data.query, 50), 'page-size');
      await asked[1]!.refuse(new Error('down'));
      expect(names(data.page)).to.deep.equal(['first']);
      expect(data.query).to.deep.equal(initialQuery());
    });

    it('reports the operation, the query, and the cause', async () => {
      const {data, asked, failures} = await setUpLoaded();
      const cause = new Error('down');
      data.load(withNextSort(data.query, 'name'), 'sort');
      await asked[1]!.refuse(cause);
      expect(data.failure).to.deep.equal({
        operation: 'sort',
        query: withNextSort(initialQuery(), 'name'),
        cause,
      });
      expect(failures).to.deep.equal([data.failure]);
    });

    it('is reported when the source throws', () => {
      const cause = new Error('thrown');
      const {data} = setUp({
        load: () => {
          throw cause;
        },
      });
      data.load(initialQuery(), 'load');
      expect(data.failure!.cause).to.equal(cause);
    });

    it('stays while another request is running', async () => {
      const {data, asked} = await setUpLoaded();
      data.load(withPage(data.query, 2), 'page');
      await asked[1]!.refuse(new Error('down'));
      data.load(withPage(data.query, 3), 'page');
      expect(data.failure).to.not.equal(null);
    });

    it('is cleared by the next success', async () => {
      const {data, asked} = await setUpLoaded();
      data.load(withPage(data.query, 2), 'page');
      await asked[1]!.refuse(new Error('down'));
      data.reload();
      await asked[2]!.answer(pageOf('first'));
      expect(data.failure).to.equal(null);
    });

    it('of the first load keeps the requested query', async () => {
      const {data, asked} = setUp();
      data.load(initialQuery(6), 'load');
      await asked[0]!.refuse(new Error('down'));
      expect(data.query.pageSize).to.equal(6);
    });

    it('is retried with the failed query', async () => {
      const {data, asked} = await setUpLoaded();
      data.load(withPage(data.query, 7), 'page');
      await asked[1]!.refuse(new Error('down'));
      data.retry();
      await asked[2]!.answer(pageOf('seventh'));
      expect(asked).to.have.length(3);
      expect(data.query.page).to.equal(7);
      expect(names(data.page)).to.deep.equal(['seventh']);
    });

    it('keeps its operation when the retry fails too', async () => {
      const {data, asked} = await setUpLoaded();
      data.load(withPage(data.query, 7), 'page');
      await asked[1]!.refuse(new Error('down'));
      data.retry();
      await asked[2]!.refuse(new Error('still down'));
      expect(data.failure!.operation).to.equal('page');
    });
  });

  describe('a page past the end', () => {
    it('falls back to the last page with one more request', async () => {
      const {data, asked, loads} = await setUpLoaded();
      data.load(withPage(data.query, 9), 'page');
      await asked[1]!.answer({rows: [], total: 25});
      expect(asked[2]!.query.page).to.equal(3);
      await asked[2]!.answer(pageOf('third', 25));
      expect(asked).to.have.length(3);
      expect(loads.map(({query}) => query.page)).to.deep.equal([1, 3]);
    });

    it('falls back again if the total shrinks again', async () => {
      const {data, asked} = await setUpLoaded();
      data.load(withPage(data.query, 9), 'page');
      await asked[1]!.answer({rows: [], total: 60});
      await asked[2]!.answer({rows: [], total: 25});
      await asked[3]!.answer(pageOf('third', 25));
      expect(asked.map(({query}) => query.page)).to.deep.equal([1, 9, 6, 3]);
      expect(data.pageQuery.page).to.equal(3);
    });

    it('ends on page 1 instead of looping', async () => {
      const {data, asked} = await setUpLoaded();
      data.load(withPage(data.query, 9), 'page');
      for (const total of [80, 70, 60, 50, 40]) await asked.at(-1)!.answer({rows: [], total});
      expect(asked.map(({query}) => query.page)).to.deep.equal([1, 9, 8, 7, 6, 1]);
      expect(data.isLoading).to.equal(false);
    });

    it('falls back to page 1 if no rows are left', async () => {
      const {data, asked} = await setUpLoaded();
      data.load(withPage(data.query, 2), 'page');
      await asked[1]!.answer({rows: [], total: 0});
      expect(asked[2]!.query.page).to.equal(1);
    });
  });

  describe('a source with a limit', () => {
    it('lowers the page size with its first page', async () => {
      const {data, asked} = await setUpLoaded();
      data.load(withPageSize(data.query, 50), 'page-size');
      await asked[1]!.answer({...pageOf('first'), limit: 20});
      expect(asked).to.have.length(2);
      expect(data.query).to.deep.include({page: 1, pageSize: 20});
    });

    it('is asked again for a later page, which now starts elsewhere', async () => {
      const {data, asked} = setUp();
      data.load({...initialQuery(50), page: 2}, 'load');
      await asked[0]!.answer({...pageOf('fifty-first'), limit: 20});
      await asked[1]!.answer({...pageOf('twenty-first'), limit: 20});
      expect(asked.map(({query}) => [query.page, query.pageSize])).to.deep.equal([
        [2, 50],
        [2, 20],
      ]);
      expect(data.pageQuery).to.deep.include({page: 2, pageSize: 20});
    });
  });

  describe('without a source', () => {
    it('waits, and keeps the requested query', async () => {
      const source = new FakeSource();
      const {data, loads} = setUp(source);
      data.source = null;
      data.load(withPage(initialQuery(), 3), 'page', true);
      expect([source.asked.length, data.isLoading, data.query.page]).to.deep.equal([0, false, 3]);
      data.source = source;
      data.load(data.query, 'load');
      await source.asked[0]!.answer(pageOf('third'));
      expect(loads[0]!.actions).to.deep.equal(['page']);
    });
  });

  describe('user actions', () => {
    for (const [what, replace, told] of [
      ['another page', (query: TableQuery) => withPage(query, 2), []],
      ['another sort', (query: TableQuery) => ({...query, sort: null}), ['page']],
    ] as const) {
      it(`are not reported if the app has set ${what} meanwhile`, async () => {
        const {data, asked, loads} = await setUpLoaded();
        data.load({...withPage(data.query, 3), sort: {field: 'name', direction: 'asc'}}, 'page', true);
        data.load(replace(data.query), 'page');
        await asked[2]!.answer(pageOf('other'));
        expect(loads[1]!.actions).to.deep.equal(told);
      });
    }

    it('are reported when they have taken effect', async () => {
      const {data, asked, loads} = await setUpLoaded();
      data.load(withPage(data.query, 2), 'page', true);
      expect(loads).to.have.length(1);
      await asked[1]!.answer(pageOf('second'));
      expect(loads[1]!.actions).to.deep.equal(['page']);
    });

    it('are reported together if one request covers them', async () => {
      const {data, asked, loads} = await setUpLoaded();
      data.load(withNextSort(data.query, 'name'), 'sort', true);
      data.load(withPage(data.query, 2), 'page', true);
      data.load(withPage(data.query, 3), 'page', true);
      await asked[3]!.answer(pageOf('third'));
      expect(loads[1]!.actions).to.deep.equal(['sort', 'page']);
    });

    it('are reported after a retry', async () => {
      const {data, asked, loads} = await setUpLoaded();
      data.load(withPage(data.query, 2), 'page', true);
      await asked[1]!.refuse(new Error('down'));
      data.retry();
      await asked[2]!.answer(pageOf('second'));
      expect(loads[1]!.actions).to.deep.equal(['page']);
    });

    it('are not reported if they failed', async () => {
      const {data, asked, loads} = await setUpLoaded();
      data.load(withPage(data.query, 2), 'page', true);
      await asked[1]!.refuse(new Error('down'));
      data.load(withNextSort(data.query, 'name'), 'sort', true);
      await asked[2]!.answer(pageOf('sorted'));
      expect(loads[1]!.actions).to.deep.equal(['sort']);
    });

    it('do not include what the app did', async () => {
      const {loads} = await setUpLoaded();
      expect(loads[0]!.actions).to.deep.equal([]);
    });
  });

  describe('another source', () => {
    it('drops the page and the failure of the first', async () => {
      const {data, asked} = await setUpLoaded();
      data.reload();
      await asked[1]!.refuse(new Error('down'));
      data.forget();
      expect([data.page, data.failure]).to.deep.equal([null, null]);
    });

    it('keeps the requested query, but not the user actions', async () => {
      const {data, asked, loads} = await setUpLoaded();
      data.load(withNextSort(data.query, 'name'), 'sort', true);
      data.forget();
      data.reload();
      await asked[2]!.answer(pageOf('other'));
      expect(asked[1]!.signal.aborted).to.equal(true);
      expect(asked[2]!.query.sort).to.deep.equal({field: 'name', direction: 'asc'});
      expect(loads[1]!.actions).to.deep.equal([]);
    });
  });

  describe('its host', () => {
    it('aborts the request when it is disconnected', async () => {
      const {data, asked} = await setUpLoaded();
      data.load(withPage(data.query, 2), 'page');
      data.hostDisconnected();
      expect(asked[1]!.signal.aborted).to.equal(true);
    });

    it('continues the request when it is connected again', async () => {
      const {data, asked} = await setUpLoaded();
      data.load(withPage(data.query, 2), 'page');
      data.hostDisconnected();
      data.hostConnected();
      await asked[2]!.answer(pageOf('second'));
      expect(names(data.page)).to.deep.equal(['second']);
    });

    it('sends no request when connected again without a pending request', async () => {
      const {data, asked} = await setUpLoaded();
      data.hostDisconnected();
      data.hostConnected();
      expect(asked).to.have.length(1);
    });

    it('delays a load until it is connected', () => {
      const {data, asked} = setUp();
      data.hostDisconnected();
      data.load(initialQuery(6), 'load');
      expect(asked).to.have.length(0);
      expect(data.query.pageSize).to.equal(6);
      data.hostConnected();
      expect(asked).to.have.length(1);
    });
  });
});
