import type {CSSResultGroup, PropertyValues, TemplateResult} from 'lit';
import {property, state} from 'lit/decorators.js';
import {jsonAttribute} from '../../base/attributes/json-attribute.js';
import {LcElement} from '../../base/lc-element.js';
import {FocusRecoveryController} from '../../controllers/focus-recovery.controller.js';
import {OverflowController} from '../../controllers/overflow.controller.js';
import {PageDataController, type LoadedPage} from './model/page-data.controller.js';
import type {Page, PageSource, TableFailure, TableOperation} from './model/page-source.js';
import {
  DEFAULT_PAGE_BUTTONS,
  DEFAULT_PAGE_SIZE,
  isSameQuery,
  withNextSort,
  withPage,
  withPageSize,
  withSearch,
  type SortDirection,
  type TableColumn,
  type TableQuery,
} from '../../core/table/index.js';
import type {CellRenderer} from './view/cell-content.js';
import {applyWidths} from './view/table-head.js';
import {SlottedCellsController} from './view/slotted-cells.controller.js';
import {Columns} from './model/table-columns.js';
import {sendChanges} from './table-events.js';
import {changeOperation, outcomeText} from './model/table-model.js';
import {BodyReader, EMPTY_BODY, slottedCells, type TableBody} from './model/table-rows.js';
import {readCount, readFirstSort} from './model/table-settings.js';
import {insteadOf, tableView, type TableActions} from './view/table-view.js';
import {tableStyles} from './view/table.styles.js';
import type {Translate} from '../../controllers/localize.controller.js';
import {PendingQuery} from './model/pending-query.js';
import {
  askFromStart,
  data,
  fields,
  isFiltered,
  loadFailed,
  nextQuery,
  nextSource,
  pageLoaded,
  searchText,
} from './members.js';
import {localize, setState, warn} from '../../base/members.js';

const announcement = Symbol('announcement');

