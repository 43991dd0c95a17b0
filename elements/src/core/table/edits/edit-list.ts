import type {RowKey} from '../selection/selected-rows.js';
import {isTableCell, type TableRow} from '../row.js';
import {isAddition, isNoEdit, isRemoval, type EditPlace, type TableEdit} from './edit.js';

type Fields = ReadonlyMap<string | null, TableEdit>;

const NO_FIELDS: Fields = new Map();

/** The edits of a table, in the order in which they were made. It does not change: each change returns another list. */
export class EditList {
  readonly #rows: ReadonlyMap<RowKey, Fields>;
  #list: readonly TableEdit[] | null = null;

  constructor(rows: ReadonlyMap<RowKey, Fields> = new Map()) {
    this.#rows = rows;
  }

  static of(edits: Iterable<TableEdit>): EditList {
    return new EditList().with(edits);
  }

  /** The edits of each row, by field. */
  get rows(): ReadonlyMap<RowKey, Fields> {
    return this.#rows;
  }

  /** All edits. Those of a row follow each other. */
  get list(): readonly TableEdit[] {
    return (this.#list ??= [...this.#rows.values()].flatMap(fields => [...fields.values()]));
  }

  /** The number of cells that were changed, and of rows that were added or removed. */
  get count(): number {
    return this.list.filter(({key, field}) => field === null || !this.isAdded(key)).length;
  }

  /** The added rows, the last one first. */
  get added(): readonly TableEdit[] {
    return this.list.filter(isAddition).reverse();
  }

  get({key, field}: EditPlace): TableEdit | undefined {
    return this.#rows.get(key)?.get(field);
  }

  /** Returns the edits of a row, by their fields. */
  inRow(key: RowKey | null): Fields {
    return (key === null ? undefined : this.#rows.get(key)) ?? NO_FIELDS;
  }

  isAdded(key: RowKey): boolean {
    const edit = this.get({key, field: null});
    return edit !== undefined && isAddition(edit);
  }

  isRemoved(key: RowKey): boolean {
    const edit = this.get({key, field: null});
    return edit !== undefined && isRemoval(edit);
  }

  /** Returns the list with other edits at their places. An edit that changes nothing is left out. */
  with(edits: Iterable<TableEdit>): EditList {
    const rows = new Map<RowKey, Map<string | null, TableEdit>>();
    const copyOf = (key: RowKey): Map<string | null, TableEdit> => {
      const copy = rows.get(key) ?? new Map(this.#rows.get(key));
      rows.set(key, copy);
      return copy;
    };
    for (const edit of edits) {
      const fields = copyOf(edit.key);
      if (isNoEdit(edit)) fields.delete(edit.field);
      else fields.set(edit.field, edit);
    }
    return this.#withRows(rows);
  }

  /** Returns the list without the edits at some places. */
  without(places: Iterable<EditPlace>): EditList {
    const rows = new Map<RowKey, Map<string | null, TableEdit>>();
    for (const {key, field} of places) {
      const fields = rows.get(key) ?? new Map(this.#rows.get(key));
      fields.delete(field);
      rows.set(key, fields);
    }
    return this.#withRows(rows);
  }

  /** Returns a row with the values of its edits. A text that cannot be read is not one of them. */
  rowOf(key: RowKey | null, row: TableRow): TableRow {
    let edited = row;
    for (const {field, new: value, text} of this.inRow(key).values())
      if (field !== null && text === undefined) edited = withValue(edited, field, value);
    return edited;
  }

  #withRows(changed: ReadonlyMap<RowKey, Fields>): EditList {
    const rows = new Map(this.#rows);
    for (const [key, fields] of changed) {
      if (fields.size === 0) rows.delete(key);
      else rows.set(key, fields);
    }
    return new EditList(rows);
  }
}

/** Returns a row with another value. A `{value, …}` cell keeps its look, but is then sorted by the value. */
export function withValue(row: TableRow, field: string, value: unknown): TableRow {
  const raw = row[field];
  if (!isTableCell(raw)) return {...row, [field]: value};
  const {orderValue: _, ...cell} = raw;
  return {...row, [field]: {...cell, value}};
}
