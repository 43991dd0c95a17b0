import type {TableElement} from '../../components/table/table-element.js';
import '../../components/data-table/data-table.define.js';
import '../../components/server-table/server-table.define.js';
import type {TableColumn, TableQuery} from '../../core/table/index.js';
import type {Action} from '../naive-table.js';
import {pick} from '../random-steps.js';
import {pairRows, type PairRow} from './naive-rows.js';
import {addressOf, PairModel, type PairProperties} from './pair-model.js';

/** Microtasks after which a request that still runs waits for a task. */
const MOST_TURNS = 100;

/** Microtasks without an update after which none follows. */
const QUIET_TURNS = 10;

interface PairOptions {
  readonly names: readonly string[];
  readonly isClient: boolean;
  readonly imported: ReadonlySet<string>;
  readonly columns: readonly TableColumn[];
  readonly random: () => number;
}

/** A table that uses some features, and its model. */
export class PairTable {
  /** The features that the table uses. */
  readonly names: readonly string[];
  readonly random: () => number;
  readonly element: TableElement;
  readonly form = document.createElement('form');
  readonly model: PairModel;
  /** What the user has sorted or filtered last, if that is announced. */
  announced: 'sort' | 'filter' | null = null;
  /** Whether the last step has moved the focus. */
  hasMovedFocus = false;

  constructor({names, isClient, imported, columns, random}: PairOptions) {
    this.names = names;
    this.random = random;
    this.element = document.createElement(isClient ? 'lc-data-table' : 'lc-server-table');
    this.model = new PairModel(isClient, imported, {
      columns: this.#withEditors(columns),
      selection: this.uses('selection') ? 'multiple' : null,
      selected: [],
      columnMenu: this.uses('columns'),
      columnState: null,
      narrow: this.uses('narrow') ? 'stack' : 'scroll',
      renderDetail: null,
      detail: 'multiple',
      expanded: [],
      rowHref: this.uses('links') ? addressOf : null,
      rowActions: null,
      download: null,
      grid: this.uses('grid'),
      reorderable: this.uses('row-order'),
      filterBar: this.uses('filter-bar'),
      paging: this.uses('scroll') && !this.uses('long-pages') ? 'scroll' : 'pages',
    });
    const server = {endpoint: '/people', fetch: this.#answer, writeQuery: (body: TableQuery) => ({body})};
    Object.assign(this.element, {
      name: 'picked',
      saveBy: 'all',
      ...(isClient ? {} : server),
      ...this.model.properties,
    });
    this.setPageSize(4);
    this.setRows(pairRows(pick(random, this.rowCounts), 1));
    this.form.append(this.element);
  }

  get root(): ShadowRoot {
    return this.element.shadowRoot!;
  }

  get pageSizes(): readonly number[] {
    return this.uses('long-pages') ? [4, 300] : [3, 4, 6];
  }

  get rowCounts(): readonly number[] {
    return this.uses('long-pages') ? [0, 5, 230] : [0, 1, 5, 9];
  }

  uses(name: string): boolean {
    return this.names.includes(name);
  }

  /** Adds the table to the page. */
  connect(): void {
    if (!this.model.isClient) this.model.query.ask(this.model.query.next, []);
    document.body.append(this.form);
  }

  /** Sets properties of the table. Returns them in words. */
  set(properties: Partial<PairProperties>): string {
    this.model.set(properties);
    Object.assign(this.element, properties);
    return JSON.stringify(properties, (_, value: unknown) =>
      typeof value === 'function' ? value.name : value,
    );
  }

  setColumns(columns: readonly TableColumn[]): string {
    const {model} = this;
    const fieldsOf = (all: readonly TableColumn[]) => all.map(({field}) => field).join();
    // A client table searches the fields of its columns.
    if (model.isClient && fieldsOf(columns) !== fieldsOf(model.properties.columns))
      model.query.take({kind: 'rows', count: model.rows.length});
    this.set({columns: this.#withEditors(columns)});
    return `columns ${columns.map(({label}) => label).join()}`;
  }

  #withEditors(columns: readonly TableColumn[]): readonly TableColumn[] {
    const edit = this.uses('editing');
    return columns.map(column => (column.field === 'note' ? {...column, edit} : column));
  }

  setRows(rows: readonly PairRow[]): string {
    const {model, element} = this;
    model.rows = rows;
    if (model.isClient) {
      Object.assign(element, {rows});
      model.query.take({kind: 'rows', count: rows.length});
    } else if (this.form.isConnected) {
      element.reload();
      model.query.ask(model.query.next, []);
    }
    return `${rows.length} rows from ${rows[0]?.id ?? 0}`;
  }

  /** Call it when the user has moved a row. A client table has set its rows, and a server table loads again. */
  moved(rows: readonly PairRow[]): void {
    const {query, isClient} = this.model;
    this.model.rows = rows;
    if (isClient) query.take({kind: 'rows', count: rows.length});
    else query.ask(query.next, []);
  }

  setPageSize(pageSize: number): string {
    this.element.pageSize = pageSize;
    this.model.query.take({kind: 'set', name: 'pageSize', value: pageSize});
    return `pageSize ${pageSize}`;
  }

  setQuery(parts: Partial<TableQuery>): string {
    this.element.query = parts;
    this.model.query.take({kind: 'query', parts});
    return `query ${JSON.stringify(parts)}`;
  }

  /** What it has refused before is not announced. */
  startServer(): void {
    if (!this.model.isUp) this.announced = null;
    this.model.isUp = true;
  }

  /** Changes the query for the user. What the app has set before comes first, and a client table loads at once. */
  act(action: Action, value: string, perform: () => void): string {
    const {query, isClient} = this.model;
    if (isClient) this.model.update();
    const {requests} = query;
    perform();
    query.take({kind: 'act', action, value});
    if (query.requests > requests) this.announced = ANNOUNCED[action] ?? null;
    if (isClient) this.model.answer();
    return `${action} ${value}`;
  }

  /**
   * Waits until the table shows everything. It does not ask for an update, which would hide that one is missing, and lets
   * no frame pass, which would take longer than a step.
   */
  async rendered(): Promise<void> {
    const {element} = this;
    for (let quiet = 0, turn = 0; quiet < QUIET_TURNS; quiet++, turn++) {
      await Promise.resolve();
      if (!element.loading && !element.isUpdatePending) continue;
      quiet = 0;
      await element.updateComplete;
      if (turn > MOST_TURNS) await new Promise(resolve => setTimeout(resolve));
    }
    if (this.uses('long-pages') || this.uses('scroll')) await element.settled;
  }

  readonly #answer: typeof fetch = async (_, init) => {
    if (!this.model.isUp) throw new TypeError('Failed to fetch');
    const query = JSON.parse(init!.body as string) as TableQuery;
    const rows = this.model.matching(query);
    const data = rows.slice((query.page - 1) * query.pageSize, query.page * query.pageSize);
    // A real response is read in a task.
    const text = JSON.stringify({data, total: rows.length});
    return {ok: true, text: () => Promise.resolve(text)} as Response;
  };
}

const ANNOUNCED: Partial<Record<Action, 'sort' | 'filter'>> = {
  sort: 'sort',
  'then-by': 'sort',
  filter: 'filter',
};
