import {decodeEntities} from './entities.js';

/** Collects the text of a cell as a page shows it: without extra white space, and with a line for each block. */
export class CellContent {
  readonly #parts: string[] = [];
  #hasSpace = false;
  #hasBlockEnd = false;
  #isLineStart = true;

  /** Adds a text of HTML. */
  addText(html: string): void {
    const text = decodeEntities(html).replace(/[ \t\r\n\f]+/g, ' ');
    if (text.startsWith(' ')) this.#hasSpace = true;
    const words = text.slice(text.startsWith(' ') ? 1 : 0, text.endsWith(' ') ? -1 : undefined);
    if (words === '') return;
    if (this.#hasBlockEnd && this.#parts.length > 0) this.#parts.push('\n');
    else if (this.#hasSpace && !this.#isLineStart) this.#parts.push(' ');
    this.#parts.push(words);
    this.#hasBlockEnd = false;
    this.#isLineStart = false;
    this.#hasSpace = text.endsWith(' ');
  }

  addLineBreak(): void {
    this.#parts.push('\n');
    this.#isLineStart = true;
    this.#hasSpace = false;
  }

  /** Starts or ends a block, such as a paragraph. */
  addBlockEdge(): void {
    this.#hasBlockEnd = true;
    this.#hasSpace = false;
  }

  /** The text. Spreadsheets write empty cells and repeated spaces with spaces that do not break. */
  get text(): string {
    const text = this.#parts.join('').replaceAll('\u00A0', ' ');
    if (text.trim() === '') return '';
    // A page does not show a line break at the end.
    return text.endsWith('\n') ? text.slice(0, -1) : text;
  }
}
