import type {LcDataTable, TableChangeDetail} from '@life-changers/elements/data-table';
import '@life-changers/elements/table-columns';
import '@life-changers/elements/table-selection';
import {
  queryFromSearchParams,
  queryToSearchParams,
  type ColumnState,
  type TableQuery,
  type TableSelection,
} from '@life-changers/elements/core/table';
import {aTimeout, expect} from '@open-wc/testing';
import {startTransition, StrictMode, useState} from 'react';
import {flushSync} from 'react-dom';
import {createMemoryRouter, RouterProvider, useSearchParams} from 'react-router-dom';
import {DataTable} from './data-table.js';
import {mount} from '../testing/mount.js';
import {tableIn} from '../testing/people-table.js';
import {until} from '../testing/until.js';

const columns = [{label: 'Name', field: 'name'}];
const rows = Array.from({length: 42}, (_, id) => ({id, name: `Person ${id}`}));
const HOME: TableQuery = {page: 1, pageSize: 10, sort: null, search: ''};

/** Ways in which a parent accepts what a table reports. */
const ACCEPTS: Readonly<Record<string, (set: () => void) => void>> = {
  'at once': set => set(),
  'with flushSync': set => flushSync(set),
  'in a transition': set => startTransition(set),
  'in a microtask': set => queueMicrotask(set),
  'after 50 ms': set => void setTimeout(set, 50),
};

const inShadow = (table: LcDataTable, selector: string) =>
  table.shadowRoot!.querySelector<HTMLElement>(selector)!;

/** What users do, and the query that follows. */
const ACTIONS: Readonly<Record<string, [act: (table: LcDataTable) => void, query: Partial<TableQuery>]>> = {
  page: [table => inShadow(table, '[aria-label="Page 3"]').click(), {page: 3}],
  sort: [table => inShadow(table, 'th button').click(), {sort: {field: 'name', direction: 'asc'}}],
  'page size': [table => enter(inShadow(table, 'select'), '20', 'change'), {pageSize: 20}],
  search: [table => enter(inShadow(table, '[part~="search-input"]'), '42', 'input'), {search: '42'}],
};

function enter(field: HTMLElement, value: string, type: string): void {
  Object.assign(field, {value}).dispatchEvent(new Event(type, {bubbles: true}));
}

/** The queries that a table has shown, after each of its updates. */
function watchQueries(table: LcDataTable): TableQuery[] {
  const queries: TableQuery[] = [];
  table.addController({hostUpdated: () => void queries.push(table.query)});
  return queries;
}

/** A table whose parent keeps its query, whatever the user does. */
function Refusing({query}: {query: TableQuery}) {
  return <DataTable columns={columns} rows={rows} query={query} onQueryChange={() => {}} />;
}

