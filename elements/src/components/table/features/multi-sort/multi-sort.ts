import {css, html, nothing, type TemplateResult} from 'lit';
import {LocalizeController} from '../../../../controllers/localize.controller.js';
import {multiSortTexts} from '../../../../core/localization/english.js';
import {sortsOf, withNextOfSorts} from '../../../../core/table/index.js';
import type {Column} from '../../model/table-columns.js';
import type {TableOperation} from '../../model/page-source.js';
import type {FeatureTable, TableFeature} from '../../model/table-feature.js';

const styles = css`
  .sort-number {
    color: var(--_color-accent);
    font-size: 0.85em;
  }

  /* Only the primary column has aria-sort, but all sorted columns look alike. */
  .sort:has(> [data-direction]) {
    color: var(--_color-text);
  }

  .sort > .arrows:has(~ [data-direction])::before,
  .sort > .arrows:has(~ [data-direction])::after {
    opacity: 0.25;
  }

  .sort > .arrows:has(~ [data-direction='asc'])::before,
  .sort > .arrows:has(~ [data-direction='desc'])::after {
    background: var(--_color-accent);
    opacity: 1;
  }

  @media (forced-colors: active) {
    .sort > .arrows:has(~ [data-direction='asc'])::before,
    .sort > .arrows:has(~ [data-direction='desc'])::after {
      background: Highlight;
    }
  }
`;

/** Sorts by several columns with Shift+click on their headers. */
export class MultiSort implements TableFeature {
  readonly styles = styles;
  readonly #table: FeatureTable;
  readonly #localize: LocalizeController;
  /** Whether Shift was down with the key that clicks a button: Firefox leaves it out of the click. */
  #isShiftDown = false;

  constructor(table: FeatureTable) {
    this.#table = table;
    table.root.addEventListener('keydown', event => {
      const {key, shiftKey} = event as KeyboardEvent;
      this.#isShiftDown = shiftKey && (key === 'Enter' || key === ' ');
    });
    this.#localize = new LocalizeController(table.element, multiSortTexts);
  }

  /** The position in the order, and the direction: only the primary column has `aria-sort`. */
  columnMark({field}: Column): TemplateResult | typeof nothing {
    const sorts = sortsOf(this.#table.data.query);
    const index = sorts.findIndex(sort => sort.field === field);
    if (index < 0 || sorts.length < 2) return nothing;
    const {direction} = sorts[index]!;
    return html`<span part="sort-number" class="sort-number" data-direction=${direction} aria-hidden="true"
        >${index + 1}</span
      ><span class="visually-hidden">${this.#localize.term('sortPosition', index + 1, direction)}</span>`;
  }

  handleSort(field: string, {shiftKey, detail}: MouseEvent): boolean {
    const {request, firstSort} = this.#table;
    const isByKey = detail === 0;
    const addsColumn = shiftKey || (isByKey && this.#isShiftDown);
    this.#isShiftDown = false;
    if (addsColumn) request('sort', query => withNextOfSorts(query, field, firstSort()));
    return addsColumn;
  }

  outcome(action: TableOperation): string | null {
    const {data, columns} = this.#table;
    const sorts = sortsOf(data.pageQuery);
    if (action !== 'sort' || sorts.length < 2 || data.page?.rows.length === 0) return null;
    const label = (field: string) => columns().find(column => column.field === field)?.label ?? field;
    return this.#localize.term(
      'sortedByColumns',
      sorts.map(({field, direction}) => ({label: label(field), direction})),
    );
  }
}
