import {defused} from '../../csv/csv.js';
import type {NumberLook} from './sheet-cell.js';
import {dateCodes, GENERAL, numberCode} from './format-code.js';
import type {Sheet, SheetColumn} from './sheet.js';
import {xmlText} from './xml-text.js';

/** The styles of texts: with several lines, and as a text when a user edits it. Both together are the next one. */
const [PLAIN, WRAPPED, QUOTED] = [0, 1, 2];
export const HEADER = 4;
/** The style of numbers without a format in the last row, and the first of those with one. */
const [TOTAL, FIRST] = [5, 6];

/** The number of the first format that a file may define. */
const FIRST_FORMAT = 164;

const [REGULAR, BOLD] = [0, 1];
const FONTS = ['', '<b/>'].map(bold => `<font>${bold}<sz val="11"/><name val="Calibri"/></font>`);
/** Excel needs both. */
const FILLS = ['none', 'gray125'].map(type => `<fill><patternFill patternType="${type}"/></fill>`);
const [NO_LINE, LINE_BELOW, LINE_ABOVE] = [0, 1, 2];
const BORDERS = ['<top/><bottom/>', '<top/><bottom style="thin"/>', '<top style="thin"/><bottom/>'].map(
  lines => `<border><left/><right/>${lines}<diagonal/></border>`,
);

/** The styles of the cells of a sheet, by number. */
export class SheetStyles {
  /** The codes of the formats. Each has a style, and one for the last row. */
  readonly #codes: readonly string[];
  readonly #byLook: Readonly<Record<Exclude<NumberLook, 'number'>, string>>;
  readonly #byField: ReadonlyMap<string, string>;

  constructor({columns, lang}: Pick<Sheet, 'columns' | 'lang'>) {
    this.#byLook = dateCodes(lang);
    const own = columns.map(({field, format}) => [field, format && numberCode(lang, format)] as const);
    this.#byField = new Map(own.map(([field, code = GENERAL]) => [field, code]));
    const codes = new Set([...Object.values(this.#byLook), ...this.#byField.values()]);
    codes.delete(GENERAL);
    this.#codes = [...codes];
  }

  /** Returns the code of the format of a number. */
  codeOf(look: NumberLook, {field}: SheetColumn): string {
    return look === 'number' ? this.#byField.get(field)! : this.#byLook[look];
  }

  ofNumber(look: NumberLook, column: SheetColumn, isTotal: boolean): number {
    const index = this.#codes.indexOf(this.codeOf(look, column));
    if (index === -1) return isTotal ? TOTAL : PLAIN;
    return FIRST + 2 * index + Number(isTotal);
  }

  ofText(text: string, isTotal: boolean): number {
    if (isTotal) return TOTAL;
    return (/[\n\r]/.test(text) ? WRAPPED : PLAIN) + (defused(text) === text ? PLAIN : QUOTED);
  }

  /** Returns the part of the workbook with the styles. */
  xml(): string {
    const formats = this.#codes.map((code, index) => {
      const format = `numFmtId="${FIRST_FORMAT + index}"`;
      return `<numFmt ${format} formatCode="${xmlText(code)}"/>`;
    });
    const texts = ['', WRAP, QUOTE, QUOTE + WRAP].map(more => style(0, REGULAR, NO_LINE, more));
    const numbers = this.#codes.flatMap((_, index) => [
      style(FIRST_FORMAT + index, REGULAR, NO_LINE),
      style(FIRST_FORMAT + index, BOLD, LINE_ABOVE),
    ]);
    const styles = [...texts, style(0, BOLD, LINE_BELOW), style(0, BOLD, LINE_ABOVE), ...numbers];
    return [
      '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
      list('numFmts', formats),
      list('fonts', FONTS),
      list('fills', FILLS),
      list('borders', BORDERS),
      list('cellStyleXfs', [style(0, REGULAR, NO_LINE)]),
      list('cellXfs', styles),
      '</styleSheet>',
    ].join('');
  }
}

const QUOTE = ' quotePrefix="1"';
const WRAP = ' applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>';

const list = (name: string, items: readonly string[]): string =>
  `<${name} count="${items.length}">${items.join('')}</${name}>`;

function style(format: number, font: number, border: number, more = ''): string {
  const own = `numFmtId="${format}" fontId="${font}" fillId="0" borderId="${border}"`;
  const start = `<xf ${own} applyNumberFormat="1" applyFont="1" applyBorder="1"${more}`;
  return start.endsWith('>') ? start : `${start}/>`;
}
