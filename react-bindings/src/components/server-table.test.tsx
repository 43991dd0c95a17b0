import '@life-changers/elements/table-prefetch';
import type {LcServerTable} from '@life-changers/elements/server-table';
import {expect} from '@open-wc/testing';
import type {TableQuery} from '@life-changers/elements/core/table';
import {useRef, useState} from 'react';
import {ServerTable} from './server-table.js';
import type {Column} from './table-props.js';
import {mount} from '../testing/mount.js';
import {until} from '../testing/until.js';

const columns: Column[] = [{label: 'Name', field: 'name', render: name => <strong>{String(name)}</strong>}];

const answer = (body: unknown, status = 200) => Promise.resolve(Response.json(body, {status}));

describe('ServerTable', () => {
  it('shows the rows of the endpoint as React nodes', async () => {
    const fetch = () => answer({data: [{name: 'Ada'}], total: 1});
    const {container} = await mount(<ServerTable columns={columns} endpoint="/people" fetch={fetch} />);
    await until(() => container.querySelector('strong')?.textContent === 'Ada', 'the row is there');
  });

  it('sends one request even if the parent re-renders', async () => {
    const requests: unknown[] = [];
    const fetch = (...request: unknown[]) => {
      requests.push(request);
      return answer({data: [], total: 0});
    };
    const table = (label: string) => (
      <ServerTable
        columns={columns}
        endpoint="/people"
        authorization="Bearer 1"
        fetch={fetch}
        label={label}
      />
    );
    const {render} = await mount(table('One'));
    await render(table('Two'));
    expect(requests).to.have.length(1);
  });

  it('calls onLoad when a page has loaded', async () => {
    const totals: number[] = [];
    const fetch = () => answer({data: [{name: 'Ada'}], total: 1});
    await mount(
      <ServerTable
        columns={columns}
        endpoint="/p"
        fetch={fetch}
        onLoad={({detail}) => totals.push(detail.total)}
      />,
    );
    await until(() => totals.length > 0, 'the page came');
    expect(totals).to.deep.equal([1]);
  });

  it('calls onError with the visible message when a request fails', async () => {
    const messages: string[] = [];
    await mount(
      <ServerTable
        columns={columns}
        endpoint="/p"
        fetch={() => answer({}, 500)}
        onError={({detail}) => messages.push(detail.message)}
      />,
    );
    await until(() => messages.length > 0, 'the request failed');
    expect(messages).to.deep.equal([
      "Oops something went wrong and we couldn't get the table data. Please try again!!!",
    ]);
  });

  it('reads rows with readPage', async () => {
    const fetch = () => answer({data: {data: [{name: 'Grace'}], total: 1}});
    const readPage = (body: unknown) => {
      const {data, total} = (body as {data: {data: object[]; total: number}}).data;
      return {rows: data, total};
    };
    const {container} = await mount(
      <ServerTable columns={columns} endpoint="/p" fetch={fetch} readPage={readPage} />,
    );
    await until(() => container.querySelector('strong')?.textContent === 'Grace', 'the row is there');
  });

  it('writes requests with writeQuery, and uses a new one for the next request', async () => {
    const addresses: string[] = [];
    const fetch = (input: unknown) => {
      addresses.push(new URL(String(input)).search);
      return answer({data: [{name: 'Ada'}], total: 30});
    };
    const table = (name: string) => (
      <ServerTable
        columns={columns}
        endpoint="/p"
        fetch={fetch}
        pageSize={5}
        writeQuery={({page, pageSize}) => ({
          params: [
            [name, String(page)],
            ['size', String(pageSize)],
          ],
        })}
      />
    );
    const {container, render} = await mount(table('page'));
    await until(() => container.querySelector('strong'), 'the row is there');
    await render(table('p'));
    const root = container.querySelector('lc-server-table')!.shadowRoot!;
    root.querySelector<HTMLElement>('[aria-label="Page 2"]')!.click();
    await until(() => addresses.length === 2, 'the second page is requested');
    expect(addresses).to.deep.equal(['?page=1&size=5', '?p=2&size=5']);
  });

  it('calls onError when writeQuery throws', async () => {
    const causes: unknown[] = [];
    await mount(
      <ServerTable
        columns={columns}
        endpoint="/p"
        writeQuery={() => {
          throw new Error('No query.');
        }}
        onError={({detail}) => causes.push(detail.cause)}
      />,
    );
    await until(() => causes.length > 0, 'the request failed');
    expect(String(causes[0])).to.equal('Error: No query.');
  });

  it('calls onSearchChange after the server has searched', async () => {
    const searches: string[] = [];
    const fetch = (input: unknown) => {
      const search = new URL(String(input)).searchParams.get('$search');
      return answer({data: [{name: search ?? 'all'}], total: 1});
    };
    const {container} = await mount(
      <ServerTable
        columns={columns}
        endpoint="/p"
        fetch={fetch}
        searchable
        onSearchChange={({detail}) => searches.push(detail.search)}
      />,
    );
    await until(() => container.querySelector('strong')?.textContent === 'all', 'the rows are there');
    const field = container.querySelector('lc-server-table')!.shadowRoot!.querySelector('input')!;
    field.value = 'ada';
    field.dispatchEvent(new Event('input', {bubbles: true}));
    await until(() => container.querySelector('strong')?.textContent === 'ada', 'the match is there');
    expect(searches).to.deep.equal(['ada']);
  });

  it('shows the next page at once with prefetch', async () => {
    const skips: (string | null)[] = [];
    const fetch = (input: unknown) => {
      skips.push(new URL(String(input)).searchParams.get('$skip'));
      return answer({data: Array.from({length: 10}, () => ({name: `Row ${skips.at(-1)}`})), total: 42});
    };
    const {container} = await mount(<ServerTable columns={columns} endpoint="/p" fetch={fetch} prefetch />);
    await until(() => skips.length === 2, 'the next page was requested');
    const root = container.querySelector('lc-server-table')!.shadowRoot!;
    root.querySelector<HTMLElement>('[aria-label="Page 2"]')!.click();
    await until(() => container.querySelector('strong')?.textContent === 'Row 10', 'page 2 is there');
    await until(() => skips.length === 3, 'the page after it was requested');
    expect(skips).to.deep.equal(['0', '10', '20']);
  });

  it('sends one request per action when the parent controls the page', async () => {
    const skips: string[] = [];
    const fetch = (input: unknown) => {
      skips.push(new URL(String(input)).searchParams.get('$skip')!);
      return answer({data: Array.from({length: 10}, () => ({name: 'Ada'})), total: 42});
    };
    function Mirror() {
      const [page, setPage] = useState(1);
      return (
        <>
          <output>{page}</output>
          <ServerTable
            columns={columns}
            endpoint="/p"
            fetch={fetch}
            page={page}
            onPageChange={({detail}) => setPage(detail.page)}
          />
        </>
      );
    }
    const {container} = await mount(<Mirror />);
    const root = container.querySelector('lc-server-table')!.shadowRoot!;
    const current = () => root.querySelector('[aria-current]')?.textContent.trim();
    await until(() => current() === '1', 'the first page is there');
    root.querySelector<HTMLElement>('[aria-label="Page 3"]')!.click();
    await until(() => container.querySelector('output')!.textContent === '3', 'the parent has the page');
    root.querySelector<HTMLElement>('th button')!.click();
    await until(() => current() === '1', 'the sort is at page 1');
    root.querySelector<HTMLElement>('[aria-label="Page 2"]')!.click();
    await until(() => container.querySelector('output')!.textContent === '2', 'the parent has the page');
    expect(skips).to.deep.equal(['0', '20', '0', '10']);
  });

  it('sends one request per action when the query is controlled', async () => {
    const skips: string[] = [];
    let total = 42;
    const fetch = (input: unknown) => {
      const skip = Number(new URL(String(input)).searchParams.get('$skip'));
      skips.push(`${skip}`);
      const count = Math.max(0, Math.min(10, total - skip));
      return answer({data: Array.from({length: count}, () => ({name: 'Ada'})), total});
    };
    function Holder() {
      const [query, setQuery] = useState<Partial<TableQuery>>({page: 2});
      return (
        <>
          <output>{query.page}</output>
          <ServerTable
            columns={columns}
            endpoint="/p"
            fetch={fetch}
            query={{...query}}
            onQueryChange={({detail}) => setQuery(detail)}
          />
        </>
      );
    }
    const {container} = await mount(<Holder />);
    const root = container.querySelector('lc-server-table')!.shadowRoot!;
    const shows = (page: string) => container.querySelector('output')!.textContent === page;
    await until(() => root.querySelector('[aria-label="Page 5"]'), 'the first page is there');
    root.querySelector<HTMLElement>('[aria-label="Page 5"]')!.click();
    await until(() => shows('5'), 'the parent has the page');
    total = 12;
    root.querySelector<HTMLElement>('[aria-label="Page 4"]')!.click();
    await until(() => shows('2'), 'the parent has the last page');
    root.querySelector<HTMLElement>('th button')!.click();
    await until(() => shows('1'), 'the parent has page 1');
    expect(skips).to.deep.equal(['10', '40', '30', '10', '0']);
  });

  it('takes back what the user did when the parent sets its query on the element', async () => {
    const home = {page: 1, pageSize: 10, sort: null, search: ''};
    const fetch = (input: unknown) => {
      const search = new URL(String(input)).searchParams.get('$search') ?? 'all';
      return answer({data: [{name: search}], total: 1});
    };
    function Parent() {
      const table = useRef<LcServerTable>(null);
      const handleQueryChange = ({detail}: {detail: TableQuery}) => {
        if (detail.search !== '') table.current!.query = home;
      };
      return (
        <ServerTable
          columns={columns}
          endpoint="/p"
          searchable
          fetch={fetch}
          ref={table}
          query={home}
          onQueryChange={handleQueryChange}
        />
      );
    }
    const {container} = await mount(<Parent />);
    const table = container.querySelector<LcServerTable>('lc-server-table')!;
    const shows = (text: string) => container.querySelector('strong')?.textContent === text;
    await until(() => shows('all'), 'the rows are there');
    const loaded: string[] = [];
    table.addEventListener('lc-load', ({detail}) => loaded.push(detail.query.search));
    const field = table.shadowRoot!.querySelector('input')!;
    field.value = 'ada';
    field.dispatchEvent(new Event('input', {bubbles: true}));
    await until(() => loaded.length === 2, 'the search and all rows were loaded');
    await table.settled;
    expect(loaded).to.deep.equal(['ada', '']);
    expect(table.query).to.deep.equal(home);
  });
});
