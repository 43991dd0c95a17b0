import {html, nothing, type ReactiveController, type TemplateResult} from 'lit';
import {isSameList} from '../../../../core/is-same-list.js';
import {MAX_COLUMN_WIDTH, MIN_COLUMN_WIDTH, scalarText, type TableRow} from '../../../../core/table/index.js';
import type {Column} from '../../model/table-columns.js';
import type {FeatureTable, TableFeature} from '../../model/table-feature.js';
import {ColumnArrangement, type ShownColumn} from './column-arrangement.js';
import {ColumnDrag} from './column-drag.js';
import {ColumnList} from './column-list.js';
import {ColumnMenu} from './column-menu.js';
import {ColumnResize} from './column-resize.js';
import {footersOf, footRow, groupRow, groupsOf} from './column-rows.js';
import {ColumnSheet} from './column-sheet.js';
import type {ColumnsProperties} from './properties.js';

const NO_ROWS: readonly TableRow[] = [];

/**
 * Hides, moves, resizes, and pins columns for the user and the app, and shows their alignment, groups, and footers.
 */
export class ColumnsFeature implements TableFeature, ReactiveController {
  readonly places = {
    toolbar: () => (this.#arrangement.isOn ? this.#list.render() : null),
    headRow: () => this.#groups(),
    columnAction: (column: Column) => this.#actions(column),
    foot: () => this.#foot(),
  };
  readonly #table: FeatureTable<ColumnsProperties>;
  readonly #arrangement: ColumnArrangement;
  readonly #menu: ColumnMenu;
  readonly #list: ColumnList;
  readonly #resize: ColumnResize;
  readonly #drag: ColumnDrag;
  #footers: readonly string[] = [];
  /** What the footers were made of. */
  #footed: readonly unknown[] = [];

  constructor(table: FeatureTable<ColumnsProperties>) {
    this.#table = table;
    const arrangement = (this.#arrangement = new ColumnArrangement(table));
    const parts = {table, arrangement, sheet: new ColumnSheet(table, arrangement)};
    this.#resize = new ColumnResize(parts, field => void this.#menu.focusButton(field));
    this.#menu = new ColumnMenu(parts, field => this.#resize.start(field));
    this.#drag = new ColumnDrag(parts, (field, target) => this.#menu.move(field, target));
    this.#list = new ColumnList(parts);
    table.element.addController(this);
    table.provide({
      arrange: columns => arrangement.arrange(columns),
      dateText: value => scalarText(arrangement.writeDate(value)),
      menuButton: field => (arrangement.isOn ? () => this.#menu.buttonOf(field) : null),
    });
  }

  hostUpdated(): void {
    this.#drag.update();
  }

  hostDisconnected(): void {
    this.#drag.cancel();
    this.#resize.cancel();
  }

  changed(property: PropertyKey): void {
    this.#arrangement.changed(property);
  }

  update(): void {
    this.#menu.update();
    this.#updateFooters();
  }

  #groups(): TemplateResult | null {
    const groups = groupsOf(this.#arrangement.shown);
    const {leading, trailing} = this.#table.around();
    return groups.length === 0 ? null : groupRow(groups, leading, trailing);
  }

  #actions(column: Column): unknown {
    const shown = this.#arrangement.shown.find(other => other.column === column);
    if (!this.#arrangement.isOn || shown === undefined || shown.name === '') return nothing;
    return html`${this.#menu.button(shown)}${this.#resizer(shown)}`;
  }

  #foot(): TemplateResult | null {
    const footers = this.#footers;
    if (footers.length === 0) return null;
    const {body, around} = this.#table;
    return footRow(footers, {areNumbers: body().areNumbers, ...around()});
  }

  /** Calls the functions only after a change. Without functions, the list of all rows is not needed. */
  #updateFooters(): void {
    const {shown} = this.#arrangement;
    const {data, warn} = this.#table;
    const needsRows = shown.some(({footer}) => typeof footer === 'function');
    const rows = needsRows ? (data.page?.matching?.() ?? data.page?.rows ?? []) : NO_ROWS;
    const footed = [shown, rows, data.page === null];
    if (isSameList(footed, this.#footed)) return;
    this.#footed = footed;
    const hasFooters = data.page !== null && shown.some(({footer}) => footer !== '');
    this.#footers = hasFooters ? footersOf(shown, rows, warn) : [];
  }

  /** A separator that can have the focus needs a value, so the sheet adds both when it has measured the column. */
  #resizer({name}: ShownColumn): TemplateResult {
    return html`<div
      part="column-resizer"
      class="column-resizer"
      role="separator"
      aria-orientation="vertical"
      aria-label=${this.#table.localize.term('columnWidth', name)}
      aria-valuemin=${MIN_COLUMN_WIDTH}
      aria-valuemax=${MAX_COLUMN_WIDTH}
    ></div>`;
  }
}
