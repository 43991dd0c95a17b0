import type {CellValue} from '../cell-text/cell-format.js';
import {defused} from '../csv/csv.js';
import {htmlCell, htmlRow} from '../csv/html-table.js';
import {RAW_ATTRIBUTE, TEXT_ATTRIBUTE} from './attributes.js';

/** A cell to copy. */
export interface CopiedCell {
  /** What the table shows, for other programs. */
  readonly text: string;
  /** The value, for tables of this library, so that it does not depend on the language and on what the text leaves out. */
  readonly raw?: CellValue | undefined;
}

/** The data of a copy, for the types `text/html` and `text/plain`. */
export interface CopiedTexts {
  readonly html: string;
  readonly text: string;
}

/** What HTML, or a program that reads it, does not keep. */
const NOT_KEPT = /^\s|\s$|\s\s|[^\S \n]/;

/**
 * Returns rows for the clipboard: as an HTML table, and as text with tabs, in which only cells with tabs, line breaks, or a
 * quote at the start are in quotes, as spreadsheets write it. Texts that a spreadsheet would run as a formula are defused,
 * like in `rowsToCsv`; `readClipboard` reads those of the HTML as they were.
 */
export function writeClipboard(rows: readonly (readonly CopiedCell[])[]): CopiedTexts {
  const lines = rows.map(row => row.map(({text}) => quoted(defused(text))).join('\t'));
  // Otherwise, the line break before it would be the end of the text.
  if (lines.at(-1) === '') lines.push('');
  return {
    html: `<table><tbody>${rows.map(row => htmlRow(row.map(cellHtml))).join('')}</tbody></table>`,
    text: lines.join('\r\n'),
  };
}

function cellHtml({text, raw}: CopiedCell): string {
  const isKept = !NOT_KEPT.test(text) && defused(text) === text;
  return htmlCell('td', text, {
    [TEXT_ATTRIBUTE]: isKept ? undefined : text,
    [RAW_ATTRIBUTE]: raw === text ? undefined : rawText(raw),
  });
}

/** Returns a value as text that `CellText` parses in every language. Options of a list are on lines. */
function rawText(raw: CellValue | undefined): string | undefined {
  if (raw === null || raw === undefined) return raw === null ? '' : undefined;
  return Array.isArray(raw) ? raw.join('\n') : String(raw);
}

function quoted(text: string): string {
  return /[\t\r\n]|^"/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
