// Alone on its page: with the features that it imports only.
import type {LcDataTable} from '@life-changers/elements/data-table';
import '@life-changers/elements/table-long-pages';
import {expect} from '@open-wc/testing';
import {StrictMode, useLayoutEffect, type ReactElement} from 'react';
import {DataTable} from './data-table.js';
import type {Column} from './table-props.js';
import {mount} from '../testing/mount.js';
import {tableIn} from '../testing/people-table.js';
import {until} from '../testing/until.js';

interface Entry {
  id: number;
  rank: number;
}

const COUNT = 1000;

const entries: Entry[] = Array.from({length: COUNT}, (_, id) => ({id, rank: (id * 7919) % COUNT}));

/** Counts cells that are mounted, also by commit of React. */
class Mounts {
  now = 0;
  readonly commits: number[] = [];
  #inCommit = 0;

  add(): () => void {
    this.now++;
    if (this.#inCommit++ === 0)
      queueMicrotask(() => {
        this.commits.push(this.#inCommit);
        this.#inCommit = 0;
      });
    return () => this.now--;
  }
}

function Cell({rank, mounts}: {rank: number; mounts: Mounts}): ReactElement {
  useLayoutEffect(() => mounts.add(), [mounts]);
  return <b>{rank}</b>;
}

const columnsFor = (mounts: Mounts): Column<Entry>[] => [
  {label: 'Id', field: 'id'},
  {label: 'Rank', field: 'rank', render: rank => <Cell rank={rank} mounts={mounts} />},
];

/** The ids of the rows, and what the React nodes beside them show. */
function shownRows(table: LcDataTable): [id: string, rank: string | undefined][] {
  return [...table.shadowRoot!.querySelectorAll<HTMLTableRowElement>('[part~="row"]')].map(({cells}) => [
    cells[0]!.textContent,
    cells[1]!.querySelector('slot')?.assignedElements()[0]?.textContent,
  ]);
}

const isWhole = (table: LcDataTable, rows: readonly Entry[]) =>
  JSON.stringify(shownRows(table)) === JSON.stringify(rows.map(({id, rank}) => [`${id}`, `${rank}`]));

const byRank = entries.toSorted((one, other) => one.rank - other.rank);

it('shows the React nodes of another page before the browser paints its rows', async () => {
  const mounts = new Mounts();
  const {container} = await mount(<DataTable columns={columnsFor(mounts)} rows={entries} pageSize={10} />);
  const table = tableIn(container);
  await until(() => mounts.now === 10, 'all are mounted');
  const painted: boolean[] = [];
  // Before a browser paints, it reports changes of size: after all microtasks, and before the next task.
  const observer = new ResizeObserver(() => painted.push(isWhole(table, entries.slice(20, 40))));
  table.query = {...table.query, page: 2, pageSize: 20};
  observer.observe(table);
  await until(() => mounts.now === 20, 'those of the page are mounted');
  await until(() => painted.length > 0, 'the page was painted');
  observer.disconnect();
  expect(painted[0]).to.equal(true);
});

describe('React nodes in the cells of a long page', () => {
  it('are mounted with the groups of the table, in separate tasks', async () => {
    const mounts = new Mounts();
    const {container} = await mount(
      <DataTable columns={columnsFor(mounts)} rows={entries} pageSize={COUNT} />,
    );
    await until(() => mounts.now === COUNT, 'all are mounted');
    expect(isWhole(tableIn(container), entries)).to.equal(true);
    // The busier the machine, the more groups React renders at once.
    expect(Math.max(...mounts.commits)).to.be.lessThan(COUNT / 2);
  });

  it('are all mounted in StrictMode', async () => {
    const mounts = new Mounts();
    const {container} = await mount(
      <StrictMode>
        <DataTable columns={columnsFor(mounts)} rows={entries} pageSize={COUNT} />
      </StrictMode>,
    );
    await until(() => mounts.now === COUNT, 'all are mounted');
    expect(isWhole(tableIn(container), entries)).to.equal(true);
  });

  it('follow a sort while they are mounted', async () => {
    const mounts = new Mounts();
    const {container} = await mount(
      <DataTable columns={columnsFor(mounts)} rows={entries} pageSize={COUNT} />,
    );
    const table = tableIn(container);
    await until(() => mounts.now > 0, 'the first are mounted');
    table.shadowRoot!.querySelectorAll<HTMLElement>('th button')[1]!.click();
    await table.settled;
    await until(() => isWhole(table, byRank), 'all rows are sorted');
    expect(mounts.now).to.equal(COUNT);
  });

  it('are unmounted when only a few rows are left', async () => {
    const mounts = new Mounts();
    const view = (rows: Entry[]) => <DataTable columns={columnsFor(mounts)} rows={rows} pageSize={COUNT} />;
    const {container, render} = await mount(view(entries));
    await until(() => mounts.now === COUNT, 'all are mounted');
    await render(view(entries.slice(0, 3)));
    await until(() => mounts.now === 3, 'the others are unmounted');
    expect(isWhole(tableIn(container), entries.slice(0, 3))).to.equal(true);
  });

  it('are unmounted with the table, also while they are mounted', async () => {
    const mounts = new Mounts();
    const {container, unmount} = await mount(
      <DataTable columns={columnsFor(mounts)} rows={entries} pageSize={COUNT} />,
    );
    const table = tableIn(container);
    await until(() => mounts.now > 0, 'the first are mounted');
    await unmount();
    await table.settled;
    expect(mounts.now).to.equal(0);
  });
});
