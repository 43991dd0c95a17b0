import {html, nothing, type TemplateResult} from 'lit';
import {isScalar, readCell, scalarText, type TableRow} from '../../../core/table/index.js';
import {shownAt} from '../model/places.js';
import {firstRowIndex} from '../model/table-model.js';
import type {BodyCell} from '../model/table-rows.js';
import type {TableView} from './view-model.js';

/**
 * The rows as templates, with the same elements as `bodyRows`. A server needs them, because it renders nothing that a
 * directive does by hand, and so does the first update of an element that a server has rendered.
 */
export function rowTemplates(view: TableView): TemplateResult {
  const {data, body, columns, features} = view;
  const {rows, areNumbers} = body;
  const firstIndex = firstRowIndex(data);
  return html`<tbody part="body">
    ${rows.map(
      (cells, place) =>
        html`${shownAt(features, 'beforeRow', place)}
          <tr part="row" aria-rowindex=${firstIndex === null ? nothing : firstIndex + place}>
            ${featureCells(view, place, false)}
            ${cells.map((cell, index) =>
              cellTemplate(cell, areNumbers[index] ?? false, () =>
                plainText(data.page!.rows[place]!, columns[index]!.field),
              ),
            )}
            ${featureCells(view, place, true)}
          </tr>`,
    )}${shownAt(features, 'beforeRow', rows.length)}
  </tbody>`;
}

/** The cells of features before those of the app, or after them: of a row by its place, or of an outline. */
export const featureCells = (
  {features}: TableView,
  place: number | null,
  isLast: boolean,
): TemplateResult[] =>
  features.flatMap(({column}) => (column && Boolean(column.isLast) === isLast ? [column.cell(place)] : []));

/** @param plain Returns what is shown until a framework has rendered the content of the cell. */
function cellTemplate(
  {names, content, slotName}: BodyCell,
  isNumber: boolean,
  plain: () => string,
): TemplateResult {
  const shown = content.kind === 'text' ? content.value : html`<slot name=${slotName}>${plain()}</slot>`;
  return html`<td part=${`cell ${names}`.trimEnd()} class=${names || nothing} ?data-number=${isNumber}>
    ${shown}
  </td>`;
}

function plainText(row: TableRow, field: string): string {
  const {value} = readCell(row, field, () => {});
  return isScalar(value) ? scalarText(value) : '';
}
