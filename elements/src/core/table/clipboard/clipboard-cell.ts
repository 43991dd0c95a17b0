import {parseNumber} from '../../sanitize-value.js';
import {RAW_ATTRIBUTE, TEXT_ATTRIBUTE} from './attributes.js';
import {decodeEntities} from './entities.js';

/** A cell of a copied table. */
export interface ClipboardCell {
  readonly text: string;
  /**
   * What the text stands for, in any language: a string is the value in a table of this library, such as `2026-05-12`, and
   * `''` stands for an empty cell. A number is what a spreadsheet calculates with, also for a date. `CellText.parse` uses it.
   */
  readonly raw?: string | number | undefined;
}

/** A cell without text, such as one that another cell spans. */
export const EMPTY_CELL: ClipboardCell = {text: ''};

/** The types of the values of Google Sheets. */
const [TEXT, NUMBER, BOOLEAN] = [2, 3, 4];

/**
 * Returns a cell of HTML. Google Sheets and LibreOffice write the text or number of a cell into an attribute, and so do some
 * versions of Excel.
 */
export function cellOf(attributes: ReadonlyMap<string, string>, content: string): ClipboardCell {
  const own = (name: string) => decoded(attributes.get(name));
  const sheets = sheetsValues(own('data-sheets-value'));
  const number = parseNumber(attributes.get('sdval') ?? attributes.get('x:num') ?? '');
  const text = own(TEXT_ATTRIBUTE) ?? sheets.text ?? content;
  const raw = own(RAW_ATTRIBUTE) ?? sheets.raw ?? number;
  return raw === null ? {text} : {text, raw};
}

const decoded = (value: string | undefined) => (value === undefined ? undefined : decodeEntities(value));

/** Reads what Google Sheets writes, such as `{"1":3,"3":1234.5}` for a number. */
function sheetsValues(json: string | undefined): Partial<ClipboardCell> {
  if (json === undefined) return {};
  try {
    const values = JSON.parse(json) as Readonly<Record<string, unknown>> | null;
    const type = values?.['1'];
    const value = values?.[String(type)];
    if (type === TEXT && typeof value === 'string') return {text: value};
    if (type === NUMBER && typeof value === 'number') return {raw: value};
    return type === BOOLEAN ? {raw: String(value === 1)} : {};
  } catch {
    return {};
  }
}
