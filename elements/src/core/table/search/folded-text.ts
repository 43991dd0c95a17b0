import {fold, SEPARATOR, searchedText} from './fold.js';
import type {TableRow} from '../row.js';
import type {SlicedWork} from '../sliced-work.js';

/** The work for a block, about half a millisecond: 1 for each character, plus `CELL_WORK` for each cell. */
const BLOCK_WORK = 32_768;
const CELL_WORK = 8;

const NOT_ASCII = /[^\n -~]/;
const ASCII_SPECIAL = /[!-/:-@[-`{-~]+/g;

/** Spaces that folding removes: around a cell, and beside another space. */
const EXTRA_SPACE = /^ |\n | \n| {2}/;

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
    let work = 0;
    let end = first;
    for (; end < rows.length && work < BLOCK_WORK; end++) {
      work += rowWork;
      for (const field of fields) {
        const text = searchedText(rows[end], field);
        cells.push(text);
        work += text.length;
      }
    }
    const block = {text: foldTogether(cells) ?? foldEach(cells), first, end};
    if (!this.#findStarts(block, fields.length)) {
      block.text = foldEach(cells);
      this.#findStarts(block, fields.length);
    }
    this.#blocks.push(block);
    return end;
  }

  /** Writes where the rows of a block start. Returns whether the block has no other text. */
  #findStarts({text, first, end}: Block, cellsPerRow: number): boolean {
    let start = 0;
    for (let row = first; row < end; row++) {
      this.#starts[row] = start;
      for (let cell = 0; cell < cellsPerRow; cell++) start = text.indexOf(SEPARATOR, start) + 1;
    }
    return start === text.length;
  }

  /**
   * Finds the rows that contain `needle`, which is folded and not empty, in a cell. Returns them in row order.
   *
   * @param candidates Rows that contain a part of `needle`, in row order. Blocks without any are skipped; in the others,
   *   searching the whole block is at least as fast as searching each row. Null for all rows.
   */
  *search(needle: string, candidates: Uint32Array | null = null): SlicedWork<Uint32Array> {
    const found = new Uint32Array(candidates?.length ?? this.#starts.length);
    let count = 0;
    let next = 0;
    for (const block of this.#blocks) {
      if (candidates !== null) {
        const start = next;
        while (next < candidates.length && candidates[next]! < block.end) next++;
        if (next === start) continue;
      }
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
}

/**
 * Folds and joins cells at once, which is much faster than one by one. Returns null if there are letters that are not
 * ASCII. The result has too many separators if there are line breaks in cells.
 */
function foldTogether(cells: readonly string[]): string | null {
  const text = cells.join(SEPARATOR) + SEPARATOR;
  if (NOT_ASCII.test(text)) return null;
  const folded = text.toLowerCase().replace(ASCII_SPECIAL, '');
  if (!EXTRA_SPACE.test(folded)) return folded;
  return folded
    .replace(/^ +/, '')
    .replace(/(?<! ) +\n *|\n +/g, SEPARATOR)
    .replace(/ {2,}/g, ' ');
}

function foldEach(cells: readonly string[]): string {
  return cells.map(cell => fold(cell) + SEPARATOR).join('');
}
