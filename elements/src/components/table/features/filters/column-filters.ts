import {html, nothing, type TemplateResult} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import type {LocalizeController} from '../../../../controllers/localize.controller.js';
import {
  fieldFilter,
  hasEffect,
  hasField,
  mergeQuery,
  NO_CONDITIONS,
  normalizeFilters,
  type ColumnFilter,
  type Filters,
  type FilterType,
} from '../../../../core/table/index.js';
import {filterIcon} from '../../../../icons/icons.js';
import type {TableOperation} from '../../model/page-source.js';
import {labelIn, type Column} from '../../model/table-columns.js';
import {isEmptyPage} from '../../model/is-empty-page.js';
import {entriesText} from '../../model/table-model.js';
import {chipView} from '../../view/chip.js';
import {FilterEditor} from '../../view/filters/filter-editor.js';
import {filterTypes, withFilter, wordsOf} from '../../view/filters/filter-model.js';
import {columnOptions, filterPopup} from '../../view/filters/filter-popup.js';
import type {FeatureTable, TableFeature} from '../../model/table-feature.js';

/** A filter that is on. */
interface Chip {
  readonly field: string;
  readonly label: string;
  /** The filter in words. */
  readonly text: string;
}

/** What has opened a filter. */
interface OpenedBy {
  /** Whether the menu of the column has opened it. */
  readonly isFromMenu: boolean;
}

/**
 * Lets the user filter rows by column: with buttons in the headers, and chips that show and remove the filters. A column
 * with a menu, which opens the filter, needs room for the button only while the filter is on.
 */
export class ColumnFilters implements TableFeature {
  readonly places = {
    bar: () => this.#bar(),
    columnAction: (column: Column) => this.#button(column),
    noMatch: () =>
      this.#labels.length === 0 ? null : this.#clearButton('empty-button', this.#term('removeFilters')),
  };
  readonly #table: FeatureTable;
  readonly #editor: FilterEditor<OpenedBy>;
  /** The columns of the app, including hidden ones. */
  #columns: readonly Column[] = [];
  #types: ReadonlyMap<string, FilterType> = new Map();
  /** The filters of the query that `#filters` was read from. */
  #given: unknown = undefined;
  #filters: Filters = {};

