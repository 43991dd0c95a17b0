import {html, nothing, type TemplateResult} from 'lit';
import type {BodyCell, TableBody} from '../model/table-rows.js';
import {emptyIcon, noMatchIcon} from '../../../icons/icons.js';

/**
 * The content below the header: rows, a message if there are no entries, or an outline before the first page.
 */
export type BodyModel =
  | {readonly kind: 'rows'; readonly body: TableBody}
  | {readonly kind: 'empty'; readonly text: string; readonly isFiltered: boolean}
  | {readonly kind: 'outline'; readonly rowCount: number; readonly columnCount: number};

export function tableBody(model: BodyModel): TemplateResult {
  return html`<tbody part="body">
    ${rowsOf(model)}
  </tbody>`;
}

/** The message is below the table, not in it, so that it stays visible when the table scrolls sideways. */
export function emptyMessage(model: BodyModel): TemplateResult | typeof nothing {
  if (model.kind !== 'empty') return nothing;
  return html`<div part="empty" class="empty">
    ${model.isFiltered ? noMatchIcon() : emptyIcon()}<span>${model.text}</span>
  </div>`;
}

function rowsOf(model: BodyModel): readonly TemplateResult[] {
  if (model.kind === 'empty') return [];
  if (model.kind === 'outline') return outlineRows(model.rowCount, model.columnCount);
  const {rows, areNumbers} = model.body;
  return rows.map(
    cells =>
      html`<tr part="row">
        ${cells.map((cell, index) => bodyCell(cell, areNumbers[index] ?? false))}
      </tr>`,
  );
}

function bodyCell({content, slotName, names}: BodyCell, isNumber: boolean): TemplateResult {
  const shown = content.kind === 'text' ? content.value : html`<slot name=${slotName}></slot>`;
  // On one line, because the app may style cells to preserve white space.
  return html`<td part="cell ${names}" class=${names || nothing} ?data-number=${isNumber}>${shown}</td>`;
}

/** As high as the expected rows, so that the layout does not shift when they load. */
function outlineRows(rowCount: number, columnCount: number): TemplateResult[] {
  const cells = Array.from(
    {length: Math.max(1, columnCount)},
    () => html`<td><span class="outline"></span></td>`,
  );
  return Array.from(
    {length: rowCount},
    () =>
      html`<tr aria-hidden="true">
        ${cells}
      </tr>`,
  );
}
