import {html, nothing, type TemplateResult} from 'lit';
import type {PinSide, TableRow} from '../../../../core/table/index.js';
import type {Warn} from '../../../../core/bad-input.js';
import type {ShownColumn} from './column-arrangement.js';

/** Neighboring columns with the same group. */
export interface ColumnGroup {
  readonly text: string;
  readonly pin: PinSide | null;
  /** The place of the first column. */
  readonly start: number;
  readonly span: number;
}

/** Returns the groups of all columns; empty if no column has a group. */
export function groupsOf(columns: readonly ShownColumn[]): ColumnGroup[] {
  const groups: ColumnGroup[] = [];
  for (const [start, {group: text, pin}] of columns.entries()) {
    const last = groups.at(-1);
    if (last?.text === text && last.pin === pin) groups[groups.length - 1] = {...last, span: last.span + 1};
    else groups.push({text, pin, start, span: 1});
  }
  return groups.some(({text}) => text !== '') ? groups : [];
}

/** The row of headers above the columns. */
export function groupRow(groups: readonly ColumnGroup[], leading: number, trailing: number): TemplateResult {
  const blank = (span: number, name = '') => html`<td class="no-header ${name}" colspan=${span}></td>`;
  const controls = (span: number) => (span > 0 ? blank(span, 'control-cell') : nothing);
  return html`<tr part="group-row" class="group-row">
    ${controls(leading)}
    ${groups.map(({text, span}) =>
      text === ''
        ? blank(span)
        : html`<th scope="colgroup" colspan=${span} part="group-cell" class="group">${text}</th>`,
    )}
    ${controls(trailing)}
  </tr>`;
}

/** Returns the footer of each column. A function that throws warns, and its footer is empty. */
export function footersOf(columns: readonly ShownColumn[], rows: readonly TableRow[], warn: Warn): string[] {
  return columns.map(({footer, name}) => {
    if (typeof footer === 'string') return footer;
    try {
      return String(footer(rows) ?? '');
    } catch (cause) {
      warn(`the footer function of column "${name}" threw; the footer is empty.`, cause);
      return '';
    }
  });
}

interface FootModel {
  readonly areNumbers: readonly boolean[];
  /** The number of columns before and after those with footers. */
  readonly leading: number;
  readonly trailing: number;
}

/** The row of footers. It has as many cells as other rows, so that rules by place apply to it. */
export function footRow(
  footers: readonly string[],
  {areNumbers, leading, trailing}: FootModel,
): TemplateResult {
  const blanks = (count: number) => Array.from({length: count}, () => html`<td class="control-cell"></td>`);
  return html`<tfoot part="foot">
    <tr part="foot-row">
      ${blanks(leading)}
      ${footers.map((text, index) => html`<td part="foot-cell" ?data-number=${areNumbers[index]}>${text}</td>`)}
      ${blanks(trailing)}
    </tr>
  </tfoot>`;
}
