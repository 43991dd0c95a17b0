import type {PropertyValues} from 'lit';
import {property} from '../../base/attributes/property.js';
import {jsonAttribute} from '../../base/attributes/json-attribute.js';
import type {PageSource} from '../table/model/page-source.js';
import type {Compare, RowChanges, TableRow} from '../../core/table/index.js';
import {isServerView} from '../../dom/server-view.js';
import {clientRows, type LiveRows} from '../table/model/client-rows.js';
import {TableElement} from '../table/table-element.js';
import {RowPageSource} from './row-page-source.js';
import {localize, warn} from '../../base/members.js';
import {
  askFromStart,
  data,
  fields,
  isFiltered,
  nextQuery,
  nextSource,
  searchText,
} from '../table/model/members.js';

export type {
  ColumnState,
  GroupPath,
  OpenGroups,
  RowChanges,
  Sort,
  SortDirection,
  TableCell,
  TableColumn,
  TableEdit,
  TableQuery,
  TableRow,
  TableSelection,
  TableView,
  ViewChange,
  ViewState,
} from '../../core/table/index.js';
export type {TableFailure, TableOperation} from '../table/model/page-source.js';
export type {FeatureProperties as TableFeatureProperties} from '../table/feature-list.js';
export type {CellRenderer} from '../table/model/cell-content.js';
export type {ChildrenRequest} from '../table/features/tree/children-request.js';
export type {EditDetail, EditedRow, EditEvent} from '../table/features/editing/edit-event.js';
export type {ViewChangeDetail} from '../table/features/views/view-event.js';
export type {ViewStorage} from '../table/features/views/view-storage.js';
export type {
  ExpandedChangeDetail,
  ScrollRowDetail,
  RowAction,
  RowActionDetail,
  TableChangeDetail,
} from '../table/model/table-events.js';
export type {RowMoveDetail, RowMoveEvent} from '../table/model/row-move-event.js';

