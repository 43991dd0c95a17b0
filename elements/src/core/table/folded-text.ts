import {fold, scalarText} from './fold.js';
import {isScalar, readCell} from './row.js';
import type {TableRow} from './row.js';
import type {SlicedWork} from './sliced-work.js';

/** Ends every cell. Folded text has no line break, so no needle reaches from one cell into the next. */
const SEPARATOR = '\n';

/** Work that fills a block, about half a millisecond: a character is 1, and each cell is `CELL_WORK` more. */
const BLOCK_WORK = 32_768;
const CELL_WORK = 8;

/** The folded cells of the rows from `first` up to, not including, `end`. */
interface Block {
  text: string;
  first: number;
  end: number;
}

/**
 * The searchable text of a table: the folded scalar cells of every row, joined into blocks of flat text, so
 * that a search is `indexOf` over a few thousand strings and never looks at a row object.
 */
export class FoldedText {
  readonly #blocks: Block[] = [];
  /** Where each row's text starts in its block. */
  readonly #starts: Uint32Array;

  private constructor(rowCount: number) {
    this.#starts = new Uint32Array(rowCount);
  }

  /** Reads and folds the cells of `fields`; a cell that is not scalar has no text. */
  static *of(rows: readonly TableRow[], fields: readonly string[]): SlicedWork<FoldedText> {
    const folded = new FoldedText(rows.length);
    let first = 0;
    while (first < rows.length) {
      first = folded.#addBlock(rows, fields, first);
      yield;
    }
    return folded;
  }

  /** Makes one block of the rows from `first` on, and gives the row after it. */
  #addBlock(rows: readonly TableRow[], fields: readonly string[], first: number): number {
    const cells: string[] = [];
    const rowWork = CELL_WORK * (fields.length + 1);
    let length = 0;
    let row = first;
    for (; row < rows.length && length + (row - first) * rowWork < BLOCK_WORK; row++) {
      this.#starts[row] = length;
      for (const field of fields) {
        const {value} = readCell(rows[row], field);
        const text = isScalar(value) ? fold(scalarText(value)) : '';
        if (text === '') continue;
        cells.push(text);
        length += text.length + SEPARATOR.length;
      }
    }
    this.#blocks.push({text: cells.join(SEPARATOR) + SEPARATOR, first, end: row});
    return row;
  }

  /** The rows, in row order, that have `needle`, a folded and not empty text, in a cell. */
  *search(needle: string): SlicedWork<Uint32Array> {
    const found = new Uint32Array(this.#starts.length);
    let count = 0;
    for (const block of this.#blocks) {
      count = this.#searchBlock(block, needle, found, count);
      yield;
    }
    return found.slice(0, count);
  }

  /** Writes the block's matching rows to `found` from `count` on, and gives the new count. */
  #searchBlock({text, first, end}: Block, needle: string, found: Uint32Array, count: number): number {
    const starts = this.#starts;
    let row = first;
    for (let hit = text.indexOf(needle); hit !== -1; hit = text.indexOf(needle, starts[row])) {
      while (row + 1 < end && starts[row + 1]! <= hit) row++;
      found[count++] = row++;
      if (row === end) break;
    }
    return count;
  }

  /** The rows of `candidates` that have `needle`; looks at no other row. Both lists are in row order. */
  *narrow(needle: string, candidates: Uint32Array): SlicedWork<Uint32Array> {
    const found = new Uint32Array(candidates.length);
    let count = 0;
    let next = 0;
    for (const {text, end} of this.#blocks) {
      if (next === candidates.length) break;
      if (candidates[next]! >= end) continue;
      for (; next < candidates.length && candidates[next]! < end; next++) {
        const row = candidates[next]!;
        const rowText = text.slice(this.#starts[row], row + 1 < end ? this.#starts[row + 1] : text.length);
        if (rowText.includes(needle)) found[count++] = row;
      }
      yield;
    }
    return found.slice(0, count);
  }
}
