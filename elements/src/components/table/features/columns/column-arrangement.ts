import {isSameList} from '../../../../core/is-same-list.js';
import {rememberLast} from '../../../../core/remember-last.js';
import {
  ColumnLayout,
  dateCells,
  normalizeColumnState,
  type ShownField,
} from '../../../../core/table/index.js';
import {nameOf, showsDates, type Column} from '../../model/table-columns.js';
import type {FeatureTable} from '../../model/table-feature.js';
import {UserProperty} from '../../model/user-property.js';
import {columnLook, type ColumnLook} from './column-look.js';
import type {ColumnsProperties} from './properties.js';

/** A visible column. */
export interface ShownColumn extends ShownField, ColumnLook {
  readonly column: Column;
  /** What users call the column; empty for a column without a label and a field. */
  readonly name: string;
}

/** The columns of the app in the order, with the widths, and at the edges that the user has chosen. */
export class ColumnArrangement {
  readonly #table: FeatureTable<ColumnsProperties>;
  readonly #property: UserProperty<HTMLElement & ColumnsProperties, 'columnState'>;
  #layout = new ColumnLayout();
  /** The property that `#layout` was read from. */
  #given: unknown = null;
  #columns: readonly Column[] = [];
  /** The columns of the app and the language that `#columns` were made of. */
  #source: readonly unknown[] = [];
  #looks = new Map<Column, ColumnLook>();
  #shown: readonly ShownColumn[] = [];
  #shownLayout: ColumnLayout | null = null;
  #visible: readonly Column[] = [];
  readonly #dateWriter = rememberLast(({lang}: {readonly lang: string}) => dateCells(lang));

  constructor(table: FeatureTable<ColumnsProperties>) {
    this.#table = table;
    this.#property = new UserProperty(table.element, 'columnState', 'lc-column-state-change');
  }

  /** Call this when a property of the table is set. */
  changed(property: PropertyKey): void {
    this.#property.changed(property);
  }

  /** Whether users can change the columns. */
  get isOn(): boolean {
    return this.#table.element.columnMenu;
  }

  /** Whether the columns run from right to left. */
  get isRightToLeft(): boolean {
    return this.#table.localize.dir === 'rtl';
  }

  get layout(): ColumnLayout {
    return this.#layout;
  }

  /** Writes dates: the same function until the language changes. */
  get writeDate(): ReturnType<typeof dateCells> {
    return this.#dateWriter({lang: this.#table.localize.lang});
  }

  /** The visible columns, in order. */
  get shown(): readonly ShownColumn[] {
    return this.#shown;
  }

  /** The fields of all columns, in the order of the app. */
  get fields(): string[] {
    return [...new Set(this.#columns.map(({field}) => field))];
  }

  /** Returns the visible columns, in order: the same array until the columns, the language, or the state change. */
  arrange(columns: readonly Column[]): readonly Column[] {
    const {element, localize} = this.#table;
    const source = [columns, columns.some(showsDates) && localize.lang];
    const isNew = !isSameList(source, this.#source);
    if (isNew) {
      this.#source = source;
      this.#readColumns(columns);
    }
    if (element.columnState !== this.#given) this.#read();
    if (isNew || this.#shownLayout !== this.#layout) this.#show();
    return this.#visible;
  }

  /** Returns the place of a visible column; -1 if it is not visible. */
  indexOf(field: string): number {
    return this.#shown.findIndex(column => column.field === field);
  }

  nameOf(field: string): string {
    const column = this.#columns.find(other => other.field === field);
    return column === undefined ? '' : nameOf(column);
  }

  /**
   * Changes the columns for the user, unless a listener cancels the event.
   *
   * @param text Returns what to announce.
   */
  change(layout: ColumnLayout, text?: () => string): void {
    const {element, announce} = this.#table;
    const before = element.columnState;
    this.#property.offer(layout.value);
    if (element.columnState === before) return element.requestUpdate();
    this.#read();
    this.#show();
    if (text !== undefined) announce(text());
  }

  #readColumns(columns: readonly Column[]): void {
    const {warn} = this.#table;
    this.#looks = new Map(
      columns.map(column => {
        const look = columnLook(column.source, warn);
        return [{...column, isEnd: look.isEnd, ...(showsDates(column) && {render: this.writeDate})}, look];
      }),
    );
    this.#columns = [...this.#looks.keys()];
  }

  #read(): void {
    const {element, warn} = this.#table;
    this.#given = element.columnState;
    this.#layout = new ColumnLayout(normalizeColumnState(this.#given, warn));
  }

  #show(): void {
    const {warn} = this.#table;
    const {fields} = this;
    this.#shownLayout = this.#layout;
    if (fields.length > 0) {
      for (const field of this.#layout.unknown(fields))
        warn(
          `columnState has the field "${field}", but no column has it; it is kept in case the column is added later.`,
        );
      if (fields.every(field => this.#layout.value.hidden?.includes(field)))
        warn('columnState hides all columns; the first one stays visible.');
    }
    this.#shown = this.#layout
      .shown(fields)
      .flatMap(shown =>
        this.#columns
          .filter(({field}) => field === shown.field)
          .map(column => ({...shown, ...this.#looks.get(column)!, column, name: nameOf(column)})),
      );
    const visible = this.#shown.map(({column}) => column);
    if (!isSameList(visible, this.#visible)) this.#visible = visible;
  }
}