  constructor(table: FeatureTable) {
    this.#table = table;
    this.#editor = new FilterEditor({
      element: table.element,
      root: table.root,
      popup: '.column-filter',
      lang: () => table.localize.lang,
      // A rectangle: a press on the button of the menu, which opens the menu, is outside.
      anchor: open => this.#opener(open)?.getBoundingClientRect() ?? null,
      button: ({field}) => this.#buttonOf(field),
      // Without a filter, the button of a column with a menu goes away.
      focusAfter: open =>
        (hasEffect(open.filter) ? null : this.#menuButton(open.field)) ?? this.#opener(open),
      source: () => table.data.source,
      countedQuery: ({field}) => withFilter(mergeQuery(table.data.query, {sort: null}), field, null),
      apply: ({field, filter}) => table.request('filter', query => withFilter(query, field, filter)),
    });
    table.provide({
      filterOpener: field => {
        const type = this.#types.get(field);
        return type === undefined ? null : () => this.#toggle(field, type, true);
      },
    });
  }

  columnsChanged(columns: readonly Column[]): void {
    this.#columns = columns;
    const {warn} = this.#table;
    const types = filterTypes(columns, warn);
    this.#types = new Map(types);
    if (this.#types.size < types.length)
      warn('two columns filter the same field; give only one of them a filter, or the other another field.');
  }

  update(): void {
    this.#read();
    const shown = new Set(this.#table.columns().map(({field}) => field));
    this.#editor.follow(field => this.#types.has(field) && shown.has(field));
  }

  #button({field, label}: Column): unknown {
    const type = this.#types.get(field);
    if (type === undefined) return nothing;
    const {open} = this.#editor;
    const isOpen = open?.field === field;
    const lock = this.#table.parts.filterBar?.lockOf(field);
    const isOn = Boolean(lock) || fieldFilter(this.#filters, field) !== undefined;
    const isNeeded = isOn || (isOpen && !open.place.isFromMenu);
    if (!isNeeded && this.#table.parts.menuButton?.(field)) return nothing;
    return html`<button
      part="filter-button"
      class="filter-button quiet-icon"
      type="button"
      data-field=${field}
      ?data-on=${isOn}
      aria-label=${isOn ? this.#table.localize.term('filteredColumn', label) : this.#table.localize.term('filterColumn', label)}
      title=${lock?.reason ?? nothing}
      aria-haspopup="dialog"
      aria-expanded=${isOpen}
      @click=${() => this.#toggle(field, type, false)}
    >
      ${filterIcon()}
    </button>`;
  }

  #toggle(field: string, type: FilterType, isFromMenu: boolean): void {
    const lock = this.#table.parts.filterBar?.lockOf(field);
    if (lock) return lock.open();
    const isSame = this.#editor.open?.field === field;
    this.#editor.hide('toggle');
    if (!isSame || isFromMenu)
      this.#editor.show(field, type, fieldFilter(this.#filters, field), {isFromMenu});
  }

  #menuButton(field: string): HTMLElement | null {
    return this.#table.parts.menuButton?.(field)?.() ?? null;
  }

  #buttonOf(field: string): HTMLElement | null {
    const buttons = this.#table.root.querySelector('thead')!.querySelectorAll<HTMLElement>('.filter-button');
    return [...buttons].find(button => button.dataset.field === field) ?? null;
  }

  /** What has opened the filter, or what is there instead. */
  #opener({field, place}: {readonly field: string; readonly place: OpenedBy}): HTMLElement | null {
    const [menu, button] = [this.#menuButton(field), this.#buttonOf(field)];
    return place.isFromMenu ? (menu ?? button) : (button ?? menu);
  }

  #bar(): TemplateResult | null {
    const chips = this.#chips;
    if (this.#types.size === 0 && chips.length === 0) return null;
    const {open} = this.#editor;
    const term = this.#term;
    const isInBar = this.#table.parts.filterBar?.showsFilters();
    return html`${chips.length === 0 || isInBar ? nothing : this.#filterBar(chips)}
    ${filterPopup({
      id: 'column-filter',
      editor: this.#editor,
      label: open === null ? '' : term('filterColumn', labelIn(this.#columns, open.field)),
      options: columnOptions(this.#editor, open && this.#column(open.field), this.#table),
      term,
    })}`;
  }

  outcome(action: TableOperation): string | null {
    if (action !== 'filter') return null;
    this.#read();
    const {data} = this.#table;
    const by = this.#term('filteredBy', this.#labels);
    const isEmpty = isEmptyPage(data.page);
    const entries = this.#table.parts.infoText?.() ?? entriesText(data, this.#term);
    return `${by} ${isEmpty ? this.#term('noEntriesMatch') : entries}`;
  }

  /** Returns a text of the feature or of the table. */
  readonly #term: LocalizeController['term'] = (key, ...args) => this.#table.localize.term(key, ...args);

  #read(): void {
    const {data, warn} = this.#table;
    const {filters} = data.query;
    if (filters === this.#given) return;
    this.#given = filters;
    const valid = Object.entries(normalizeFilters(filters, warn) ?? {});
    this.#filters = Object.fromEntries(valid.filter(([, filter]) => hasEffect(filter)));
  }

  /** The labels of the filtered columns, also of those that only a filter bar shows. */
  get #labels(): readonly string[] {
    return this.#table.parts.filterBar?.labels() ?? this.#chips.map(({label}) => label);
  }

  get #chips(): Chip[] {
    return Object.entries(this.#filters)
      .filter(([field]) => this.#isKnown(field))
      .map(([field, filter]) => this.#chip(field, filter));
  }

  #chip(field: string, filter: ColumnFilter): Chip {
    const column = this.#column(field);
    return {
      field,
      label: column?.label ?? field,
      text: wordsOf({field, filter}, column, this.#table.localize),
    };
  }

  #column(field: string): Column | undefined {
    return this.#columns.find(column => column.field === field);
  }

  /** A client table ignores filters of fields that neither a column nor a row has. A server decides itself. */
  #isKnown(field: string): boolean {
    const {page, source} = this.#table.data;
    const rows: readonly unknown[] = page?.rows ?? [];
    const isOfRow = (row: unknown): boolean => hasField(row, field);
    return !source?.matching || rows.length === 0 || this.#column(field) !== undefined || rows.some(isOfRow);
  }

  #filterBar(chips: readonly Chip[]): TemplateResult {
    return html`<div
      part="filter-bar"
      class="chip-bar"
      role="group"
      aria-label=${this.#table.localize.term('activeFilters')}
    >
      ${repeat(
        chips,
        ({field}) => field,
        chip => this.#chipView(chip),
      )}
      ${chips.length < 2 ? nothing : this.#clearButton('quiet-text', this.#term('clearFilters'))}
    </div>`;
  }

  #clearButton(className: string, text: string): TemplateResult {
    return html`<button
      part="clear-filters-button"
      class=${className}
      type="button"
      @click=${this.#handleClear}
    >
      ${text}
    </button>`;
  }

  #chipView({field, text}: Chip): TemplateResult {
    return chipView({
      text,
      part: 'filter-chip',
      removePart: 'remove-filter-button',
      removeText: this.#term('removeFilter', text),
      onRemove: () => this.#table.request('filter', query => withFilter(query, field, null)),
    });
  }

  readonly #handleClear = (): void => {
    this.#table.root.querySelector<HTMLElement>('.scroller')?.focus();
    this.#table.request('filter', query => mergeQuery(query, {page: 1, filters: {}, where: NO_CONDITIONS}));
  };
}
