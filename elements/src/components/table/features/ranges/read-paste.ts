import {CellText, type CellFormat} from '../../../../core/table/cell-text/index.js';
import {
  clipboardRows,
  type ClipboardCell,
  type ClipboardTexts,
} from '../../../../core/table/clipboard/index.js';
import {normalizeOptions} from '../../../../core/options/index.js';
import {
  readCell,
  type CellValue,
  type EditOptions,
  type RowKey,
  type SlicedWork,
  type TableRow,
} from '../../../../core/table/index.js';
import {keysIn} from '../../model/row-keys.js';
import {rowsBefore} from '../../model/rows-before.js';
import type {CellInput, FeatureTable, TableEditing} from '../../model/table-feature.js';
import {columnCountOf, rowCountOf, type CellRange} from './cell-range.js';

/** The most characters of what is pasted. */
export const MOST_CHARACTERS = 2_000_000;

/** The most characters of a cell, as in spreadsheets. */
const MOST_IN_CELL = 32_767;

/** Cells per slice: about a millisecond. */
const SLICE = 256;

/** Where cells are pasted. */
export interface PasteTarget {
  readonly range: CellRange;
  /** The rows of the page and what follows, if the table knows that, with their keys: null for rows without one. */
  readonly rows: readonly TableRow[];
  readonly keys: readonly (RowKey | null)[];
  /** How many rows are on the page. */
  readonly shown: number;
  readonly fields: readonly string[];
  readonly lang: string;
  readonly editing: Pick<TableEditing, 'optionsOf'>;
  /** Whether rows after the last one can be added. */
  readonly canAdd: boolean;
  /** Where cells that fill the range begin; undefined for a paste. */
  readonly start?: Pick<CellRange, 'top' | 'left'> | undefined;
}

/** What a paste does. */
export interface PastePlan {
  /** The cells that it changes. */
  readonly changes: readonly CellInput[];
  /** The cells of each row after the last one, whose keys are not known yet. */
  readonly added: readonly (readonly CellInput[])[];
  readonly count: number;
  /** How many cells cannot be edited. */
  readonly readOnly: number;
  /** How many cells are outside of the table. */
  readonly outside: number;
  /** Where the cells are. */
  readonly range: CellRange;
}

/** Reads what was copied. Returns null if it is too large. */
export function* readCells(texts: ClipboardTexts): SlicedWork<ClipboardCell[][] | null> {
  const rows = yield* clipboardRows(texts, {most: MOST_CHARACTERS});
  const isLong = ({text}: ClipboardCell): boolean => text.length > MOST_IN_CELL;
  return rows?.some(row => row.some(isLong)) ? null : rows;
}

/** Returns a place with the rows of the next pages, if the table has them and so many rows are needed. */
export function withRowsBelow<Target extends Pick<PasteTarget, 'rows' | 'keys' | 'shown'>>(
  table: FeatureTable,
  target: Target,
  count: number,
): Target {
  const {data} = table;
  const missing = count - target.shown;
  // Pages of groups or of a tree have other rows.
  if (missing <= 0 || data.page?.matching === undefined || data.page.lines !== undefined) return target;
  const end = rowsBefore(data) + (data.page.scrolled?.indexes.length ?? data.pageQuery.pageSize);
  const below = data.page.matching().slice(end, end + missing);
  const keys = keysIn(table, below);
  // Rows that stay in their place are on the page already.
  const known = new Set(target.keys);
  const isBelow = (_: unknown, place: number): boolean => !known.has(keys[place]!);
  return {
    ...target,
    rows: [...target.rows, ...below.filter(isBelow)],
    keys: [...target.keys, ...keys.filter(isBelow)],
  };
}

