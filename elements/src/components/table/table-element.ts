import type {CSSResultGroup, CSSResultOrNative, PropertyValues, TemplateResult} from 'lit';
import {property, type PropertyOptions, state} from '../../base/attributes/property.js';
import {LocalizeController} from '../../controllers/localize.controller.js';
import {tableTexts} from '../../core/localization/english/tables.js';
import {dashCase} from '../../base/attributes/names.js';
import {isOnServer, isServer, isServerView} from '../../dom/server-view.js';
import {FocusRecoveryController} from '../../controllers/focus-recovery.controller.js';
import {OverflowController} from '../../controllers/overflow.controller.js';
import type {LoadedPage} from './model/page-data.controller.js';
import type {Page, PageSource, TableOperation} from './model/page-source.js';
import {
  DEFAULT_PAGE_BUTTONS,
  isSameQuery,
  withNextSort,
  withPage,
  withPageSize,
  withSearch,
  type RowKey,
  type TableQuery,
} from '../../core/table/index.js';
import {
  FEATURES,
  firstFeatures,
  importedFeatures,
  missingFeatures,
  type FeatureProperties,
} from './feature-list.js';
import {addFeatureStyles, followFeatures, newFeatures} from './model/feature-registry.js';
import type {FeatureRecord, TableEditing, TableForm} from './model/table-feature.js';
import type {TableAccess, TableFeatures} from './model/table-features.js';
import {HeaderWidths} from './view/header-widths.js';
import {SlottedCellsController} from './view/slotted-cells.controller.js';
import {Columns, type Column} from './model/table-columns.js';
import {isEmptyPage} from './model/is-empty-page.js';
import {outcomeText} from './model/table-model.js';
import {BodyReader, EMPTY_BODY, type TableBody} from './model/table-rows.js';
import {lookNames, normalizeCount, normalizeFirstSort, normalizePageSizes} from './model/table-settings.js';
import {insteadOf, tableView} from './view/table-view.js';
import type {TableActions} from './view/view-model.js';
import {tableStyles} from './view/table.styles.js';
import {tableProperties, type TableProperties} from './table-properties.js';
import type {ControlPart} from '../../base/control-part.js';
import type {LcElement} from '../../base/lc-element.js';
import type {Translate} from '../../controllers/localize.controller.js';
import {
  askFromStart,
  data,
  fields,
  isFiltered,
  nextSource,
  ownPageSize,
  pageAhead,
  requests,
  searchText,
  showLoaded,
  showPage,
} from './model/members.js';
import {QueryElement} from './query-element.js';
import {RequiredInputController} from '../../controllers/required-input.controller.js';
import {formPart, localize, renderNow, setState, warn} from '../../base/members.js';

const announcement = Symbol();

/** A server has no shadow roots: features hear and find nothing there. */
const serverRoot = (): EventTarget =>
  Object.assign(new EventTarget(), {querySelector: () => null, querySelectorAll: () => []});

/** The types of the properties that the class declares from lists. */
// oxlint-disable-next-line typescript/no-explicit-any, typescript/no-unsafe-declaration-merging -- a tag name does not determine the type of the rows; the class declares the properties
export interface TableElement<Row extends object = any>
  extends TableProperties<Row>, FeatureProperties<Row> {}

/**
 * Base class for the tables: columns, pagination, sorting, and appearance. A subclass provides the page source.
 *
 * The controls show the requested page; the rows and the info text show the loaded one. They differ while a page
 * loads. After a failure, the controls return to the loaded page.
 */
// oxlint-disable-next-line typescript/no-explicit-any, no-unused-vars -- like the interface, whose properties it declares
export abstract class TableElement<Row extends object = any> extends QueryElement {
  static {
    for (const declared of [tableProperties, ...FEATURES.map(({properties}) => properties)])
      for (const [name, options] of Object.entries((declared ?? {}) as Record<string, PropertyOptions>))
        property({attribute: dashCase(name), ...options})(this.prototype, name);
  }

  static override styles: CSSResultGroup = tableStyles;

  /** A server writes the styles of the features too. */
  protected static override finalizeStyles(styles?: CSSResultGroup): CSSResultOrNative[] {
    const sheets = super.finalizeStyles(styles);
    if (isServer && isOnServer) addFeatureStyles(sheets);
    return sheets;
  }

  protected readonly [localize] = new LocalizeController(this, tableTexts);

  @state({default: ''}) private [announcement]!: string;

