import {html, type ReactiveController, type TemplateResult} from 'lit';
import {windowOf} from '../../../../dom/platform.js';
import type {FeatureRow, FeatureTable, TableFeature, TableParts} from '../../model/table-feature.js';
import {rowsBy, type ShowRows} from '../../view/body-rows.js';
import {hasRowRoles, keepRowRoles, keepTableRoles} from '../../view/table-roles.js';
import {LongLayout} from './long-layout.js';
import {LongRows, type Clip} from './long-rows.js';

/** Rows that are rendered at once. */
const MOST_AT_ONCE = 200;

/** Renders pages of more than 200 rows in slices, and only lays out the rows that the user sees. */
export class LongPages implements TableFeature, ReactiveController {
  readonly rows = {
    state: () => [this.#isGrid],
    prepare: (row: FeatureRow) => this.#keepRoles(row),
    show: (row: FeatureRow) => this.#keepRoles(row),
  };
  readonly #table: FeatureTable;
  readonly #layout: LongLayout;
  #rows: LongRows | null = null;

  constructor(table: FeatureTable) {
    this.#table = table;
    this.#layout = new LongLayout(table);
    table.element.addController(this);
    table.provide({
      showBody: (...model) => this.#showBody(...model),
      readyCells: () => this.#rows?.readyCells ?? null,
    });
    for (const type of ['mousedown', 'click', 'keydown'])
      table.root.addEventListener(type, this.#handleEarly, {capture: true});
  }

  update(): void {
    if (this.#isLong) return;
    this.#rows = null;
    this.#layout.isOn = false;
  }

  #showBody(...[body, features, firstIndex]: Parameters<TableParts['showBody']>): TemplateResult | null {
    if (!this.#isLong) return null;
    this.#layout.isOn = true;
    return html`<tbody part="body" ${rowsBy(this.#newRows, body, features, firstIndex)}></tbody>`;
  }

  get #isGrid(): boolean {
    return this.#table.parts.grid?.isOn ?? false;
  }

  #keepRoles({element}: FeatureRow): void {
    if (this.#isLong && !hasRowRoles(element, this.#isGrid)) keepRowRoles(element, this.#isGrid);
  }

  async settled(): Promise<void> {
    for (let done; done !== this.#rows?.done;) await (done = this.#rows?.done);
  }

  hostUpdated(): void {
    if (this.#rows === null) return;
    keepTableRoles(this.#table.root, this.#isGrid);
    this.#showBusy();
    void this.settled().then(() => this.#showBusy());
  }

  get #isLong(): boolean {
    return this.#table.body().rows.length > MOST_AT_ONCE && this.#table.data.page?.groups === undefined;
  }

  readonly #newRows = (tbody: HTMLTableSectionElement): ShowRows => {
    const {showCells} = this.#table;
    const rows = (this.#rows = new LongRows(tbody, {clip: () => this.#clip, showCells}));
    return (...shown) => rows.show(...shown);
  };

  /** What the window and the scroll container show. */
  get #clip(): Clip {
    const {element, root} = this.#table;
    const box = root.querySelector('.scroller')?.getBoundingClientRect();
    const {innerHeight} = windowOf(element);
    return {top: Math.max(0, box?.top ?? 0), bottom: Math.min(innerHeight, box?.bottom ?? 0)};
  }

  /** The table sets it, too. */
  #showBusy(): void {
    const isBusy = this.#table.element.loading || this.#rows?.isStale === true;
    this.#table.root.querySelector('table')?.setAttribute('aria-busy', String(isBusy));
  }

  /** A row that still shows another page must not be used for the row that replaces it. */
  readonly #handleEarly = (event: Event): void => {
    const isStale = event.composedPath().some(target => this.#rows?.refresh(target));
    if (!isStale) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
}