/**
 * A table of rows in memory. It searches, sorts, and paginates up to a million rows.
 *
 * A row is a record of field to value. A value may also be `{value, orderValue, className}`. Text, numbers,
 * booleans, and Dates are searched and sorted. DOM nodes and Lit templates are shown, and sort by their
 * `orderValue`.
 *
 * @tag lc-data-table
 * @fires {CustomEvent<TableChangeDetail>} lc-search-change - Sent when the user has changed the search text.
 * @csspart changed-cell - A cell whose value has changed a moment ago, with `applyChanges`.
 * @cssprop --lc-table-changed-cell - Background color of a cell whose value has changed. It fades.
 * @csspart search - The search field with its icon.
 * @csspart search-input - The native `<input>` of the search field.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- a tag name does not determine the type of the rows
export class LcDataTable<Row extends object = any> extends TableElement<Row> {
  /**
   * The rows; as an attribute, JSON. The array is read when it is set. Call `reload()` after changing it in place. After
   * `applyChanges`, it is the current list, a new array; setting another one replaces all rows.
   * Invalid values warn, and the table stays empty. While it is null, which is the default, the table waits: outlines
   * stand for the rows, and it keeps its page, because it may exist once the rows arrive. An empty array shows the message
   * of a table without entries.
   * @default null
   */
  @property({converter: jsonAttribute})
  get rows(): readonly Row[] | null | undefined {
    return (this.#live?.rows as readonly Row[] | undefined) ?? this.#given;
  }
  set rows(rows: readonly Row[] | null | undefined) {
    if (rows === this.rows) return;
    this.#given = rows;
    this.#live = null;
    this.#changes = [];
  }

  #given: readonly Row[] | null | undefined = null;

  /** Changes that wait until the rows are read, and until the app has imported what applies them. */
  #changes: RowChanges<Row>[] = [];

  /** The rows, once some of them have changed. */
  #live: LiveRows | null = null;

  /** The rows of a tree, if there are others than those of the app. */
  #treePages: RowPageSource | null = null;

  #isLoading = false;

  /**
   * Whether rows are loading. Set it while your app loads them: the rows stay visible below a progress bar, and outlines
   * stand for them if there are none.
   * @default false
   */
  @property({type: Boolean})
  override get loading(): boolean {
    return this.#isLoading || super.loading;
  }
  override set loading(loading: boolean) {
    this.#isLoading = loading;
  }

  /**
   * Hides the search field. `search` still filters the rows. The field is shown by default, because the table can search its
   * rows without a server. In a server table, `searchable` shows the field instead, because the server must support the
   * search.
   */
  @property({type: Boolean, attribute: 'search-hidden', default: false}) searchHidden!: boolean;

  /** The source of the pages, and what it depends on. */
  #source: {readonly fields: string; readonly lang: string; readonly pages: RowPageSource} | null = null;

  /**
   * Search text. Shows rows that contain it in one of their columns, ignoring case and special characters. If
   * empty, all rows are shown. Setting it returns to page 1 and sends no event.
   * @default ''
   */
  @property()
  get search(): string {
    return this[nextQuery].search;
  }
  set search(search: string | null | undefined) {
    const text = String(search ?? '');
    if (text !== this.search) this[askFromStart]({search: text});
  }

  /** Reads the rows again. Call it after changing the array in place. */
  override reload(): void {
    this.#drop();
    // Features hear of it as of a property.
    this.requestUpdate('reload');
  }

  /**
   * Changes rows by key: updates some, removes others, and adds new ones after the rest, in this order. An update may have
   * only the key and the fields that change; the row becomes a new object. Once the table has updated, `rows` is the new
   * list; the app's array and objects stay as they are. The search, sort, filters, page, selection, focus, and scroll
   * position stay. All calls of a frame are shown together. Unknown and repeated keys warn, and the rest is applied. Nothing
   * is applied while `rows` is null. It needs `import '@life-changers/elements/table-live'`.
   */
  applyChanges(changes: RowChanges<Row>): void {
    if (this.#live === null && (this.#given ?? null) === null)
      this[warn]('applyChanges changes rows; set rows first, even to an empty array.');
    this.#changes.push(changes);
    if (this.#live === null) this.requestUpdate();
    else this.#changedRows();
  }

  protected override [nextSource](changed: PropertyValues<this>): PageSource | null {
    if (this.#isWaiting) {
      if (this.#source !== null) this[data].forget();
      this.#drop();
      return (this[data].source = null);
    }
    const fieldsText = JSON.stringify(this[fields]);
    const isSame = this.#source?.fields === fieldsText && this.#source.lang === this[localize].lang;
    const isNew =
      changed.has('rows') || !isSame || this.#source!.pages.isOutdated || this.#treePages?.isOutdated;
    if (isNew) {
      this.#drop();
      this.#read(this.#rows);
    }
    const source = this.#changedRows() ?? (isNew ? this.#source!.pages : null);
    return source && this.#wrapped(source);
  }

  /** Returns the source, or one that shows its rows by group or as a tree, if the app has imported that. */
  #wrapped(source: RowPageSource | LiveRows): PageSource {
    const {groupRows, treeRows} = clientRows;
    const compareText = this.#textOrder(this[localize].lang);
    const warnOf = (message: string, cause?: unknown): void => this[warn](message, cause);
    const grouped = (inner: PageSource): PageSource => groupRows?.(this, inner, compareText, warnOf) ?? inner;
    const read = (rows: readonly TableRow[]): PageSource =>
      grouped(rows === source.rows ? source : (this.#treePages = this.#pagesOf(rows)));
    return treeRows?.(this, source, read, warnOf) ?? grouped(source);
  }

  /** Keeps the rows, which are read again. */
  #drop(): void {
    this.#given = this.rows;
    this.#live = this.#source = this.#treePages = null;
  }

  readonly #read = (rows: readonly TableRow[]): RowPageSource => {
    const pages = this.#pagesOf(rows);
    this.#source = {fields: JSON.stringify(this[fields]), lang: this[localize].lang, pages};
    return pages;
  };

  #pagesOf(rows: readonly TableRow[]): RowPageSource {
    const pages = new RowPageSource(rows, {
      fields: this[fields],
      compareText: this.#textOrder(this[localize].lang),
      warn: message => this[warn](message),
    });
    const isUsed = (): boolean => pages === this.#source?.pages || pages === this.#treePages;
    void pages.prepare(() => this.isConnected && !this.searchHidden && isUsed());
    return pages;
  }

  /** Applies what waits. Returns the rows if the table must show them again. */
  #changedRows(): LiveRows | null {
    // What a server has rendered shows the rows before the changes.
    if (this.#changes.length > 0 && !isServerView) {
      if (clientRows.liveRows === undefined)
        this[warn](
          "applyChanges needs its module: import '@life-changers/elements/table-live'. The changes wait for it.",
        );
      this.#live ??= clientRows.liveRows?.(this, this.#source!.pages, this.#read) ?? null;
      this.#live?.apply(this.#changes.splice(0));
    }
    // A request that is running returns the rows as they are when it ends.
    return this.#live?.isStale() && !this[data].isLoading ? this.#live : null;
  }

  protected override get [searchText](): string | null {
    return this.searchHidden ? null : this.search;
  }

  protected override get [isFiltered](): boolean {
    return super[isFiltered] && this.total !== 0;
  }

  /** Whether the rows are still to come. */
  get #isWaiting(): boolean {
    return (this.#live ?? this.#given ?? null) === null || (this.#isLoading && this.rows!.length === 0);
  }

  get #rows(): readonly TableRow[] {
    const {rows} = this;
    if (Array.isArray(rows)) return rows as readonly TableRow[];
    this[warn]('rows must be an array of objects; the table is empty.');
    return [];
  }

  /**
   * Compares text as in the language of the element, and numbers in text by value. The collator is created by the first
   * sort: the first one of a page loads data for tens of milliseconds.
   */
  #textOrder(lang: string): Compare<string> {
    let compare: Compare<string> | undefined;
    return (a, b) => (compare ??= this.#collator(lang).compare)(a, b);
  }

  #collator(lang: string): Intl.Collator {
    try {
      return new Intl.Collator(lang, {numeric: true});
    } catch {
      this[warn]('lang must be a language tag such as "en" or "pt-BR"; text is sorted as in English.');
      return new Intl.Collator('en', {numeric: true});
    }
  }
}
