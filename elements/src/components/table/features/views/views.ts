import {html, nothing, type ReactiveController, type TemplateResult} from 'lit';
import {LazyPopup} from '../../../../base/lazy-popup.js';
import type {Translate} from '../../../../controllers/localize.controller.js';
import {handleMenuButton} from '../../../../controllers/menu-button.js';
import type {TableView, ViewState} from '../../../../core/table/views/saved-view.js';
import {LazyCode} from '../../../../dom/lazy-code.js';
import {windowOf} from '../../../../dom/platform.js';
import {isServerView} from '../../../../dom/server-view.js';
import {chevronDownIcon} from '../../../../icons/icons.js';
import type {TableOperation} from '../../model/page-source.js';
import {nameOf, type Column} from '../../model/table-columns.js';
import type {TableFeature} from '../../model/table-feature.js';
import type {MenuStart} from '../../view/menu.js';
import {SavedViews} from './saved-views.js';
import {ShownView, type ChangedColumns, type ViewedTable} from './shown-view.js';
import {openStorage} from './view-storage.js';
import type * as menuModule from './views-menu.js';
import type {ViewNote, ViewsControl} from './views-menu.js';

/** The menu with its commands. */
const menuCode = new LazyCode(() => import('./views-menu.js'));

/** What only a copied address needs. */
const loadAddress = () => import('./view-address.js');

/** The names of the parameters of a query. */
const QUERY_PARAM = /^(page|pageSize|search|sort|group|filter|where)(\.|$)/;

const FAILURE_TERMS = {load: 'viewsNotLoaded', save: 'viewsNotSaved'} as const;

