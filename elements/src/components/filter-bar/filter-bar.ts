import {html, type PropertyValues, type TemplateResult} from 'lit';
import {jsonAttribute} from '../../base/attributes/json-attribute.js';
import {property, state} from '../../base/attributes/property.js';
import {LcElement} from '../../base/lc-element.js';
import {localize, warn} from '../../base/members.js';
import {FocusRecoveryController} from '../../controllers/focus-recovery.controller.js';
import {LocalizeController} from '../../controllers/localize.controller.js';
import {filterBarTexts, filterTexts} from '../../core/localization/english/tables.js';
import {initialQuery, type FilterTree, type TableColumn} from '../../core/table/index.js';
import {Columns, labelIn} from '../table/model/table-columns.js';
import {FilterBar} from '../table/view/filters/filter-bar.js';
import {conditionsIn} from '../table/view/filters/tree-edits.js';
import {filterBarElementStyles} from './filter-bar.styles.js';

export type {FilterTree} from '../../core/table/index.js';

const announcement = Symbol();

/** The detail of `lc-filter-change`. */
export interface FilterChangeDetail {
  /** The conditions that the user has set. */
  readonly value: FilterTree;
}

declare global {
  interface HTMLElementEventMap {
    'lc-filter-change': CustomEvent<FilterChangeDetail>;
  }
}

/**
 * A bar in which users combine conditions with AND and OR, for lists outside of tables. A table has its own bar, with
 * `filterBar`.
 *
 * Each condition is a chip that opens its editor. Conditions that are joined by the other word are in a group. Screen readers
 * get all of them as a sentence. `filterByTree` of `@life-changers/elements/core/table` returns the rows that match, and
 * `queryToSearchParams` writes the conditions into an address, as `where` of a query.
 *
 * @tag lc-filter-bar
 * @summary Conditions with AND and OR for lists outside of tables.
 * @fires {CustomEvent<FilterChangeDetail>} lc-filter-change - Sent when the user has changed the conditions.
 * @csspart filter-bar - The bar.
 * @csspart filter-group - Conditions that are joined by their own word.
 * @csspart filter-chip - A condition.
 * @csspart edit-filter-button - The button with a condition in words, which opens its editor.
 * @csspart remove-filter-button - The button that removes a condition or a group.
 * @csspart match-select - The list with "All of" and "Any of".
 * @csspart add-filter-button - The button that adds a condition.
 * @csspart add-group-button - The button that adds a group.
 * @csspart clear-filters-button - The button that removes all conditions.
 * @csspart filter-popup - The dialog with a condition.
 */
export class LcFilterBar extends LcElement {
  static override styles = filterBarElementStyles;

  protected readonly [localize] = new LocalizeController(this, {...filterTexts, ...filterBarTexts});

  /**
   * The columns to filter by, like those of a table: `label`, `field`, `filter`, and for options `filterOptions`. As an
   * attribute, JSON. Columns without a `filter` are left out.
   */
  @property({converter: jsonAttribute, default: null}) columns!: readonly TableColumn[] | null | undefined;

  /**
   * The conditions, or null for none. As an attribute, JSON. Setting it sends no event. Invalid conditions warn and are not
   * shown; they stay in the value.
   */
  @property({converter: jsonAttribute, default: null}) value!: FilterTree | null | undefined;

  /** Offers only conditions that must all hold, for a server that cannot match any of several. */
  @property({type: Boolean, attribute: 'match-all', default: false}) matchAll!: boolean;

  @state({default: ''}) private [announcement]!: string;

  readonly #columns = new Columns();
  /** Created for the first render, which has the root. */
  #bar: FilterBar | null = null;

  constructor() {
    super();
    new FocusRecoveryController(this, () => this.#addButton);
  }

  /** Focuses the button that adds a condition. */
  override focus(options?: FocusOptions): void {
    super.focus(options);
    this.#addButton?.focus(options);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    this.#bar ??= this.#newBar();
    if (changed.has('columns')) {
      this.#columns.read(this.columns, this.#warn);
      this.#bar.readColumns(this.#columns.list);
    }
    if (changed.has('value') && this.value && !Array.isArray(this.value.conditions))
      this[warn]("value must be {match: 'all' | 'any', conditions: […]} or null; nothing is shown.");
    this.#bar.update();
  }

  protected override render(): TemplateResult {
    return html`${this.#bar!.render()}
      <div class="visually-hidden" role="status">${this[announcement]}</div>`;
  }

  readonly #warn = (message: string, cause?: unknown): void => this[warn](message, cause);

  get #addButton(): HTMLElement | null {
    return this.shadowRoot?.querySelector<HTMLElement>('[data-add=""]') ?? null;
  }

  #newBar(): FilterBar {
    return new FilterBar({
      element: this,
      root: this.renderRoot as ShadowRoot,
      localize: this[localize],
      warn: this.#warn,
      given: () => this.value,
      tree: () => this.value,
      matchesAny: () => !this.matchAll,
      source: () => null,
      countedQuery: () => initialQuery(),
      change: value => this.#change(value),
    });
  }

  #change(value: FilterTree): void {
    this.value = value;
    this.#bar!.update();
    const fields = new Set(conditionsIn(this.#bar!.shown).map(({field}) => field));
    this[announcement] = this[localize].term(
      'filteredBy',
      [...fields].map(field => labelIn(this.#columns.list, field)),
    );
    const detail: FilterChangeDetail = {value};
    this.dispatchEvent(new CustomEvent('lc-filter-change', {detail, bubbles: true, composed: true}));
  }
}
