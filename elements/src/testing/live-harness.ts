import type {TableParts} from '../components/table/model/table-feature.js';
import {partsOf} from '../components/table/features/live/live-source.js';
import type {LcDataTable} from '../components/data-table/data-table.js';
import type {TableRow} from '../core/table/index.js';
import {people, setUpDataTable} from './data-table-fixture.js';
import {SelectionHarness} from './selection-harness.js';

/** People 1 to `count`, identified by their `id`. */
export const keyedPeople = (count: number): (TableRow & {readonly id: number})[] =>
  people(count).map((person, index) => ({...person, id: index + 1}));

/** The names in all rows of a table. */
export const namesOf = ({rows}: LcDataTable) => (rows as readonly TableRow[]).map(({name}) => name);

/** What a user sees of a table whose rows change. */
export class LiveHarness extends SelectionHarness {
  declare readonly table: LcDataTable;

  /** The places of the cells that are marked. */
  get marked(): string[] {
    const shown = [...this.table.shadowRoot!.querySelectorAll<HTMLTableRowElement>('tbody > [part=row]')];
    return shown.flatMap((row, place) =>
      [...row.cells].flatMap((cell, index) =>
        cell.part.contains('changed-cell') ? `${place}:${index}` : [],
      ),
    );
  }

  /** The first column of the app, in which the names are. */
  get names(): string[] {
    return this.rows.map(row => row.find(text => text.startsWith('Person'))!);
  }

  /** Holds rows, as a feature does. */
  hold(holdsRow: TableParts['holdsRow']): void {
    Object.assign(partsOf.get(this.table)!, {holdsRow});
  }

  async change(changes: Parameters<LcDataTable['applyChanges']>[0]): Promise<void> {
    this.table.applyChanges(changes);
    await this.table.settled;
  }
}

/** A table of people, five on each page. */
export async function setUpLive(properties: Partial<LcDataTable> = {}): Promise<LiveHarness> {
  const {table} = await setUpDataTable({rows: keyedPeople(12), pageSize: 5, ...properties});
  return new LiveHarness(table);
}
