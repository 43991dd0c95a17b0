import {parseDelimited} from '../csv/parse-delimited.js';
import {runToEnd, type SlicedWork} from '../sliced-work.js';
import {EMPTY_CELL, type ClipboardCell} from './clipboard-cell.js';
import {HtmlRows} from './html-rows.js';
import {HtmlTokens} from './html-tokens.js';

/** What was copied: the data of the types `text/html` and `text/plain`. */
export interface ClipboardTexts {
  readonly html?: string | undefined;
  readonly text?: string | undefined;
}

/** What is too large to paste. */
export interface ClipboardLimits {
  /** The most characters of the HTML or the text, and the most cells. A cell that spans others counts as all of them. */
  readonly most: number;
}

/** Characters of HTML and cells per slice: about a millisecond. */
const SLICE = 16_384;
const CELLS_PER_SLICE = 512;

/**
 * Reads the rows of a copied table: those of the HTML that Excel, Google Sheets, LibreOffice, web pages, and `writeClipboard`
 * write, because it also has values and line breaks, or else those of the text, with tabs between cells. Rows may have
 * different lengths. What another cell spans is empty. Returns null if both are too large.
 */
export function readClipboard(texts: ClipboardTexts, limits: ClipboardLimits): ClipboardCell[][] | null {
  return runToEnd(clipboardRows(texts, limits));
}

/** The work of `readClipboard` in slices, for many cells. */
export function* clipboardRows(
  {html = '', text = ''}: ClipboardTexts,
  {most}: ClipboardLimits,
): SlicedWork<ClipboardCell[][] | null> {
  const rows = html.length > most ? null : yield* htmlRows(html, most);
  if (rows !== null && rows.length > 0) return rows;
  if (text === '' && rows !== null) return [];
  return text.length > most || text === '' ? null : yield* parseDelimited(text, '\t', textCell);
}

/** Returns null if there are too many cells. */
function* htmlRows(html: string, most: number): SlicedWork<ClipboardCell[][] | null> {
  const tokens = new HtmlTokens(html);
  const table = new HtmlRows();
  let slice = {end: SLICE, cells: CELLS_PER_SLICE};
  for (let token = tokens.next(); token !== null; token = tokens.next()) {
    table.add(token);
    if (table.count > most) return null;
    if (tokens.position < slice.end && table.count < slice.cells) continue;
    slice = {end: tokens.position + SLICE, cells: table.count + CELLS_PER_SLICE};
    yield;
  }
  return table.end();
}

function textCell(text: string): ClipboardCell {
  return text === '' ? EMPTY_CELL : {text: text.replace(/\r\n?/g, '\n')};
}
