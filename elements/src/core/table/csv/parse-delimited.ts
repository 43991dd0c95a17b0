import type {SlicedWork} from '../sliced-work.js';

/** Characters per slice: about a millisecond. */
const SLICE = 16_384;

const QUOTE = 34;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/**
 * Parses CSV (RFC 4180) or text with tabs, as spreadsheets write it, in slices. Rows may have different lengths, and end
 * with CRLF, LF, or CR, also the last one. A cell in quotes may contain delimiters, line breaks, and quotes that are written
 * twice. If something else follows the last quote, or if it is missing, the quotes are part of the text.
 *
 * @param delimiter One character between cells.
 * @param cellOf Returns the cell of a text.
 */
export function* parseDelimited<Cell>(
  text: string,
  delimiter: string,
  cellOf: (text: string) => Cell,
): SlicedWork<Cell[][]> {
  const separator = delimiter.charCodeAt(0);
  const rows: Cell[][] = [];
  let row: Cell[] = [];
  let sliceEnd = SLICE;
  for (let start = 0; start < text.length || row.length > 0;) {
    if (start >= sliceEnd) {
      sliceEnd = start + SLICE;
      yield;
    }
    const quoteEnd = text.charCodeAt(start) === QUOTE ? endOfQuoted(text, start, separator) : -1;
    const isQuoted = quoteEnd !== -1;
    const end = isQuoted ? quoteEnd : endOfCell(text, start, separator);
    const cell = isQuoted ? text.slice(start + 1, end - 1).replaceAll('""', '"') : text.slice(start, end);
    row.push(cellOf(cell));
    start = end + 1;
    if (text.charCodeAt(end) === separator) continue;
    if (text.charCodeAt(end) === CARRIAGE_RETURN && text.charCodeAt(start) === LINE_FEED) start += 1;
    rows.push(row);
    row = [];
  }
  return rows;
}

/** Returns the index after the last quote, or -1 if the cell does not end there. */
function endOfQuoted(text: string, start: number, separator: number): number {
  for (let quote = text.indexOf('"', start + 1); quote !== -1; quote = text.indexOf('"', quote + 2))
    if (text.charCodeAt(quote + 1) !== QUOTE) return isEnd(text, quote + 1, separator) ? quote + 1 : -1;
  return -1;
}

function endOfCell(text: string, start: number, separator: number): number {
  let end = start;
  while (!isEnd(text, end, separator)) end += 1;
  return end;
}

function isEnd(text: string, index: number, separator: number): boolean {
  const code = text.charCodeAt(index);
  return code === separator || code === LINE_FEED || code === CARRIAGE_RETURN || index >= text.length;
}