/**
 * What both tables share: the columns, the page, its size and its sort, and the look. A subclass says where the
 * pages come from.
 *
 * The controls show what is asked for, the rows and the info text what is there: they differ while a page loads, and
 * after a failure the controls go back.
 *
 * @slot toolbar - Buttons and filters of the page's own, beside the search field.
 * @fires {CustomEvent<TableChangeDetail>} lc-page-change - When the user has gone to another page.
 * @fires {CustomEvent<TableChangeDetail>} lc-page-size-change - When the user has chosen another page size.
 * @fires {CustomEvent<TableChangeDetail>} lc-sort-change - When the user has sorted by a column.
 * @csspart toolbar - The row above the table.
 * @csspart label - The title; it names the table for screen readers even while it is not displayed.
 * @csspart frame - The frame around the table and its footer.
 * @csspart scroller - The box that scrolls when the table is too wide or too high for it.
 * @csspart table - The native `<table>`.
 * @csspart head - The `<thead>`.
 * @csspart header-row - The row of headers.
 * @csspart header-cell - A header; a column's `columnClass` is a part of its own too.
 * @csspart sort-button - The button in a header that sorts.
 * @csspart body - The `<tbody>`.
 * @csspart row - A row.
 * @csspart cell - A cell; `columnClass` and the cell's `className` are parts of their own too.
 * @csspart empty - What shows when there are no entries.
 * @csspart progress - The bar that runs while a page loads.
 * @csspart footer - The row under the table.
 * @csspart page-size - The choice of the page size with its label.
 * @csspart page-size-select - The native `<select>` of the page size.
 * @csspart info - Which entries are on show.
 * @csspart pager - The page buttons.
 * @csspart page-button - A button of the pager.
 * @csspart current-page-button - The button of the page on show.
 * @csspart alert - The message of a failure.
 * @csspart alert-text - Its text.
 * @csspart retry-button - The button that tries again.
 * @cssprop --lc-table-background - Ground of the table.
 * @cssprop --lc-table-border-color - Colour of the frame and of the lines between rows.
 * @cssprop --lc-table-header-background - Ground of the header row.
 * @cssprop --lc-table-max-height - Height from which the rows scroll under the header. Default: none.
 * @cssprop --lc-table-radius - Radius of the frame's corners.
 * @cssprop --lc-table-row-hover - Ground of the row under the pointer.
 * @cssstate loading - A page is being loaded.
 * @cssstate error - The newest request failed.
 * @cssstate empty - There are no entries to show.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a tag says nothing about its rows
export abstract class TableElement<Row extends object = any> extends LcElement {
  static override styles: CSSResultGroup = tableStyles;

  /**
   * The columns, in order; as an attribute, JSON. A column that starts with a `sort` sorts the table; giving columns
   * with another start sort sorts it anew. Default: none. What is no column is left out with a warning.
   */
  @property({converter: jsonAttribute}) columns: readonly TableColumn<Row>[] | null | undefined = null;

  /** How many page buttons there are, at least 1. Default 5; other values warn and are 5. */
  @property({type: Number, attribute: 'page-buttons'}) pageButtons: number | null | undefined =
    DEFAULT_PAGE_BUTTONS;

  /**
   * The way an unsorted column is sorted by the first click: `'asc'` (default) or `'desc'`; other values warn and are
   * `'asc'`. Further clicks alternate.
   */
  @property({attribute: 'first-sort'}) firstSort: SortDirection | null | undefined = 'asc';

  /** The title above the table, which names it for screen readers. Default: none. */
  @property() label = '';

  /** Shows cell values of a framework; the hook for framework bindings. Default null: there are none. */
  @property({attribute: false}) cellRenderer: CellRenderer | null = null;

  @state() private [announcement] = '';

  get #scroller(): HTMLElement | null {
    return this.shadowRoot?.querySelector<HTMLElement>('.scroller') ?? null;
  }

  /** The order of requests, and what is on show. */
  protected readonly [data] = new PageDataController(this, {
    loaded: loaded => this.#handleLoaded(loaded),
    failed: failure => this[loadFailed](failure),
  });

  readonly #overflow = new OverflowController(this, () => this.#scroller);

  readonly #warn = (message: string, cause?: unknown): void => this[warn](message, cause);

  readonly #pending = new PendingQuery();
  #ownPageSize = DEFAULT_PAGE_SIZE;
  readonly #columns = new Columns();
  readonly #bodyReader = new BodyReader(this.#warn);
  #body: TableBody = EMPTY_BODY;
  #isAsking = false;
  /** A page that came, of which nobody has been told yet. */
  #loaded: LoadedPage | null = null;

  constructor() {
    super();
    new SlottedCellsController(this, {
      shown: () => ({cells: slottedCells(this.#body), renderer: this.cellRenderer}),
      warn: this.#warn,
    });
    new FocusRecoveryController(this, lost => insteadOf(lost, this.renderRoot));
  }

  /**
   * The page, counted from 1: the one asked for while it loads, else the one on show. Setting it sends no event. A page
   * past the end moves to the last one; what is no whole number of at least 1 warns and is 1.
   * @default 1
   */
  @property({type: Number})
  get page(): number {
    return this[nextQuery].page;
  }
  set page(page: number | null | undefined) {
    this.#pending.setPage(readCount('page', page, 1, this.#warn));
    // For the page that it has already too: what is set must not wait for the user's next action.
    this.requestUpdate();
  }

  /**
   * The rows of a page. Setting it gives the table its own size, which stays on offer beside 5, 10, 20, 50 and 100
   * when the user has chosen another; it goes back to page 1 and sends no event. Default 10; what is no whole number
   * of at least 1 warns and is 10 (spec, section 9).
   * @default 10
   */
  @property({type: Number, attribute: 'page-size'})
  get pageSize(): number {
    return this[nextQuery].pageSize;
  }
  set pageSize(pageSize: number | null | undefined) {
    this.#ownPageSize = readCount('page-size', pageSize, DEFAULT_PAGE_SIZE, this.#warn);
    if (this.#ownPageSize !== this.pageSize) this[askFromStart]({pageSize: this.#ownPageSize});
    this.requestUpdate();
  }

  /** Loads the page on show anew. A failure shows in the table. */
  reload(): void {
    this[data].reload();
  }

  /** A new source when what it depends on has changed; null while it is the same. */
  protected abstract [nextSource](changed: PropertyValues<this>): PageSource | null;

  /** The text in the search field; null for no field. */
  protected get [searchText](): string | null {
    return null;
  }

  /** Whether there are no entries only because of the search. */
  protected get [isFiltered](): boolean {
    return false;
  }

  /** The fields of the columns, in order. */
  protected get [fields](): string[] {
    return this.#columns.list.map(({field}) => field);
  }

  /** Asks for these with the next update, from page 1 unless the page is set too. */
  protected [askFromStart](wish: Partial<TableQuery>): void {
    this.#pending.setFromStart(wish);
  }

  /** What is asked for, with what the app has set since. */
  protected get [nextQuery](): TableQuery {
    return this.#pending.appliedTo(this[data].query);
  }

  /** Called with each page that comes, before the events of what the user did. */
  protected [pageLoaded](_query: TableQuery, _page: Page): void {}

  /** Called with each failure. */
  protected [loadFailed](_failure: TableFailure): void {}

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const sort = changed.has('columns') ? this.#columns.read(this.columns, this.#warn) : null;
    if (sort !== null) this[askFromStart]({sort});
    const source = this[nextSource](changed);
    if (source !== null) this[data].setSource(source);
    this.#ask(source !== null);
    this.#body = this.#bodyReader.read(this[data].page, this.#columns.list, this.cellRenderer);
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    applyWidths(this.renderRoot.querySelectorAll('th'), this.#columns.list, this.#warn);
    this[setState]('loading', this[data].isLoading);
    this[setState]('error', this[data].failure !== null);
    this[setState]('empty', this[data].page?.rows.length === 0);
    this.#tellLoaded();
    // Set meanwhile, as by a column's render.
    if (!this.#pending.isEmpty) this.requestUpdate();
  }

  protected override render(): TemplateResult {
    return tableView({
      data: this[data],
      columns: this.#columns.list,
      body: this.#body,
      label: this.label,
      search: this[searchText],
      isFiltered: this[isFiltered],
      ownPageSize: this.#ownPageSize,
      pageButtons: readCount('page-buttons', this.pageButtons, DEFAULT_PAGE_BUTTONS, this.#warn),
      canScroll: this.#overflow.isOverflowing,
      announcement: this[announcement],
      term: this.#term,
      actions: this.#actions,
    });
  }

  readonly #term: Translate = (key, ...args) => this[localize].term(key, ...args);

  /** Asks for what the page has set since the last update: one request for all of it. */
  #ask(isNewSource: boolean): void {
    const query = this[nextQuery];
    const operation = changeOperation(this.#pending.take());
    if (!isNewSource && isSameQuery(query, this[data].query)) return;
    this.#isAsking = true;
    this[data].load(query, isNewSource ? 'load' : operation);
    this.#isAsking = false;
  }

  readonly #actions: TableActions = {
    onSort: field =>
      this.#act('sort', query => withNextSort(query, field, readFirstSort(this.firstSort, this.#warn))),
    onPage: page => this.#act('page', query => withPage(query, page)),
    onPageSize: pageSize => this.#act('page-size', query => withPageSize(query, pageSize)),
    onSearch: text => this.#act('search', query => withSearch(query, text)),
    onRetry: () => {
      this.performUpdate();
      if (!this[data].isLoading) this[data].retry();
    },
  };

  /** Does what the user asks for, after what the app has set: each acts once, in the order it came. */
  #act(operation: TableOperation, change: (query: TableQuery) => TableQuery): void {
    this.performUpdate();
    const query = change(this[data].query);
    if (!isSameQuery(query, this[data].query)) this[data].load(query, operation, true);
  }

  /** Events wait for the end of an update, as it would miss what their listeners set. */
  #handleLoaded(loaded: LoadedPage): void {
    const action = loaded.actions.at(-1);
    if (action !== undefined) {
      this[announcement] = outcomeText(action, {
        data: this[data],
        isFiltered: this[isFiltered],
        columns: this.#columns.list,
        term: this.#term,
      });
      if (this.#scroller !== null) this.#scroller.scrollTop = 0;
    }
    this.#loaded = loaded;
    if (!this.#isAsking) this.#tellLoaded();
  }

  #tellLoaded(): void {
    if (this.#loaded === null) return;
    const {query, page, actions} = this.#loaded;
    this.#loaded = null;
    this[pageLoaded](query, page);
    sendChanges(this, query, actions);
  }
}
