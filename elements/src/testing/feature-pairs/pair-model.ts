import type {ColumnFilter, ColumnState, Sort, TableColumn, TableQuery} from '../../core/table/index.js';
import {NaiveTable} from '../naive-table.js';
import {NaiveEdits} from './naive-edits.js';
import {FIELDS, naiveMatching, type Field, type PairRow} from './naive-rows.js';
import type {PairView, RowView} from './pair-view.js';

/** The properties of a table that features use. */
export interface PairProperties {
  readonly columns: readonly TableColumn[];
  readonly selection: 'single' | 'multiple' | null;
  readonly selected: readonly number[];
  readonly columnMenu: boolean;
  readonly columnState: ColumnState | null;
  readonly narrow: 'scroll' | 'stack';
  readonly renderDetail: ((row: PairRow) => unknown) | null;
  readonly detail: 'single' | 'multiple';
  readonly expanded: readonly number[];
  readonly rowHref: ((row: PairRow) => string | null) | null;
  readonly rowActions: readonly {readonly action: string; readonly label: string}[] | null;
  readonly download: string | null;
  readonly grid: boolean;
  readonly reorderable: boolean;
  readonly filterBar: boolean;
  readonly paging: 'pages' | 'scroll';
}

/** The address of a row. Some rows have none. */
export const addressOf = ({id}: PairRow): string | null => (id % 4 === 1 ? null : `#/${id}`);

/** The simplest model of what a table shows: it follows from properties, rows, the query, and the imported features. */
export class PairModel {
  readonly query = new NaiveTable();
  readonly edits = new NaiveEdits();
  readonly isClient: boolean;
  rows: readonly PairRow[] = [];
  /** Whether the server answers. */
  isUp = true;
  /** What the app has selected last. */
  initial: readonly number[] = [];
  readonly #imported: ReadonlySet<string>;
  #properties: PairProperties;

  /** @param imported The features that are imported so far. */
  constructor(isClient: boolean, imported: ReadonlySet<string>, properties: PairProperties) {
    this.isClient = isClient;
    this.#imported = imported;
    this.#properties = properties;
  }

  get properties(): PairProperties {
    return this.#properties;
  }

  set(properties: Partial<PairProperties>): void {
    this.#properties = {...this.#properties, ...properties};
  }

  /** Whether a feature is imported. */
  has(feature: string): boolean {
    return this.#imported.has(feature);
  }

  /** Call it after the import of a feature. A client table that lacked it for its rows reads them again. */
  addFeature(name: string): void {
    const {filters, thenBy} = this.query.next;
    const lacked = (name === 'filters' && filters) || (name === 'multi-sort' && thenBy);
    if (this.isClient && lacked) this.query.take({kind: 'rows', count: this.rows.length});
  }

  /** Whether there is a column to edit. */
  get isEditing(): boolean {
    return this.has('editing') && this.#properties.columns.some(({edit}) => edit);
  }

  /** Whether the table is one list. It has so few rows that all of them are rendered. */
  get isScrolled(): boolean {
    return this.has('scroll') && this.#properties.paging === 'scroll';
  }

  /** Selects or deselects rows for the user. */
  select(ids: readonly number[], isSelected: boolean): void {
    const {selection, selected} = this.#properties;
    const others = selection === 'single' ? [] : selected.filter(id => !ids.includes(id));
    this.set({selected: isSelected ? [...others, ...ids] : others});
  }

  /** Opens or closes a row for the user. */
  toggleDetail(id: number): void {
    const open = this.#open;
    const others = this.#properties.detail === 'single' ? [] : open;
    this.set({expanded: open.includes(id) ? open.filter(other => other !== id) : [...others, id]});
  }

  /** Whether the rows have their own order, in which users can move them. */
  get isOrdered(): boolean {
    return [this.query.shown, this.query.next].every(
      ({sort, search, filters = {}}) => sort === null && search === '' && Object.keys(filters).length === 0,
    );
  }

