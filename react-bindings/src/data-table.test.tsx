import type {LcDataTable} from '@life-changers/elements/data-table';
import '@life-changers/elements/table-columns';
import '@life-changers/elements/table-actions';
import '@life-changers/elements/table-detail';
import '@life-changers/elements/table-links';
import '@life-changers/elements/table-filters';
import '@life-changers/elements/table-long-pages';
import '@life-changers/elements/table-selection';
import type {ColumnState, TableSelection} from '@life-changers/elements/core/table';
import {expect} from '@open-wc/testing';
import {createContext, useContext, useEffect, useState} from 'react';
import {DataTable} from './data-table.js';
import type {Column, TableProps, TableQuery} from './table-props.js';
import {mount} from './testing/mount.js';
import {until} from './testing/until.js';

interface Person {
  name: string;
  born: number;
}

const people: Person[] = [
  {name: 'Grace', born: 1906},
  {name: 'Ada', born: 1815},
  {name: 'Alan', born: 1912},
];

const Century = createContext('nothing');

function CenturyOf({born}: {born: number}) {
  return <em>{`${Math.ceil(born / 100)}th ${useContext(Century)}`}</em>;
}

const columns: Column<Person>[] = [
  {label: 'Name', field: 'name'},
  {label: 'Born', field: 'born', render: (_, {born}) => <CenturyOf born={born} />},
];

const tableIn = (container: Element) => container.querySelector<LcDataTable>('lc-data-table')!;

/** The visible text of the cells of a column. */
function shownCells(table: LcDataTable, column: number): string[] {
  return [...table.shadowRoot!.querySelectorAll('tbody tr')].map(row => {
    const cell = row.querySelectorAll('td')[column]!;
    const slotted = cell.querySelector('slot')?.assignedElements()[0];
    return (slotted ?? cell).textContent.trim();
  });
}

const sortButtons = (table: LcDataTable) => table.shadowRoot!.querySelectorAll<HTMLElement>('th button');