/** Plans a paste. A range with room for several copies of the cells is filled with them. */
export function* planPaste(
  cells: readonly (readonly ClipboardCell[])[],
  target: PasteTarget,
): SlicedWork<PastePlan> {
  const {range, fields, keys, editing, canAdd, start = range} = target;
  const width = cells.reduce((most, row) => Math.max(most, row.length), 0);
  const [rows, columns] = [rowCountOf(range), columnCountOf(range)];
  const isRepeated = start !== range || (rows % cells.length === 0 && columns % width === 0);
  const {top, left} = range;
  const bottom = top + (isRepeated ? rows : cells.length) - 1;
  const right = left + (isRepeated ? columns : width) - 1;
  const readers = fields.map(field => new ColumnReader(field, target));
  const changes: CellInput[] = [];
  const added: CellInput[][] = [];
  let [count, readOnly, outside] = [0, 0, 0];
  for (let row = top; row <= bottom; row++) {
    const source = cells[modulo(row - start.top, cells.length)]!;
    const isNew = canAdd && row >= keys.length;
    if (isNew) added.push([]);
    for (let column = left; column <= right; column++) {
      const cell = source[modulo(column - start.left, width)];
      // Rows may have different lengths.
      if (cell === undefined) continue;
      if (++count % SLICE === 0) yield;
      const field = fields[column];
      const key = isNew ? '' : (keys[row] ?? null);
      if (field === undefined || (row >= keys.length && !isNew)) outside++;
      else if (key === null || editing.optionsOf({key, field}) === null) readOnly++;
      else {
        const old = isNew ? null : readCell(target.rows[row], field).value;
        const input = {key, field, old, ...readers[column]!.read(cell, old)};
        (isNew ? added.at(-1)! : changes).push(input);
      }
    }
  }
  const last = {bottom: Math.min(bottom, target.shown - 1), right: Math.min(right, fields.length - 1)};
  return {changes, added, count, readOnly, outside, range: {top, left, ...last}};
}

/** Returns a remainder that is not negative. */
const modulo = (number: number, by: number): number => ((number % by) + by) % by;

/** Reads the cells of a column that can be edited. */
class ColumnReader {
  readonly #field: string;
  readonly #target: PasteTarget;
  #text: CellText | null = null;
  #hasDates = false;

  constructor(field: string, target: PasteTarget) {
    this.#field = field;
    this.#target = target;
  }

  /** @param before What the cell has, which an empty text does not change if it is empty too. */
  read({text, raw}: ClipboardCell, before: unknown): CellValue {
    this.#text ??= this.#start();
    const {value, unread} = this.#text.parse(text, raw);
    if (unread !== undefined) return {value: before, text};
    if (value === null || value === '') return {value: emptyLike(before)};
    if (this.#hasDates && typeof value === 'string') return {value: dateOf(value)};
    // The values of options are text.
    const isNumber = typeof before === 'number' && typeof value === 'string';
    return {value: isNumber && Number.isFinite(Number(value)) ? Number(value) : value};
  }

  #start(): CellText {
    const {rows, lang, editing} = this.#target;
    const field = this.#field;
    this.#hasDates = rows.some(row => readCell(row, field).value instanceof Date);
    return cellTextOf(editing.optionsOf({key: '', field})!, lang);
  }
}

const emptyLike = (before: unknown): unknown =>
  before === null || before === undefined ? before : typeof before === 'string' ? '' : null;

/** A date without a time would be in UTC. */
const dateOf = (iso: string): Date => new Date(iso.includes('T') ? iso : `${iso}T00:00`);

/** Options that are loaded while the user types are not known, and formats of the app may be invalid, which throws. */
function cellTextOf({type, options, format}: EditOptions, lang: string): CellText {
  const isText = type === 'datalist' || (type.endsWith('select') && options === undefined);
  const labeled = normalizeOptions(options, () => {}).map(({value, text: label}) => ({value, label}));
  const given = {type: isText ? 'text' : type, lang, options: labeled} as CellFormat;
  try {
    return new CellText({...given, format});
  } catch {
    return new CellText(given);
  }
}