  get #open(): readonly number[] {
    const {detail, expanded} = this.#properties;
    return detail === 'single' ? expanded.slice(0, 1) : expanded;
  }

  /** What decides whether a row keeps its cells. */
  get layout(): string {
    const {selection, renderDetail, rowActions, reorderable} = this.#properties;
    return JSON.stringify([
      this.columns.map(({field}) => field),
      [selection !== null, renderDetail !== null, rowActions !== null, reorderable, this.#imported.size],
      [this.pageRows.length === 0, this.pageRows.length > 200],
    ]);
  }

  /** Requests what the app has set, and answers. */
  update(): void {
    this.query.update();
    this.answer();
  }

  /** Answers the request, if there is one. */
  answer(): void {
    while (this.query.asked !== null)
      if (this.isUp) this.query.answer(this.matching(this.query.asked).length);
      else this.query.refuse();
  }

  /** The rows that match. A client table needs the features; a server has them. */
  matching(query: TableQuery): readonly PairRow[] {
    const {search, sort, filters, thenBy} = query;
    const reads = (feature: string) => !this.isClient || this.has(feature);
    return naiveMatching(this.rows, {
      search,
      sort,
      fields: this.isClient ? this.#properties.columns.map(({field}) => field) : FIELDS,
      ...(reads('filters') && {filters}),
      ...(reads('multi-sort') && {thenBy}),
    });
  }

  get #matches(): readonly PairRow[] {
    return this.matching(this.query.shown);
  }

  get pageRows(): readonly PairRow[] {
    const {page, pageSize} = this.query.shown;
    if (this.isScrolled) return this.#matches;
    return this.#matches.slice((page - 1) * pageSize, page * pageSize);
  }

  /** The visible columns in order. */
  get columns(): readonly TableColumn[] {
    const {columns, columnState} = this.#properties;
    const {order, hidden = []} = this.has('columns') ? (columnState ?? {}) : {};
    const place = ({field}: TableColumn) => order?.indexOf(field) ?? 0;
    const ordered = columns.toSorted((a, b) => place(a) - place(b));
    const visible = ordered.filter(({field}) => !hidden.includes(field));
    return visible.length > 0 ? visible : ordered.slice(0, 1);
  }

  get #sorts(): readonly Sort[] {
    const {sort, thenBy = []} = this.query.shown;
    return sort === null ? [] : [sort, ...thenBy];
  }

  /** What the user sees. */
  get view(): PairView {
    const {columns, pageRows: rows} = this;
    const {columnMenu, download, selected} = this.#properties;
    const filters = Object.entries(this.query.shown.filters ?? {});
    const [sort] = this.#sorts;
    const sorted = columns.filter(({field}) => field === sort?.field);
    const hasMenus = this.has('columns') && columnMenu;
    const hasFilterButton = ({field, filter}: TableColumn) =>
      filter !== undefined && (!hasMenus || filters.some(([on]) => on === field));
    const selects = this.has('selection') && this.#properties.selection !== null;
    return {
      headers: columns.map(({label}) => label),
      sorted: Object.fromEntries(sorted.map(({label}) => [label, `${sort!.direction}ending`])),
      positions: this.#positions,
      filterButtons: this.has('filters') ? columns.filter(hasFilterButton).map(({field}) => field) : [],
      chips: this.has('filters') ? filters.map(([field, filter]) => this.#words(field, filter)) : [],
      columnMenus: hasMenus ? columns.length : 0,
      footers: this.#footers,
      selection: selects ? `${entries(selected.length)} selected` : null,
      hasDownload: (this.has('export') || this.has('excel')) && download !== null,
      isGrid: this.isEditing || (this.has('grid') && this.#properties.grid),
      info: this.isScrolled ? null : this.#info,
      rows: rows.map(row => this.#rowView(row)),
      submitted: this.isEditing ? this.edits.submitted : selects ? selected.map(String).sort() : [],
    };
  }

  /** What a screen reader says after the user has sorted or filtered; null without rows. */
  announcement(action: 'sort' | 'filter'): string | null {
    if (this.pageRows.length === 0) return null;
    if (action === 'filter') {
      const labels = Object.keys(this.query.shown.filters ?? {}).map(field => this.#labelOf(field));
      return `${labels.length === 0 ? 'No filters.' : `Filtered by ${labels.join(', ')}.`} ${this.#info}`;
    }
    const sorts = this.has('multi-sort') ? this.#sorts : this.#sorts.slice(0, 1);
    const words = sorts.map(({field, direction}) => `${this.#labelOf(field)}, ${direction}ending`);
    return `Sorted by ${words.join(', then ')}.`;
  }

  /** Users know a column that is hidden by its label, too. */
  #labelOf(field: string): string {
    return this.#columnOf(field)?.label ?? field;
  }

  #columnOf(field: string): TableColumn | undefined {
    return this.#properties.columns.find(column => column.field === field);
  }

  get #positions(): Readonly<Record<string, string>> {
    const sorts = this.has('multi-sort') && this.#sorts.length > 1 ? this.#sorts : [];
    const places = this.columns.map(({field}) => sorts.findIndex(sort => sort.field === field));
    return Object.fromEntries(
      this.columns.flatMap(({label}, index) =>
        places[index] === -1 ? [] : [[label, `${places[index]! + 1}`]],
      ),
    );
  }

  /** A client table has all rows. */
  get #footers(): readonly string[] | null {
    const rows = this.isClient ? this.#matches : this.pageRows;
    const footers = this.columns.map(({footer}) =>
      typeof footer === 'function' ? String(footer(rows)) : '',
    );
    return this.has('columns') && footers.some(Boolean) ? footers : null;
  }

  get #info(): string {
    const {page, pageSize} = this.query.shown;
    const count = this.pageRows.length;
    const from = this.isScrolled ? 1 : (page - 1) * pageSize + 1;
    return count === 0 ? '' : `${from} - ${from + count - 1} out of ${this.#matches.length} entries`;
  }

  #rowView(row: PairRow): RowView {
    const {columns} = this;
    const {selection, selected, narrow, renderDetail, rowHref, rowActions, reorderable} = this.#properties;
    const edited = {...row, note: this.edits.noteOf(row)};
    const cells = columns.map(({field}) => String(edited[field as Field] ?? ''));
    return {
      cells,
      labels: this.has('narrow') && narrow === 'stack' ? columns.map(({label}) => label) : null,
      link: this.has('links') && cells[0] !== '' ? (rowHref?.(row) ?? null) : null,
      isSelected: this.has('selection') && selection !== null ? selected.includes(row.id) : null,
      detail:
        this.has('detail') && renderDetail ? (this.#open.includes(row.id) ? `Detail ${row.id}` : '') : null,
      hasMenu: this.has('actions') && rowActions !== null,
      canMove: this.has('row-order') && reorderable ? this.isOrdered : null,
    };
  }

  #words(field: string, filter: ColumnFilter): string {
    const label = this.#labelOf(field);
    if (filter.type === 'options') {
      // Their labels are those of the columns.
      const mark = this.#columnOf(field) === undefined ? '' : '!';
      return `${label}: ${filter.values.map(value => value + mark).join(', ')}`;
    }
    if (filter.type === 'text')
      return `${label}: ${filter.operator === 'empty' ? 'is empty' : `contains ${filter.value}`}`;
    return `${label}: from ${filter.from}`;
  }
}

const entries = (count: number) =>
  count === 0 ? 'No entries' : count === 1 ? '1 entry' : `${count} entries`;
