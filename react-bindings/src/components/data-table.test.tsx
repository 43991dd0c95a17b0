import {expect} from '@open-wc/testing';
import {useEffect, useState} from 'react';
import {DataTable} from './data-table.js';
import type {Column} from './table-props.js';
import {mount} from '../testing/mount.js';
import {
  Century,
  columns,
  people,
  shownCells,
  sortButtons,
  tableIn,
  type Person,
} from '../testing/people-table.js';
import {until} from '../testing/until.js';

describe('DataTable', () => {
  it('shows its rows', async () => {
    const {container} = await mount(<DataTable columns={columns} rows={people} />);
    expect(shownCells(tableIn(container), 0)).to.deep.equal(['Grace', 'Ada', 'Alan']);
  });

  it('shows outlines until its rows are set, and loads them again', async () => {
    const {container, render} = await mount(
      <DataTable columns={columns} rows={undefined as Person[] | undefined} />,
    );
    const root = tableIn(container).shadowRoot!;
    const seen = () => [
      root.querySelectorAll('.outline-row').length,
      root.querySelector('[part="empty"]')?.textContent,
      root.querySelector('table')!.ariaBusy,
    ];
    expect(seen()).to.deep.equal([10, undefined, 'true']);
    await render(<DataTable columns={columns} rows={people} loading />);
    expect([...seen(), ...shownCells(tableIn(container), 0)]).to.deep.equal([
      0,
      undefined,
      'true',
      'Grace',
      'Ada',
      'Alan',
    ]);
    await render(<DataTable columns={columns} rows={people} />);
    expect(seen()).to.deep.equal([0, undefined, 'false']);
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
    renders = 0;
    container.querySelector('button')!.click();
    await until(() => container.querySelector('b')?.textContent === 'Grace 1', 'the cells follow');
    expect(renders).to.equal(1);
  });
});
