import {fold, scalarText} from './fold.js';
import {isScalar, readCell} from './row.js';
import type {TableRow} from './row.js';
import type {SlicedWork} from './sliced-work.js';

/** Ends every cell. Folded text has no line breaks, so a match cannot span two cells. */
const SEPARATOR = '\n';

/** The work for a block, about half a millisecond: 1 for each character, plus `CELL_WORK` for each cell. */
const BLOCK_WORK = 32_768;
const CELL_WORK = 8;

/** The folded cells of the rows from `first` to `end`, excluding `end`. */
interface Block {
  text: string;
  first: number;
  end: number;
}

/**
 * The searchable text of a table: the folded scalar cells of every row, joined into blocks of text, so that a search
 * calls `indexOf` on a few thousand strings and never reads a row object.
 */
export class FoldedText {
  readonly #blocks: Block[] = [];
  /** The start of each row's text in its block. */
  readonly #starts: Uint32Array;

  private constructor(rowCount: number) {
    this.#starts = new Uint32Array(rowCount);
  }

  /** Reads and folds the cells of `fields`. Cells that are not scalar have no text. */
  static *of(rows: readonly TableRow[], fields: readonly string[]): SlicedWork<FoldedText> {
    const folded = new FoldedText(rows.length);
    let first = 0;
    while (first < rows.length) {
      first = folded.#addBlock(rows, fields, first);
      yield;
    }
    return folded;
  }

  /** Creates a block of the rows from `first` on, and returns the row after it. */
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

  /** Finds the rows that contain `needle`, which is folded and not empty, in a cell. Returns them in row order. */
  *search(needle: string): SlicedWork<Uint32Array> {
    const found = new Uint32Array(this.#starts.length);
    let count = 0;
    for (const block of this.#blocks) {
      count = this.#searchBlock(block, needle, found, count);
      yield;
    }
    return found.slice(0, count);
  }

  /** Writes the matching rows of a block to `found` from `count` on, and returns the new count. */
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

  /** Finds the rows of `candidates` that contain `needle`, without reading other rows. Both lists are in row order. */
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
