import {fixture, html} from '@open-wc/testing';
import type {
  LcServerTable,
  TableColumn,
  TableErrorDetail,
} from '../components/server-table/server-table.define.js';
import '../components/server-table/server-table.define.js';
import {FakeServer} from './fake-server.js';
import {TableHarness} from './table-harness.js';

export const columns: TableColumn[] = [
  {label: 'Name', field: 'name'},
  {label: 'Age', field: 'age'},
];

export interface ServerTableSetUp {
  harness: TableHarness;
  table: LcServerTable;
  server: FakeServer;
}

/** A server table with the given properties, and its server. */
export async function setUpServerTable(properties: Partial<LcServerTable> = {}): Promise<ServerTableSetUp> {
  const server = new FakeServer();
  const table = document.createElement('lc-server-table');
  Object.assign(table, {label: 'People', columns, endpoint: '/people', fetch: server.fetch}, properties);
  await fixture(html`${table}`);
  return {harness: new TableHarness(table), table, server};
}

/** A table with the first page of 42 rows loaded. */
export async function setUpLoadedServerTable(
  properties: Partial<LcServerTable> = {},
): Promise<ServerTableSetUp> {
  const all = await setUpServerTable(properties);
  await all.server.last.answerPage();
  return all;
}

/** Records the errors that a table sends from now on. */
export function recordErrors(table: LcServerTable): TableErrorDetail[] {
  const errors: TableErrorDetail[] = [];
  table.addEventListener('lc-error', ({detail}) => errors.push(detail));
  return errors;
}

/** The parameters of the last request. */
export const requestedQuery = (server: FakeServer) => Object.fromEntries(server.last.url.searchParams);