describe('useTableQuery', () => {
  for (const [how, accept] of Object.entries(ACCEPTS))
    for (const [what, [act, changed]] of Object.entries(ACTIONS))
      it(`keeps the ${what} of the user when the parent accepts it ${how}`, async () => {
        const held: TableQuery[] = [];
        function Parent() {
          const [query, setQuery] = useState(HOME);
          held.push(query);
          return (
            <DataTable
              columns={columns}
              rows={rows}
              query={query}
              onQueryChange={({detail}) => accept(() => setQuery(detail))}
            />
          );
        }
        const {container} = await mount(
          <StrictMode>
            <Parent />
          </StrictMode>,
        );
        const table = tableIn(container);
        const shown = watchQueries(table);
        act(table);
        const expected = {...HOME, ...changed};
        await until(() => JSON.stringify(held.at(-1)) === JSON.stringify(expected), 'the parent has it');
        await table.settled;
        expect(table.query).to.deep.equal(expected);
        expect(shown.filter(query => JSON.stringify(query) === JSON.stringify(HOME))).to.deep.equal([]);
      });

  it('keeps the letters that the user types while the parent accepts the earlier ones', async () => {
    const held: string[] = [];
    const reported: string[] = [];
    const accepts: (() => void)[] = [];
    function Parent() {
      const [query, setQuery] = useState(HOME);
      held.push(query.search);
      return (
        <DataTable
          columns={columns}
          rows={rows}
          query={query}
          onQueryChange={({detail}) => {
            reported.push(detail.search);
            accepts.push(() => flushSync(() => setQuery(detail)));
          }}
        />
      );
    }
    const {container} = await mount(<Parent />);
    const table = tableIn(container);
    const field = inShadow(table, '[part~="search-input"]') as HTMLInputElement;
    for (const letter of 'person 41') {
      const text = field.value + letter;
      enter(field, text, 'input');
      await until(() => reported.at(-1) === text, 'the table has reported it');
      if (accepts.length > 1) accepts.shift()!();
      await table.settled;
      expect(field.value, 'the letters').to.equal(text);
    }
    for (const accept of accepts) accept();
    await until(() => held.at(-1) === 'person 41', 'the parent has all letters');
    expect([field.value, table.search]).to.deep.equal(['person 41', 'person 41']);
    expect(held).to.include('perso');
  });

  it('waits for a transition that starts later and takes long', async () => {
    const reported: string[] = [];
    function Slow({isSlow}: {isSlow: boolean}) {
      const end = performance.now() + (isSlow ? 10 : 0);
      while (performance.now() < end);
      return null;
    }
    function Parent() {
      const [query, setQuery] = useState(HOME);
      return (
        <>
          <DataTable
            columns={columns}
            rows={rows}
            query={query}
            onQueryChange={({detail}) => {
              reported.push(detail.search);
              setTimeout(() => startTransition(() => setQuery(detail)), 20);
            }}
          />
          {Array.from({length: 60}, (_, index) => (
            <Slow key={index} isSlow={query.search !== ''} />
          ))}
        </>
      );
    }
    const {container} = await mount(<Parent />);
    const table = tableIn(container);
    const shown = watchQueries(table);
    enter(inShadow(table, '[part~="search-input"]'), '4', 'input');
    await until(() => reported.length === 1, 'the parent was told');
    await aTimeout(1000);
    expect([table.search, shown.filter(({search}) => search === '')]).to.deep.equal(['4', []]);
  });

  it('shows what the parent returns to while an earlier query is unanswered', async () => {
    const {container, render} = await mount(<Refusing query={HOME} />);
    const table = tableIn(container);
    inShadow(table, '[aria-label="Page 3"]').click();
    await until(() => table.page === 3, 'the user has page 3');
    await render(<Refusing query={{...HOME, page: 2}} />);
    expect(table.page).to.equal(2);
    await render(<Refusing query={{...HOME, page: 3}} />);
    expect(table.page).to.equal(3);
  });

  for (const [what, [act, changed]] of Object.entries(ACTIONS)) {
    it(`keeps the ${what} of the user if the parent keeps its query`, async () => {
      const {container, render} = await mount(<Refusing query={HOME} />);
      const table = tableIn(container);
      act(table);
      await table.settled;
      await render(<Refusing query={{...HOME}} />);
      await table.settled;
      expect(table.query).to.deep.equal({...HOME, ...changed});
    });

    it(`lets the parent refuse the ${what} on the element, and accept it later`, async () => {
      const reported: TableChangeDetail[] = [];
      const view = (query: TableQuery) => (
        <DataTable
          columns={columns}
          rows={rows}
          query={query}
          onQueryChange={({detail}) => {
            reported.push(detail);
            tableIn(container).query = HOME;
          }}
        />
      );
      const {container, render} = await mount(<StrictMode>{view(HOME)}</StrictMode>);
      const table = tableIn(container);
      for (const count of [1, 2]) {
        act(table);
        await until(() => reported.length === count, 'the parent was told');
        await table.settled;
        expect(table.query).to.deep.equal(HOME);
      }
      const expected = {...HOME, ...changed};
      expect(reported).to.deep.equal([expected, expected]);
      await render(<StrictMode>{view(expected)}</StrictMode>);
      expect(table.query).to.deep.equal(expected);
    });
  }

  it('leaves the parts that the parent does not have to the user', async () => {
    function Parent() {
      const [query, setQuery] = useState({pageSize: 5});
      return (
        <DataTable
          columns={columns}
          rows={rows}
          query={query}
          onQueryChange={({detail: {pageSize}}) => setQuery({pageSize})}
        />
      );
    }
    const {container} = await mount(<Parent />);
    const table = tableIn(container);
    enter(inShadow(table, 'select'), '20', 'change');
    await table.settled;
    inShadow(table, '[aria-label="Page 2"]').click();
    await table.settled;
    await aTimeout(50);
    expect(table.query).to.deep.equal({...HOME, page: 2, pageSize: 20});
  });

  it('reports the correction of a page that does not exist, and keeps it', async () => {
    const pages: number[] = [];
    const view = (label: string) => (
      <DataTable
        columns={columns}
        rows={rows}
        label={label}
        query={{page: 9}}
        onQueryChange={e => pages.push(e.detail.page)}
      />
    );
    const {container, render} = await mount(view('One'));
    await render(view('Two'));
    await tableIn(container).settled;
    expect([pages, tableIn(container).page]).to.deep.equal([[5], 5]);
  });

  it('keeps all letters in the address of a slow router, and follows its history', async () => {
    function People() {
      const [params, setParams] = useSearchParams();
      return (
        <DataTable
          columns={columns}
          rows={rows}
          query={queryFromSearchParams(params)}
          onQueryChange={({detail}) => setParams(current => queryToSearchParams(detail, {current}))}
        />
      );
    }
    const loader = () => aTimeout(20).then(() => null);
    const router = createMemoryRouter(
      [{path: '/', element: <People />, loader, HydrateFallback: () => null}],
      {
        initialEntries: ['/', '/?page=3'],
      },
    );
    const {container} = await mount(<RouterProvider router={router} />);
    await until(() => container.querySelector('lc-data-table'), 'the router has loaded');
    const table = tableIn(container);
    await until(() => table.page === 3, 'the table has the query of the address');
    const shown = watchQueries(table);
    const field = inShadow(table, '[part~="search-input"]') as HTMLInputElement;
    for (const letter of 'person 41') {
      enter(field, field.value + letter, 'input');
      await aTimeout(8);
    }
    await until(() => router.state.location.search === '?search=person+41', 'the address has all letters');
    await table.settled;
    expect([field.value, table.search]).to.deep.equal(['person 41', 'person 41']);
    const texts = shown.map(({search}) => search);
    expect(texts).to.deep.equal([...texts].sort((one, other) => one.length - other.length));
    await router.navigate('/?page=2');
    await until(() => table.page === 2 && table.search === '', 'the table follows the address');
    await router.navigate(-1);
    await until(() => table.search === 'person 41', 'the table goes back');
  });

  it('leaves page, pageSize, sort, and search to the user until the parent changes them', async () => {
    const view = (page: number) => (
      <DataTable columns={columns} rows={rows} page={page} sort={null} search="" onPageChange={() => {}} />
    );
    const {container, render} = await mount(view(1));
    const table = tableIn(container);
    inShadow(table, '[aria-label="Page 3"]').click();
    await table.settled;
    await render(view(1));
    expect(table.page).to.equal(3);
    await render(view(2));
    await table.settled;
    expect(table.page).to.equal(2);
  });
});

