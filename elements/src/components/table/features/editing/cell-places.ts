import type {EditPlace, RowKey} from '../../../../core/table/index.js';
import type {FeatureTable} from '../../model/table-feature.js';
import {BodyRow} from '../../view/body-row.js';
import type {Move} from './open-cell.js';

type Cell = HTMLTableCellElement;

interface CellPlacesOptions {
  /** Returns the keys of the rows of the page. */
  readonly keys: () => readonly (RowKey | null)[];
  readonly isEditable: (field: string) => boolean;
}

/** Finds the cells of edits, and the ways between cells that can be edited. */
export class CellPlaces {
  readonly #table: FeatureTable;
  readonly #options: CellPlacesOptions;

  constructor(table: FeatureTable, options: CellPlacesOptions) {
    this.#table = table;
    this.#options = options;
  }

  /** Returns the row and the field of a cell; null if it cannot be edited. */
  placeOf(cell: Cell): {readonly key: RowKey; readonly field: string} | null {
    const row = BodyRow.of(cell.parentElement);
    const key = row && (this.#options.keys()[row.place] ?? null);
    if (key === null) return null;
    const index = cell.cellIndex - this.#table.around().leading;
    const {field} = this.#table.columns()[index] ?? {};
    return field !== undefined && this.#options.isEditable(field) ? {key, field} : null;
  }

  /** Returns the cell of an edit; null if it is on another page, or its column is hidden. The first one of a whole row. */
  cellAt({key, field}: EditPlace): Cell | null {
    const place = this.#options.keys().indexOf(key);
    const index = field === null ? 0 : this.#table.columns().findIndex(column => column.field === field);
    const row = this.#table.root.querySelectorAll('tbody > [part~="row"]')[place];
    return (index === -1 || row === undefined ? null : BodyRow.of(row)?.cellAt(index)) ?? null;
  }

  /** Returns the next cell of some edits after the focus, or else the first; null if the page has none. */
  next(edits: readonly EditPlace[]): Cell | null {
    const cells = edits.map(edit => this.cellAt(edit)).filter(cell => cell !== null);
    const {activeElement} = this.#table.root;
    const isAfter = (cell: Cell): boolean =>
      activeElement?.closest('tbody') !== null &&
      Boolean(activeElement!.compareDocumentPosition(cell) & Node.DOCUMENT_POSITION_FOLLOWING) &&
      !cell.contains(activeElement);
    return (activeElement === null ? undefined : cells.find(isAfter)) ?? cells[0] ?? null;
  }

  /** Returns the cell to which a move leads; the cell itself at an edge. */
  moved(cell: Cell, move: Move): Cell {
    if (move === null) return cell;
    if (typeof move === 'string') return this.#nextEditable(cell, move === 'next') ?? cell;
    if (move.rows !== 0) return besideRow(cell.parentElement!, move.rows > 0)?.cells[cell.cellIndex] ?? cell;
    return (
      ((move.columns > 0 ? cell.nextElementSibling : cell.previousElementSibling) as Cell | null) ?? cell
    );
  }

  #nextEditable(from: Cell, isNext: boolean): Cell | null {
    let cell: Cell | null = from;
    let row = from.parentElement as HTMLTableRowElement | null;
    while (row !== null) {
      cell = (isNext ? cell?.nextElementSibling : cell?.previousElementSibling) as Cell | null;
      if (cell === null) {
        row = besideRow(row, isNext);
        cell = (row && [...row.cells].at(isNext ? 0 : -1)) ?? null;
      }
      if (cell !== null && this.placeOf(cell) !== null) return cell;
    }
    return null;
  }
}

/** Returns the next row of the body, or the one before it. */
function besideRow(from: Element, isNext: boolean): HTMLTableRowElement | null {
  let row: Element | null = from;
  do {
    const section: Element | null = row.parentElement;
    row =
      (isNext ? row.nextElementSibling : row.previousElementSibling) ??
      (isNext
        ? section?.nextElementSibling?.firstElementChild
        : section?.previousElementSibling?.lastElementChild) ??
      null;
  } while (row !== null && BodyRow.of(row) === null && row.closest('tbody') !== null);
  return row !== null && BodyRow.of(row) !== null ? (row as HTMLTableRowElement) : null;
}
