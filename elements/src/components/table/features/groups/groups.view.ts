import {html, nothing, type TemplateResult} from 'lit';
import type {GroupTotals, PageGroup} from '../../../../core/table/index.js';
import {chevronIcon} from '../../../../icons/icons.js';
import {nameOf, type Column} from '../../model/table-columns.js';
import type {GroupTexts} from './group-texts.js';

/** Between a name and a number, which would otherwise be one word: templates are packed without line breaks. */
const SPACE = ' ';

interface Cells {
  /** The visible columns, and the numbers of columns of features before and after them. */
  readonly columns: readonly Column[];
  readonly leading: number;
  readonly trailing: number;
  readonly texts: GroupTexts;
}

interface GroupLine extends Cells {
  readonly line: PageGroup;
  readonly name: string;
  /** The cells of columns of features, first those before the columns of the app. */
  readonly controls: readonly TemplateResult[];
  readonly onToggle: () => void;
}

/** The header of a group: a button that opens it, the number of its entries, and its totals. */
export function groupLine({line, name, controls, onToggle, ...cells}: GroupLine): TemplateResult {
  const {path, group, isOpen, isContinued, totals} = line;
  const {localize} = cells.texts;
  const span = leadingSpan(cells.columns);
  return html`<tr part="group-line" class="rows-group" data-level=${Math.min(path.length, 4)}>
    ${controls.slice(0, cells.leading)}
    <th scope="rowgroup" part="group-cell" class="group-cell" colspan=${span}>
      <button
        part="group-toggle"
        class="group-toggle"
        type="button"
        aria-expanded=${isOpen ? 'true' : 'false'}
        @click=${onToggle}
      >
        ${chevronIcon()}<span>${name}</span></button
      >${SPACE}<span part="group-count" class="group-count"
        >${localize.term('groupEntries', group.count)}</span
      >
      ${isContinued ? html`${SPACE}<span class="group-count">${localize.term('groupContinued')}</span>` : nothing}
    </th>
    ${totalCells(totals, group.count, span, 'group-total', cells)}${controls.slice(cells.leading)}
  </tr>`;
}

interface TotalsRow extends Cells {
  readonly totals: GroupTotals;
  readonly count: number;
}

/** The totals of all rows that match. */
export function totalsRow({totals, count, ...cells}: TotalsRow): TemplateResult {
  const span = leadingSpan(cells.columns);
  return html`<tfoot>
    <tr part="totals" class="totals">
      ${blanks(cells.leading)}
      <th scope="row" part="total-cell" colspan=${span}>${cells.texts.localize.term('totalOf', count)}</th>
      ${totalCells(totals, count, span, 'total-cell', cells)}${blanks(cells.trailing)}
    </tr>
  </tfoot>`;
}

/** The header takes the columns before the first total, and at least one. */
function leadingSpan(columns: readonly Column[]): number {
  const first = columns.findIndex(({source}, index) => index > 0 && Boolean(source.total));
  return Math.max(1, first === -1 ? columns.length : first);
}

function totalCells(
  totals: GroupTotals,
  count: number,
  start: number,
  part: string,
  {columns, texts}: Cells,
): TemplateResult[] {
  return columns.slice(start).map(column => {
    const value = totals.get(column.field);
    const text = texts.totalText(value, column, count);
    const kind = text === '' ? null : texts.kindOf(column);
    const isSum = column.source.total === 'sum';
    return html`<td
      part=${part}
      class=${column.names || nothing}
      data-label=${kind === null ? nothing : nameOf(column)}
      ?data-number=${column.isEnd ?? (typeof value === 'number' || typeof value === 'bigint')}
    >
      ${
        kind === null
          ? nothing
          : html`<span part="total-kind" class=${isSum ? 'visually-hidden' : 'total-kind'}>${kind}</span> `
      }${text}
    </td>`;
  });
}

export const blankCell = (): TemplateResult => html`<td class="control-cell"></td>`;

const blanks = (count: number): TemplateResult[] => Array.from({length: count}, blankCell);

/** The icon of what groups by a column. */
export const groupIcon = (): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 24 24" focusable="false">
    <path d="M4 6h16M8 12h12M8 18h12M4 9v9" />
  </svg>`;