describe('a controlled table', () => {
  const answers: typeof ACCEPTS = {...ACCEPTS, never: () => {}};
  for (const [how, accept] of Object.entries(answers)) {
    const isAccepted = how !== 'never';

    it(`shows the selection of a parent that accepts changes ${how}`, async () => {
      const held: TableSelection[] = [];
      function Parent() {
        const [selected, setSelected] = useState<TableSelection>({mode: 'keys', keys: [1]});
        held.push(selected);
        return (
          <DataTable
            columns={columns}
            rows={rows}
            selection="multiple"
            selected={selected}
            onSelectionChange={({detail}) => accept(() => setSelected(detail))}
          />
        );
      }
      const {container} = await mount(
        <StrictMode>
          <Parent />
        </StrictMode>,
      );
      const table = tableIn(container);
      const checks = table.shadowRoot!.querySelectorAll<HTMLInputElement>('tbody .check');
      checks[0]!.click();
      const keys = isAccepted ? [1, 0] : [1];
      await until(
        () => JSON.stringify(held.at(-1)) === JSON.stringify({mode: 'keys', keys}),
        'the parent has it',
      );
      await until(() => checks[0]!.checked === isAccepted, 'the table shows it');
      expect(checks[1]!.checked).to.equal(true);
    });

    it(`shows the columns of a parent that accepts changes ${how}`, async () => {
      const held: ColumnState[] = [];
      function Parent() {
        const [state, setState] = useState<ColumnState>({pinned: {name: 'start'}});
        held.push(state);
        return (
          <DataTable
            columns={[...columns, {label: 'Id', field: 'id'}]}
            rows={rows}
            columnMenu
            columnState={state}
            onColumnStateChange={({detail}) => accept(() => setState(detail))}
          />
        );
      }
      const {container} = await mount(
        <StrictMode>
          <Parent />
        </StrictMode>,
      );
      const table = tableIn(container);
      inShadow(table, '[part~="column-button"]').click();
      await table.updateComplete;
      [...table.shadowRoot!.querySelectorAll<HTMLElement>('[role="menuitem"]')].at(-1)!.click();
      if (isAccepted) await until(() => held.at(-1)!.hidden?.length === 1, 'the parent has it');
      const headers = () => table.shadowRoot!.querySelectorAll('[part="header-row"] > th').length;
      await until(() => headers() === (isAccepted ? 1 : 2), 'the table shows it');
    });
  }
});