/** Lets users save what the table shows, and choose it in a menu. */
export class Views implements TableFeature, ViewsControl, ReactiveController {
  readonly places = {toolbar: () => this.#toolbar()};
  readonly table: ViewedTable;
  readonly shown: ShownView;
  readonly term: Translate = (key, ...args) => this.table.localize.term(key, ...args);
  readonly #popup: LazyPopup<typeof menuModule, MenuStart>;
  #saved: SavedViews | null = null;
  /** What the views were read from. */
  #given: unknown = null;
  #isStarted = false;
  #isSetByApp = false;
  /** Whether the app has set the query since the last update. */
  #hasQuery = false;
  #isOpen = false;
  #columns: readonly Column[] = [];
  #note: ViewNote | null = null;
  /** The views whose changed columns the user was told of. */
  readonly #told = new Set<string>();
  /** What to announce of the rows that load for a view. */
  #outcome: string | null = null;

  constructor(table: ViewedTable) {
    this.table = table;
    this.shown = new ShownView(table);
    this.#popup = new LazyPopup<typeof menuModule, MenuStart>(table.element, menuCode, ({ViewsMenu}) => {
      return new ViewsMenu(this);
    });
    table.element.addController(this);
  }

  /** Also for what was imported after the update had requested rows. */
  hostConnected(): void {
    const {element} = this.table;
    void element.updateComplete.then(() => this.#isStarted || element.requestUpdate());
  }

  hostDisconnected(): void {
    this.#saved?.stop();
  }

  changed(property: PropertyKey): void {
    this.shown.changed(property);
    if (property === 'view') this.#isSetByApp = !this.shown.property.isSetting;
    if (property === 'query') this.#hasQuery = true;
  }

  beforeRequest(columns: readonly Column[]): void {
    this.#columns = columns;
    this.#open();
    const saved = this.#saved;
    this.shown.readColumns(
      columns.map(({field}) => field),
      saved?.storage.standard,
    );
    if (isServerView || saved === null || columns.length === 0 || !this.table.element.isConnected) return;
    saved.load();
    if (!saved.isLoaded) return;
    if (!this.#isStarted) this.#start(saved);
    else if (this.table.element.view !== this.shown.id) this.#follow(saved, this.#hasQuery);
    this.#hasQuery = false;
  }

  outcome(action: TableOperation): string | null {
    if (action !== 'load') return null;
    const outcome = this.#outcome;
    this.#outcome = null;
    return outcome;
  }

  get saved(): SavedViews {
    return this.#saved!;
  }

  get view(): TableView | null {
    return this.#saved?.find(this.shown.id) ?? null;
  }

  get button(): HTMLElement | null {
    return this.table.root.querySelector<HTMLElement>('.views-button');
  }

  setOpen(isOpen: boolean): void {
    this.#isOpen = isOpen;
    this.table.element.requestUpdate();
  }

  tell(note: ViewNote | null): void {
    this.#note = note;
    this.table.element.requestUpdate();
    if (note !== null) this.table.announce(note.text);
  }

  announce(text: string, isLoading: boolean): void {
    this.#outcome = isLoading ? text : null;
    this.table.announce(text);
  }

  columnTexts(view: TableView | null, {added, removed}: ChangedColumns): string[] {
    if (view === null || added.length + removed.length === 0 || this.#told.has(view.id)) return [];
    this.#told.add(view.id);
    const labels = added.map(field => nameOf(this.#columns.find(column => column.field === field)!));
    return [
      ...(labels.length === 0 ? [] : [this.term('viewColumnsAdded', labels)]),
      ...(removed.length === 0 ? [] : [this.term('viewColumnsRemoved', removed)]),
    ];
  }

  /** Opens the storage of the app. */
  #open(): void {
    const {element, warn} = this.table;
    if (element.views === this.#given) return;
    this.#given = element.views;
    const storage = openStorage(element.views, () => windowOf(element).localStorage, warn);
    // An app may create the same options with each render.
    if (storage !== null && storage.key !== null && storage.key === this.#saved?.storage.key) return;
    this.#saved?.stop();
    this.#saved = storage && new SavedViews(storage, {warn, onChange: () => this.#handleChange()});
    this.#note = null;
    this.#popup.close();
    if (!this.#isStarted) return;
    this.#isStarted = false;
    this.shown.forget();
    if (!this.#isSetByApp) this.shown.property.set(undefined);
  }

  #handleChange(): void {
    const failure = this.#saved?.failure ?? null;
    if (failure !== null) this.table.announce(this.term(FAILURE_TERMS[failure]));
    this.table.element.requestUpdate();
  }

  /** The app decides, or else the address, or else the user's default. */
  #start(saved: SavedViews): void {
    this.#isStarted = true;
    const {element} = this.table;
    if (element.view !== undefined) {
      this.#isSetByApp = true;
      return this.#follow(saved, !this.shown.isPristine);
    }
    const {prefix} = saved.storage;
    const {searchParams} = new URL(windowOf(element).location.href);
    const id = searchParams.get(`${prefix}view`);
    const names = [...searchParams.keys()].filter(name => name.startsWith(prefix));
    const hasQuery = names.some(name => QUERY_PARAM.test(name.slice(prefix.length)));
    const isOther = hasQuery || id === '' || !this.shown.isPristine;
    const standard = isOther ? undefined : saved.views.find(view => view.isDefault);
    const view = saved.find(id) ?? standard ?? null;
    // Without a view, what the app has read from the address stays.
    this.#show(view, view === null && isOther ? {query: undefined} : {});
    if (id !== null && hasQuery) void this.#showAddress(searchParams, prefix);
  }

  async #showAddress(params: URLSearchParams, prefix: string): Promise<void> {
    const {readViewAddress} = await loadAddress();
    this.table.element.query = readViewAddress(params, prefix);
  }

  /**
   * Shows the view that the app has set.
   *
   * @param hasQuery Whether the app has also set what to query, such as from an address. Then, it is not that of the view.
   */
  #follow(saved: SavedViews, hasQuery: boolean): void {
    const {element, warn} = this.table;
    const view = saved.find(element.view);
    if (view === null && element.view)
      return warn(`view is "${element.view}", but there is no such view; the table stays as it is.`);
    this.#show(view, hasQuery ? {query: undefined} : {});
  }

  #show(view: TableView | null, state: ViewState = {}): void {
    const texts = this.columnTexts(view, this.shown.show(view, state, false));
    if (texts.length > 0) this.tell({text: texts.join(' ')});
  }

  #toolbar(): TemplateResult | null {
    const saved = this.#saved;
    if (saved === null) return null;
    const handle = (event: Event): void => {
      if (saved.isLoaded) handleMenuButton(event, this.#popup, start => this.#popup.show(start));
    };
    const {view} = this;
    return html`<div part="views" class="views">
      <button
        part="views-button"
        class="views-button toolbar-button"
        type="button"
        aria-haspopup="menu"
        aria-expanded=${this.#isOpen ? 'true' : 'false'}
        aria-disabled=${isServerView || saved.isLoaded ? nothing : 'true'}
        @click=${handle}
        @keydown=${handle}
      >
        <span class=${view === null ? nothing : 'visually-hidden'}>${this.term('views')}</span>
        ${view === null ? nothing : html`<bdi class="view-name">${view.name}</bdi>`}
        ${
          view !== null && this.shown.isChanged
            ? html`<span part="view-mark" class="view-mark">${this.term('viewChanged')}</span>`
            : nothing
        }
        ${chevronDownIcon()}
      </button>
      ${this.#noteView(this.#currentNote)}
    </div>`;
  }

  get #currentNote(): ViewNote | null {
    const failure = this.#saved?.failure ?? null;
    if (failure === null) return this.#note;
    const button = {text: this.term('retry'), run: () => this.saved.retry()};
    return {text: this.term(FAILURE_TERMS[failure]), isFailure: true, button};
  }

  #noteView(note: ViewNote | null): unknown {
    if (note === null) return nothing;
    const {text, isFailure = false, button} = note;
    // Its own button may be gone then.
    const run = (): void => {
      this.button?.focus();
      button?.run();
    };
    return html`<span part="views-note" class="views-note" ?data-failed=${isFailure}>${text}</span> ${
        button === undefined
          ? nothing
          : html`<button part="views-note-button" class="quiet-text" type="button" @click=${run}>
              ${button.text}
            </button>`
      }`;
  }
}
