import {defused, type CsvColumn} from './csv.js';
import {shownText} from '../filters/filter-rows.js';
import type {TableRow} from '../row.js';

const ESCAPES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

/**
 * Returns rows as the HTML of a table, such as for the clipboard, from which a spreadsheet or a mail reads it. It contains
 * the same texts as the CSV of `rowsToCsv`, also defused.
 */
export function rowsToHtml(rows: readonly TableRow[], columns: readonly CsvColumn[]): string {
  const line = (tag: string, texts: readonly string[]) =>
    `<tr>${texts.map(text => `<${tag}>${escaped(defused(text))}</${tag}>`).join('')}</tr>`;
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

const escaped = (text: string) => text.replace(/[&<>]/g, character => ESCAPES[character]!);
