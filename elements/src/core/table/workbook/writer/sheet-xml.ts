import type {CellContent} from './sheet-cell.js';
import {contentOf, type Sheet, type SheetColumn} from './sheet.js';
import type {SheetPlan} from './sheet-plan.js';
import {HEADER} from './sheet-styles.js';
import {xmlText} from './xml-text.js';

/** Characters of a piece. Less than two milliseconds pass until it is compressed. */
const PIECE = 32_768;

/** Writes a sheet in pieces. The elements have the order that Excel demands. */
export function* sheetXml(sheet: Sheet, plan: SheetPlan): Generator<string, void, void> {
  yield sheetHead(sheet, plan);
  let xml = '';
  for (const part of rowsXml(sheet, plan)) {
    xml += part;
    if (xml.length < PIECE) continue;
    yield xml;
    xml = '';
  }
  yield `${xml}</sheetData>${sheetEnd(sheet)}</worksheet>`;
}

function sheetHead({columns, isRightToLeft}: Sheet, {widths, levels}: SheetPlan): string {
  const direction = isRightToLeft ? ' rightToLeft="1"' : '';
  const level = levels === null ? 0 : Math.max(...new Set(levels));
  const cols = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  return [
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    // The row of a group is above its rows.
    level > 0 ? '<sheetPr><outlinePr summaryBelow="0"/></sheetPr>' : '',
    `<sheetViews><sheetView${direction} tabSelected="1" workbookViewId="0">`,
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>',
    '<selection pane="bottomLeft" activeCell="A2" sqref="A2"/></sheetView></sheetViews>',
    `<sheetFormatPr defaultRowHeight="15"${level > 0 ? ` outlineLevelRow="${level}"` : ''}/>`,
    columns.length === 0 ? '' : `<cols>${cols.join('')}</cols>`,
    '<sheetData>',
  ].join('');
}

function sheetEnd(sheet: Sheet): string {
  if (sheet.columns.length === 0) return '';
  const last = columnName(sheet.columns.length - 1);
  const all = `A1:${last}${sheet.rows.length + 1}`;
  // Excel marks texts with digits as errors otherwise.
  return `<autoFilter ref="${all}"/><ignoredErrors><ignoredError sqref="${all}" numberStoredAsText="1"/></ignoredErrors>`;
}

/** Returns the range of the header and the rows, with absolute addresses, as names of ranges have them. */
export const filteredRange = ({columns, rows}: Sheet): string =>
  `$A$1:$${columnName(columns.length - 1)}$${rows.length + 1}`;

/** Writes the cells. */
function* rowsXml(sheet: Sheet, {styles, levels}: SheetPlan): Generator<string, void, void> {
  const {columns, rows, totals} = sheet;
  const names = columns.map((_, index) => columnName(index));
  const cellAt = (index: number, row: number) => `<c r="${names[index]!}${row}"`;
  yield '<row r="1">';
  for (const [index, {label}] of columns.entries())
    yield withText(`${cellAt(index, 1)} s="${HEADER}"`, label);
  yield '</row>';
  for (let index = 0; index <= rows.length; index++) {
    const row = index < rows.length ? rows[index] : totals;
    if (row === undefined) continue;
    const isTotal = index === rows.length;
    const level = isTotal ? 0 : (levels?.[index] ?? 0);
    yield `<row r="${index + 2}"${level > 0 ? ` outlineLevel="${level}"` : ''}>`;
    for (const [place, column] of columns.entries()) {
      const content = contentOf(sheet, column, row);
      if (content !== null || isTotal) yield cellXml(cellAt(place, index + 2), content, column, isTotal);
    }
    yield '</row>';
  }

  function cellXml(
    start: string,
    content: CellContent | null,
    column: SheetColumn,
    isTotal: boolean,
  ): string {
    const isNumber = typeof content === 'object' && content !== null;
    const style = isNumber
      ? styles.ofNumber(content.look, column, isTotal)
      : styles.ofText(typeof content === 'string' ? content : '', isTotal);
    const styled = style === 0 ? start : `${start} s="${style}"`;
    if (content === null) return `${styled}/>`;
    if (isNumber) return `${styled}><v>${content.number}</v></c>`;
    if (typeof content === 'boolean') return `${styled} t="b"><v>${Number(content)}</v></c>`;
    return withText(styled, content);
  }
}

/** An inline text is never a formula. */
function withText(start: string, text: string): string {
  const space = /^\s|\s$|\n/.test(text) ? ' xml:space="preserve"' : '';
  return `${start} t="inlineStr"><is><t${space}>${xmlText(text)}</t></is></c>`;
}

/** Returns the name of a column: A for 0, and AA for 26. */
function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}
