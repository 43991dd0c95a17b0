import '@life-changers/elements/table-filters';
import {expect} from '@open-wc/testing';
import {useState} from 'react';
import {DataTable} from './data-table.js';
import type {Column, TableProps, TableQuery} from './table-props.js';
import {mount} from '../testing/mount.js';
import {columns, people, shownCells, sortButtons, tableIn, type Person} from '../testing/people-table.js';
import {until} from '../testing/until.js';

describe('DataTable', () => {
  describe('query', () => {
    const many = Array.from({length: 42}, (_, index) => ({name: `Person ${index + 1}`, born: 1800 + index}));

    it('is held by the parent, and follows the table', async () => {
      const held: unknown[] = [];
      function Parent({rows}: {rows: Person[]}) {
        const [query, setQuery] = useState<NonNullable<TableProps['query']>>({page: 3, pageSize: 5});
        held.push(query);
        return (
          <DataTable
            columns={columns}
            rows={rows}
            query={query}
            onQueryChange={event => setQuery(event.detail)}
          />
        );
      }
      const {container, render} = await mount(<Parent rows={many} />);
      const table = tableIn(container);
      expect(table.page).to.equal(3);
      sortButtons(table)[1]!.click();
      const sorted = {page: 1, pageSize: 5, sort: {field: 'born', direction: 'asc'}, search: ''};
      await until(() => JSON.stringify(held.at(-1)) === JSON.stringify(sorted), 'the parent has the sort');
      table.shadowRoot!.querySelector<HTMLElement>('[aria-label="Page 5"]')!.click();
      await until(() => (held.at(-1) as {page: number}).page === 5, 'the parent has the page');
      await render(<Parent rows={many.slice(0, 7)} />);
      await until(() => (held.at(-1) as {page: number}).page === 2, 'the parent has the last page');
      expect(table.query).to.deep.equal({...sorted, page: 2});
    });

    it('keeps what the user did when the parent creates an equal one on every render', async () => {
      const table = (label: string) => (
        <DataTable
          columns={columns}
          rows={many}
          label={label}
          query={{page: 1, sort: {field: 'name', direction: 'asc'}}}
        />
      );
      const {container, render} = await mount(table('One'));
      tableIn(container).shadowRoot!.querySelector<HTMLElement>('[aria-label="Page 3"]')!.click();
      await tableIn(container).settled;
      await render(table('Two'));
      await tableIn(container).settled;
      expect(tableIn(container).page).to.equal(3);
    });

    it('holds the filters of the user, and those that the parent sets', async () => {
      const filtered: Column<Person>[] = [
        {label: 'Name', field: 'name'},
        {label: 'Born', field: 'born', filter: 'number'},
      ];
      const held: Partial<TableQuery>[] = [];
      function Parent() {
        const [query, setQuery] = useState<Partial<TableQuery>>({
          filters: {born: {type: 'number', from: 1810}},
        });
        held.push(query);
        return (
          <>
            <button onClick={() => setQuery({page: 1, pageSize: 10, sort: null, search: ''})}>All</button>
            <DataTable
              columns={filtered}
              rows={many}
              query={query}
              onQueryChange={event => setQuery(event.detail)}
            />
          </>
        );
      }
      const {container} = await mount(<Parent />);
      const table = tableIn(container);
      expect(table.filteredTotal).to.equal(32);
      table.shadowRoot!.querySelector<HTMLElement>('.filter-button')!.click();
      await table.updateComplete;
      const to = table.shadowRoot!.querySelector<HTMLInputElement>('[name="to"]')!;
      to.value = '1812';
      to.dispatchEvent(new Event('change', {bubbles: true}));
      await until(() => held.at(-1)!.search === '', 'the parent has the query');
      expect(held.at(-1)!.filters).to.deep.equal({born: {type: 'number', from: 1810, to: 1812}});
      expect(table.filteredTotal).to.equal(3);
      container.querySelector('button')!.click();
      await until(() => table.filteredTotal === 42, 'all rows are shown');
      expect(table.query.filters).to.equal(undefined);
    });

    it('reports a query that it corrects while React commits', async () => {
      const pages: number[] = [];
      function Parent({rows}: {rows: Person[]}) {
        const [query, setQuery] = useState<Partial<TableQuery>>({page: 5});
        return (
          <DataTable
            // A new function is called in each commit, and this method updates the table at once.
            ref={table => void table?.reportValidity()}
            columns={columns}
            rows={rows}
            query={query}
            onQueryChange={({detail}) => {
              pages.push(detail.page);
              setQuery(detail);
            }}
          />
        );
      }
      const errors: unknown[] = [];
      const {error} = console;
      console.error = (...texts: unknown[]) => void errors.push(texts);
      const {container, render} = await mount(<Parent rows={many} />);
      await render(<Parent rows={many.slice(0, 7)} />).finally(() => Object.assign(console, {error}));
      await tableIn(container).settled;
      expect([pages, errors]).to.deep.equal([[1], []]);
    });

    it('returns to the default when the prop is removed', async () => {
      const {container, render} = await mount(<DataTable columns={columns} rows={many} query={{page: 3}} />);
      await render(<DataTable columns={columns} rows={many} />);
      await tableIn(container).settled;
      expect(tableIn(container).page).to.equal(1);
    });

    it('has a separate sort prop', async () => {
      const {container, render} = await mount(
        <DataTable columns={columns} rows={people} sort={{field: 'name', direction: 'asc'}} />,
      );
      expect(shownCells(tableIn(container), 0)).to.deep.equal(['Ada', 'Alan', 'Grace']);
      await render(<DataTable columns={columns} rows={people} sort={null} />);
      await tableIn(container).settled;
      expect(shownCells(tableIn(container), 0)).to.deep.equal(['Grace', 'Ada', 'Alan']);
    });
  });
});
