import {defused, type CsvColumn} from './csv.js';
import {shownText} from '../filters/filter-rows.js';
import type {TableRow} from '../row.js';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
};

/** Excel starts another row at a line break without this. */
const LINE_BREAK = '<br style="mso-data-placement:same-cell">';

/**
 * Returns rows as the HTML of a table, such as for the clipboard, from which a spreadsheet or a mail reads it. It contains
 * the same texts as the CSV of `rowsToCsv`, also defused.
 */
export function rowsToHtml(rows: readonly TableRow[], columns: readonly CsvColumn[]): string {
  const line = (tag: string, texts: readonly string[]) => htmlRow(texts.map(text => htmlCell(tag, text)));
  const head = line(
    'th',
    columns.map(({label}) => label),
  );
  const body = rows.map(row =>
    line(
      'td',
      columns.map(({field}) => shownText(row, field)),
    ),
  );
  return `<table><thead>${head}</thead><tbody>${body.join('')}</tbody></table>`;
}

/** Returns the HTML of a row. */
export const htmlRow = (cells: readonly string[]): string => `<tr>${cells.join('')}</tr>`;

/** Returns the HTML of a cell, with its text defused. Attributes without a value are left out. */
export function htmlCell(
  tag: string,
  text: string,
  attributes: Readonly<Record<string, string | undefined>> = {},
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escaped(value!, /[&<>"\n\r\t]/g)}"`);
  const lines = defused(text).split(/\r\n?|\n/);
  const content = lines.map(line => escaped(line, /[&<>]/g)).join(LINE_BREAK);
  return `<${tag}${written.join('')}>${content}</${tag}>`;
}

const escaped = (text: string, characters: RegExp): string =>
  text.replace(characters, character => ESCAPES[character]!);