  get #scroller(): HTMLElement | null {
    return this.shadowRoot?.querySelector<HTMLElement>('.scroller') ?? null;
  }

  readonly #warn = (message: string, cause?: unknown): void => this[warn](message, cause);

  readonly #overflow = new OverflowController(this, () => this.#scroller);

  readonly #columns = new Columns();
  #shownColumns: readonly Column[] = [];
  readonly #bodyReader = new BodyReader(this.#warn);
  #body: TableBody = EMPTY_BODY;
  readonly #widths = new HeaderWidths(
    () => this.shadowRoot?.querySelectorAll<HTMLElement>('[part="header-row"] > th') ?? [],
    this.#warn,
  );
  #features: TableFeatures | null = null;
  #records: readonly FeatureRecord[] = [];

  readonly #cells = new SlottedCellsController(this, {
    shown: () => ({
      cells: this.#body.slotted,
      ready: this.#features?.parts.readyCells?.(),
      renderer: this.cellRenderer,
    }),
    warn: this.#warn,
  });

  constructor() {
    super();
    if (!(isServer && isOnServer)) followFeatures(this);
    new FocusRecoveryController(this, lost => insteadOf(lost, this.renderRoot));
    new RequiredInputController(this, {
      isGiven: () => missingFeatures(this).length === 0,
      warn: () => {
        for (const {name, need} of missingFeatures(this))
          this[warn](`${need} needs its module: import '@life-changers/elements/table-${name}'.`);
      },
    });
  }

  /** Resolves when everything that was requested is shown, or has failed. */
  override get settled(): Promise<void> {
    return super.settled.then(() => this.#features?.settled());
  }

  /**
   * Moves the focus to the part with the rows, so that reading and tabbing continue there. If an edit is invalid or could not be
   * saved, its cell gets the focus.
   */
  override focus(options?: FocusOptions): void {
    this[renderNow]();
    (this.#form?.problem ?? this.#scroller)?.focus(options);
  }

  override [pageAhead](query: TableQuery, signal: AbortSignal): Page | Promise<Page> | null {
    const parts = this.#features?.parts;
    return parts?.firstPage?.(query, signal) ?? parts?.pageAhead?.(query, signal) ?? null;
  }

  override [showPage](page: Page): Page {
    return this.#features?.showPage(page) ?? page;
  }

  /** Undoes what the user has edited last. Like all methods for edits, it needs a column with `edit`. */
  undo(): void {
    this.#editing?.undo();
  }

  /** Does again what was undone last. */
  redo(): void {
    this.#editing?.redo();
  }

  /** Saves all edits, unless one of them is invalid: then it gets the focus. */
  save(): void {
    this.#editing?.save();
  }

  /** Discards all edits. Users can undo that. */
  discard(): void {
    this.#editing?.discard();
  }

  /** Adds a row with the values of `newRow`. */
  addRow(): void {
    this.#editing?.addRow();
  }

  /** Removes the row with a key. */
  removeRow(key: RowKey): void {
    this.#editing?.removeRow(key);
  }

  get #editing(): TableEditing | undefined {
    this[renderNow]();
    return this.#features?.parts.editing;
  }

  /** With columns to edit, or with `selection`, and a `name`, the table is a form control. */
  protected get [formPart](): ControlPart | undefined {
    return this.#form?.part;
  }

  get #form(): TableForm | undefined {
    const {editing, form} = this.#features?.parts ?? {};
    return editing?.isOn ? editing.form : form;
  }

  /** Makes the selection invalid with your own message. Set `''` to clear it. It needs `selection`. */
  override setCustomValidity(message: string): void {
    this[renderNow]();
    super.setCustomValidity(message);
  }

  /** Returns a new source if its dependencies have changed; otherwise null. */
  protected abstract [nextSource](changed: PropertyValues<this>): PageSource | null;

  /** Text in the search field; null if there is no field. */
  protected get [searchText](): string | null {
    return null;
  }

  /** Fields of the columns, in order. */
  protected get [fields](): string[] {
    return this.#columns.list.map(({field}) => field);
  }

  /** A form has a selection as soon as it is set. Without a name, Lit also calls it before private fields exist. */
  override requestUpdate(...args: Parameters<LcElement['requestUpdate']>): void {
    super.requestUpdate(...args);
    const [name] = args;
    if (name !== undefined) for (const feature of this.#features?.list ?? []) feature.changed?.(name);
  }

  /** @internal */
  formAssociatedCallback(): void {
    this.requestUpdate();
  }

  /** @internal */
  formResetCallback(): void {
    this.#form?.reset();
  }

  /** @internal */
  formStateRestoreCallback(state: string): void {
    this[renderNow]();
    this.#form?.restore(state);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const sort = changed.has('columns') ? this.#columns.read(this.columns, this.#warn) : null;
    if (sort !== null && !this[requests].pending.isSorted) this[askFromStart]({sort});
    const source = this[nextSource](changed);
    if (source !== null) this[data].source = source;
    // The first request has what features set. What is imported later comes to the rows that are there.
    if (!this.hasUpdated) this.#prepareFeatures();
    this.#features?.beforeRequest(this.#columns.list);
    this[requests].ask(source !== null);
    this.#prepareFeatures();
    this.#shownColumns = this.#features?.arrange(this.#columns.list) ?? this.#columns.list;
    this.#body = this.#bodyReader.read(this[data].page, this.#shownColumns, this.cellRenderer);
    this.#widths.prepare(this.#shownColumns, this.#body.rows.length > 0);
    this.#features?.update();
  }

  #prepareFeatures(): void {
    this.#records = isServerView ? firstFeatures(this) : importedFeatures();
    this.#features ??= newFeatures?.(this.#access) ?? null;
    this.#features?.prepare(this.#records);
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    this.#widths.apply();
    this[setState]('loading', this.loading);
    this[setState]('error', this[data].failure !== null);
    this[setState]('empty', isEmptyPage(this[data].page));
    this[requests].finishUpdate();
  }

  protected override render(): TemplateResult {
    return tableView({
      data: this[data],
      isLoading: this.loading,
      columns: this.#shownColumns,
      body: this.#body,
      label: this.label,
      look: [
        lookNames(this, this.#warn),
        ...(isServerView ? this.#records.map(({name}) => `with-${name}`) : []),
      ].join(' '),
      search: this[searchText],
      isFiltered: this[isFiltered],
      ownPageSize: this[ownPageSize],
      pageSizes: normalizePageSizes(this.pageSizes, this.#warn),
      pageButtons: normalizeCount('pageButtons', this.pageButtons, DEFAULT_PAGE_BUTTONS, this.#warn),
      features: this.#features?.list ?? [],
      parts: this.#features?.parts ?? {},
      canScroll: this.#overflow.isOverflowing,
      announcement: this[announcement],
      term: this.#term,
      ...this.#actions,
    });
  }

  readonly #term: Translate = (key, ...args) => this[localize].term(key, ...args);

  readonly #actions: TableActions = {
    onSort: (field, event) => {
      if (this.#features?.parts.handleSort?.(field, event)) return;
      this.#request('sort', query =>
        withNextSort(query, field, normalizeFirstSort(this.firstSort, this.#warn)),
      );
    },
    onPage: page => this.#request('page', query => withPage(query, page)),
    onPageSize: pageSize => this.#request('page-size', query => withPageSize(query, pageSize)),
    onSearch: text => this.#request('search', query => withSearch(query, text)),
    onRetry: () => {
      this.performUpdate();
      if (!this[data].isLoading) this[data].retry();
    },
  };

  /** Requests what the user wants to see. What the app has set comes first, and each acts once. */
  #request(operation: TableOperation, change: (query: TableQuery) => TableQuery): void {
    this.performUpdate();
    const query = change(this[data].query);
    // The search field shows the text of a failed search, so the text before it is a change.
    const isCorrected = operation === 'search' && this.failure !== null;
    if (isCorrected || !isSameQuery(query, this[data].query)) this[data].load(query, operation, true);
  }

  get #access(): TableAccess {
    return {
      element: this,
      root: (isServer && isOnServer ? serverRoot() : this.renderRoot) as ShadowRoot,
      data: this[data],
      localize: this[localize],
      columns: () => this.#shownColumns,
      body: () => this.#body,
      showCells: cells => this.#cells.show(cells),
      warn: this.#warn,
      announce: text => (this[announcement] = text),
      renderNow: () => this[renderNow](),
      request: (operation, change) => this.#request(operation, change),
    };
  }

  override [showLoaded]({actions}: LoadedPage): void {
    const action = actions.at(-1);
    if (action === undefined) return;
    const outcome = {
      data: this[data],
      isFiltered: this[isFiltered],
      columns: this.#columns.list,
      term: this.#term,
    };
    const ofFeature = this.#features?.list.map(feature => feature.outcome?.(action)).find(Boolean);
    this[announcement] = ofFeature ?? outcomeText(action, outcome);
    // Writing it makes the browser lay out the page before the new rows.
    if (this.#overflow.isOverflowing) this.#scroller!.scrollTop = 0;
  }
}
