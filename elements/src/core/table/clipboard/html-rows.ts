import {cellOf, EMPTY_CELL, type ClipboardCell} from './clipboard-cell.js';
import {CellContent} from './copied-content.js';
import type {HtmlToken} from './html-tokens.js';

type Attributes = ReadonlyMap<string, string>;

interface OpenCell {
  readonly attributes: Attributes;
  readonly content: CellContent;
}

/** The most columns of a cell in HTML. */
const MOST_COLUMNS = 1000;
const MOST_ROWS = 65_534;

const ROW_GROUP = /^(?:thead|tbody|tfoot)$/;
const CELL = /^t[dh]$/;
const BLOCK = /^(?:p|div|li|ul|ol|h[1-6]|pre|blockquote|table|tr)$/;

/** Collects the rows of all tables of HTML. A table in a cell is text of the cell. */
export class HtmlRows {
  /** The number of cells, also of those that a cell spans. */
  count = 0;

  readonly #rows: ClipboardCell[][] = [];
  #depth = 0;
  #row: ClipboardCell[] | null = null;
  #cell: OpenCell | null = null;
  /** How many more rows each column is spanned. */
  #spans: number[] = [];

  add(token: HtmlToken): void {
    if (token.type === 'text') this.#cell?.content.addText(token.text);
    else if (token.name === 'br') this.#cell?.content.addLineBreak();
    else if (token.name === 'table') this.#addTable(token.type === 'start');
    else if (this.#depth === 1 && this.#isOfTable(token.name)) this.#addOfTable(token);
    else if (BLOCK.test(token.name)) this.#cell?.content.addBlockEdge();
  }

  /** Returns the rows, at the end of the HTML. */
  end(): ClipboardCell[][] {
    this.#endCell();
    this.#endRow();
    return this.#rows;
  }

  #addTable(isStart: boolean): void {
    this.#cell?.content.addBlockEdge();
    this.#depth = Math.max(0, this.#depth + (isStart ? 1 : -1));
    if (this.#depth > 0) return;
    this.#endCell();
    this.#endRow();
    this.#spans = [];
  }

  #isOfTable(name: string): boolean {
    return name === 'tr' || CELL.test(name) || ROW_GROUP.test(name);
  }

  #addOfTable(token: Exclude<HtmlToken, {type: 'text'}>): void {
    const {type, name} = token;
    this.#endCell();
    if (!CELL.test(name)) this.#endRow();
    if (type === 'end') return;
    // Excel ends with a hidden row of the widths.
    if (name === 'tr') this.#row = isHidden(token.attributes) ? null : [];
    if (CELL.test(name) && this.#row !== null && !isHidden(token.attributes))
      this.#cell = {attributes: token.attributes, content: new CellContent()};
  }

  #endCell(): void {
    const [cell, row] = [this.#cell, this.#row];
    if (cell === null || row === null) return;
    while ((this.#spans[row.length] ?? 0) > 0) this.#addSpanned(row);
    const columns = spanOf(cell.attributes, 'colspan', MOST_COLUMNS);
    const moreRows = spanOf(cell.attributes, 'rowspan', MOST_ROWS) - 1;
    for (let column = 0; column < columns; column += 1) {
      if (moreRows > 0 || row.length < this.#spans.length) this.#spans[row.length] = moreRows;
      row.push(column === 0 ? cellOf(cell.attributes, cell.content.text) : EMPTY_CELL);
    }
    this.count += columns;
    this.#cell = null;
  }

  #endRow(): void {
    const row = this.#row;
    this.#row = null;
    if (row === null) return;
    while (row.length < this.#spans.length) this.#addSpanned(row);
    while (this.#spans.at(-1) === 0) this.#spans.pop();
    if (row.length > 0) this.#rows.push(row);
  }

  /** Adds the part of a cell that a row above has. */
  #addSpanned(row: ClipboardCell[]): void {
    this.#spans[row.length] = Math.max(0, (this.#spans[row.length] ?? 0) - 1);
    row.push(EMPTY_CELL);
    this.count += 1;
  }
}

/** Parses a span like a browser. */
function spanOf(attributes: Attributes, name: string, most: number): number {
  const span = parseInt(attributes.get(name) ?? '', 10);
  return span > 0 ? Math.min(span, most) : 1;
}

function isHidden(attributes: Attributes): boolean {
  const style = attributes.get('style') ?? '';
  return style.replace(/\s+/g, '').toLowerCase().includes('display:none');
}
