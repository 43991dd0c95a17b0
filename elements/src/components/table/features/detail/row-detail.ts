import {isSameList} from '../../../../core/is-same-list.js';
import {isRowKey, type RowKey, type TableRow} from '../../../../core/table/index.js';
import {normalizeChoice} from '../../model/table-settings.js';
import {
  cellContent,
  type CellContent,
  type CellRenderer,
  type SlottedCell,
} from '../../model/cell-content.js';
import {SlottedCellsController} from '../../view/slotted-cells.controller.js';
import {partOf, rowOf} from '../../view/row-clicks.js';
import {detailRow, showDetail, showToggle, toggleCell, toggleHeader} from './row-detail.view.js';
import {pageKeys, rowName} from '../../model/row-keys.js';
import type {DetailProperties} from './properties.js';
import type {FeatureColumn, FeatureRow, FeatureTable, TableFeature} from '../../model/table-feature.js';
import {UserProperty} from '../../model/user-property.js';

type RenderDetail = (row: TableRow) => unknown;

/** The content of a detail, and what it was rendered from. */
interface Rendered {
  readonly source: readonly [row: TableRow, render: RenderDetail, renderer: CellRenderer | null];
  readonly content: CellContent;
}

/** Lets the user open rows: a button in each shows its detail below. Open rows are held by key. */
export class RowDetail implements TableFeature {
  readonly #table: FeatureTable<DetailProperties>;
  readonly #property: UserProperty<HTMLElement & DetailProperties, 'expanded'>;
  readonly #readKeys: () => readonly (RowKey | null)[];
  /** The keys of the visible rows. */
  #keys: readonly (RowKey | null)[] = [];
  #render: RenderDetail | null = null;
  #isSingle = false;
  #open: ReadonlySet<RowKey> = new Set();
  /** The rows with the details, by the rows that they belong to. */
  readonly #details = new Map<HTMLTableRowElement, HTMLTableRowElement>();
  #rendered = new Map<RowKey, Rendered>();
  #slotted: SlottedCell[] = [];
  #lastId = 0;

