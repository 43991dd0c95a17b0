import type {LcDataTable} from '@life-changers/elements/data-table';
import '@life-changers/elements/table-columns';
import '@life-changers/elements/table-actions';
import '@life-changers/elements/table-detail';
import '@life-changers/elements/table-groups';
import '@life-changers/elements/table-tree';
import '@life-changers/elements/table-links';
import '@life-changers/elements/table-live';
import '@life-changers/elements/table-views';
import '@life-changers/elements/table-long-pages';
import '@life-changers/elements/table-row-order';
import '@life-changers/elements/table-selection';
import type {ColumnState, TableSelection} from '@life-changers/elements/core/table';
import {expect} from '@open-wc/testing';
import {useState} from 'react';
import {DataTable} from './data-table.js';
import type {Column, OpenGroups, TableQuery, ViewStorage} from './table-props.js';
import {mount} from '../testing/mount.js';
import {
  Century,
  CenturyOf,
  columns,
  people,
  shownCells,
  tableIn,
  type Person,
} from '../testing/people-table.js';
import {until} from '../testing/until.js';

describe('DataTable features', () => {
  describe('row order', () => {
    const keyed = people.map((person, index) => ({id: index + 1, ...person}));
    const names = (table: LcDataTable) =>
      [...table.shadowRoot!.querySelectorAll('tbody > tr')].map(
        row => row.querySelector('[part="cell"]')!.textContent,
      );
    const moveFirstDown = async (table: LcDataTable) => {
      table.shadowRoot!.querySelector<HTMLElement>('.row-handle')!.click();
      await table.updateComplete;
      table.shadowRoot!.querySelectorAll<HTMLElement>('.move-item')[1]!.click();
      await table.updateComplete;
    };

    it('is kept by the table if the parent does not set the rows', async () => {
      const moves: unknown[] = [];
      const {container, render} = await mount(
        <DataTable columns={columns} rows={keyed} reorderable onRowMove={({detail}) => moves.push(detail)} />,
      );
      const table = tableIn(container);
      const [first, second, ...others] = names(table);
      await moveFirstDown(table);
      await render(<DataTable columns={columns} rows={keyed} reorderable label="People" />);
      expect(names(table)).to.deep.equal([second, first, ...others]);
      expect(moves).to.deep.equal([{key: 1, before: 3}]);
    });

    for (const isSaved of [true, false])
      it(`waits for the promise of the handler, which ${isSaved ? 'resolves' : 'rejects'}`, async () => {
        let end = (_isSaved: boolean): void => {};
        const saving = new Promise<void>((resolve, reject) => {
          end = saved => (saved ? resolve() : reject(new Error('no')));
        });
        const {container} = await mount(
          <DataTable columns={columns} rows={keyed} reorderable onRowMove={() => saving} />,
        );
        const table = tableIn(container);
        const before = names(table);
        await moveFirstDown(table);
        expect(table.shadowRoot!.querySelector('[aria-busy="true"][part~="row"]')).not.to.equal(null);
        end(isSaved);
        await until(
          () => table.shadowRoot!.querySelector('[aria-busy="true"][part~="row"]') === null,
          'it has ended',
        );
        expect(names(table)[0] === before[0]).to.equal(!isSaved);
      });
  });

  describe('changes of rows', () => {
    it('stay when the parent renders the same rows again, and leave other cells as they are', async () => {
      const shown: string[] = [];
      const own: Column<Person>[] = [
        {label: 'Name', field: 'name'},
        {
          label: 'Born',
          field: 'born',
          render: born => {
            shown.push(String(born));
            return <b>{born}</b>;
          },
        },
      ];
      const view = (label: string) => <DataTable label={label} columns={own} rows={people} rowKey="name" />;
      const {container, render} = await mount(view('People'));
      const table = tableIn(container);
      shown.length = 0;
      table.applyChanges({update: [{name: 'Ada', born: 1816}], remove: ['Alan']});
      await table.settled;
      expect(shown).to.deep.equal(['1816']);
      await until(() => shownCells(table, 1)[1] === '1816');
      await render(view('Again'));
      expect(shownCells(table, 0)).to.deep.equal(['Grace', 'Ada']);
      await render(<DataTable columns={own} rows={[...people]} rowKey="name" />);
      await table.settled;
      expect(shownCells(table, 0)).to.deep.equal(['Grace', 'Ada', 'Alan']);
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

    it('is controlled by a parent that reads the property of the table', async () => {
      const renders: unknown[] = [];
      function Parent() {
        const [selected, setSelected] = useState<LcDataTable['selected']>([1]);
        renders.push(selected);
        return (
          <DataTable
            columns={columns}
            rows={keyed}
            selection="multiple"
            selected={selected}
            onSelectionChange={event => setSelected((event.currentTarget as LcDataTable).selected)}
          />
        );
      }
      const {container} = await mount(<Parent />);
      await click(tableIn(container), 2);
      expect(boxes(tableIn(container))).to.deep.equal([true, false, true]);
      await click(tableIn(container), 0);
      expect(boxes(tableIn(container))).to.deep.equal([false, false, true]);
      expect(renders.at(-1)).to.equal(tableIn(container).selected);
    });

    it('is what a form reset restores once the parent has accepted it from the table', async () => {
      function Parent() {
        const [selected, setSelected] = useState<LcDataTable['selected']>([1]);
        return (
          <form>
            <DataTable
              columns={columns}
              rows={keyed}
              name="people"
              selection="multiple"
              selected={selected}
              onSelectionChange={event => setSelected((event.currentTarget as LcDataTable).selected)}
            />
          </form>
        );
      }
      const {container} = await mount(<Parent />);
      const table = tableIn(container);
      await click(table, 2);
      container.querySelector('form')!.reset();
      await table.updateComplete;
      expect(boxes(table)).to.deep.equal([true, false, true]);
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

    it('is controlled by a parent that reads the property of the table', async () => {
      function Parent() {
        const [state, setState] = useState<LcDataTable['columnState']>(null);
        return (
          <DataTable
            columns={columns}
            rows={people}
            columnMenu
            columnState={state}
            onColumnStateChange={event => setState((event.currentTarget as LcDataTable).columnState)}
          />
        );
      }
      const {container} = await mount(<Parent />);
      await hide(tableIn(container), 0);
      expect(names(tableIn(container))).to.deep.equal(['Born']);
    });

    it('stays as it is if the parent does not accept a change', async () => {
      const {container} = await mount(
        <DataTable columns={columns} rows={people} columnMenu columnState={{order: ['born', 'name']}} />,
      );
      await hide(tableIn(container), 0);
      expect(names(tableIn(container))).to.deep.equal(['Born', 'Name']);
    });
  });

  describe('groups', () => {
    const toggles = (container: Element) => [
      ...tableIn(container).shadowRoot!.querySelectorAll<HTMLElement>('.group-toggle'),
    ];
    const open = (container: Element) =>
      toggles(container)
        .map(({ariaExpanded}) => ariaExpanded)
        .join();

    it('are open as the parent says', async () => {
      const rows = people.map((person, index) => ({...person, half: index === 0 ? 'first' : 'second'}));
      function Parent({isHeld}: {isHeld: boolean}) {
        const [openGroups, setOpenGroups] = useState<OpenGroups>({mode: 'none', except: [['first']]});
        return (
          <DataTable
            columns={columns}
            rows={rows}
            query={{group: ['half']}}
            openGroups={openGroups}
            onOpenGroupsChange={({detail}) => !isHeld && setOpenGroups(detail)}
          />
        );
      }
      const {container, render} = await mount(<Parent isHeld />);
      await until(() => open(container) === 'true,false', 'the first group is open');
      toggles(container)[1]!.click();
      await tableIn(container).updateComplete;
      expect(open(container)).to.equal('true,false');
      await render(<Parent isHeld={false} />);
      toggles(container)[1]!.click();
      await until(() => open(container) === 'true,true', 'the second group is open');
    });
  });

  describe('saved views', () => {
    const views: ViewStorage = {
      load: () => [
        {
          id: 'a',
          name: 'A',
          query: {sort: {field: 'name', direction: 'desc'}},
          columnState: {hidden: ['born']},
        },
        {id: 'b', name: 'B', query: {pageSize: 1}},
      ],
      save: () => {},
    };
    const button = (container: Element) =>
      tableIn(container).shadowRoot!.querySelector<HTMLElement>('.views-button');
    const shown = (container: Element) => button(container)?.querySelector('.view-name')?.textContent;
    const choose = async (container: Element, name: string) => {
      button(container)!.click();
      const items = () => [
        ...tableIn(container).shadowRoot!.querySelectorAll<HTMLElement>(
          '.views-menu:popover-open .views-item',
        ),
      ];
      await until(() => items().length > 0, 'the menu is open');
      items()
        .find(item => item.textContent.trim() === name)!
        .click();
      await tableIn(container).updateComplete;
    };

    it('are shown as the parent says', async () => {
      function Parent({isHeld}: {isHeld: boolean}) {
        const [view, setView] = useState<string | null>('b');
        return (
          <DataTable
            columns={columns}
            rows={people}
            views={views}
            view={view}
            onViewChange={({detail}) => !isHeld && setView(detail.id)}
          />
        );
      }
      const {container, render} = await mount(<Parent isHeld />);
      await until(() => shown(container) === 'B', 'the view of the parent is shown');
      expect(tableIn(container).pageSize).to.equal(1);
      await choose(container, 'A');
      expect(shown(container)).to.equal('B');
      expect(tableIn(container).pageSize).to.equal(1);
      await render(<Parent isHeld={false} />);
      await choose(container, 'A');
      await until(() => shown(container) === 'A', 'the other view is shown');
      expect(tableIn(container).sort).to.deep.equal({field: 'name', direction: 'desc'});
    });

    it('change what the parent controls', async () => {
      const queries: unknown[] = [];
      function Parent() {
        const [query, setQuery] = useState<Partial<TableQuery>>({search: ''});
        const [columnState, setColumnState] = useState<ColumnState>({});
        return (
          <DataTable
            columns={columns}
            rows={people}
            views={views}
            query={query}
            onQueryChange={({detail}) => {
              queries.push(detail);
              setQuery(detail);
            }}
            columnState={columnState}
            onColumnStateChange={({detail}) => setColumnState(detail)}
          />
        );
      }
      const {container} = await mount(<Parent />);
      await until(() => button(container) !== null, 'the button is shown');
      await choose(container, 'A');
      await until(() => shown(container) === 'A', 'the view is shown');
      expect(queries).to.have.length(1);
      expect(tableIn(container).columnState).to.deep.equal({hidden: ['born']});
      expect(button(container)!.querySelector('.view-mark') === null).to.equal(true);
    });
  });

  describe('tree rows', () => {
    it('are open as the parent says', async () => {
      const rows = people.map((person, index) => ({...person, id: index, up: index === 1 ? 0 : null}));
      const names = (container: Element) =>
        [...tableIn(container).shadowRoot!.querySelectorAll('.tree-content')].length;
      const toggle = (container: Element) =>
        tableIn(container).shadowRoot!.querySelector<HTMLElement>('.tree-toggle')!;
      function Parent({isHeld}: {isHeld: boolean}) {
        const [openRows, setOpenRows] = useState<readonly (string | number)[]>([]);
        return (
          <DataTable
            columns={columns}
            rows={rows}
            parentField="up"
            openRows={openRows}
            onOpenRowsChange={({detail}) => !isHeld && setOpenRows(detail)}
          />
        );
      }
      const {container, render} = await mount(<Parent isHeld />);
      await until(() => names(container) === people.length - 1, 'the roots are there');
      toggle(container).click();
      await tableIn(container).updateComplete;
      expect(names(container)).to.equal(people.length - 1);
      await render(<Parent isHeld={false} />);
      toggle(container).click();
      await until(() => names(container) === people.length, 'the row is open');
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

    it('are controlled by a parent that reads the property of the table', async () => {
      function Parent() {
        const [expanded, setExpanded] = useState<LcDataTable['expanded']>([]);
        return (
          <DataTable
            columns={columns}
            rows={people}
            rowKey="name"
            renderDetail={({name}) => `About ${name}`}
            expanded={expanded}
            onExpandedChange={event => setExpanded((event.currentTarget as LcDataTable).expanded)}
          />
        );
      }
      const {container} = await mount(<Parent />);
      toggles(tableIn(container))[1]!.click();
      await tableIn(container).updateComplete;
      expect(tableIn(container).expanded).to.deep.equal(['Ada']);
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
