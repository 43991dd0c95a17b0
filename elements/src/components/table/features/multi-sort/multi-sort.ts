import {html, nothing, type TemplateResult} from 'lit';
import {sortsOf, withNextOfSorts} from '../../../../core/table/index.js';
import {labelIn, type Column} from '../../model/table-columns.js';
import type {TableOperation} from '../../model/page-source.js';
import {normalizeFirstSort} from '../../model/table-settings.js';
import type {FeatureTable, TableFeature} from '../../model/table-feature.js';

/** Sorts by several columns with Shift+click on their headers. */
export class MultiSort implements TableFeature {
  readonly places = {columnMark: (column: Column) => this.#mark(column)};
  readonly #table: FeatureTable;
  /** The columns of the app: a hidden one may be sorted too. */
  #columns: readonly Column[] = [];
  /** Whether Shift was down with the key that clicks a button: Firefox leaves it out of the click. */
  #isShiftDown = false;

  constructor(table: FeatureTable) {
    this.#table = table;
    table.root.addEventListener('keydown', event => {
      const {key, shiftKey} = event as KeyboardEvent;
      this.#isShiftDown = shiftKey && (key === 'Enter' || key === ' ');
    });
    table.provide({handleSort: (field, event) => this.#handleSort(field, event)});
  }

  columnsChanged(columns: readonly Column[]): void {
    this.#columns = columns;
  }

  /** The position in the order, and the direction: only the primary column has `aria-sort`. */
  #mark({field}: Column): TemplateResult | typeof nothing {
    const sorts = sortsOf(this.#table.data.query);
    const index = sorts.findIndex(sort => sort.field === field);
    if (index < 0 || sorts.length < 2) return nothing;
    const {direction} = sorts[index]!;
    return html`<span part="sort-number" class="sort-number" data-direction=${direction} aria-hidden="true"
        >${index + 1}</span
      ><span class="visually-hidden"
        >${this.#table.localize.term('sortPosition', index + 1, direction)}</span
      >`;
  }

  #handleSort(field: string, {shiftKey, detail}: MouseEvent): boolean {
    const {request, element, warn} = this.#table;
    const isByKey = detail === 0;
    const addsColumn = shiftKey || (isByKey && this.#isShiftDown);
    this.#isShiftDown = false;
    if (addsColumn)
      request('sort', query => withNextOfSorts(query, field, normalizeFirstSort(element.firstSort, warn)));
    return addsColumn;
  }

  outcome(action: TableOperation): string | null {
    const {data} = this.#table;
    const sorts = sortsOf(data.pageQuery);
    if (action !== 'sort' || sorts.length < 2 || data.page?.rows.length === 0) return null;
    return this.#table.localize.term(
      'sortedByColumns',
      sorts.map(({field, direction}) => ({label: labelIn(this.#columns, field), direction})),
    );
  }
}
