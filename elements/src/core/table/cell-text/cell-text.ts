import {textOf} from '../search/fold.js';
import type {CellFormat, CellKind, CellReading, CellType} from './cell-format.js';
import {checkboxKind} from './checkbox-kind.js';
import {dateKind, dateTimeKind, timeKind} from './date-kinds.js';
import {numberKind} from './number-kind.js';
import {multiSelectKind, selectKind} from './option-kinds.js';

const KINDS: Readonly<Record<Exclude<CellType, 'text'>, (format: CellFormat) => CellKind>> = {
  number: numberKind,
  checkbox: checkboxKind,
  select: selectKind,
  'multi-select': multiSelectKind,
  date: dateKind,
  'date-time': dateTimeKind,
  time: timeKind,
};

/**
 * Parses the text of a cell that a user has typed, pasted, or imported, and writes a value as the text that starts an edit.
 * It parses what it has written as the same value, except for a year that another calendar of the language has now. Create
 * one for a column, because the formats of a language take time.
 *
 * @example
 *   const price = new CellText({type: 'number', lang: 'de', format: {style: 'currency', currency: 'EUR'}});
 *   price.parse('1.234,50 €'); // {value: 1234.5}
 *   price.parse('cheap'); // {unread: 'not-a-number'}
 *   price.write(1234.5); // '1234,50'
 */
export class CellText {
  readonly #type: CellType;
  /** Null for text, which is its own value. */
  readonly #kind: CellKind | null;

  constructor(format: CellFormat) {
    this.#type = format.type;
    this.#kind = format.type === 'text' ? null : KINDS[format.type](format);
  }

  /**
   * Parses a text. A column of text keeps it unchanged. In the others, outer white space does not count, and an empty text is
   * null, or `[]` in a `multi-select`. The day number of a spreadsheet is not a date.
   *
   * @param raw What a copied text stands for (`ClipboardCell`), which does not depend on the language. It is used if it is a
   *   value of the column. The number of a spreadsheet is used if the text shows that number.
   */
  parse(text: string, raw?: string | number): CellReading {
    if (this.#kind === null) return {value: raw === '' ? '' : text};
    const reading = raw === undefined ? null : this.#parseRaw(raw, text, this.#kind);
    return reading === null || reading.unread !== undefined ? this.#parse(text, this.#kind.parse) : reading;
  }

  /**
   * Writes a value for editing: a number without groups and units, a date or time as users type it, and the label of an
   * option. A missing value is `''`, and one that is not of the type is the text that search finds.
   */
  write(value: unknown): string {
    if (value === null || value === undefined) return '';
    return this.#kind === null ? textOf(value) : this.#kind.write(value);
  }

  #parseRaw(raw: string | number, text: string, {parse, parseRaw}: CellKind): CellReading | null {
    if (typeof raw === 'number') return parseRaw?.(raw, text) ?? null;
    return this.#parse(raw, trimmed => (parseRaw === undefined ? parse(trimmed) : parseRaw(trimmed, text)));
  }

  #parse(text: string, parse: CellKind['parse']): CellReading {
    const trimmed = text.trim();
    if (trimmed === '') return {value: this.#type === 'multi-select' ? [] : null};
    return parse(trimmed);
  }
}
