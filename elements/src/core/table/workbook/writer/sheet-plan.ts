import {ExportLimitError} from '../../export-limit.js';
import type {SlicedWork} from '../../sliced-work.js';
import {MAX_CHARACTERS, MAX_COLUMNS, MAX_ROWS} from '../sheet-limits.js';
import type {CellContent} from './sheet-cell.js';
import {numberLength} from './format-code.js';
import {contentOf, type Sheet, type SheetColumn} from './sheet.js';
import {SheetStyles} from './sheet-styles.js';

/** How many groups a row may be in. */
const MAX_LEVEL = 7;

/** The widths of columns in characters, with the space at the edges. A header has a button for the filter. */
const [LEAST_WIDTH, MOST_WIDTH, SPACE, BUTTON] = [6, 60, 1.5, 3];

/** Characters per slice. A cell costs time also if it is short. */
const [SLICE, CELL] = [32_768, 24];

/** What must be known before a sheet is written. */
export interface SheetPlan {
  readonly styles: SheetStyles;
  readonly widths: readonly number[];
  /** The level of each row; null if all are 0. */
  readonly levels: Uint8Array | null;
}

/** Reads all cells of a sheet, in slices. Throws an ExportLimitError if Excel could not open the sheet. */
export function* planSheet(sheet: Sheet): SlicedWork<SheetPlan> {
  const {columns, rows, totals} = sheet;
  checkSize(sheet);
  const styles = new SheetStyles(sheet);
  const widths = columns.map(column => new ColumnWidth(column, sheet.lang, styles));
  const levels = sheet.levelOf ? new Uint8Array(rows.length) : null;
  let cost = 0;
  for (let index = 0; index <= rows.length; index++) {
    const row = index < rows.length ? rows[index] : totals;
    if (row === undefined) continue;
    for (const width of widths) {
      cost += CELL + width.add(contentOf(sheet, width.column, row));
      if (cost > SLICE) {
        cost = 0;
        yield;
      }
    }
    if (levels !== null && index < rows.length) levels[index] = levelOf(sheet.levelOf!(row, index));
  }
  return {styles, widths: widths.map(width => width.value), levels: levels?.some(Boolean) ? levels : null};
}

function checkSize({columns, rows, totals}: Sheet): void {
  const most = MAX_ROWS - 1 - Number(totals !== undefined);
  if (rows.length > most) throw new ExportLimitError('rows', most);
  if (columns.length > MAX_COLUMNS) throw new ExportLimitError('columns', MAX_COLUMNS);
}

const levelOf = (level: number): number => Math.max(0, Math.min(MAX_LEVEL, Math.trunc(level) || 0));

/** What takes two columns of a terminal, in East Asian scripts. */
const WIDE = /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]/g;
const NOT_ASCII = /[^\0-\x7F]/;

/** Finds how wide a column must be. */
class ColumnWidth {
  readonly column: SheetColumn;
  readonly #lang: string;
  readonly #styles: SheetStyles;
  #characters: number;
  /** The smallest and largest number. Only their texts are written, because that takes long. */
  #least = Infinity;
  #most = -Infinity;

  constructor(column: SheetColumn, lang: string, styles: SheetStyles) {
    this.column = column;
    this.#lang = lang;
    this.#styles = styles;
    this.#characters = 0;
    this.add(column.label);
    this.#characters += BUTTON;
  }

  /** Adds a cell, and returns how many characters were read. */
  add(content: CellContent | null): number {
    if (typeof content === 'string') return this.#addText(content);
    if (typeof content === 'boolean' || content === null) return 0;
    const {number, look} = content;
    if (look !== 'number') this.#widen(this.#styles.codeOf(look, this.column).replaceAll('\\', '').length);
    else if (this.column.format === undefined) this.#widen(String(number).length);
    else {
      this.#least = Math.min(this.#least, number);
      this.#most = Math.max(this.#most, number);
    }
    return 0;
  }

  #addText(text: string): number {
    const {length} = text;
    if (length > MAX_CHARACTERS)
      throw new ExportLimitError(
        'characters',
        MAX_CHARACTERS,
        `Excel allows at most ${MAX_CHARACTERS} characters in a cell; one of "${this.column.label}" has ${length}.`,
      );
    if (this.#characters >= MOST_WIDTH) return 0;
    for (const line of text.split(/\r\n?|\n/)) this.#widen(line.length + wideCharacters(line));
    return length;
  }

  #widen(characters: number): void {
    this.#characters = Math.max(this.#characters, characters);
  }

  /** The width of the column. */
  get value(): number {
    const {format} = this.column;
    if (format !== undefined && this.#least <= this.#most)
      for (const number of [this.#least, this.#most]) this.#widen(numberLength(this.#lang, format, number));
    return Math.max(LEAST_WIDTH, Math.min(MOST_WIDTH, this.#characters)) + SPACE;
  }
}

const wideCharacters = (line: string): number => (NOT_ASCII.test(line) ? (line.match(WIDE)?.length ?? 0) : 0);