  constructor(table: FeatureTable<DetailProperties>) {
    const {element, root, warn} = table;
    this.#table = table;
    this.#property = new UserProperty(element, 'expanded', 'lc-expanded-change');
    this.#readKeys = pageKeys(table, 'opened');
    root.addEventListener('click', this.#handleClick);
    new SlottedCellsController(element, {
      shown: () => ({cells: this.#slotted, renderer: element.cellRenderer}),
      warn,
    });
    element.addController({hostUpdated: () => this.#removeLost()});
  }

  update(): void {
    const {element, warn} = this.#table;
    const {renderDetail, detail, expanded} = element;
    if (renderDetail && typeof renderDetail !== 'function')
      warn('renderDetail must be a function of a row; rows cannot be opened.');
    this.#render = typeof renderDetail === 'function' ? (renderDetail as RenderDetail) : null;
    this.#isSingle = normalizeChoice('detail', detail, ['multiple', 'single'], warn) === 'single';
    this.#open = this.#readOpen(expanded);
    if (this.#render !== null) this.#keys = this.#readKeys();
    this.#slotted = this.#render === null ? [] : this.#slottedDetails();
  }

  changed(property: PropertyKey): void {
    this.#property.changed(property);
  }

  get column(): FeatureColumn | null {
    return this.#render === null ? null : this.#column;
  }

  readonly #column: FeatureColumn = {
    header: toggleHeader,
    cell: place => toggleCell(place === null ? null : this.#labelOf(place)),
  };

  readonly rows = {
    state: () => {
      const {expanded, cellRenderer} = this.#table.element;
      // The names of all rows change with the language.
      const unnamed = this.#table.localize.term('entryDetails', '');
      return [this.#keys, this.#render, this.#isSingle, expanded, cellRenderer, unnamed];
    },
    show: (row: FeatureRow) => this.#showRow(row),
  };

  #showRow(row: FeatureRow): void {
    if (this.#render === null) return;
    const {element, place} = row;
    const key = this.#keys[place] ?? null;
    const isOpen = key !== null && this.#open.has(key);
    const detail = isOpen ? this.#showDetail(element, place, key) : null;
    const label = this.#labelOf(place);
    if (!row.differs(this, key, isOpen, label)) return;
    if (!isOpen) this.#remove(element);
    showToggle(row.cellOf(this.#column), {
      isDisabled: key === null,
      label,
      detailId: detail?.id ?? null,
    });
  }

  #labelOf(place: number): string {
    const name = rowName(this.#table, place, this.#keys[place] ?? null);
    return this.#table.localize.term('entryDetails', name);
  }

  #readOpen(expanded: unknown): ReadonlySet<RowKey> {
    const {warn} = this.#table;
    const keys: readonly unknown[] = Array.isArray(expanded) ? expanded : [];
    const isValid =
      (expanded === null || expanded === undefined || Array.isArray(expanded)) && keys.every(isRowKey);
    if (!isValid) warn('expanded must be a list of row keys; anything else is ignored.');
    if (this.#isSingle && keys.length > 1)
      warn("detail is 'single', so only the first row of expanded is open.");
    return new Set(keys.filter(isRowKey).slice(0, this.#isSingle ? 1 : undefined));
  }

  #showDetail(row: HTMLTableRowElement, place: number, key: RowKey): HTMLTableRowElement {
    const detail = this.#details.get(row) ?? detailRow(`detail-${++this.#lastId}`, row.cells.length);
    this.#details.set(row, detail);
    if (row.nextElementSibling !== detail) row.after(detail);
    detail.style.setProperty('--_leading', `${this.#table.around().leading}`);
    const content = this.#contentOf(key, this.#table.data.page!.rows[place]!);
    if (content.kind === 'text') showDetail(detail, {text: content.value, slotName: ''});
    else showDetail(detail, {text: '', slotName: slotOf(key)});
    return detail;
  }

  /** Also those of rows that are rendered later. */
  #slottedDetails(): SlottedCell[] {
    return this.#keys.flatMap((key, place) => {
      if (key === null || !this.#open.has(key)) return [];
      const content = this.#contentOf(key, this.#table.data.page!.rows[place]!);
      return content.kind === 'text' ? [] : [{slotName: slotOf(key), names: '', content}];
    });
  }

  #contentOf(key: RowKey, row: TableRow): CellContent {
    const source = [row, this.#render!, this.#table.element.cellRenderer] as const;
    const last = this.#rendered.get(key);
    if (last !== undefined && isSameList(source, last.source)) return last.content;
    const content = this.#renderRow(source);
    this.#rendered.set(key, {source, content});
    return content;
  }

  /** If `renderDetail` throws, the detail is empty. */
  #renderRow([row, render, renderer]: Rendered['source']): CellContent {
    const {warn} = this.#table;
    try {
      return cellContent(render(row), renderer, () =>
        warn('renderDetail must return text, a DOM node, or a template; another value is shown as text.'),
      );
    } catch (cause) {
      warn('the renderDetail function threw; the detail is empty.', cause);
      return {kind: 'text', value: ''};
    }
  }

  #remove(row: HTMLTableRowElement): void {
    this.#details.get(row)?.remove();
    this.#details.delete(row);
  }

  /** Removes the details of rows that the table has removed. */
  #removeLost(): void {
    for (const row of [...this.#details.keys()]) if (!row.isConnected) this.#remove(row);
    for (const key of [...this.#rendered.keys()]) if (!this.#open.has(key)) this.#rendered.delete(key);
  }

  readonly #handleClick = (event: Event): void => {
    const row = partOf(event, '.detail-toggle') === null ? null : rowOf(event);
    const key = row === null ? null : (this.#keys[row.place] ?? null);
    if (key === null) return;
    const keys = new Set(this.#isSingle && !this.#open.has(key) ? [] : this.#open);
    if (!keys.delete(key)) keys.add(key);
    const expanded = [...keys];
    this.#property.offer(expanded, {keys: expanded});
  };
}

/** By key, so that the content of a row keeps its state when the row moves. */
const slotOf = (key: RowKey): string => `detail-${JSON.stringify(key)}`;