describe('DataTable', () => {
  it('shows its rows', async () => {
    const {container} = await mount(<DataTable columns={columns} rows={people} />);
    expect(shownCells(tableIn(container), 0)).to.deep.equal(['Grace', 'Ada', 'Alan']);
  });

  it('shows React nodes in cells, with the context of the parent', async () => {
    const {container} = await mount(
      <Century value="century">
        <DataTable columns={columns} rows={people} />
      </Century>,
    );
    await until(() => shownCells(tableIn(container), 1)[0] !== '', 'React shows its nodes');
    expect(shownCells(tableIn(container), 1)).to.deep.equal(['20th century', '19th century', '20th century']);
  });

  it('lets React events of a cell reach the parent', async () => {
    const clicked: string[] = [];
    const withButton: Column<Person>[] = [
      {
        label: 'Name',
        field: 'name',
        render: name => <button onClick={() => clicked.push(`${name}`)}>Pick</button>,
      },
    ];
    const {container} = await mount(<DataTable columns={withButton} rows={people} />);
    await until(() => container.querySelector('button'), 'React shows its nodes');
    container.querySelectorAll('button')[1]!.click();
    expect(clicked).to.deep.equal(['Ada']);
  });

  it('unmounts the nodes of removed rows', async () => {
    const {container, render} = await mount(<DataTable columns={columns} rows={people} />);
    await until(() => container.querySelectorAll('em').length === 3, 'React shows its nodes');
    await render(<DataTable columns={columns} rows={people.slice(0, 1)} />);
    await until(() => container.querySelectorAll('em').length === 1, 'React takes its nodes down');
    expect(shownCells(tableIn(container), 1)).to.deep.equal(['20th nothing']);
  });

  it("keeps the user's page size when the parent re-renders", async () => {
    const {container, render} = await mount(<DataTable columns={columns} rows={people} pageSize={2} />);
    const table = tableIn(container);
    const select = table.shadowRoot!.querySelector('select')!;
    select.value = '5';
    select.dispatchEvent(new Event('change', {bubbles: true}));
    await table.updateComplete;
    await render(<DataTable columns={columns} rows={people} pageSize={2} label="People" />);
    expect(table.pageSize).to.equal(5);
  });

  it('keeps the sort order when the rows change', async () => {
    const {container, render} = await mount(<DataTable columns={columns} rows={people} />);
    const table = tableIn(container);
    sortButtons(table)[0]!.click();
    await table.updateComplete;
    await render(<DataTable columns={columns} rows={[...people, {name: 'Barbara', born: 1939}]} />);
    await table.updateComplete;
    expect(shownCells(table, 0)).to.deep.equal(['Ada', 'Alan', 'Barbara', 'Grace']);
  });

  it('reports a sort with the current query', async () => {
    const sorts: unknown[] = [];
    const {container} = await mount(
      <DataTable columns={columns} rows={people} onSortChange={({detail}) => sorts.push(detail.sort)} />,
    );
    sortButtons(tableIn(container))[1]!.click();
    await tableIn(container).updateComplete;
    expect(sorts).to.deep.equal([{field: 'born', direction: 'asc'}]);
  });

  it('does not render in a loop when its parent creates new columns on every render', async () => {
    let renders = 0;
    function Parent() {
      const [count, setCount] = useState(0);
      useEffect(() => {
        renders += 1;
      });
      const fresh: Column<Person>[] = [
        {label: 'Name', field: 'name', render: name => <b>{`${name} ${count}`}</b>},
      ];
      return (
        <>
          <button onClick={() => setCount(count + 1)}>More</button>
          <DataTable columns={fresh} rows={people} />
        </>
      );
    }
    const {container} = await mount(<Parent />);
    container.querySelector('button')!.click();
    await until(() => container.querySelector('b')?.textContent === 'Grace 1', 'the cells follow');
    expect(renders).to.equal(2);
  });

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

    it('takes back what the user did when the parent returns to its query before it renders', async () => {
      const home = {page: 1, pageSize: 10, sort: null, search: ''};
      function Parent() {
        const [query, setQuery] = useState<TableQuery>(home);
        return (
          <>
            <DataTable
              columns={columns}
              rows={many}
              query={query}
              onQueryChange={event => setQuery(event.detail)}
            />
            <button onClick={() => setQuery(home)}>Home</button>
          </>
        );
      }
      const {container} = await mount(<Parent />);
      const table = tableIn(container);
      const field = table.shadowRoot!.querySelector<HTMLInputElement>('[part~="search-input"]')!;
      field.value = 'Person 42';
      field.dispatchEvent(new Event('input', {bubbles: true}));
      expect(table.filteredTotal, 'the search').to.equal(1);
      container.querySelector('button')!.click();
      await until(() => table.filteredTotal === 42, 'all rows are shown');
      expect(table.query).to.deep.equal(home);
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

  describe('selection', () => {
    const keyed = people.map((person, index) => ({id: index + 1, ...person}));
    const boxes = (table: LcDataTable) =>
      [...table.shadowRoot!.querySelectorAll<HTMLInputElement>('tbody input')].map(({checked}) => checked);
    const click = async (table: LcDataTable, place: number) => {
      table.shadowRoot!.querySelectorAll<HTMLInputElement>('tbody input')[place]!.click();
      await table.updateComplete;
    };

    it('is kept by the table if the parent does not control it', async () => {
      const changes: unknown[] = [];
      const {container, render} = await mount(
        <DataTable
          columns={columns}
          rows={keyed}
          selection="multiple"
          onSelectionChange={event => changes.push(event.detail)}
        />,
      );
      await click(tableIn(container), 1);
      await render(<DataTable columns={columns} rows={keyed} selection="multiple" label="People" />);
      expect(boxes(tableIn(container))).to.deep.equal([false, true, false]);
      expect(changes).to.deep.equal([{mode: 'keys', keys: [2]}]);
    });

    it('is controlled by the parent', async () => {
      function Parent() {
        const [selected, setSelected] = useState<TableSelection>({mode: 'keys', keys: [1]});
        return (
          <DataTable
            columns={columns}
            rows={keyed}
            selection="multiple"
            selected={selected}
            onSelectionChange={event => setSelected(event.detail)}
          />
        );
      }
      const {container} = await mount(<Parent />);
      expect(boxes(tableIn(container))).to.deep.equal([true, false, false]);
      await click(tableIn(container), 2);
      expect(boxes(tableIn(container))).to.deep.equal([true, false, true]);
    });

    it('stays as it is if the parent does not accept a change', async () => {
      const {container} = await mount(
        <DataTable columns={columns} rows={keyed} selection="multiple" selected={[1]} />,
      );
      await click(tableIn(container), 2);
      expect(boxes(tableIn(container))).to.deep.equal([true, false, false]);
    });
  });

  it('submits the selection in a form, and resets it', async () => {
    const {container} = await mount(
      <form>
        <DataTable
          columns={columns}
          rows={people}
          rowKey="name"
          name="people"
          selection="multiple"
          required
        />
      </form>,
    );
    const form = container.querySelector('form')!;
    const table = tableIn(container);
    await table.settled;
    const submitted = () => new FormData(form).getAll('people');
    expect([submitted(), form.checkValidity()]).to.deep.equal([[], false]);
    table.shadowRoot!.querySelector<HTMLElement>('tbody .check')!.click();
    expect([submitted(), form.checkValidity()]).to.deep.equal([['Grace'], true]);
    form.reset();
    expect(submitted()).to.deep.equal([]);
  });

  it('submits a controlled selection', async () => {
    const table = (selected: string[]) => (
      <form>
        <DataTable
          columns={columns}
          rows={people}
          rowKey="name"
          name="people"
          selection="multiple"
          selected={selected}
        />
      </form>
    );
    const {container, render} = await mount(table(['Ada']));
    const form = container.querySelector('form')!;
    const submitted = () => new FormData(form).getAll('people');
    await tableIn(container).settled;
    expect(submitted()).to.deep.equal(['Ada']);
    tableIn(container).shadowRoot!.querySelector<HTMLElement>('tbody .check')!.click();
    await render(table(['Ada', 'Alan']));
    expect(submitted()).to.deep.equal(['Ada', 'Alan']);
    form.reset();
    expect(submitted()).to.deep.equal(['Ada', 'Alan']);
  });

  describe('columnState', () => {
    const names = (table: LcDataTable) =>
      [...table.shadowRoot!.querySelectorAll('[part="header-row"] > th')].map(header => header.ariaLabel);
    /** Hides a column with its menu. */
    const hide = async (table: LcDataTable, place: number) => {
      table.shadowRoot!.querySelectorAll<HTMLElement>('[part~="column-button"]')[place]!.click();
      await table.updateComplete;
      [...table.shadowRoot!.querySelectorAll<HTMLElement>('[role="menuitem"]')].at(-1)!.click();
      await table.updateComplete;
    };

    it('is kept by the table if the parent does not control it', async () => {
      const changes: unknown[] = [];
      const {container, render} = await mount(
        <DataTable
          columns={columns}
          rows={people}
          columnMenu
          onColumnStateChange={event => changes.push(event.detail)}
        />,
      );
      await hide(tableIn(container), 0);
      await render(<DataTable columns={columns} rows={people} columnMenu label="People" />);
      expect(names(tableIn(container))).to.deep.equal(['Born']);
      expect(changes).to.deep.equal([{hidden: ['name']}]);
    });

    it('is controlled by the parent', async () => {
      function Parent() {
        const [state, setState] = useState<ColumnState>({order: ['born', 'name']});
        return (
          <DataTable
            columns={columns}
            rows={people}
            columnMenu
            columnState={state}
            onColumnStateChange={event => setState(event.detail)}
          />
        );
      }
      const {container} = await mount(<Parent />);
      expect(names(tableIn(container))).to.deep.equal(['Born', 'Name']);
      await hide(tableIn(container), 0);
      expect(names(tableIn(container))).to.deep.equal(['Name']);
    });

    it('stays as it is if the parent does not accept a change', async () => {
      const {container} = await mount(
        <DataTable columns={columns} rows={people} columnMenu columnState={{order: ['born', 'name']}} />,
      );
      await hide(tableIn(container), 0);
      expect(names(tableIn(container))).to.deep.equal(['Born', 'Name']);
    });
  });

  describe('row details', () => {
    const keyed = people.map((person, index) => ({id: index + 1, ...person}));
    const toggles = (table: LcDataTable) =>
      table.shadowRoot!.querySelectorAll<HTMLElement>('tbody .detail-toggle');
    const details = (container: Element) =>
      [...container.querySelectorAll('i')].map(node => node.textContent);
    const renderDetail = ({name}: Person) => (
      <i>
        {name} of the <CenturyOf born={1900} />
      </i>
    );

    it('are React nodes, with the context of the parent', async () => {
      const changes: unknown[] = [];
      const {container} = await mount(
        <Century value="century">
          <DataTable
            columns={columns}
            rows={keyed}
            renderDetail={renderDetail}
            onExpandedChange={({detail}) => changes.push(detail.keys)}
          />
        </Century>,
      );
      toggles(tableIn(container))[1]!.click();
      await until(() => details(container)[0] === 'Ada of the 19th century', 'the detail is there');
      toggles(tableIn(container))[1]!.click();
      await until(() => details(container).length === 0, 'the detail is gone');
      expect(changes).to.deep.equal([[2], []]);
    });

    it('are controlled by the parent', async () => {
      function Parent({isHeld}: {isHeld: boolean}) {
        const [expanded, setExpanded] = useState<readonly (string | number)[]>([1]);
        return (
          <DataTable
            columns={columns}
            rows={keyed}
            renderDetail={({name}) => <i>{name}</i>}
            expanded={expanded}
            onExpandedChange={({detail}) => !isHeld && setExpanded(detail.keys)}
          />
        );
      }
      const {container, render} = await mount(<Parent isHeld />);
      await until(() => details(container).join() === 'Grace', 'the first row is open');
      toggles(tableIn(container))[2]!.click();
      await tableIn(container).updateComplete;
      expect(tableIn(container).expanded).to.deep.equal([1]);
      await render(<Parent isHeld={false} />);
      toggles(tableIn(container))[2]!.click();
      await until(() => details(container).join() === 'Grace,Alan', 'the third row is open');
    });
  });

  it('shows React nodes in the cells and details of a long page', async () => {
    const many = Array.from({length: 600}, (_, id) => ({id, name: `Person ${id}`, born: 1900 + (id % 100)}));
    const {container} = await mount(
      <Century value="century">
        <DataTable
          columns={columns}
          rows={many}
          pageSize={600}
          expanded={[599]}
          renderDetail={({name}) => <i>{name}</i>}
        />
      </Century>,
    );
    const table = tableIn(container);
    await table.settled;
    const rows = [...table.shadowRoot!.querySelectorAll<HTMLTableRowElement>('[part~="row"]')];
    expect(rows).to.have.length(600);
    const slottedIn = (place: number, cell: number) =>
      rows[place]!.cells[cell]!.querySelector('slot')!.assignedElements()[0]!.textContent;
    await until(() => slottedIn(599, 2) === '20th century', 'the last cell has its node');
    expect(slottedIn(100, 2)).to.equal('19th century');
    expect(container.querySelector('i')!.textContent).to.equal('Person 599');
  });

  it('reports actions of rows, whose icons may be React nodes, and clicks on their links', async () => {
    const reported: unknown[] = [];
    const {container} = await mount(
      <DataTable
        columns={columns}
        rows={people}
        rowKey="name"
        rowHref={({name}) => `#${name}`}
        rowActions={[{label: 'Edit', action: 'edit', icon: <u>E</u>}]}
        onRowAction={({detail}) => reported.push([detail.action, detail.key])}
        onNavigate={event => {
          event.preventDefault();
          reported.push(event.detail.href);
        }}
      />,
    );
    const root = tableIn(container).shadowRoot!;
    root.querySelector<HTMLElement>('tbody .row-menu-button')!.click();
    await until(() => container.querySelector('u'), 'the icon is there');
    root.querySelector<HTMLElement>('[role=menuitem]')!.click();
    root.querySelectorAll<HTMLElement>('tbody a')[1]!.click();
    expect(reported).to.deep.equal([['edit', 'Grace'], '#Ada']);
  });
});
