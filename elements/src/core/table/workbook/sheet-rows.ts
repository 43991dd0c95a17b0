import {WorkbookError} from '../import/workbook.js';
import type {CellBudget} from './cell-budget.js';
import {cellText, type Cell, type CellContext} from './cell-text.js';
import {MAX_COLUMNS, MAX_ROWS} from './sheet-limits.js';
import {attributesOf, type XmlHandler} from './xml-reader.js';

const ADDRESS = /^([a-z]{1,3})(\d{1,7})$/i;

/** Takes the place of rows that a sheet leaves out. */
const EMPTY: string[] = [];

/** Reads the rows of a sheet. Cells without text are left out at the end of rows and of the sheet. */
export class SheetRows implements XmlHandler {
  readonly rows: string[][] = [];
  readonly #context: CellContext;
  readonly #budget: CellBudget;
  #isInside = false;
  #row = -1;
  #column = -1;
  #cell: Cell = {type: 'n', style: 0, value: ''};
  /** The element whose text is the value. */
  #valueName = 'v';
  #isValue = false;
  #isPhonetic = false;

  constructor(context: CellContext, budget: CellBudget) {
    this.#context = context;
    this.#budget = budget;
  }

  open(name: string, attributes: string): void {
    if (name === 'sheetData') this.#isInside = true;
    else if (!this.#isInside) return;
    else if (name === 'c') this.#startCell(attributes);
    else if (name === this.#valueName) this.#isValue = true;
    else if (name === 'row') this.#startRow(attributes);
    else if (name === 'rPh') this.#isPhonetic = true;
  }

  close(name: string): void {
    if (name === this.#valueName) this.#isValue = false;
    else if (name === 'c' && this.#isInside) this.#endCell();
    else if (name === 'rPh') this.#isPhonetic = false;
    else if (name === 'sheetData') this.#isInside = false;
  }

  text(text: string): void {
    if (this.#isValue && !this.#isPhonetic) this.#cell.value += text;
  }

  #startRow(attributes: string): void {
    const number = Number(attributesOf(attributes).get('r'));
    this.#row = number >= 1 ? Math.floor(number) - 1 : this.#row + 1;
    this.#column = -1;
  }

  #startCell(tag: string): void {
    const attributes = attributesOf(tag);
    const address = ADDRESS.exec(attributes.get('r') ?? '');
    if (address === null) this.#column += 1;
    else {
      this.#column = columnOf(address[1]!);
      this.#row = Number(address[2]) - 1;
    }
    const type = attributes.get('t') ?? 'n';
    this.#cell = {type, style: Number(attributes.get('s') ?? 0), value: ''};
    this.#valueName = type === 'inlineStr' ? 't' : 'v';
  }

  #endCell(): void {
    const text = cellText(this.#cell, this.#context);
    if (text === '') return;
    if (this.#row >= MAX_ROWS || this.#column >= MAX_COLUMNS) throw new WorkbookError('too-many-cells');
    const cells = this.#rowAt(Math.max(this.#row, 0));
    this.#budget.use(Math.max(0, this.#column + 1 - cells.length));
    while (cells.length < this.#column) cells.push('');
    cells[this.#column] = text;
  }

  #rowAt(index: number): string[] {
    const {rows} = this;
    this.#budget.use(Math.max(0, index - rows.length));
    while (rows.length <= index) rows.push(EMPTY);
    if (rows[index] === EMPTY) rows[index] = [];
    return rows[index]!;
  }
}

/** Returns the index of a column: 0 for A, and 26 for AA. */
function columnOf(letters: string): number {
  let number = 0;
  for (const letter of letters.toUpperCase()) number = number * 26 + letter.charCodeAt(0) - 64;
  return number - 1;
}
