import {fixture, html} from '@open-wc/testing';
import type {LcDataTable, TableColumn, TableRow} from '../components/data-table/data-table.define.js';
import '../components/data-table/data-table.define.js';
import {TableHarness} from './table-harness.js';

export const columns: TableColumn[] = [
  {label: 'Name', field: 'name'},
  {label: 'Age', field: 'age'},
  {label: 'Note', field: 'note', sort: 'disabled'},
];

const person = (index: number): TableRow => ({
  name: `Person ${index}`,
  age: (index * 37) % 90,
  note: `n${index}`,
});

/** People 1 to `count`. */
export const people = (count: number): TableRow[] =>
  Array.from({length: count}, (_, index) => person(index + 1));

/** A client table of 42 people with the given properties. */
export async function setUpDataTable(
  properties: Partial<LcDataTable> = {},
): Promise<TableHarness & {table: LcDataTable}> {
  const table = document.createElement('lc-data-table');
  Object.assign(table, {label: 'People', columns, rows: people(42)}, properties);
  await fixture(html`${table}`);
  return new TableHarness(table) as TableHarness & {table: LcDataTable};
}
